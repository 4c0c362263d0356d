#define _GNU_SOURCE
#include "CLimits.h"

#include <errno.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

bool cl_limit_memory(pid_t process, uint64_t bytes) {
    struct rlimit limit = {.rlim_cur = bytes, .rlim_max = bytes};
    return prlimit(process, RLIMIT_AS, &limit, 0) == 0;
}

static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE};
static const int crash_count = sizeof crashes / sizeof crashes[0];

bool cl_is_crash(int signal) {
    for (int i = 0; i < crash_count; i++) {
        if (crashes[i] == signal) return true;
    }
    return false;
}

// What the parent reads, shared with the child.
static char *told;
static _Thread_local char noted[CL_NOTE_SIZE];
static _Thread_local bool has_stack;

static void tell(int number) {
    memcpy(told, noted, CL_NOTE_SIZE);
    signal(number, SIG_DFL);
    // A signal that an instruction raised is raised again by it; one that was sent has to be sent again.
    if (number == SIGABRT) raise(number);
}

void cl_note(const char *note) {
    if (!told) return;
    if (!has_stack) {
        // When the thread's own stack is full, there is none to tell on. It is needed for as long as the thread lives.
        stack_t stack = {.ss_sp = malloc(1 << 16), .ss_size = 1 << 16};
        has_stack = stack.ss_sp && sigaltstack(&stack, NULL) == 0;
    }
    size_t length = strnlen(note, CL_NOTE_SIZE - 1);
    memcpy(noted, note, length);
    memset(noted + length, 0, CL_NOTE_SIZE - length);
}

int cl_run_in_noting_child(char *note) {
    char *shared = mmap(NULL, CL_NOTE_SIZE, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == MAP_FAILED) return -2;
    int end = cl_run_in_child();
    if (end == -1) {
        told = shared;
        struct sigaction action = {.sa_handler = tell, .sa_flags = SA_ONSTACK};
        for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &action, NULL);
        return -1;
    }
    memcpy(note, shared, CL_NOTE_SIZE);
    munmap(shared, CL_NOTE_SIZE);
    return end;
}

int cl_run_in_child(void) {
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
