import Glibc

/// The process of the command.
enum ThisProcess {
    /// Replaces the process by a program. Returns what prevented it.
    static func become(_ program: String, _ arguments: [String], _ variables: [String: String]) -> String {
        signal(SIGPIPE, SIG_DFL)
        for (name, value) in variables { setenv(name, value, 1) }
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        execv(program, &words)
        return String(cString: strerror(errno))
    }
}
