import Foundation
import Glibc

/// One call of the command, and what it took.
struct Call {
    static let longestSeconds = 5.0
    static let mostMemory = 500 << 20

    var arguments: [String]
    var status: Int32 = 0
    /// Of the processor's time, and of time in all.
    var seconds = 0.0
    var waited = 0.0
    var memory = 0
    var errors = ""

    /// Nil where a program cannot be started.
    init?(_ program: String, _ arguments: [String], in folder: String) {
        self.arguments = arguments
        let log = folder + "/errors.txt"
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, log, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var id: pid_t = 0
        guard posix_spawn(&id, program, &actions, nil, &words, environ) == 0 else { return nil }
        wait(for: id)
        errors = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    }

    private mutating func wait(for id: pid_t) {
        let start = Date()
        var usage = rusage()
        while wait4(id, &status, WNOHANG, &usage) == 0 {
            waited = Date().timeIntervalSince(start)
            // Others may want the processor, too.
            if waited > Self.longestSeconds * 6 { kill(id, SIGKILL) }
            usleep(1000)
        }
        seconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
        memory = usage.ru_maxrss << 10
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

    /// What must not be: a crash, too much time or memory, or a failure without a word.
    var fault: String? {
        let signal = status & 0x7F
        if waited > Self.longestSeconds * 6 || seconds > Self.longestSeconds { return "took \(seconds) s of work, \(waited) s in all" }
        if signal != 0 { return "was ended by signal \(signal)" }
        let code = status >> 8 & 0xFF
        if code > 7 { return "ended with the unknown status \(code)" }
        if memory > Self.mostMemory { return "took \(memory >> 20) MB" }
        if code != 0, errors.isEmpty { return "failed with \(code) and said nothing" }
        return nil
    }
}
