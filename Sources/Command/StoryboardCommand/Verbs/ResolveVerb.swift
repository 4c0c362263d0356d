import FileAccess
import StoryboardEditing
import StoryboardModel
import StoryboardRevisions
import XMLTree

/// Resolves the conflicts that a merge has left.
enum ResolveVerb: Verb {
    static let signature = Signature(
        name: "resolve", summary: "lists and resolves the conflicts that a merge has left",
        positionals: [
            Positional("FILE", says: "the merged document"),
            Positional("NUMBER", .any, says: "the conflicts to resolve; by default all"),
        ],
        options: [
            Option(
                "take", value: "SIDE", choices: ["ours", "theirs", "suggested", "as-is"],
                says: "the side to use, or the document as it is; without it, lists the conflicts"),
            Option("page", value: "FILE", says: "writes a page with pictures of both sides; - is standard output"),
            Option("from-git", says: "finds the conflicts in git's versions of the file instead of reading the list"),
        ],
        details: """
            Where the sides conflict, a merged document has our value. `--take theirs` changes that, `--take ours` changes it
            back where you have edited the document since, and `--take as-is` keeps it. Resolved conflicts leave the list next
            to the file, FILE.conflicts.json; the last one removes it. Numbers are those of the list. If only you can apply a
            side by hand, the command says so. Conflicts that you decided in the editor aren't listed.

            Where one side deleted what the other changed or refers to, the list suggests the side that loses no work, and says
            why. `--take suggested` uses those sides, and leaves the other conflicts in the list. A deleted object returns with
            everything that refers to it, as long as git has the versions: until you add the file.

            If the list is lost, `--from-git` finds the remaining conflicts in the versions that git keeps until you add the file,
            and writes the list. A file with conflict markers, which git leaves without `storyboard git install`, is merged
            object by object as soon as you take a side.
            """,
        examples: [
            "storyboard resolve Main.storyboard", "storyboard resolve --page conflicts.html Main.storyboard",
            "storyboard resolve --take theirs Main.storyboard 2",
            "storyboard resolve --take ours Main.storyboard && git add Main.storyboard",
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let file = arguments["FILE"]
        let merge = try UnresolvedMerge(of: file, fromGit: arguments.has("from-git"), in: environment)
        let conflicts = merge.list.open
        let numbers = try numbers(arguments.all("NUMBER"), count: conflicts.count)
        if let page = arguments.value(of: "page"), !numbers.isEmpty {
            try write(merge, numbers.map { conflicts[$0 - 1] }, toPage: page, environment)
        }
        guard let taken = arguments.value(of: "take") else {
            if arguments.value(of: "page") != "-" { try list(merge, numbers, environment) }
            if arguments.has("from-git"), merge.merged == nil { try environment.write(merge.list, beside: file) }
            return conflicts.isEmpty ? .success : .findings
        }
        guard merge.list.isSaved else {
            throw Failure(
                .refused,
                Problem(
                    file: file, message: "the editor has merged it and not saved it yet", rule: "merge.unsaved",
                    hint: "save it there first"))
        }
        let decisions = try decisions(numbers.map { conflicts[$0 - 1] }, taken, merge, environment)
        var left = merge.list
        let done = Set(decisions.map(\.conflict))
        left.entries.removeAll { $0.choice == nil && done.contains($0.conflict) }
        let document = try change(by: decisions, merge, environment)
        let list = left.change(beside: file)
        try environment.replaceAll([document, list].compactMap(\.self).map { ($0.path, $0) })
        return left.open.isEmpty ? .success : .findings
    }

    /// Writes a line for each conflict, and one for the side that is suggested.
    private static func list(
        _ merge: UnresolvedMerge, _ numbers: [Int], _ environment: CommandEnvironment
    ) throws(Failure) {
        let document = try? merge.document()
        for number in numbers {
            let conflict = merge.list.open[number - 1]
            try environment.write("\(number)  \(conflict.sentence.onOneLine)\n")
            guard let document, let suggestion = conflict.suggestion(in: document, of: merge.sides) else { continue }
            try environment.write("   suggested: \(suggestion.side), which \(suggestion.reason)\n")
        }
    }

    private static func write(
        _ merge: UnresolvedMerge, _ conflicts: [MergeConflict], toPage path: String, _ environment: CommandEnvironment
    ) throws(Failure) {
        guard let sides = merge.sides else {
            throw Failure(
                .refused,
                Problem(
                    file: merge.file,
                    message: "the versions that were merged aren't known any more, so that there are no pictures",
                    rule: "merge.sides", hint: "git has them from a conflict until `git add`"))
        }
        let document = try merge.document()
        let remarks = conflicts.map { conflict in
            let suggestion = conflict.suggestion(in: document, of: sides)
            return (conflict, suggestion.map { "Suggested: \($0.side), which \($0.reason)" })
        }
        let (name, place) = (FilePath.name(of: merge.file), environment.absolute(merge.file))
        let html = try Parts.page(of: remarks, of: sides, named: name, around: place, in: environment.files)
        try environment.write(page: html, to: path)
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

    /// A conflict and the side to take, or nil to leave the document as it is.
    private typealias Decision = (conflict: MergeConflict, side: Revision?)

    private static func decisions(
        _ conflicts: [MergeConflict], _ word: String, _ merge: UnresolvedMerge, _ environment: CommandEnvironment
    ) throws(Failure) -> [Decision] {
        guard word == "suggested" else {
            let side = Revision.allCases.first { "\($0)" == word }
            return conflicts.map { ($0, side) }
        }
        let document = try merge.document()
        return conflicts.compactMap { conflict in
            conflict.suggestion(in: document, of: merge.sides).map { (conflict, $0.side) }
        }
    }

    /// Returns the change that gives the document what is decided, or nil if that changes nothing.
    private static func change(
        by decisions: [Decision], _ merge: UnresolvedMerge, _ environment: CommandEnvironment
    ) throws(Failure) -> FileChange? {
        if merge.merged == nil, decisions.allSatisfy({ $0.side == nil }) { return nil }
        let file = merge.file
        var document = try merge.document()
        let all = merge.list.entries.map(\.conflict)
        var waiting = decisions
        // What lies in something that is gone waits for the decision about that.
        while !waiting.isEmpty {
            var refused: [(decision: Decision, error: MergeError)] = []
            for decision in waiting {
                do throws(MergeError) {
                    try apply(decision, among: all, of: merge.sides, in: &document)
                } catch {
                    refused.append((decision, error))
                }
            }
            if refused.count == waiting.count, let first = refused.first {
                throw Failure(
                    .refused,
                    Problem(
                        file: file, message: "\(first.decision.conflict.sentence): \(first.error.message)",
                        rule: "merge.unresolved",
                        hint: first.error.hint ?? "edit the document, then keep it with --take as-is"))
            }
            waiting = refused.map(\.decision)
        }
        return FileChange(file, document.write(), expecting: try environment.read(file).contents.stamp)
    }

    private static func apply(
        _ decision: Decision, among conflicts: [MergeConflict], of sides: MergeSides?, in document: inout Document
    ) throws(MergeError) {
        guard let side = decision.side else { return }
        let conflict = decision.conflict
        switch try conflict.resolution(taking: side, in: document, of: sides, among: conflicts) {
        case .commands(let commands):
            do throws(NumberedChangeError) {
                try document.perform(commands, name: "Resolve")
            } catch {
                throw MergeError(rule: "merge.unresolved", message: error.error.description)
            }
        case .restoring(let objects, let version):
            document = try DocumentMerge(restoring: objects, of: version, in: document).document
        }
    }
}
