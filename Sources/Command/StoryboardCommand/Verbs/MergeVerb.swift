import StoryboardModel
import StoryboardRevisions
import XMLTree

/// Merges two versions of a document that have a common base.
enum MergeVerb: Verb {
    static let signature = Signature(
        name: "merge", summary: "merges two versions of a document object by object",
        positionals: [
            Positional("BASE", says: "the version that both sides changed; an empty file is none"),
            Positional("OURS", says: "our version, or - for standard input"),
            Positional("THEIRS", says: "their version"),
        ],
        options: [
            .output,
            Option("json", says: "prints the conflicts as JSON instead of words"),
        ],
        details: """
            If only one side changed something, its change applies: objects that were added, deleted, moved and reordered,
            attributes, values, constraints, connections, variations, runtime attributes. What Interface Builder derives never
            conflicts: the newer versions apply; frames and locations come from the side that changed what they follow from;
            resources, tie-breakers and dependencies are those that the result uses. Two added objects with the same id are
            the same object, unless they are of different kinds; then theirs gets a new id.

            OUT can always be opened. Exit code 1 means that the sides conflict: one deleted an object that the other changed,
            or both changed a value differently. There OUT has our value, and OUT.conflicts.json lists both until the conflicts
            are resolved (`storyboard help resolve`).

            JSON: conflicts, a list of kind (value, deletion, place, order, reference), object and parent (ids), scene, name,
            property (steps to the value), attribute (at their end), base, ours, theirs (values, or XML) and message.
            """,
        examples: [
            "storyboard merge base.storyboard ours.storyboard theirs.storyboard -o Main.storyboard"
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let output = arguments.required("output")
        let names = [Revision.base: arguments["BASE"], .ours: arguments["OURS"], .theirs: arguments["THEIRS"]]
        if names.values.count(where: { $0 == "-" }) > 1 {
            throw .usage("only one of BASE, OURS and THEIRS can be standard input", help: signature.name)
        }
        if output == "-", arguments.has("json") {
            throw .usage("'--json' and '-o -' both need standard output", help: signature.name)
        }
        let merge = try merge(names, in: environment)
        let result = MergeOutput(merge, name: output, in: environment)
        return try arguments.has("json") ? result.saveAndReport(to: output) : result.save(to: output)
    }

    private static func merge(
        _ names: [Revision: String], in environment: CommandEnvironment
    ) throws(Failure) -> DocumentMerge {
        var texts: [Revision: [UInt8]] = [:]
        for revision in Revision.allCases {
            texts[revision] = try environment.read(names[revision] ?? "").contents.bytes
        }
        do throws(MergeError) {
            let merge = try DocumentMerge(
                base: texts[.base] ?? [], ours: texts[.ours] ?? [], theirs: texts[.theirs] ?? [])
            for note in merge.notes { environment.report(Problem(note, file: names[note.revision])) }
            return merge
        } catch {
            throw Failure(
                error.revision == nil ? .refused : .malformed,
                Problem(
                    file: names[error.revision ?? .theirs], location: error.location, message: error.message,
                    rule: error.rule, hint: error.hint))
        }
    }
}

extension Problem {
    fileprivate init(_ note: MergeNote, file: String?) {
        self.init(
            file: file, location: SourceLocation(line: 1, column: 1), severity: .note, message: note.message,
            rule: note.rule, hint: note.hint)
    }
}
