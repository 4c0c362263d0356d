#define _GNU_SOURCE
#include "CLimits.h"

#include <errno.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

bool cl_limit_memory(pid_t process, uint64_t bytes) {
    struct rlimit limit = {.rlim_cur = bytes, .rlim_max = bytes};
    return prlimit(process, RLIMIT_AS, &limit, 0) == 0;
}

int cl_run_in_child(void) {
    cl_adopt_children();
    pid_t child = fork();
    if (child < 0) return -2;
    if (child == 0) {
        // The child doesn't outlive its parent.
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        return -1;
    }
    int status = 0;
    while (waitpid(child, &status, 0) < 0) {
        if (errno != EINTR) return -2;
    }
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
