/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window with the rules of the game, to be read beside it. */

#include "kit-rulebook.h"

#include "kit/view/kit-style.h"
#include "shell/dialogs/shell-dialogs.h"

#include <glib/gi18n.h>

#define WIDTH       440                 /* pixels */
#define HEIGHT      640
#define COLUMN      3                   /* characters, of the numbers */
#define LINE        44                  /* characters, of the text */

/*
 * KitRulebook:
 *
 * Shows the articles of a game, each rule with its number. While words are searched for, only the
 * rules that have them are visible, with their headings.
 *
 * CSS: headings have the class "action-title", the rule that was opened "opened". Accessible role:
 * that of GtkWindow. GTK owns the window.
 */
struct _KitRulebook
{
  GtkWindow parent_instance;

  /* template */
  GtkScrolledWindow *pages;
  GtkBox            *articles;
  GtkEditable       *entry;
  GtkWidget         *nothing;

  const KitGameView *view;              /* borrowed */
  GPtrArray         *rows;              /* owned, of GtkWidget; one for each article */
  GtkWidget         *opened;            /* the rule that was opened last, or NULL */
  guint              frames;            /* until it has its place, and is scrolled to */
};

G_DEFINE_FINAL_TYPE (KitRulebook, kit_rulebook, GTK_TYPE_WINDOW)

/* --- making --- */

static GtkWidget *
make_heading (const KitArticle *article)
{
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "label", _(article->text), "xalign", 0.0,
                                     "wrap", TRUE, "margin-top", 10, "margin-start", 6,
                                     "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);

  gtk_widget_add_css_class (heading, "action-title");
  return heading;
}

static GtkWidget *
make_text (const KitArticle *article)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  g_autofree char *number = article->number > 0 ? g_strdup_printf ("%u", article->number) : NULL;
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", number, "width-chars", COLUMN,
                                   "xalign", 1.0, "yalign", 0.0, NULL);

  gtk_widget_add_css_class (label, "dim");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box),
                  g_object_new (GTK_TYPE_LABEL, "label", _(article->text), "xalign", 0.0,
                                "yalign", 0.0, "wrap", TRUE, "hexpand", TRUE,
                                "max-width-chars", LINE, NULL));
  gtk_widget_add_css_class (box, "article");
  return box;
}

static GtkWidget *
make_figures (const KitGameView *view,
              const KitArticle  *article)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "spacing", 6, "halign", GTK_ALIGN_CENTER, NULL);

  for (guint i = 0; i <= article->more; i++)
    gtk_box_append (GTK_BOX (box), view->make_figure (article->number + i));
  return box;
}

static void
add_articles (KitRulebook *rulebook)
{
  static GtkWidget *(* const make[]) (const KitArticle *) = {
    [KIT_ARTICLE_HEADING] = make_heading, [KIT_ARTICLE_TEXT] = make_text
  };

  for (const KitArticle *article = rulebook->view->articles;
       article->kind == KIT_ARTICLE_FIGURE || article->text != NULL; article++)
    {
      GtkWidget *row = article->kind == KIT_ARTICLE_FIGURE
                         ? make_figures (rulebook->view, article) : make[article->kind] (article);

      gtk_box_append (rulebook->articles, row);
      g_ptr_array_add (rulebook->rows, row);
    }
}

/* --- searching --- */

static gboolean
has_words (const KitArticle *article,
           const char       *words)
{
  g_autofree char *text = NULL;

  if (article->kind != KIT_ARTICLE_TEXT)
    return FALSE;
  text = g_strdup_printf ("%u %s", article->number, _(article->text));
  return g_str_match_string (words, text, TRUE);
}

/* A heading is visible if a text below it is. */
static void
search_changed_cb (KitRulebook *rulebook)
{
  const char *words = gtk_editable_get_text (rulebook->entry);
  gboolean all = words[strspn (words, " ")] == '\0';
  GtkWidget *heading = NULL;
  gboolean any = all;

  for (guint i = 0; i < rulebook->rows->len; i++)
    {
      const KitArticle *article = &rulebook->view->articles[i];
      gboolean found = all || has_words (article, words);

      gtk_widget_set_visible (rulebook->rows->pdata[i], found);
      if (article->kind == KIT_ARTICLE_HEADING)
        heading = rulebook->rows->pdata[i];
      else if (found && heading != NULL)
        gtk_widget_set_visible (heading, TRUE);
      any |= found;
    }
  gtk_widget_set_visible (rulebook->nothing, !any);
}

