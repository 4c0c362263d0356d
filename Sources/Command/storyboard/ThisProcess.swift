import CLimits
import ChildProcess
import Glibc
import StoryboardCommand

/// The process of the command.
enum ThisProcess {
    /// Confines the process for good. Returns what prevented it.
    static func confine(readable: [String], writable: [String], hasNetwork: Bool) -> String? {
        Sandbox(readable: readable, writable: writable, hasNetwork: hasNetwork).enter()
    }

    /// Continues in a child, as `CommandEnvironment.runInChild` says. What it prints on a terminal can't control it.
    static func runInChild() -> Int32? {
        let end = cl_run_in_child { stream, bytes, count in
            let bytes = Array(UnsafeRawBufferPointer(start: bytes, count: count))
            try? StandardStreams.write(ThisProcess.texts[Int(stream)].shown(bytes), to: stream)
        }
        guard end >= 0 else { return nil }
        for stream in [STDOUT_FILENO, STDERR_FILENO] {
            try? StandardStreams.write(texts[Int(stream)].rest(), to: stream)
        }
        return end
    }

    /// The text of a child on each stream. The process has one thread while there is a child.
    nonisolated(unsafe) private static var texts = [VisibleText](repeating: VisibleText(), count: 3)

    /// Runs this program with arguments in a process of its own, as `CommandEnvironment.spawn` says.
    static func spawn(
        _ program: String, _ arguments: [String], _ input: [UInt8], _ seconds: Double, _ joinsErrors: Bool
    ) -> (status: Int32, output: [UInt8]) {
        // A process can only lower its limits, and the call may run compilers.
        let bounds = ChildProcess.Bounds(seconds: seconds, memory: .max, output: 64 << 20)
        do throws(ChildProcessError) {
            return try ChildProcess(program, arguments, bounds: bounds).report(input: input, joinsErrors: joinsErrors)
        } catch {
            switch error {
            case .crashed(let signal): return (128 + signal, [])
            case .tooSlow: return (CommandEnvironment.timedOut, [])
            case .failed(let status): return (status, [])
            case .notFound, .tooMuchOutput, .system: return (127, [])
            }
        }
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
