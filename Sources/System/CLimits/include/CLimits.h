// Limits and streams of processes, and calls that end early, for which Swift has no function.
#ifndef CLIMITS_H
#define CLIMITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Limits the address space of a process of the same user. Returns false if the system doesn't allow it.
bool cl_limit_memory(pid_t process, uint64_t bytes);

/// Sets the time for which a process may use the processor. The system ends it with SIGXCPU then. Returns false if that fails.
bool cl_limit_processor(pid_t process, uint64_t seconds);

/// From here on, large blocks of memory lie outside of the heap, and go back to the system when they are freed. By itself, the C library
/// moves them into the heap once one was freed, where small blocks between them keep what was freed.
void cl_give_back_memory(void);

/// Continues in a child process and returns -1 there. Returns in this process, when the child has ended, its exit code, or 128 and
/// the number of the signal that ended it. Returns -2 if there can be no child. Must be called before there are other threads.
/// What the child prints on a terminal is given to `print` instead, with the number of the stream; the child has a terminal of its
/// own. Streams that are no terminals are the child's as well.
int cl_run_in_child(void (*print)(int stream, const char *bytes, size_t count));

/// The bytes of all notes that are left out, with the zero byte at their end.
#define CL_LEFT_OUT_SIZE 65536

/// From here on, when a thread with a note crashes, the process runs its program again with the same arguments, and the note among
/// those that are left out. Gives the notes that are left out now, with the unit separator (31) behind each. Returns false if that
/// isn't possible.
bool cl_outlive_crashes(char *left_out);

/// Notes what this thread works on. Longer notes than 1023 bytes are cut.
void cl_note(const char *note);

/// Returns whether processes can be confined here.
bool cl_has_sandbox(void);

/// Makes a sandbox, of lists of paths that end in NULL: what can be read and executed, and what can be read and written. Nothing else
/// can. Returns its descriptor, or -1 and `errno`.
int cl_make_sandbox(const char *const *readable, const char *const *writable, bool has_network);

/// Confines the process, and those that it starts, for good: it can't get more rights, reach files beside those of the sandbox, or
/// open sockets other than those of the network, and none at all without it. Returns false and sets `errno` if that fails.
bool cl_enter_sandbox(int sandbox, bool has_network);

/// Starts a program in a process group of its own, which doesn't outlive the calling thread. `descriptors` become its first ones.
/// `sandbox` is -1 for none. Returns 0, or the number of the error.
int cl_spawn(
    pid_t *child, const char *program, char *const arguments[], char *const variables[], const int descriptors[4],
    int sandbox, bool has_network);

/// Makes this process the parent of what its children leave behind.
void cl_adopt_children(void);

/// Kills all children of this process, which has one thread, and what they leave behind.
void cl_end_children(void);

/// Sends SIGKILL to a process group when this process exits, or is ended by SIGINT, SIGTERM, or SIGHUP. At most 64 groups
/// are noted; others run on.
void cl_end_group_with_this(pid_t group);

/// Undoes `cl_end_group_with_this`, also for a group that wasn't noted.
void cl_forget_group(pid_t group);

/// Lets standard output be written line by line, also where it isn't a terminal.
void cl_print_lines(void);

/// Calls a function that `cl_stop` can end. What the functions in between have not released stays in memory.
void cl_call(void (*body)(void *), void *context);

/// Ends the innermost `cl_call` of this thread, as if its function had returned; returns if there is none.
void cl_stop(void);

/// What is behind a file. The functions return a number of bytes, a place, or -1 for an error.
struct cl_file_functions {
    long (*read)(void *context, char *bytes, long count);
    long (*write)(void *context, const char *bytes, long count);
    int64_t (*seek)(void *context, int64_t place, int whence);
    int (*close)(void *context);
};

/// Opens a `FILE` whose content comes from functions, or returns a null pointer.
void *cl_open_file(void *context, const char *mode, struct cl_file_functions functions);

#endif
