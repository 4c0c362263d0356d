import FileAccess
import JSONText
import StoryboardEditing
import StoryboardModel
import StoryboardRevisions
import XMLTree

/// Merges two versions of a document that have a common base.
enum MergeVerb: Verb {
    static let signature = Signature(
        name: "merge", summary: "merges two versions of a document, by objects",
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
            What only one side changed is taken from it: objects that were added, deleted, moved and reordered, attributes,
            values, constraints, connections, variations, runtime attributes. What Interface Builder derives decides itself:
            versions are the newer ones; frames and locations are those of the side that changed what they follow from;
            resources, tie-breakers and dependencies are those that the result uses. If both sides added an object with the
            same id, it is the same object, unless it is of another kind; then theirs gets a new id.

            OUT is always a document that can be opened. Exit code 1 says that the sides exclude each other somewhere: an
            object was deleted by one and changed by the other, or a value was changed in two ways. OUT has what ours says
            there, and OUT.conflicts.json lists what both say, until a merge of OUT has no conflicts.

            JSON: conflicts, a list of kind (value, deletion, place, order, reference), object (an id), scene, name, property
            (steps to the value), base, ours, theirs (values, or XML) and message.
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
        var merge = try merge(names, in: environment)
        merge.layOutAnew(as: LoadedDocument(path: output, in: merge), in: environment.files)
        try save(merge, to: output, in: environment)
        if arguments.has("json") {
            try environment.write(merge.report.text)
        } else {
            for problem in merge.problems(in: output) { environment.report(problem) }
        }
        return merge.conflicts.isEmpty ? .success : .findings
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

    /// Writes the document, and the list of conflicts beside it as long as there are any.
    private static func save(
        _ merge: DocumentMerge, to output: String, in environment: CommandEnvironment
    ) throws(Failure) {
        let bytes = merge.document.write()
        if output == "-" { return try environment.write(bytes) }
        let list = output + ".conflicts.json"
        do throws(FileError) {
            try environment.files.replace(output, with: bytes, expecting: nil)
            if !merge.conflicts.isEmpty {
                try environment.files.replace(list, with: Array(merge.report.text.utf8), expecting: nil)
            } else if try environment.files.look(at: list).kind != .missing {
                try environment.files.remove(list)
            }
        } catch {
            throw Failure(writing: error.path, error)
        }
    }
}

extension LoadedDocument {
    /// Creates the merged document, which belongs to the app around the output file.
    fileprivate init(path: String, in merge: DocumentMerge) {
        self.init(path: path, name: path, stamp: nil, original: [], document: merge.document)
    }
}

extension DocumentMerge {
    /// Lays out the views whose frames follow from changes of both sides. A view that cannot be laid out keeps its frame.
    fileprivate mutating func layOutAnew(as loaded: LoadedDocument, in files: any FileStore) {
        guard !laidOutAnew.isEmpty, document.kind.isUIKit else { return }
        let command = Command.updateFrames(objects: laidOutAnew.map { Address($0) })
        let layout = MainActor.assumeIsolated { loaded.layout(around: laidOutAnew, in: files) }
        perform(command, layout: layout)
    }

    fileprivate var report: JSONValue { .record(["conflicts": .array(conflicts.map(\.json))]) }

    /// Returns the conflicts as problems of the merged file, at the lines of their objects.
    fileprivate func problems(in file: String) -> [Problem] {
        let nodes = conflicts.map { conflict in conflict.objectID.flatMap { document.object($0)?.id } }
        let locations = document.tree.locations(of: nodes.compactMap(\.self))
        return zip(conflicts, nodes).map { conflict, node in
            Problem(
                file: file, location: node.flatMap { locations[$0] } ?? SourceLocation(line: 1, column: 1),
                message: conflict.sentence, rule: "merge.\(conflict.kind.rawValue)", label: "conflict")
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
