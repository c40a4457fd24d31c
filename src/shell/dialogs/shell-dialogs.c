/* SPDX-License-Identifier: GPL-3.0-or-later */
/* File dialogs and questions. GTK 4.10 replaced their API; no other file uses either. */

#include "config.h"

#include "shell-dialogs.h"

#include "shell-path-bar.h"

#include <glib/gi18n.h>

/* Who gets the answer. */
typedef struct
{
  ShellFileChosen chosen;
  ShellAnswered   answered;
  gpointer        data;
} Question;

/* Keys of the data of a window: what closes all its dialogs but the message, and what closes that.
   A message that the player has closed is cancelled too. */
#define KEY     "shell-dialogs"
#define MESSAGE "shell-dialogs-message"

/* What is longer is shortened: a dialog is as wide as the longest word of its text. */
#define LONGEST_WORD 48
#define LONGEST_TEXT 800

static GCancellable *
add_cancellable (GtkWindow  *parent,
                 const char *key)
{
  GCancellable *cancellable = g_cancellable_new ();

  g_object_set_data_full (G_OBJECT (parent), key, cancellable, g_object_unref);
  g_signal_connect_object (parent, "destroy", G_CALLBACK (shell_dialogs_close), cancellable, 0);
  return cancellable;
}

static void
cancel (GtkWindow  *parent,
        const char *key)
{
  g_cancellable_cancel (g_object_get_data (G_OBJECT (parent), key));
  g_object_set_data (G_OBJECT (parent), key, NULL);
}

/* (transfer none): what closes the dialogs of a window, at the latest when it is destroyed. */
static GCancellable *
get_cancellable (GtkWindow *parent)
{
  GCancellable *cancellable = g_object_get_data (G_OBJECT (parent), KEY);

  return cancellable != NULL ? cancellable : add_cancellable (parent, KEY);
}

/* (transfer full): @text with an ellipsis in its middle if it has more than @most characters. */
static char *
shorten (const char *text,
         glong       most)
{
  glong length = g_utf8_strlen (text, -1);
  g_autofree char *start = NULL;

  if (length <= most)
    return g_strdup (text);
  start = g_utf8_substring (text, 0, most / 2);
  return g_strconcat (start, "…", g_utf8_offset_to_pointer (text, length - most / 2), NULL);
}

/* (transfer full): @text with its long words shortened, as names of files may be, and not too long
   itself. */
static char *
make_fit (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_autofree char *joined = NULL;

  for (guint i = 0; words[i]; i++)
    {
      char *word = shorten (words[i], LONGEST_WORD);

      g_free (words[i]);
      words[i] = word;
    }
  joined = g_strjoinv (" ", words);
  return shorten (joined, LONGEST_TEXT);
}

static Question *
make_question (ShellFileChosen chosen,
               ShellAnswered   answered,
               gpointer        data)
{
  Question *question = g_new (Question, 1);

  *question = (Question) { chosen, answered, data };
  return question;
}

#if GTK_CHECK_VERSION (4, 10, 0)

/* GTK closes its own dialogs when they are cancelled, but not at once; they must not be destroyed
   before. */
static gboolean
is_cancelled (GtkWindow *window)
{
  return G_OBJECT_TYPE (window) == GTK_TYPE_WINDOW || GTK_IS_MESSAGE_DIALOG (window) ||
         GTK_IS_FILE_CHOOSER (window);
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autofree Question *question = data;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, NULL);

  question->chosen (file, question->data);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autofree Question *question = data;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL);

  question->chosen (file, question->data);
}

static void
selected_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autofree Question *question = data;
  g_autoptr (GFile) folder = gtk_file_dialog_select_folder_finish (GTK_FILE_DIALOG (source), result,
                                                                   NULL);

  question->chosen (folder, question->data);
}

static void
show_chooser (GtkWindow             *parent,
              const ShellFileChoice *choice,
              Question              *question)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  GCancellable *cancellable = get_cancellable (parent);

  gtk_file_dialog_set_title (dialog, choice->title);
  gtk_file_dialog_set_accept_label (dialog, choice->verb);
  gtk_file_dialog_set_filters (dialog, choice->filters);
  gtk_file_dialog_set_initial_folder (dialog, choice->folder);
  gtk_file_dialog_set_initial_name (dialog, choice->name);
  if (choice->of_folders)
    gtk_file_dialog_select_folder (dialog, parent, cancellable, selected_cb, question);
  else if (choice->saving)
    gtk_file_dialog_save (dialog, parent, cancellable, saved_cb, question);
  else
    gtk_file_dialog_open (dialog, parent, cancellable, opened_cb, question);
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autofree Question *question = data;
  int button = gtk_alert_dialog_choose_finish (GTK_ALERT_DIALOG (source), result, NULL);

  question->answered (button == 1, question->data);
}

