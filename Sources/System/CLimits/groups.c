#include "CLimits.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>

/// The process groups that end with this process; 0 is a free place. A signal handler reads them.
static _Atomic pid_t groups[64];
enum { group_count = sizeof groups / sizeof *groups };

static atomic_flag is_prepared = ATOMIC_FLAG_INIT;

static void end_groups(void) {
    for (int i = 0; i < group_count; i++) {
        pid_t group = atomic_exchange(&groups[i], 0);
        if (group > 0) kill(-group, SIGKILL);
    }
}

static void on_end(int number) {
    end_groups();
    signal(number, SIG_DFL);
    raise(number);
}

/// Keeps handlers, and signals that are ignored, as somebody else set them.
static void prepare(void) {
    atexit(end_groups);
    const int signals[] = {SIGINT, SIGTERM, SIGHUP};
    for (int i = 0; i < 3; i++) {
        struct sigaction action;
        if (sigaction(signals[i], NULL, &action) != 0 || action.sa_handler != SIG_DFL) continue;
        action = (struct sigaction){.sa_handler = on_end, .sa_flags = SA_RESTART};
        sigaction(signals[i], &action, NULL);
    }
}

void cl_end_group_with_this(pid_t group) {
    if (!atomic_flag_test_and_set(&is_prepared)) prepare();
    for (int i = 0; i < group_count; i++) {
        pid_t none = 0;
        if (atomic_compare_exchange_strong(&groups[i], &none, group)) return;
    }
}

void cl_forget_group(pid_t group) {
    for (int i = 0; i < group_count; i++) {
        pid_t own = group;
        if (atomic_compare_exchange_strong(&groups[i], &own, 0)) return;
    }
}
