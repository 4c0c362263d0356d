import FileAccess
import Foundation
import JSONText

/// A call of a tool: its arguments, and commands that it runs in the roots.
struct AgentCall {
    let arguments: JSONNode
    /// What the document of the call had when it was first read in this session, or nil if that isn't known.
    var start: [UInt8]?
    let files: RootedFiles
    /// All files, for what only this process has written.
    let outside: any FileStore
    /// The surroundings of commands: relative paths are those in the first root.
    let environment: CommandEnvironment
    /// Runs the command in a process of its own with all rights of this one, or nil if there are no processes.
    let spawn: CommandEnvironment.Spawn?

    init(_ arguments: JSONNode, roots: [String], in environment: CommandEnvironment) {
        self.arguments = arguments
        files = RootedFiles(environment.files, roots: roots)
        spawn = environment.spawn
        outside = environment.files
        var inner = environment
        inner.files = files
        inner.currentFolder = files.roots.first ?? environment.currentFolder
        inner.isTerminal = false
        inner.statusLine = nil
        inner.runInChild = { nil }
        inner.outliveCrashes = {}
        inner.spawn = nil
        self.environment = inner
    }

    // MARK: Arguments

    func text(_ name: String) -> String? { arguments[name]?.string }
    func flag(_ name: String) -> Bool { arguments[name]?.bool ?? false }

    /// Returns the value of a required argument.
    func required(_ name: String) -> String { text(name) ?? "" }

    /// Returns options of a command for the arguments of the same names.
    func options(_ names: String...) -> [String] {
        names.flatMap { name -> [String] in
            if let text = text(name.camelCase) { return ["--\(name)", text] }
            if let number = arguments[name.camelCase]?.number { return ["--\(name)", "\(number)"] }
            return flag(name.camelCase) ? ["--\(name)"] : []
        }
    }

    // MARK: Commands

    struct Outcome {
        var code: ExitCode
        var output, errors: String

        /// What it printed, errors first.
        var text: String { errors + output }
    }

    /// Runs a command, and returns what it printed.
    func command(_ words: [String], _ places: [String] = [], input: String = "") -> Outcome {
        let (output, errors) = (Collected(), Collected())
        var inner = environment
        inner.standardInput = { _ throws(FileError) in Array(input.utf8) }
        inner.standardOutput = { bytes throws(SinkError) in output.bytes += bytes }
        inner.standardError = { bytes throws(SinkError) in errors.bytes += bytes }
        let code = StoryboardTool.run(words + (places.isEmpty ? [] : ["--"] + places), in: inner)
        return Outcome(code: code, output: output.text, errors: errors.text)
    }

    /// Runs a command, and answers with what it printed. It is an error if it ends with another code than those given.
    func answer(
        _ words: [String], _ places: [String] = [], input: String = "", fine: Set<ExitCode> = [.success, .findings]
    ) -> AgentAnswer {
        let outcome = command(words, places, input: input)
        return AgentAnswer(outcome.text, isError: !fine.contains(outcome.code))
    }

    /// Returns the path of a file or folder in the roots.
    func inside(_ path: String) throws(Failure) -> String {
        do throws(FileError) {
            return try files.resolve(path)
        } catch {
            throw Failure(reading: path, error)
        }
    }

    private final class Collected {
        var bytes: [UInt8] = []
        var text: String { String(decoding: bytes, as: UTF8.self) }
    }
}

extension String {
    /// The name of an option as arguments have it: "content-size" as "contentSize".
    fileprivate var camelCase: String {
        let words = split(separator: "-")
        return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
