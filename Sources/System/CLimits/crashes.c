#define _GNU_SOURCE
#include "CLimits.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE};
static const int crash_count = sizeof crashes / sizeof crashes[0];
// More notes than these aren't left out: something else is wrong then.
static const int most_crashes = 50;
enum { note_size = 1024 };

#define VARIABLE "OPENSTORYBOARD_LEFT_OUT="
static const size_t name_length = sizeof VARIABLE - 1;

// What the program is run with again, made before a crash: memory can't be allocated in one.
static char variable[CL_LEFT_OUT_SIZE + sizeof VARIABLE];
static char **arguments;
static char **variables;
static int crashed;

static _Thread_local char noted[note_size];
static _Thread_local bool has_stack;

// Runs on a stack of its own, with functions only that may be called in a handler.
static void run_again(int number) {
    size_t known = strlen(variable), length = strlen(noted);
    if (length > 0 && crashed < most_crashes && known + length + 2 < sizeof variable) {
        memcpy(variable + known, noted, length);
        memcpy(variable + known + length, "\x1F", 2);
        sigset_t all;
        sigfillset(&all);
        sigprocmask(SIG_UNBLOCK, &all, NULL);
        execve("/proc/self/exe", arguments, variables);
    }
    signal(number, SIG_DFL);
    // A signal that an instruction raised is raised again by it; one that was sent has to be sent again.
    if (number == SIGABRT) raise(number);
}

void cl_note(const char *note) {
    if (!arguments) return;
    if (!has_stack) {
        // When the thread's own stack is full, there is none to run a handler on. It is needed for as long as the thread lives.
        stack_t stack = {.ss_sp = malloc(1 << 16), .ss_size = 1 << 16};
        has_stack = stack.ss_sp && sigaltstack(&stack, NULL) == 0;
    }
    size_t length = strnlen(note, note_size - 1);
    memcpy(noted, note, length);
    noted[length] = 0;
}

// Returns the arguments of this process, or NULL.
static char **own_arguments(void) {
    int file = open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC);
    if (file < 0) return NULL;
    size_t size = 0, room = 1 << 16;
    char *text = malloc(room);
    ssize_t count;
    while (text && (count = read(file, text + size, room - size)) > 0) {
        size += count;
        if (size == room) text = realloc(text, room *= 2);
    }
    close(file);
    if (!text || size == 0 || text[size - 1] != 0) return NULL;
    size_t words = 0;
    for (size_t i = 0; i < size; i++) words += text[i] == 0;
    char **list = calloc(words + 1, sizeof *list);
    for (size_t i = 0, word = 0; list && i < size; i += strlen(text + i) + 1) list[word++] = text + i;
    return list;
}

// Returns the environment with a place for our variable.
static char **own_variables(void) {
    size_t count = 0;
    while (environ[count]) count++;
    char **list = calloc(count + 2, sizeof *list);
    if (!list) return NULL;
    size_t next = 0;
    for (size_t i = 0; i < count; i++) {
        // What is set later must not change it.
        if (strncmp(environ[i], VARIABLE, name_length) != 0) list[next++] = strdup(environ[i]);
    }
    list[next] = variable;
    return list;
}

bool cl_outlive_crashes(char *left_out) {
    const char *known = getenv("OPENSTORYBOARD_LEFT_OUT");
    snprintf(variable, sizeof variable - 1, VARIABLE "%s", known ? known : "");
    snprintf(left_out, CL_LEFT_OUT_SIZE, "%s", variable + name_length);
    for (const char *place = left_out; *place; place++) crashed += *place == 0x1F;
    variables = own_variables();
    // Programs that the command runs know nothing of it.
    unsetenv("OPENSTORYBOARD_LEFT_OUT");
    char **words = own_arguments();
    if (!words || !variables) return false;
    arguments = words;
    struct sigaction action = {.sa_handler = run_again, .sa_flags = SA_ONSTACK};
    for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &action, NULL);
    return true;
}
