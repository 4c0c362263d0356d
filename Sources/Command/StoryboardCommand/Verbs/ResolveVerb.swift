import FileAccess
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
                "take", value: "SIDE", choices: ["ours", "theirs", "as-is"],
                says: "the side that is right, or the document as it is; without it, lists the conflicts"),
            Option("anew", says: "finds the conflicts in git's versions of the file instead of reading the list"),
        ],
        details: """
            A merged document has what ours says wherever the sides exclude each other. `--take theirs` changes that, `--take
            ours` changes it back where the document was edited since, and `--take as-is` leaves it. The conflicts leave the
            list beside the file, FILE.conflicts.json, which is removed with the last of them. Numbers are those of the list.
            A side that can only be had by hand is refused. Conflicts that were decided in the editor aren't listed.

            If the list is lost, `--anew` finds the conflicts that the document still has in the versions that git keeps
            until the file is added, and writes the list. A file with conflict markers, which git leaves without `storyboard
            git install`, is merged anew by objects as soon as a side is taken.
            """,
        examples: [
            "storyboard resolve Main.storyboard", "storyboard resolve --take theirs Main.storyboard 2",
            "storyboard resolve --take ours Main.storyboard && git add Main.storyboard",
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let file = arguments["FILE"]
        let merge = try UnresolvedMerge(of: file, anew: arguments.has("anew"), in: environment)
        let conflicts = merge.list.open
        let numbers = try numbers(arguments.all("NUMBER"), count: conflicts.count)
        guard let side = arguments.value(of: "take") else {
            for number in numbers { try environment.write("\(number)  \(conflicts[number - 1].sentence.onOneLine)\n") }
            if arguments.has("anew"), merge.merged == nil { try environment.write(merge.list, beside: file) }
            return conflicts.isEmpty ? .success : .findings
        }
        guard merge.list.isSaved else {
            throw Failure(
                .refused,
                Problem(
                    file: file, message: "the editor has merged it and not saved it yet", rule: "merge.unsaved",
                    hint: "save it there first"))
        }
        let taken = side == "as-is" ? [] : numbers.map { conflicts[$0 - 1] }
        var left = merge.list
        let done = Set(numbers.map { conflicts[$0 - 1] })
        left.entries.removeAll { $0.choice == nil && done.contains($0.conflict) }
        let document = try change(
            of: file, taking: side == "ours" ? .ours : .theirs, of: taken, merge.merged, environment)
        let list = left.change(beside: file)
        try environment.replaceAll([document, list].compactMap(\.self).map { ($0.path, $0) })
        return left.open.isEmpty ? .success : .findings
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

    /// Returns the change that gives the document what a side says about conflicts, or nil if neither that nor `merged` changes
    /// the file.
    private static func change(
        of file: String, taking side: Revision, of conflicts: [MergeConflict], _ merged: Document?,
        _ environment: CommandEnvironment
    ) throws(Failure) -> FileChange? {
        if conflicts.isEmpty, merged == nil { return nil }
        var loaded: LoadedDocument
        if let merged {
            let (bytes, stamp) = try environment.read(file).contents
            loaded = LoadedDocument(path: file, name: file, stamp: stamp, original: bytes, document: merged)
        } else {
            loaded = try environment.load(file)
        }
        for conflict in conflicts {
            guard let commands = conflict.commands(for: side, in: loaded.document) else {
                throw refusal(conflict, file, "what \(side) says can only be had by hand")
            }
            do throws(NumberedChangeError) {
                try loaded.document.perform(commands, name: "Resolve")
            } catch {
                throw refusal(conflict, file, error.error.description)
            }
        }
        return FileChange(file, loaded.document.write(), expecting: loaded.stamp)
    }

    private static func refusal(_ conflict: MergeConflict, _ file: String, _ reason: String) -> Failure {
        Failure(
            .refused,
            Problem(
                file: file, message: "\(conflict.sentence): \(reason)", rule: "merge.unresolved",
                hint: "edit the document, and then take it as it is"))
    }
}
