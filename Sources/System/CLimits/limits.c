#define _GNU_SOURCE
#include "CLimits.h"

#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

bool cl_limit_memory(pid_t process, uint64_t bytes) {
    struct rlimit limit = {.rlim_cur = bytes, .rlim_max = bytes};
    return prlimit(process, RLIMIT_AS, &limit, 0) == 0;
}

bool cl_limit_processor(pid_t process, uint64_t seconds) {
    // The system ends the process one second after it asked it to. It leaves no picture of its memory.
    struct rlimit limit = {.rlim_cur = seconds, .rlim_max = seconds + 1};
    struct rlimit none = {.rlim_cur = 0, .rlim_max = 0};
    return prlimit(process, RLIMIT_CPU, &limit, 0) == 0 && prlimit(process, RLIMIT_CORE, &none, 0) == 0;
}

void cl_give_back_memory(void) {
#ifdef M_MMAP_THRESHOLD
    // The value that it has at the start; setting it keeps it.
    mallopt(M_MMAP_THRESHOLD, 128 * 1024);
#endif
}

/// Opens both ends of a terminal of the size of another one, which changes nothing of what is written. Returns false if there is none.
static bool open_terminal(int ends[2], int like) {
    struct termios look;
    struct winsize size;
    char name[64];
    ends[0] = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (ends[0] < 0) return false;
    ends[1] = -1;
    if (grantpt(ends[0]) == 0 && unlockpt(ends[0]) == 0 && ptsname_r(ends[0], name, sizeof name) == 0) {
        ends[1] = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
    }
    if (ends[1] < 0 || tcgetattr(ends[1], &look) != 0) {
        close(ends[0]);
        if (ends[1] >= 0) close(ends[1]);
        return false;
    }
    cfmakeraw(&look);
    tcsetattr(ends[1], TCSANOW, &look);
    if (ioctl(like, TIOCGWINSZ, &size) == 0) ioctl(ends[1], TIOCSWINSZ, &size);
    return true;
}

/// The streams of a child that are read here.
struct streams {
    struct pollfd polled[2];
    int numbers[2];
    int count;
};

/// Reads what there is within a time. Returns whether there was anything.
static bool read_streams(struct streams *streams, int milliseconds, void (*print)(int, const char *, size_t)) {
    char buffer[1 << 16];
    bool found = false;
    if (poll(streams->polled, streams->count, milliseconds) <= 0) return false;
    for (int i = streams->count - 1; i >= 0; i--) {
        if (streams->polled[i].revents == 0) continue;
        ssize_t count = read(streams->polled[i].fd, buffer, sizeof buffer);
        if (count > 0) {
            print(streams->numbers[i], buffer, count);
            found = true;
        } else if (count == 0 || errno != EINTR) {
            close(streams->polled[i].fd);
            streams->count--;
            streams->polled[i] = streams->polled[streams->count];
            streams->numbers[i] = streams->numbers[streams->count];
        }
    }
    return found;
}

/// Waits for the end of a child and prints what it prints. Returns false if there is no such child.
static bool wait_for(pid_t child, int *status, struct streams *streams, void (*print)(int, const char *, size_t)) {
    while (streams->count > 0) {
        read_streams(streams, 50, print);
        pid_t ended = waitpid(child, status, WNOHANG);
        if (ended < 0 && errno != EINTR) return false;
        if (ended != child) continue;
        // What others hold open isn't waited for.
        while (streams->count > 0 && read_streams(streams, 0, print)) {}
        while (streams->count > 0) close(streams->polled[--streams->count].fd);
        return true;
    }
    while (waitpid(child, status, 0) < 0) {
        if (errno != EINTR) return false;
    }
    return true;
}

int cl_run_in_child(void (*print)(int stream, const char *bytes, size_t count)) {
    cl_adopt_children();
    struct streams streams = {.count = 0};
    int theirs[2];
    for (int number = STDOUT_FILENO; number <= STDERR_FILENO; number++) {
        int ends[2];
        if (!isatty(number) || !open_terminal(ends, number)) continue;
        streams.polled[streams.count] = (struct pollfd){.fd = ends[0], .events = POLLIN};
        streams.numbers[streams.count] = number;
        theirs[streams.count++] = ends[1];
    }
    pid_t child = fork();
    if (child == 0) {
        // The child doesn't outlive its parent.
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        for (int i = 0; i < streams.count; i++) {
            dup2(theirs[i], streams.numbers[i]);
            close(theirs[i]);
            close(streams.polled[i].fd);
        }
        return -1;
    }
    for (int i = 0; i < streams.count; i++) {
        close(theirs[i]);
        if (child < 0) close(streams.polled[i].fd);
    }
    int status = 0;
    if (child < 0 || !wait_for(child, &status, &streams, print)) return -2;
    // What the child has started ends with it, also what ignores being asked to.
    cl_end_children();
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

void cl_print_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

static _Thread_local jmp_buf *place;

void cl_call(void (*body)(void *), void *context) {
    jmp_buf own;
    jmp_buf *outer = place;
    place = &own;
    if (setjmp(own) == 0) body(context);
    place = outer;
}

void cl_stop(void) {
    if (place) longjmp(*place, 1);
}
