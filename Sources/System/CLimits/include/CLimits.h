// Resource limits of another process, for which Swift has no function.
#ifndef CLIMITS_H
#define CLIMITS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// Limits the address space of a process of the same user. Returns false if the system doesn't allow it.
bool cl_limit_memory(pid_t process, uint64_t bytes);

#endif
