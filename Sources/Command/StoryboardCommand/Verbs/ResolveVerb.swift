import FileAccess
import JSONText
import StoryboardEditing
import StoryboardModel
import StoryboardRevisions
import XMLTree

/// Resolves the conflicts that a merge has left.
enum ResolveVerb: Verb {
    static let signature = Signature(
        name: "resolve", summary: "lists the conflicts that a merge has left, and resolves them",
        positionals: [
            Positional("FILE", says: "the merged document"),
            Positional("NUMBER", .any, says: "the conflicts to resolve; by default all"),
        ],
        options: [
            Option(
                "take", value: "SIDE", choices: ["ours", "theirs"],
                says: "the side that is right; without it, lists the conflicts")
        ],
        details: """
            A merged document has what ours says wherever the sides exclude each other. `--take ours` keeps that, `--take
            theirs` changes it; the conflicts leave the list beside the file, FILE.conflicts.json, which is removed with the
            last of them. Numbers are those of the list. A conflict whose other side can only be had by hand, such as an
            order, is refused.
            """,
        examples: [
            "storyboard resolve Main.storyboard", "storyboard resolve --take theirs Main.storyboard 2",
            "storyboard resolve --take ours Main.storyboard && git add Main.storyboard",
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let file = arguments["FILE"]
        let conflicts = try conflicts(of: file, in: environment)
        let numbers = try numbers(arguments.all("NUMBER"), count: conflicts.count)
        guard let side = arguments.value(of: "take") else {
            for number in numbers { try environment.write("\(number)  \(conflicts[number - 1].sentence.onOneLine)\n") }
            return conflicts.isEmpty ? .success : .findings
        }
        if side == "theirs", !numbers.isEmpty {
            try takeTheirs(numbers.map { conflicts[$0 - 1] }, in: file, environment)
        }
        let left = conflicts.indices.filter { !numbers.contains($0 + 1) }.map { conflicts[$0] }
        try write(left, beside: file, in: environment)
        return left.isEmpty ? .success : .findings
    }

    private static func conflicts(
        of file: String, in environment: CommandEnvironment
    ) throws(Failure) -> [MergeConflict] {
        let list = MergeOutput.list(beside: file)
        do throws(FileError) {
            if try environment.files.look(at: list).kind == .missing { return [] }
        } catch {
            throw Failure(reading: list, error)
        }
        let bytes = try environment.read(list).contents.bytes
        let node = try? JSONReader.read(bytes)
        guard let elements = node?["conflicts"]?.elements else {
            throw Failure(.malformed, Problem(file: list, message: "this is no list of conflicts", rule: "merge.list"))
        }
        return elements.compactMap { MergeConflict($0) }
    }

    /// Returns the numbers of conflicts in order, each once.
    private static func numbers(_ words: [String], count: Int) throws(Failure) -> [Int] {
        if words.isEmpty { return Array(1..<(count + 1)) }
        var numbers: Set<Int> = []
        for word in words {
            guard let number = Int(word), (1...max(1, count)).contains(number), count > 0 else {
                throw .usage("there is no conflict '\(word)'; the document has \(count)", help: signature.name)
            }
            numbers.insert(number)
        }
        return numbers.sorted()
    }

    private static func takeTheirs(
        _ conflicts: [MergeConflict], in file: String, _ environment: CommandEnvironment
    ) throws(Failure) {
        var loaded = try environment.load(file)
        for conflict in conflicts {
            guard let commands = conflict.commandsForTheirs else {
                throw refusal(conflict, file, "what theirs says can only be had by hand")
            }
            do throws(NumberedChangeError) {
                try loaded.document.perform(commands, name: "Resolve")
            } catch {
                throw refusal(conflict, file, error.error.description)
            }
        }
        try environment.save(loaded, to: file)
    }

    private static func refusal(_ conflict: MergeConflict, _ file: String, _ reason: String) -> Failure {
        Failure(
            .refused,
            Problem(
                file: file, message: "\(conflict.sentence): \(reason)", rule: "merge.unresolved",
                hint: "edit the document, and then take ours"))
    }

    private static func write(
        _ conflicts: [MergeConflict], beside file: String, in environment: CommandEnvironment
    ) throws(Failure) {
        let list = MergeOutput.list(beside: file)
        do throws(FileError) {
            if !conflicts.isEmpty {
                let bytes = Array(MergeOutput.report(of: conflicts).text.utf8)
                try environment.files.replace(list, with: bytes, expecting: nil)
            } else if try environment.files.look(at: list).kind != .missing {
                try environment.files.remove(list)
            }
        } catch {
            throw Failure(writing: list, error)
        }
    }
}