static void
show_question (GtkWindow  *parent,
               const char *text,
               const char *detail,
               const char *verb,
               Question   *question)
{
  g_autoptr (GtkAlertDialog) dialog = gtk_alert_dialog_new ("%s", text);
  const char * const buttons[] = { _("_Cancel"), verb, NULL };

  gtk_alert_dialog_set_detail (dialog, detail);
  gtk_alert_dialog_set_buttons (dialog, buttons);
  gtk_alert_dialog_set_cancel_button (dialog, 0);
  gtk_alert_dialog_set_default_button (dialog, 0);
  gtk_alert_dialog_choose (dialog, parent, get_cancellable (parent), answered_cb, question);
}

static void
told_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (GCancellable) cancellable = data;

  g_cancellable_cancel (cancellable);
}

static void
show_message (GtkWindow    *parent,
              const char   *text,
              const char   *detail,
              GCancellable *cancellable)
{
  g_autoptr (GtkAlertDialog) dialog = gtk_alert_dialog_new ("%s", text);

  gtk_alert_dialog_set_detail (dialog, detail);
  gtk_alert_dialog_choose (dialog, parent, cancellable, told_cb, g_object_ref (cancellable));
}

#else

static gboolean
is_cancelled (GtkWindow *window)
{
  return GTK_IS_FILE_CHOOSER (window);
}

static void
answer (Question *question,
        gboolean  yes,
        GFile    *file)
{
  if (question->answered != NULL)
    question->answered (yes, question->data);
  if (question->chosen != NULL)
    question->chosen (file, question->data);
  *question = (Question) { NULL };
}

/* A dialog that is closed without an answer means no. */
static void
free_question (gpointer  data,
               GClosure *closure)
{
  answer (data, FALSE, NULL);
  g_free (data);
}

static void
file_response_cb (GtkNativeDialog *dialog,
                  int              response,
                  gpointer         question)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  answer (question, FALSE, file);
  g_object_unref (dialog);
}

