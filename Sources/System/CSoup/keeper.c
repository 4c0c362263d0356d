#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "CSoup.h"

/// A process that crashes so often in so many seconds isn't restarted.
enum { most_crashes = 5, crash_seconds = 60 };

/// The memory that all serving processes share, or NULL.
static char *note = NULL;
enum { note_size = 16384 };

void cs_leave_note(const char *text) {
    if (!note) return;
    size_t length = strlen(text);
    // A process that ends in between leaves no note rather than a part of one.
    note[0] = 0;
    if (length >= note_size) return;
    memcpy(note + 1, text + 1, length);
    note[0] = text[0];
}

/// Waits for the end of a process, to which it forwards termination signals.
static int wait_for(pid_t process, const sigset_t *signals, bool *is_told) {
    int status = 0;
    while (waitpid(process, &status, WNOHANG) == 0) {
        int signal = sigwaitinfo(signals, NULL);
        if (signal != SIGINT && signal != SIGTERM) continue;
        *is_told = true;
        kill(process, SIGTERM);
    }
    return status;
}

cs_kept cs_keep(void) {
    sigset_t signals, old;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGCHLD);
    sigprocmask(SIG_BLOCK, &signals, &old);
    signal(SIGCHLD, SIG_DFL);
    void *shared = mmap(NULL, note_size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared != MAP_FAILED) note = shared;
    cs_kept kept = {.last_end = CS_ENDED, .note = note ? note : ""};
    time_t crashes[most_crashes] = {0};
    bool is_told = false;
    for (unsigned count = 0;; count++) {
        pid_t keeper = getpid(), process = fork();
        if (process <= 0) {
            sigprocmask(SIG_SETMASK, &old, NULL);
            // If no second process can be created, this one serves.
            kept.serves = true;
            if (process < 0) return kept;
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            if (getppid() != keeper) _exit(0);
            return kept;
        }
        int status = wait_for(process, &signals, &is_told);
        bool ran_away = WIFEXITED(status) && WEXITSTATUS(status) == CS_RAN_AWAY;
        kept.last_end = CS_ENDED;
        if (is_told || (WIFEXITED(status) && !ran_away)) return kept;
        kept.last_end = ran_away ? CS_RAN_AWAY : CS_CRASHED;
        time_t now = time(NULL), first = crashes[count % most_crashes];
        crashes[count % most_crashes] = now;
        if (first && now - first < crash_seconds) return kept;
    }
}
