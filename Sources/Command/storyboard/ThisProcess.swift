import ChildProcess
import Glibc

/// The process of the command.
enum ThisProcess {
    /// Confines the process for good. Returns what prevented it.
    static func confine(readable: [String], writable: [String], hasNetwork: Bool) -> String? {
        Sandbox(readable: readable, writable: writable, hasNetwork: hasNetwork).enter()
    }

    /// Replaces the process by a program. Returns what prevented it.
    static func become(_ program: String, _ arguments: [String], _ variables: [String: String]) -> String {
        signal(SIGPIPE, SIG_DFL)
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        var surroundings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0)=\($1)") } + [nil]
        execve(program, &words, &surroundings)
        return String(cString: strerror(errno))
    }
}
