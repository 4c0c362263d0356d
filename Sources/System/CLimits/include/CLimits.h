// What the system limits of another process, for which Swift has no name.
#ifndef CLIMITS_H
#define CLIMITS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// Limits the address space of a process of the same person. False where the system refuses.
bool cl_limit_memory(pid_t process, uint64_t bytes);

#endif
