/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Preloaded by threads.sh: tells ThreadSanitizer what GLib orders. GLib is not instrumented and its
   locks are futexes, so that without this each use of one would be reported as a race. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <gio/gio.h>

/* Of the runtime of the sanitizer; absent in other programs. */
void __tsan_acquire (void *address) __attribute__ ((weak));
void __tsan_release (void *address) __attribute__ ((weak));

#define NEXT(name) \
  static __typeof__ (name) *next; \
  if (next == NULL) \
    next = (__typeof__ (name) *) dlsym (RTLD_NEXT, #name)

static void
take (gconstpointer address)
{
  if (__tsan_acquire != NULL)
    __tsan_acquire ((void *) address);
}

static void
give (gconstpointer address)
{
  if (__tsan_release != NULL)
    __tsan_release ((void *) address);
}

/* --- locks --- */

void
g_mutex_lock (GMutex *mutex)
{
  NEXT (g_mutex_lock);
  next (mutex);
  take (mutex);
}

void
g_mutex_unlock (GMutex *mutex)
{
  NEXT (g_mutex_unlock);
  give (mutex);
  next (mutex);
}

void
g_cond_wait (GCond  *cond,
             GMutex *mutex)
{
  NEXT (g_cond_wait);
  give (mutex);
  next (cond, mutex);
  take (mutex);
}

void
(g_once_init_leave) (volatile void *location,
                     gsize          result)
{
  NEXT (g_once_init_leave);
  give ((gconstpointer) location);
  next (location, result);
}

/* --- references: whoever drops the last one comes after all others. Another thread may drop its
   own between take() and what GLib counts: what threads share takes once more where it is
   destroyed. --- */

void
(g_object_unref) (gpointer object)
{
  NEXT (g_object_unref);
  give (object);
  take (object);
  next (object);
}

static __thread GDestroyNotify clear_next;

static void
clear_cb (gpointer box)
{
  take (box);
  if (clear_next != NULL)
    clear_next (box);
}

void
g_atomic_rc_box_release_full (gpointer       box,
                              GDestroyNotify clear)
{
  NEXT (g_atomic_rc_box_release_full);
  give (box);
  clear_next = clear;
  next (box, clear_cb);
}

/* --- what one thread hands to another --- */

void
g_async_queue_push (GAsyncQueue *queue,
                    gpointer     data)
{
  NEXT (g_async_queue_push);
  give (queue);
  next (queue, data);
}

gpointer
g_async_queue_pop (GAsyncQueue *queue)
{
  NEXT (g_async_queue_pop);
  gpointer data = next (queue);

  take (queue);
  return data;
}

typedef struct
{
  GSourceFunc    call;
  gpointer       data;
  GDestroyNotify notify;
} Idle;

static gboolean
idle_cb (gpointer data)
{
  Idle *idle = data;

  take (idle);
  return idle->call (idle->data);
}

static void
free_idle (gpointer data)
{
  Idle *idle = data;

  take (idle);
  if (idle->notify != NULL)
    idle->notify (idle->data);
  g_free (idle);
}

guint
g_idle_add_full (gint           priority,
                 GSourceFunc    call,
                 gpointer       data,
                 GDestroyNotify notify)
{
  NEXT (g_idle_add_full);
  Idle *idle = g_new (Idle, 1);

  *idle = (Idle) { call, data, notify };
  give (idle);
  return next (priority, idle_cb, idle, free_idle);
}

static void
run_task (GTask        *task,
          gpointer      source,
          gpointer      data,
          GCancellable *cancellable)
{
  GTaskThreadFunc call = (GTaskThreadFunc) g_object_get_data (G_OBJECT (task), "tsan-call");

  take (task);
  call (task, source, data, cancellable);
  give (task);
}

void
g_task_run_in_thread (GTask           *task,
                      GTaskThreadFunc  call)
{
  NEXT (g_task_run_in_thread);
  g_object_set_data (G_OBJECT (task), "tsan-call", (gpointer) call);
  give (task);
  next (task, run_task);
}

void
g_task_return_boolean (GTask    *task,
                       gboolean  result)
{
  NEXT (g_task_return_boolean);
  give (task);
  next (task, result);
}

void
g_task_return_pointer (GTask          *task,
                       gpointer        result,
                       GDestroyNotify  destroy)
{
  NEXT (g_task_return_pointer);
  give (task);
  next (task, result, destroy);
}

typedef struct
{
  GAsyncReadyCallback call;
  gpointer            data;
} Ready;

static void
ready_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  Ready ready = *(Ready *) data;

  g_free (data);
  take (result);
  ready.call (source, result, ready.data);
}

static void
last_unref_cb (gpointer  data,
               GObject  *task)
{
  take (task);
}

GTask *
(g_task_new) (gpointer             source,
              GCancellable        *cancellable,
              GAsyncReadyCallback  call,
              gpointer             data)
{
  NEXT (g_task_new);
  Ready *ready = NULL;
  GTask *task;

  if (call != NULL)
    {
      ready = g_new (Ready, 1);
      *ready = (Ready) { call, data };
    }
  task = next (source, cancellable, call != NULL ? ready_cb : NULL, ready);
  g_object_weak_ref (G_OBJECT (task), last_unref_cb, NULL);
  return task;
}
