/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window with the rules of the game, to be read beside it. */

#include "kit-rulebook.h"

#include "kit/view/kit-face.h"
#include "kit/view/kit-style.h"
#include "kit/words/kit-search.h"
#include "shell/dialogs/shell-dialogs.h"

#include <glib/gi18n.h>

#define WIDTH       440                 /* pixels */
#define HEIGHT      640
#define COLUMN      3                   /* characters, of the numbers */
#define LINE        44                  /* characters, of the text */

/* In pixels: a card, a figure, and each of two that stand side by side. */
#define CARD_WIDTH    58
#define CARD_HEIGHT   80
#define FIGURE_WIDTH  300
#define FIGURE_HEIGHT 165
#define PAIR_WIDTH    190
#define PAIR_HEIGHT   130

/*
 * KitRulebook:
 *
 * Shows the articles of a game, each rule with its number; the first is a heading. While words are
 * searched for, only the rules that have them are visible, with their headings, and the chapters
 * that have them best come first; if none has, the chapter that comes nearest is offered.
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
  GtkWidget         *nearest;

  const KitGameView *view;              /* borrowed */
  KitStyle          *style;             /* owned */
  GPtrArray         *rows;              /* owned, of GtkWidget; one for each article */
  GArray            *chapters;          /* owned, of Chapter; as they are shown */
  guint              offered;           /* the article to which @nearest leads */
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

static void
paint_figure (KitFace  *face,
              cairo_t  *cr,
              double    width,
              double    height,
              gpointer  number)
{
  KitRulebook *rulebook = KIT_RULEBOOK (gtk_widget_get_root (GTK_WIDGET (face)));
  KitPainter *painter = kit_style_get_painter (rulebook->style);

  kit_painter_set_scale (painter, gtk_widget_get_scale_factor (GTK_WIDGET (face)));
  rulebook->view->paint_figure (painter, cr, GPOINTER_TO_UINT (number), width, height);
}

/* Figures have the class "figure". Accessible role: presentation, for the text beside them says the
   same. */
static GtkWidget *
make_figure (KitRulebook      *rulebook,
             const KitArticle *article,
             guint             number)
{
  static const int sizes[][2] = { { CARD_WIDTH, CARD_HEIGHT }, { FIGURE_WIDTH, FIGURE_HEIGHT },
                                  { PAIR_WIDTH, PAIR_HEIGHT } };
  gboolean is_card = article->kind == KIT_ARTICLE_CARDS;
  const int *size = sizes[is_card ? 0 : article->more == 0 ? 1 : 2];
  GtkWidget *figure = g_object_new (KIT_TYPE_FACE, "width-request", size[0], "height-request",
                                    size[1], "overflow", GTK_OVERFLOW_HIDDEN, NULL);

  g_signal_connect_object (rulebook->style, "changed", G_CALLBACK (gtk_widget_queue_draw), figure,
                           G_CONNECT_SWAPPED);
  if (!is_card)
    gtk_widget_add_css_class (figure, "figure");
  kit_face_set_func (KIT_FACE (figure), paint_figure, GUINT_TO_POINTER (number));
  return figure;
}

static GtkWidget *
make_figures (KitRulebook      *rulebook,
              const KitArticle *article)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "spacing", 6, "halign", GTK_ALIGN_CENTER, NULL);

  for (guint i = 0; i <= article->more; i++)
    gtk_box_append (GTK_BOX (box), make_figure (rulebook, article, article->number + i));
  return box;
}

static void
add_articles (KitRulebook *rulebook)
{
  static GtkWidget *(* const make[]) (const KitArticle *) = {
    [KIT_ARTICLE_HEADING] = make_heading, [KIT_ARTICLE_TEXT] = make_text
  };

  for (const KitArticle *article = rulebook->view->articles;
       article->kind >= KIT_ARTICLE_FIGURE || article->text != NULL; article++)
    {
      GtkWidget *row = article->kind >= KIT_ARTICLE_FIGURE ? make_figures (rulebook, article)
                                                           : make[article->kind] (article);

      gtk_box_append (rulebook->articles, row);
      g_ptr_array_add (rulebook->rows, row);
    }
}

/* --- searching --- */

/* A chapter: a heading and what follows it, up to the next. */
typedef struct
{
  guint first;                          /* the index of its heading, */
  guint end;                            /* and that after its last article */
  guint rank;                           /* how well it has the words; 0 if it does not */
} Chapter;

static const char *
get_heading (KitRulebook *rulebook,
             guint        chapter)
{
  const Chapter *found = &g_array_index (rulebook->chapters, Chapter, chapter);

  return _(rulebook->view->articles[found->first].text);
}

static void
find_chapters (KitRulebook *rulebook)
{
  Chapter chapter = { 0, 0, 0 };

  for (guint i = 1; i <= rulebook->rows->len; i++)
    if (i == rulebook->rows->len || rulebook->view->articles[i].kind == KIT_ARTICLE_HEADING)
      {
        chapter.end = i;
        g_array_append_val (rulebook->chapters, chapter);
        chapter.first = i;
      }
}

static guint
match_text (const KitArticle *article,
            const KitSearch  *search)
{
  g_autofree char *text = NULL;

  if (article->kind != KIT_ARTICLE_TEXT)
    return 0;
  text = g_strdup_printf ("%u %s", article->number, _(article->text));
  return kit_search_match (search, text);
}

/* Shows the rules of a chapter that have the words: all, with the figures, if its heading has
   them. */
