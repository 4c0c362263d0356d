import FileAccess
import StoryboardCommand

/// What a call of the command did.
struct Outcome: Equatable {
    var code: ExitCode
    var bytes: [UInt8]
    var errors: String

    var output: String { String(decoding: bytes, as: UTF8.self) }
}

/// Calls the command in a world that exists in memory.
struct Call {
    var files: any FileStore = MemoryFiles()
    var input: [UInt8] = []
    var folder = "/"
    /// What standard output answers to whoever writes.
    var outputFault: SinkError?
    var statusLine: StatusLine?
    /// The name that the command is called by.
    var calledAs = "storyboard"

    func callAsFunction(_ arguments: String...) -> Outcome { run(arguments) }

    func run(_ arguments: [String]) -> Outcome {
        let output = Collected()
        let errors = Collected()
        var environment = CommandEnvironment(
            files: files, currentFolder: folder, statusLine: statusLine,
            standardInput: { limit throws(FileError) in
                if input.count > limit { throw FileError(.tooLarge(bytes: input.count, limit: limit), path: "-") }
                return input
            },
            standardOutput: { bytes throws(SinkError) in
                if let outputFault { throw outputFault }
                output.bytes += bytes
            },
            standardError: { bytes throws(SinkError) in errors.bytes += bytes })
        environment.program = "/storyboard"
        environment.calledAs = calledAs
        let code = StoryboardTool.run(arguments, in: environment)
        return Outcome(code: code, bytes: output.bytes, errors: String(decoding: errors.bytes, as: UTF8.self))
    }
}

private final class Collected {
    var bytes: [UInt8] = []
}

extension FileStore {
    func text(_ path: String) throws -> String { String(decoding: try read(path).bytes, as: UTF8.self) }
}
