import Glibc

/// A program that is run without a shell, with given standard input and resource limits.
package struct ChildProcess: Sendable {
    /// The resource limits of a program.
    package struct Bounds: Sendable {
        package var seconds: Double
        /// The seconds of a processor, which a busy system doesn't shorten, or nil if `seconds` are the only limit.
        package var processor: UInt64?
        /// The address space in bytes.
        package var memory: UInt64
        /// The standard output in bytes.
        package var output: Int

        package init(
            seconds: Double = 10, processor: UInt64? = nil, memory: UInt64 = 1 << 30, output: Int = 64 << 20
        ) {
            (self.seconds, self.processor, self.memory, self.output) = (seconds, processor, memory, output)
        }
    }

    /// A path, or a name in `PATH`.
    package var program: String
    package var arguments: [String]
    /// Variables in addition to those of this process, or in place of them.
    package var variables: [String: String]
    /// Whether the program also gets the variables of this process.
    package var inheritsVariables = true
    package var bounds: Bounds
    /// What the program can reach, or nil if that isn't confined.
    package var sandbox: Sandbox?

    package init(
        _ program: String, _ arguments: [String] = [], variables: [String: String] = [:], bounds: Bounds = Bounds()
    ) {
        (self.program, self.arguments, self.variables, self.bounds) = (program, arguments, variables, bounds)
    }

    /// Runs the program and returns its standard output. Blocks until it ends.
    package func run(input: [UInt8] = []) throws(ChildProcessError) -> [UInt8] {
        let (status, output) = try perform(input, joinsErrors: false)
        // The status with which `posix_spawn` reports a missing program that it finds too late.
        if status == 127 { throw .notFound }
        if status != 0 { throw .failed(status: status) }
        return output
    }

    /// Runs the program and returns its exit status, and what it wrote to standard output and standard error. Blocks
    /// until it ends.
    package func report() throws(ChildProcessError) -> (status: Int32, output: [UInt8]) {
        try report(input: [], joinsErrors: true)
    }

    /// Runs the program and returns its exit status, and what it wrote to standard output and, if they are joined, to standard
    /// error. Blocks until it ends.
    package func report(
        input: [UInt8], joinsErrors: Bool
    ) throws(ChildProcessError) -> (status: Int32, output: [UInt8]) {
        try perform(input, joinsErrors: joinsErrors)
    }

    private func perform(
        _ input: [UInt8], joinsErrors: Bool
    ) throws(ChildProcessError) -> (status: Int32, output: [UInt8]) {
        let socket = try SocketPair()
        let child = try RunningChild(
            program, arguments, variables, inheritsVariables: inheritsVariables, stream: socket.theirs,
            joinsErrors: joinsErrors, in: sandbox)
        // The child gets no input before its limits are set.
        try child.limit(memory: bounds.memory, processor: bounds.processor)
        let deadline = Deadline(seconds: bounds.seconds)
        let output = try Exchange(socket.giveUpTheirs(), output: bounds.output, deadline).run(input: input)
        return (try child.wait(until: deadline), output)
    }
}

/// An error that prevents a result.
package enum ChildProcessError: Error, Hashable, Sendable {
    /// The program doesn't exist.
    case notFound
    /// The program ended with this status.
    case failed(status: Int32)
    /// A signal ended the program, for example after a crash or without memory.
    case crashed(signal: Int32)
    /// The program exceeded its time limit.
    case tooSlow
    /// The program exceeded its output limit.
    case tooMuchOutput
    /// A system error with its message.
    case system(String)

    static var last: ChildProcessError { .system(String(cString: strerror(errno))) }
}
