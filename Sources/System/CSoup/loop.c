#include <gio/gio.h>
#include <glib-unix.h>
#include <malloc.h>
#include <signal.h>

#include "CSoup.h"

static GMainLoop *loop = NULL;

// MARK: Timers

typedef struct {
    void (*call)(void *context);
    void *context;
} timer;

static gboolean on_timer(gpointer data) {
    timer *own = data;
    own->call(own->context);
    return G_SOURCE_REMOVE;
}

void cs_after(unsigned milliseconds, void (*call)(void *context), void *context) {
    timer *own = g_new0(timer, 1);
    own->call = call;
    own->context = context;
    g_timeout_add_full(G_PRIORITY_DEFAULT_IDLE, milliseconds, on_timer, own, g_free);
}

// MARK: Watching

typedef struct {
    void (*changed)(void *context, const char *path);
    void *context;
} watcher;

static void on_change(GFileMonitor *monitor, GFile *file, GFile *other, GFileMonitorEvent event, gpointer data) {
    (void)monitor;
    watcher *watch = data;
    if (event == G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED) return;
    GFile *files[] = {file, other};
    for (int index = 0; index < 2; index++) {
        char *path = files[index] ? g_file_get_path(files[index]) : NULL;
        if (path) watch->changed(watch->context, path);
        g_free(path);
    }
}

bool cs_watch(const char *folder, void (*changed)(void *context, const char *path), void *context) {
    GFile *file = g_file_new_for_path(folder);
    GFileMonitor *monitor = g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
    g_object_unref(file);
    if (!monitor) return false;
    watcher *watch = g_new0(watcher, 1);
    watch->changed = changed;
    watch->context = context;
    g_file_monitor_set_rate_limit(monitor, 200);
    g_signal_connect(monitor, "changed", G_CALLBACK(on_change), watch);
    return true;
}

// MARK: The loop

static gboolean on_signal(gpointer data) {
    (void)data;
    g_main_loop_quit(loop);
    return G_SOURCE_CONTINUE;
}

// Keeps freed memory for what comes next, instead of giving it back: a process that makes picture after picture would spend a
// sixth of its time on getting the same pages from the system again.
static void keep_memory(void) {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
}

void cs_run(void) {
    keep_memory();
    loop = g_main_loop_new(NULL, FALSE);
    // Who started the process may have left them blocked.
    sigset_t ending;
    sigemptyset(&ending);
    sigaddset(&ending, SIGINT);
    sigaddset(&ending, SIGTERM);
    pthread_sigmask(SIG_UNBLOCK, &ending, NULL);
    guint interrupted = g_unix_signal_add(SIGINT, on_signal, NULL);
    guint ended = g_unix_signal_add(SIGTERM, on_signal, NULL);
    g_main_loop_run(loop);
    g_source_remove(interrupted);
    g_source_remove(ended);
    g_main_loop_unref(loop);
    loop = NULL;
}
