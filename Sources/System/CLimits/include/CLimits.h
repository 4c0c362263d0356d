// Limits and streams of processes, and calls that end early, for which Swift has no function.
#ifndef CLIMITS_H
#define CLIMITS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// Limits the address space of a process of the same user. Returns false if the system doesn't allow it.
bool cl_limit_memory(pid_t process, uint64_t bytes);

/// Continues in a child process and returns -1 there. Returns in this process, when the child has ended, its exit code, or 128 and
/// the number of the signal that ended it. Returns -2 if there can be no child. Must be called before there are other threads.
int cl_run_in_child(void);

/// The bytes of a note, with the zero byte at its end.
#define CL_NOTE_SIZE 512

/// Like `cl_run_in_child`, and gives the last note of the thread that crashed in the child, which is empty if there is none.
int cl_run_in_noting_child(char *note);

/// Notes what this thread works on, for the parent to know if it crashes. Longer notes are cut.
void cl_note(const char *note);

/// Whether a signal tells of a crash.
bool cl_is_crash(int signal);

/// Lets standard output be written line by line, also where it isn't a terminal.
void cl_print_lines(void);

/// Calls a function that `cl_stop` can end. What the functions in between have not released stays in memory.
void cl_call(void (*body)(void *), void *context);

/// Ends the innermost `cl_call` of this thread, as if its function had returned; returns if there is none.
void cl_stop(void);

#endif