static void
search_chapter (KitRulebook     *rulebook,
                Chapter         *chapter,
                const KitSearch *search)
{
  const KitArticle *articles = rulebook->view->articles;
  guint named = kit_search_match (search, _(articles[chapter->first].text));
  gboolean whole = named > 0 || kit_search_is_empty (search);

  chapter->rank = 2 * named;
  for (guint i = chapter->first + 1; i < chapter->end; i++)
    {
      guint rank = match_text (&articles[i], search);

      chapter->rank = MAX (chapter->rank, rank);
      gtk_widget_set_visible (rulebook->rows->pdata[i], whole || rank > 0);
    }
  gtk_widget_set_visible (rulebook->rows->pdata[chapter->first], whole || chapter->rank > 0);
}

/* The best chapters come first, otherwise in the order of the book. */
static int
compare_chapters (gconstpointer a,
                  gconstpointer b)
{
  const Chapter *one = a;
  const Chapter *other = b;

  if (one->rank != other->rank)
    return one->rank > other->rank ? -1 : 1;
  return (int) one->first - (int) other->first;
}

static void
sort_rows (KitRulebook *rulebook)
{
  GtkWidget *last = rulebook->nearest;

  g_array_sort (rulebook->chapters, compare_chapters);
  for (guint i = 0; i < rulebook->chapters->len; i++)
    {
      const Chapter *chapter = &g_array_index (rulebook->chapters, Chapter, i);

      for (guint j = chapter->first; j < chapter->end; j++)
        {
          gtk_box_reorder_child_after (rulebook->articles, rulebook->rows->pdata[j], last);
          last = rulebook->rows->pdata[j];
        }
    }
}

/* The chapter whose texts come nearest to the words. */
static guint
find_nearest (KitRulebook     *rulebook,
              const KitSearch *search)
{
  guint most = 0;
  guint nearest = 0;

  for (guint i = 0; i < rulebook->chapters->len; i++)
    {
      const Chapter *chapter = &g_array_index (rulebook->chapters, Chapter, i);

      for (guint j = chapter->first; j < chapter->end; j++)
        {
          const KitArticle *article = &rulebook->view->articles[j];
          guint likeness =
            article->text != NULL ? kit_search_compare (search, _(article->text)) : 0;

          if (likeness > most)
            {
              most = likeness;
              nearest = i;
            }
        }
    }
  return nearest;
}

static void
offer_nearest (KitRulebook     *rulebook,
               const KitSearch *search)
{
  guint nearest = find_nearest (rulebook, search);
  /* Translators: %s is the heading of a chapter of the rules. */
  g_autofree char *label = g_strdup_printf (_("Go to “%s”"), get_heading (rulebook, nearest));

  rulebook->offered = g_array_index (rulebook->chapters, Chapter, nearest).first;
  gtk_button_set_label (GTK_BUTTON (rulebook->nearest), label);
}

static void
search_changed_cb (KitRulebook *rulebook)
{
  g_autoptr (KitSearch) search = kit_search_new (gtk_editable_get_text (rulebook->entry));
  gboolean any = kit_search_is_empty (search);

  for (guint i = 0; i < rulebook->chapters->len; i++)
    {
      Chapter *chapter = &g_array_index (rulebook->chapters, Chapter, i);

      search_chapter (rulebook, chapter, search);
      any |= chapter->rank > 0;
    }
  sort_rows (rulebook);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (rulebook->pages), 0);
  if (!any)
    offer_nearest (rulebook, search);
  gtk_widget_set_visible (rulebook->nothing, !any);
  gtk_widget_set_visible (rulebook->nearest, !any);
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

/* Scrolls to an article, which is marked. */
static void
show_article (KitRulebook *rulebook,
              guint        index)
{
  gtk_editable_set_text (rulebook->entry, "");
  if (rulebook->opened != NULL)
    gtk_widget_remove_css_class (rulebook->opened, "opened");
  rulebook->opened = rulebook->rows->pdata[index];
  gtk_widget_add_css_class (rulebook->opened, "opened");
  /* Rows that the search had hidden are allocated after the next frame has begun. */
  rulebook->frames = 2;
  gtk_widget_add_tick_callback (GTK_WIDGET (rulebook), scroll_cb, NULL, NULL);
}

static void
nearest_clicked_cb (KitRulebook *rulebook)
{
  show_article (rulebook, rulebook->offered);
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
      show_article (rulebook, i);
      break;
    }
  gtk_window_present (GTK_WINDOW (rulebook));
}

/* --- the class --- */

static void
kit_rulebook_finalize (GObject *object)
{
  g_ptr_array_unref (KIT_RULEBOOK (object)->rows);
  g_array_unref (KIT_RULEBOOK (object)->chapters);
  g_object_unref (KIT_RULEBOOK (object)->style);
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
  gtk_widget_class_bind_template_child (widget_class, KitRulebook, nearest);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, nearest_clicked_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
kit_rulebook_init (KitRulebook *rulebook)
{
  rulebook->rows = g_ptr_array_new ();
  rulebook->chapters = g_array_new (FALSE, FALSE, sizeof (Chapter));
  gtk_widget_init_template (GTK_WIDGET (rulebook));
}

/* Its articles are in the current language. */
static KitRulebook *
make_rulebook (GtkWindow         *parent,
               const KitGameView *view)
{
  KitRulebook *rulebook = g_object_new (KIT_TYPE_RULEBOOK, "transient-for", parent, NULL);

  rulebook->view = view;
  rulebook->style = kit_style_new (view->make_painter);
  add_articles (rulebook);
  find_chapters (rulebook);
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
