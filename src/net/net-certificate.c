/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Certificates of servers that are not signed by an authority of the system, as short texts: base64
   that needs no quotes in an address, one after the other with dots between them. */

#include "net-certificate.h"

#include <gnutls/x509.h>
#include <string.h>

#define MAX_CERTIFICATES 4
#define LETTERS "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_."
#define LINE             64             /* characters of a line of PEM */

/* The certificates in a file of PEM or DER. */
static guint
import (const guchar       *bytes,
        gsize               size,
        gnutls_x509_crt_t  *certificates)
{
  const gnutls_datum_t datum = { (guchar *) bytes, size };
  guint n = MAX_CERTIFICATES;

  if (gnutls_x509_crt_list_import (certificates, &n, &datum, GNUTLS_X509_FMT_PEM,
                                   GNUTLS_X509_CRT_LIST_IMPORT_FAIL_IF_EXCEED) > 0)
    return n;
  n = 1;
  return gnutls_x509_crt_list_import (certificates, &n, &datum, GNUTLS_X509_FMT_DER, 0) > 0 ? n : 0;
}

static void
append (GString           *text,
        gnutls_x509_crt_t  certificate)
{
  gnutls_datum_t der;
  g_autofree char *base64 = NULL;

  if (gnutls_x509_crt_export2 (certificate, GNUTLS_X509_FMT_DER, &der) != 0)
    g_error ("a certificate cannot be written");
  base64 = g_base64_encode (der.data, der.size);
  gnutls_free (der.data);
  g_strdelimit (base64, "+", '-');
  g_strdelimit (base64, "/", '_');
  g_strdelimit (base64, "=", '\0');
  g_string_append_printf (text, "%s%s", text->len > 0 ? "." : "", base64);
}

/**
 * net_certificate_load:
 * @path: (type filename): of a file with certificates, PEM or DER
 * @error: why not; %G_TLS_ERROR_BAD_CERTIFICATE if there is none in it, or too many
 *
 * Returns: (transfer full) (nullable): a text of at most %NET_CERTIFICATE_MAX characters
 */
char *
net_certificate_load (const char *path,
                      GError    **error)
{
  g_autoptr (GMappedFile) file = g_mapped_file_new (path, FALSE, error);
  g_autoptr (GString) text = g_string_new (NULL);
  gnutls_x509_crt_t certificates[MAX_CERTIFICATES];
  guint n;

  if (file == NULL)
    return NULL;
  n = import ((const guchar *) g_mapped_file_get_contents (file),
              g_mapped_file_get_length (file), certificates);
  for (guint i = 0; i < n; i++)
    {
      append (text, certificates[i]);
      gnutls_x509_crt_deinit (certificates[i]);
    }
  if (n > 0 && text->len <= NET_CERTIFICATE_MAX)
    return g_strdup (text->str);
  g_set_error_literal (error, G_TLS_ERROR, G_TLS_ERROR_BAD_CERTIFICATE, path);
  return NULL;
}

/* (transfer full): one certificate. */
static char *
make_base64 (const char *part)
{
  static const char * const fill[] = { "", "", "==", "=" };
  char *text = g_strconcat (part, fill[strlen (part) % 4], NULL);

  g_strdelimit (text, "-", '+');
  g_strdelimit (text, "_", '/');
  return text;
}

/** net_certificate_is_text: whether net_certificate_load() could have given @text. */
gboolean
net_certificate_is_text (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ".", -1);

  if (text[0] == '\0' || strlen (text) > NET_CERTIFICATE_MAX ||
      text[strspn (text, LETTERS)] != '\0')
    return FALSE;
  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *base64 = make_base64 (parts[i]);
      gsize size;
      g_autofree guchar *der = g_base64_decode (base64, &size);
      gnutls_x509_crt_t certificate;
      const gnutls_datum_t datum = { der, size };
      gboolean fine;

      gnutls_x509_crt_init (&certificate);
      fine = gnutls_x509_crt_import (certificate, &datum, GNUTLS_X509_FMT_DER) == 0;
      gnutls_x509_crt_deinit (certificate);
      if (!fine)
        return FALSE;
    }
  return TRUE;
}

/** net_certificate_make_pem: (transfer full): what stands in a file of PEM. */
char *
net_certificate_make_pem (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ".", -1);
  GString *pem = g_string_new (NULL);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *base64 = make_base64 (parts[i]);

      g_string_append (pem, "-----BEGIN CERTIFICATE-----\n");
      for (gsize at = 0; at < strlen (base64); at += LINE)
        g_string_append_printf (pem, "%.*s\n", LINE, base64 + at);
      g_string_append (pem, "-----END CERTIFICATE-----\n");
    }
  return g_string_free (pem, FALSE);
}