/* --- opening at a rule --- */

static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  KitRulebook *rulebook = KIT_RULEBOOK (widget);
  graphene_rect_t bounds;

  if (rulebook->frames-- > 0)
    return G_SOURCE_CONTINUE;
  if (!gtk_widget_compute_bounds (rulebook->opened, GTK_WIDGET (rulebook->articles), &bounds) ||
      bounds.size.height <= 0)
    return G_SOURCE_REMOVE;
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (rulebook->pages),
                            bounds.origin.y);
  return G_SOURCE_REMOVE;
}

/* Shows the rule @number; 0 for the place where the reader is. */
static void
open_at (KitRulebook *rulebook,
         guint        number)
{
  for (guint i = 0; number > 0 && i < rulebook->rows->len; i++)
    {
      const KitArticle *article = &rulebook->view->articles[i];

      if (article->kind != KIT_ARTICLE_TEXT || article->number != number)
        continue;
      gtk_editable_set_text (rulebook->entry, "");
      if (rulebook->opened != NULL)
        gtk_widget_remove_css_class (rulebook->opened, "opened");
      rulebook->opened = rulebook->rows->pdata[i];
      gtk_widget_add_css_class (rulebook->opened, "opened");
      /* Rows that the search had hidden are allocated after the next frame has begun. */
      rulebook->frames = 2;
      gtk_widget_add_tick_callback (GTK_WIDGET (rulebook), scroll_cb, NULL, NULL);
      break;
    }
  gtk_window_present (GTK_WINDOW (rulebook));
}

/* --- the class --- */

static void
kit_rulebook_finalize (GObject *object)
{
  g_ptr_array_unref (KIT_RULEBOOK (object)->rows);
  G_OBJECT_CLASS (kit_rulebook_parent_class)->finalize (object);
}

static void
kit_rulebook_class_init (KitRulebookClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = kit_rulebook_finalize;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/alexandros_game/Alexandros/ui/kit-rulebook.ui");
  gtk_widget_class_bind_template_child (widget_class, KitRulebook, pages);
  gtk_widget_class_bind_template_child (widget_class, KitRulebook, articles);
  gtk_widget_class_bind_template_child (widget_class, KitRulebook, entry);
  gtk_widget_class_bind_template_child (widget_class, KitRulebook, nothing);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
kit_rulebook_init (KitRulebook *rulebook)
{
  rulebook->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (rulebook));
}

/* Its articles are in the current language. */
static KitRulebook *
make_rulebook (GtkWindow         *parent,
               const KitGameView *view)
{
  KitRulebook *rulebook = g_object_new (KIT_TYPE_RULEBOOK, "transient-for", parent, NULL);

  rulebook->view = view;
  add_articles (rulebook);
  shell_dialogs_fit (GTK_WINDOW (rulebook), WIDTH, HEIGHT);
  return rulebook;
}

static KitRulebook *
find_rulebook (GtkWindow         *parent,
               const KitGameView *view)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (const GList *l = windows; l != NULL; l = l->next)
    if (KIT_IS_RULEBOOK (l->data) && gtk_window_get_transient_for (l->data) == parent &&
        KIT_RULEBOOK (l->data)->view == view)
      return l->data;
  return NULL;
}

/**
 * kit_rulebook_show:
 * @parent: a window
 * @view: its game
 * @number: of a rule, or 0 for the place where the reader is
 *
 * Opens the rules over @parent, if they are not open yet.
 */
void
kit_rulebook_show (GtkWindow         *parent,
                   const KitGameView *view,
                   guint              number)
{
  KitRulebook *rulebook;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (view != NULL && view->articles != NULL);

  rulebook = find_rulebook (parent, view);
  open_at (rulebook != NULL ? rulebook : make_rulebook (parent, view), number);
}
