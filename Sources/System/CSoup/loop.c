#include <gio/gio.h>
#include <glib-unix.h>
#include <malloc.h>
#include <signal.h>
#include <unistd.h>

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

struct cs_folder_watch {
    GFileMonitor *monitor;
    /// Nothing after the end of the watch, which may be in a call.
    void (*changed)(void *context, const char *path);
    void *context;
};

static void on_change(GFileMonitor *monitor, GFile *file, GFile *other, GFileMonitorEvent event, gpointer data) {
    (void)monitor;
    cs_folder_watch *watch = data;
    if (event == G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED) return;
    GFile *files[] = {file, other};
    for (int index = 0; index < 2; index++) {
        char *path = files[index] ? g_file_get_path(files[index]) : NULL;
        if (path && watch->changed) watch->changed(watch->context, path);
        g_free(path);
    }
}

static void free_watch(gpointer data, GClosure *closure) {
    (void)closure;
    g_free(data);
}

cs_folder_watch *cs_watch(const char *folder, void (*changed)(void *context, const char *path), void *context) {
    GFile *file = g_file_new_for_path(folder);
    GFileMonitor *monitor = g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
    g_object_unref(file);
    if (!monitor) return NULL;
    cs_folder_watch *watch = g_new0(cs_folder_watch, 1);
    watch->monitor = monitor;
    watch->changed = changed;
    watch->context = context;
    g_file_monitor_set_rate_limit(monitor, 200);
    g_signal_connect_data(monitor, "changed", G_CALLBACK(on_change), watch, free_watch, 0);
    return watch;
}

void cs_unwatch(cs_folder_watch *watch) {
    GFileMonitor *monitor = watch->monitor;
    watch->changed = NULL;
    g_file_monitor_cancel(monitor);
    g_signal_handlers_disconnect_by_data(monitor, watch);
    g_object_unref(monitor);
}

typedef struct {
    bool (*readable)(void *context);
    void *context;
} reader;

static gboolean on_readable(gint descriptor, GIOCondition condition, gpointer data) {
    (void)descriptor;
    (void)condition;
    reader *own = data;
    return own->readable(own->context) ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void cs_watch_descriptor(int descriptor, bool (*readable)(void *context), void *context) {
    reader *own = g_new0(reader, 1);
    own->readable = readable;
    own->context = context;
    g_unix_fd_add_full(
        G_PRIORITY_DEFAULT, descriptor, G_IO_IN | G_IO_HUP | G_IO_ERR, on_readable, own, g_free);
}

// MARK: Termination

/// A thread beside the loop waits for signals and checks whether the loop is running, so that the process ends when it
/// is terminated, whatever the loop is doing.
typedef struct {
    GMainContext *context;
    GMainLoop *loop;
    /// The number of checks in which the loop hasn't run.
    unsigned missed, patience;
    int answered;
} watch;

static const unsigned look_interval = 5;

/// The time in milliseconds that the loop has to end.
static const unsigned grace = 1000;

static gboolean on_grace_over(gpointer data) {
    (void)data;
    _exit(0);
}

static void attach(GSource *source, watch *own, GSourceFunc call) {
    g_source_set_callback(source, call, own, NULL);
    g_source_attach(source, own->context);
    g_source_unref(source);
}

static gboolean on_signal(gpointer data) {
    watch *own = data;
    g_main_loop_quit(loop);
    attach(g_timeout_source_new(grace), own, on_grace_over);
    return G_SOURCE_CONTINUE;
}

static gboolean on_round(gpointer data) {
    g_atomic_int_set((int *)data, 1);
    return G_SOURCE_REMOVE;
}

static gboolean on_look(gpointer data) {
    watch *own = data;
    if (!g_atomic_int_get(&own->answered)) {
        if (++own->missed >= own->patience) _exit(CS_RAN_AWAY);
        return G_SOURCE_CONTINUE;
    }
    own->missed = 0;
    g_atomic_int_set(&own->answered, 0);
    GSource *round = g_idle_source_new();
    g_source_set_priority(round, G_PRIORITY_HIGH);
    g_source_set_callback(round, on_round, &own->answered, NULL);
    g_source_attach(round, NULL);
    g_source_unref(round);
    return G_SOURCE_CONTINUE;
}

static gpointer keep_watch(gpointer data) {
    watch *own = data;
    g_main_context_push_thread_default(own->context);
    g_main_loop_run(own->loop);
    g_main_context_pop_thread_default(own->context);
    return NULL;
}

// MARK: The loop

// Keeps freed memory instead of returning it: otherwise a process that draws images would spend a sixth of its time on
// getting the same pages from the system again.
static void keep_memory(void) {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
}

void cs_run(unsigned patience) {
    keep_memory();
    loop = g_main_loop_new(NULL, FALSE);
    // The parent process may have blocked them.
    sigset_t ending;
    sigemptyset(&ending);
    sigaddset(&ending, SIGINT);
    sigaddset(&ending, SIGTERM);
    pthread_sigmask(SIG_UNBLOCK, &ending, NULL);
    watch own = {.context = g_main_context_new(), .patience = patience / look_interval, .answered = 1};
    own.loop = g_main_loop_new(own.context, FALSE);
    attach(g_unix_signal_source_new(SIGINT), &own, on_signal);
    attach(g_unix_signal_source_new(SIGTERM), &own, on_signal);
    attach(g_timeout_source_new_seconds(look_interval), &own, on_look);
    GThread *thread = g_thread_new("watch", keep_watch, &own);
    g_main_loop_run(loop);
    // From here on, a signal ends the process by default.
    g_main_loop_quit(own.loop);
    g_thread_join(thread);
    g_main_loop_unref(own.loop);
    g_main_context_unref(own.context);
    g_main_loop_unref(loop);
    loop = NULL;
}

static gboolean on_turn_over(gpointer data) {
    *(bool *)data = true;
    return G_SOURCE_REMOVE;
}

void cs_turn(unsigned milliseconds) {
    bool is_over = false;
    g_timeout_add(milliseconds, on_turn_over, &is_over);
    while (!is_over) g_main_context_iteration(NULL, TRUE);
}
