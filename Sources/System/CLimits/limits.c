#define _GNU_SOURCE
#include "CLimits.h"

#include <sys/resource.h>

bool cl_limit_memory(pid_t process, uint64_t bytes) {
    struct rlimit limit = {.rlim_cur = bytes, .rlim_max = bytes};
    return prlimit(process, RLIMIT_AS, &limit, 0) == 0;
}
