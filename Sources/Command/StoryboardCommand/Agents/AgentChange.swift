import FileAccess
import JSONText
import StoryboardEditing
import StoryboardModel
import StoryboardRevisions
import XMLTree

/// The tool that performs commands on a document, and reports the changes and the problems that result.
struct AgentChange {
    private let call: AgentCall
    private let path: String

    init(_ call: AgentCall) {
        self.call = call
        path = call.required("file")
    }

    func perform() throws(Failure) -> AgentAnswer {
        var loaded = try call.environment.load(path)
        let old = loaded.document
        let created = try perform(on: &loaded)
        let bytes = loaded.document.write()
        if bytes == loaded.original { return AgentAnswer("nothing changed\n") }
        let (came, went) = problems(from: loaded.original, to: bytes)
        var text = created.isEmpty ? "" : "created: \(created.joined(separator: " "))\n"
        text += DifferenceBrief.text(DocumentDifference(from: old, to: loaded.document))
        if !came.isEmpty { text += "new problems:\n" + came.map { Problem($0, in: path).text }.joined() }
        if went > 0 { text += "\(went) problem\(went == 1 ? "" : "s") solved\n" }
        if came.contains(where: { $0.severity == .error }), !call.flag("allowErrors") {
            return AgentAnswer(
                text
                    + "nothing is saved, because the change causes an error: send it with what solves it, or allowErrors\n",
                isError: true)
        }
        if call.flag("dryRun") { return AgentAnswer(text + "nothing is saved: dryRun\n") }
        try call.environment.save(loaded, to: path)
        return AgentAnswer(text)
    }

    private func perform(on loaded: inout LoadedDocument) throws(Failure) -> [String] {
        let name = "commands"
        let list = try CommandList(Array(commands.utf8), file: name)
        let (document, files) = (loaded, call.files)
        let layout =
            list.asksForLayout ? MainActor.assumeIsolated { list.layout(of: document, in: files) } : DocumentLayout()
        do throws(NumberedChangeError) {
            return try loaded.document.perform(list.commands, name: "Change", layout: layout).created
        } catch {
            throw Failure(
                name, error.error, at: list.locations[error.number - 1], prefix: list.prefix(of: error.number))
        }
    }

    /// The commands as a file of `storyboard apply` has them.
    private var commands: String { call.arguments["commands"].map { JSONValue($0).line } ?? "[]" }

    /// Returns the problems that another content has and the document hadn't, and how many it had and the other hasn't.
    private func problems(from old: [UInt8], to new: [UInt8]) -> (came: [Diagnostic], went: Int) {
        let found = [old, new].map { bytes in
            var run = CheckRun(in: call.environment, fixes: false)
            run.add(file: path, holding: bytes)
            return run.run().flatMap(\.found)
        }
        var known: [[String]: Int] = [:]
        for problem in found[0] { known[Self.key(of: problem), default: 0] += 1 }
        let came = found[1].filter { problem in
            let key = Self.key(of: problem)
            guard let count = known[key], count > 0 else { return true }
            known[key] = count - 1
            return false
        }
        return (came, known.values.reduce(0, +))
    }

    /// Returns a key that identifies a problem wherever it is in the text.
    private static func key(of problem: Diagnostic) -> [String] {
        [problem.rule, problem.objectID ?? "", problem.message]
    }
}
