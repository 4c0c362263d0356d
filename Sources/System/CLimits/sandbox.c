#define _GNU_SOURCE
#include "CLimits.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// Landlock, as in the kernel's documentation: the headers of the system may be older than its kernel.
enum {
    create_ruleset = 444,
    add_rule = 445,
    restrict_self = 446,
    rule_path_beneath = 1,
    create_ruleset_version = 1,
};

struct ruleset_attributes {
    uint64_t files, net, scoped;
};

struct path_attributes {
    uint64_t allowed;
    int32_t parent;
} __attribute__((packed));

enum {
    access_execute = 1 << 0,
    access_write_file = 1 << 1,
    access_read_file = 1 << 2,
    access_read_folder = 1 << 3,
    access_make_device = 1 << 6 | 1 << 11,
    access_first = (1 << 13) - 1,
    access_refer = 1 << 13,
    access_truncate = 1 << 14,
    access_ioctl = 1 << 15,
    access_of_file = access_execute | access_write_file | access_read_file | access_truncate | access_ioctl,
};

/// The version of Landlock, or 0 if the kernel has none or it is switched off.
static int landlock_version(void) {
    long version = syscall(create_ruleset, NULL, 0, create_ruleset_version);
    return version < 0 ? 0 : (int)version;
}

bool cl_has_sandbox(void) { return landlock_version() > 0; }

/// The access to files that a version knows.
static uint64_t known_access(int version) {
    uint64_t access = access_first;
    if (version >= 2) access |= access_refer;
    if (version >= 3) access |= access_truncate;
    if (version >= 5) access |= access_ioctl;
    return access;
}

static bool allow(int ruleset, const char *path, uint64_t access) {
    int place = open(path, O_PATH | O_CLOEXEC);
    // What isn't there needs no rule.
    if (place < 0) return true;
    struct stat status;
    bool isFolder = fstat(place, &status) == 0 && S_ISDIR(status.st_mode);
    struct path_attributes rule = {.allowed = isFolder ? access : access & access_of_file, .parent = place};
    bool done = syscall(add_rule, ruleset, rule_path_beneath, &rule, 0) == 0;
    close(place);
    return done;
}

int cl_make_sandbox(const char *const *readable, const char *const *writable, bool has_network) {
    int version = landlock_version();
    if (version == 0) {
        errno = EOPNOTSUPP;
        return -1;
    }
    uint64_t known = known_access(version);
    struct ruleset_attributes attributes = {.files = known};
    // Connecting to and listening at ports, and what is beyond the app's own processes: abstract sockets and signals.
    if (version >= 4 && !has_network) attributes.net = 3;
    if (version >= 6) attributes.scoped = 3;
    size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
    int ruleset = (int)syscall(create_ruleset, &attributes, size, 0);
    if (ruleset < 0) return -1;
    bool done = true;
    for (; *readable && done; readable++) {
        done = allow(ruleset, *readable, access_execute | access_read_file | access_read_folder);
    }
    uint64_t writing = known & ~(uint64_t)(access_execute | access_make_device);
    for (; *writable && done; writable++) done = allow(ruleset, *writable, writing);
    if (done) return ruleset;
    int problem = errno;
    close(ruleset);
    errno = problem;
    return -1;
}

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

/// Refuses sockets other than those of the network, and those as well without it. Sockets that the process has, and pairs, go on.
static bool refuse_sockets(bool has_network) {
#ifdef OWN_ARCHITECTURE
    const uint32_t refused = SECCOMP_RET_ERRNO | EACCES;
    const uint32_t of_network = has_network ? SECCOMP_RET_ALLOW : refused;
    struct sock_filter filter[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OWN_ARCHITECTURE, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        // The calls of x32 have other numbers.
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
        // Its requests aren't calls, so that no filter sees them.
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 425 /* io_uring_setup */, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_socket, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_INET, 2, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_INET6, 1, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_NETLINK, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, of_network),
        BPF_STMT(BPF_RET | BPF_K, refused),
    };
    struct sock_fprog program = {.len = sizeof filter / sizeof *filter, .filter = filter};
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
#else
    return true;
#endif
}

/// Lets programs of the superuser have its rights to files only, which the sandbox bounds. With others they read the variables of any
/// process. Processes of other users have none, and can't do this.
static void drop_capabilities(void) {
    for (int capability = 0; capability <= CAP_LAST_CAP; capability++) {
        bool isOfFiles = capability == CAP_CHOWN || capability == CAP_DAC_OVERRIDE
            || capability == CAP_DAC_READ_SEARCH || capability == CAP_FOWNER;
        if (!isOfFiles) prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
    }
}

bool cl_enter_sandbox(int sandbox, bool has_network) {
    drop_capabilities();
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(restrict_self, sandbox, 0) == 0
        && refuse_sockets(has_network);
}

int cl_spawn(
    pid_t *child, const char *program, char *const arguments[], char *const variables[], const int descriptors[4],
    int sandbox, bool has_network
) {
    int report[2];
    if (pipe2(report, O_CLOEXEC) != 0) return errno;
    pid_t parent = getpid();
    *child = fork();
    if (*child == 0) {
        // Only calls that are safe after a fork.
        setpgid(0, 0);
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        bool done = getppid() == parent;
        for (int number = 0; number < 4 && done; number++) done = dup2(descriptors[number], number) == number;
        if (done && (sandbox < 0 || cl_enter_sandbox(sandbox, has_network))) execve(program, arguments, variables);
        int problem = errno ? errno : ESRCH;
        ssize_t written = write(report[1], &problem, sizeof problem);
        _exit(written > 0 ? 127 : 126);
    }
    int problem = *child < 0 ? errno : 0;
    close(report[1]);
    if (problem == 0) {
        ssize_t count;
        do {
            count = read(report[0], &problem, sizeof problem);
        } while (count < 0 && errno == EINTR);
        if (count <= 0) problem = 0;
        // The group exists from now on, whoever of both is first.
        setpgid(*child, *child);
        if (problem != 0) waitpid(*child, NULL, 0);
    }
    close(report[0]);
    return problem;
}

void cl_adopt_children(void) { prctl(PR_SET_CHILD_SUBREAPER, 1); }

void cl_end_children(void) {
    char name[64];
    snprintf(name, sizeof name, "/proc/self/task/%d/children", (int)getpid());
    // Those of a child that ends become ours in turn.
    for (int round = 0; round < 1000; round++) {
        FILE *list = fopen(name, "re");
        if (!list) return;
        int child, count = 0;
        while (fscanf(list, "%d", &child) == 1) {
            kill(child, SIGKILL);
            count++;
        }
        fclose(list);
        if (count == 0) return;
        for (int number = 0; number < count; number++) {
            while (waitpid(-1, NULL, 0) < 0 && errno == EINTR) {
            }
        }
    }
}
