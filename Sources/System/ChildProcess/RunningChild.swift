import CLimits
import Glibc

/// A running child process in a process group of its own. The group is killed when the child is deallocated before its end, and
/// when this process ends, so that what the child has started doesn't outlive either.
final class RunningChild {
    private let id: pid_t
    private var hasEnded = false

    /// Starts a program. `stream` becomes its standard input and output; its standard error joins them or is discarded.
    init(
        _ program: String, _ arguments: [String], _ variables: [String: String], inheritsVariables: Bool = true,
        stream: Int32, joinsErrors: Bool, in sandbox: Sandbox?
    ) throws(ChildProcessError) {
        let (program, arguments) = BundledFiles.start(program, arguments)
        let all = inheritsVariables ? Self.environment(with: variables) : variables.map { "\($0)=\($1)" }
        if let sandbox {
            id = try Self.start(program, arguments, all, stream: stream, joinsErrors: joinsErrors, in: sandbox)
            cl_end_group_with_this(id)
            return
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, stream, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, stream, STDOUT_FILENO)
        if joinsErrors {
            posix_spawn_file_actions_adddup2(&actions, stream, STDERR_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        }

        // This process may ignore the end of a pipe, and its threads may block signals; others end because of them.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        var blocked = sigset_t()
        sigemptyset(&blocked)
        posix_spawnattr_setsigmask(&attributes, &blocked)
        sigaddset(&signals, SIGPIPE)
        sigaddset(&signals, SIGXCPU)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes,
            Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETPGROUP))

        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var surroundings = all.map { strdup($0) } + [nil]
        defer { for variable in surroundings { free(variable) } }
        var id: pid_t = 0
        let problem = posix_spawnp(&id, program, &actions, &attributes, &words, &surroundings)
        if problem == ENOENT { throw .notFound }
        guard problem == 0 else { throw .system(String(cString: strerror(problem))) }
        self.id = id
        cl_end_group_with_this(id)
    }

    private static func start(
        _ program: String, _ arguments: [String], _ variables: [String], stream: Int32, joinsErrors: Bool,
        in sandbox: Sandbox
    ) throws(ChildProcessError) -> pid_t {
        var all: [String: String] = [:]
        for line in variables {
            guard let sign = line.firstIndex(of: "=") else { continue }
            all[String(line[..<sign])] = String(line[line.index(after: sign)...])
        }
        let path = all["PATH"] ?? "/usr/bin:/bin"
        let places = program.contains("/") ? [program] : path.split(separator: ":").map { "\($0)/\(program)" }
        guard let file = places.first(where: { access($0, X_OK) == 0 }) else { throw .notFound }
        let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
        guard nothing >= 0 else { throw .last }
        defer { close(nothing) }
        return try Sandbox.start(
            file, arguments, variables: all, descriptors: [stream, stream, joinsErrors ? stream : nothing, nothing],
            in: sandbox)
    }

    /// Returns the environment of this process with other variables, as `NAME=VALUE`. Those of bundled files are left out.
    private static func environment(with variables: [String: String]) -> [String] {
        var lines: [String] = []
        var next = environ
        while let line = next.pointee.map({ String(cString: $0) }) {
            let name = String(line.prefix { $0 != "=" })
            if variables[name] == nil, BundledFiles.variables[name] == nil { lines.append(line) }
            next += 1
        }
        return lines + variables.map { "\($0)=\($1)" }
    }

    func limit(memory bytes: UInt64, processor seconds: UInt64?) throws(ChildProcessError) {
        if !cl_limit_memory(id, bytes) { throw .last }
        if let seconds, !cl_limit_processor(id, seconds) { throw .last }
    }

    /// Waits until the child ends, and returns its status. A child that has closed its output has little left to do.
    func wait(until deadline: Deadline) throws(ChildProcessError) -> Int32 {
        var status: Int32 = 0
        var found: pid_t = 0
        while found == 0, deadline.milliseconds > 0 {
            found = waitpid(id, &status, WNOHANG)
            if found < 0, errno == EINTR { found = 0 }
            if found == 0 { usleep(500) }
        }
        if found == 0 { throw .tooSlow }
        hasEnded = true
        let signal = status & 0x7F
        if signal == SIGXCPU { throw .tooSlow }
        if signal != 0 { throw .crashed(signal: signal) }
        return status >> 8 & 0xFF
    }

    deinit {
        if !hasEnded {
            kill(-id, SIGKILL)
            var status: Int32 = 0
            while waitpid(id, &status, 0) < 0, errno == EINTR {}
        }
        cl_forget_group(id)
    }
}