static void
chooser_cancelled_cb (GtkNativeDialog *dialog)
{
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

static void
show_chooser (GtkWindow             *parent,
              const ShellFileChoice *choice,
              Question              *question)
{
  GtkFileChooserNative *dialog =
    gtk_file_chooser_native_new (choice->title, parent,
                                 choice->of_folders ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
                                 : choice->saving   ? GTK_FILE_CHOOSER_ACTION_SAVE
                                                    : GTK_FILE_CHOOSER_ACTION_OPEN,
                                 choice->verb, NULL);

  for (guint i = 0; choice->filters && i < g_list_model_get_n_items (choice->filters); i++)
    {
      g_autoptr (GtkFileFilter) filter = g_list_model_get_item (choice->filters, i);

      gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
    }
  if (choice->folder != NULL)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), choice->folder, NULL);
  if (choice->name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), choice->name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  /* The dialog lives until the response, or until it is cancelled. */
  g_signal_connect_data (dialog, "response", G_CALLBACK (file_response_cb), question, free_question,
                         0);
  g_signal_connect_object (get_cancellable (parent), "cancelled", G_CALLBACK (chooser_cancelled_cb),
                           dialog, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static GtkWidget *
make_message (GtkWindow      *parent,
              GtkButtonsType  buttons,
              const char     *text,
              const char     *detail)
{
  GtkWidget *dialog = gtk_message_dialog_new (parent,
                                              GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT,
                                              GTK_MESSAGE_OTHER, buttons, "%s", text);

  gtk_message_dialog_format_secondary_text (GTK_MESSAGE_DIALOG (dialog), "%s", detail);
  return dialog;
}

static void
answer_response_cb (GtkDialog *dialog,
                    int        response,
                    gpointer   question)
{
  answer (question, response == GTK_RESPONSE_ACCEPT, NULL);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
show_question (GtkWindow  *parent,
               const char *text,
               const char *detail,
               const char *verb,
               Question   *question)
{
  GtkWidget *dialog = make_message (parent, GTK_BUTTONS_NONE, text, detail);

  gtk_dialog_add_buttons (GTK_DIALOG (dialog), _("_Cancel"), GTK_RESPONSE_CANCEL, verb,
                          GTK_RESPONSE_ACCEPT, NULL);
  gtk_dialog_set_default_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  g_signal_connect_data (dialog, "response", G_CALLBACK (answer_response_cb), question,
                         free_question, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
show_message (GtkWindow    *parent,
              const char   *text,
              const char   *detail,
              GCancellable *cancellable)
{
  GtkWidget *dialog = make_message (parent, GTK_BUTTONS_CLOSE, text, detail);

  g_signal_connect_object (dialog, "response", G_CALLBACK (g_cancellable_cancel), cancellable,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cancellable, "cancelled", G_CALLBACK (gtk_window_destroy), dialog,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

#endif

/**
 * shell_dialogs_ask_file:
 * @parent: the window that asks
 * @choice: what can be chosen
 * @chosen: gets the file
 * @data: for @chosen
 */
void
shell_dialogs_ask_file (GtkWindow             *parent,
                        const ShellFileChoice *choice,
                        ShellFileChosen        chosen,
                        gpointer               data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (choice != NULL && choice->title != NULL && choice->verb != NULL);
  g_return_if_fail (chosen != NULL);

  show_chooser (parent, choice, make_question (chosen, NULL, data));
  shell_path_bar_keep ();
}

/**
 * shell_dialogs_ask:
 * @parent: the window that asks
 * @question: a question
 * @detail: what follows from the answer
 * @verb: label of the button that agrees
 * @answered: gets the answer
 * @data: for @answered
 *
 * Asks about something that would lose data, so that the default button is “Cancel”.
 */
void
shell_dialogs_ask (GtkWindow     *parent,
                   const char    *question,
                   const char    *detail,
                   const char    *verb,
                   ShellAnswered  answered,
                   gpointer       data)
{
  g_autofree char *fitting = NULL;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (question != NULL);
  g_return_if_fail (detail != NULL);
  g_return_if_fail (verb != NULL);
  g_return_if_fail (answered != NULL);

  fitting = make_fit (detail);
  show_question (parent, question, fitting, verb, make_question (NULL, answered, data));
}

/** shell_dialogs_tell: shows a message: @text, and @detail below it. A window has one message at a
    time: if another one is still open, its text is repeated below the new one. */
void
shell_dialogs_tell (GtkWindow  *parent,
                    const char *text,
                    const char *detail)
{
  GCancellable *last;
  g_autofree char *heading = NULL;
  g_autofree char *reason = NULL;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (text != NULL);
  g_return_if_fail (detail != NULL);

  heading = make_fit (text);
  reason = make_fit (detail);
  last = g_object_get_data (G_OBJECT (parent), MESSAGE);
  if (last != NULL && !g_cancellable_is_cancelled (last))
    {
      g_autofree char *both =
        g_strconcat (reason, "\n\n", g_object_get_data (G_OBJECT (last), MESSAGE), NULL);

      g_free (reason);
      reason = shorten (both, LONGEST_TEXT);
    }
  cancel (parent, MESSAGE);
  last = add_cancellable (parent, MESSAGE);
  g_object_set_data_full (G_OBJECT (last), MESSAGE, g_strconcat (heading, "\n", reason, NULL),
                          g_free);
  show_message (parent, heading, reason, last);
}

/** shell_dialogs_fit: gives @dialog a size in pixels, but makes it neither wider nor higher than
    the window that it is transient for. */
void
shell_dialogs_fit (GtkWindow *dialog,
                   int        width,
                   int        height)
{
  GtkWindow *parent;

  g_return_if_fail (GTK_IS_WINDOW (dialog));

  parent = gtk_window_get_transient_for (dialog);
  gtk_window_set_default_size (dialog, MIN (width, gtk_widget_get_width (GTK_WIDGET (parent))),
                               MIN (height, gtk_widget_get_height (GTK_WIDGET (parent))));
}

/**
 * shell_dialogs_close:
 * @parent: a window
 *
 * Closes all its dialogs and other transient windows; questions count as answered with no. To be
 * called before @parent closes.
 */
void
shell_dialogs_close (GtkWindow *parent)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  g_return_if_fail (GTK_IS_WINDOW (parent));

  cancel (parent, KEY);
  cancel (parent, MESSAGE);
  /* From the last on, since with one window others may go, too. */
  for (guint i = g_list_model_get_n_items (toplevels); i > 0; i--)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i - 1);

      if (window == NULL || gtk_window_get_transient_for (window) != parent)
        continue;
      if (is_cancelled (window))
        gtk_window_set_destroy_with_parent (window, FALSE);
      else
        gtk_window_destroy (window);
    }
}
