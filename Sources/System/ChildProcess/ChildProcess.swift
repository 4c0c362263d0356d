import Glibc

/// A program that runs beside this one: started without a shell, given its standard input whole, and held to bounds.
package struct ChildProcess: Sendable {
    /// What a program may use before it is ended.
    package struct Bounds: Sendable {
        package var seconds: Double
        /// Bytes of address space.
        package var memory: UInt64
        /// Bytes of standard output.
        package var output: Int

        package init(seconds: Double = 10, memory: UInt64 = 1 << 30, output: Int = 64 << 20) {
            (self.seconds, self.memory, self.output) = (seconds, memory, output)
        }
    }

    /// A path, or a name that is looked up in `PATH`.
    package var program: String
    package var arguments: [String]
    package var bounds: Bounds

    package init(_ program: String, _ arguments: [String] = [], bounds: Bounds = Bounds()) {
        (self.program, self.arguments, self.bounds) = (program, arguments, bounds)
    }

    /// Runs the program to its end and returns what it wrote to standard output. Blocks meanwhile.
    package func run(input: [UInt8] = []) throws(ChildProcessError) -> [UInt8] {
        let socket = try SocketPair()
        let child = try RunningChild(program, arguments, stream: socket.theirs)
        // The child sees nothing of its input before its bounds hold.
        try child.limitMemory(to: bounds.memory)
        let deadline = Deadline(seconds: bounds.seconds)
        let output = try Exchange(socket.giveUpTheirs(), output: bounds.output, deadline).run(input: input)
        try child.wait(until: deadline)
        return output
    }
}

/// Why a program gave no result.
package enum ChildProcessError: Error, Hashable, Sendable {
    /// There is no such program.
    case notFound
    /// It ended with this status.
    case failed(status: Int32)
    /// A signal ended it, as when it crashed or ran out of memory.
    case crashed(signal: Int32)
    /// It took longer than it may.
    case tooSlow
    /// It wrote more than it may.
    case tooMuchOutput
    /// The system refused, in its own words.
    case system(String)

    static var last: ChildProcessError { .system(String(cString: strerror(errno))) }
}
