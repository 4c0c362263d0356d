import FileAccess
import StoryboardEditing
import StoryboardModel
import StoryboardRevisions
import XMLTree

/// The result of a merge on its way to files and streams.
struct MergeOutput {
    private var merge: DocumentMerge
    /// The path of the document, beside which conflicts are listed as long as there are any.
    private let name: String
    private let environment: CommandEnvironment

    /// Whether git asked for the merge.
    private let isForGit: Bool

    /// Creates the output; views whose frames follow from changes of both sides are laid out.
    init(_ merge: DocumentMerge, name: String, isForGit: Bool = false, in environment: CommandEnvironment) {
        self.isForGit = isForGit
        self.name = name
        self.environment = environment
        self.merge = merge
        let loaded = LoadedDocument(path: name, name: name, stamp: nil, original: [], document: merge.document)
        let files = environment.files
        self.merge.updateFrames { ids in Parts.layout(around: ids, of: loaded, in: files) }
    }

    /// Writes the document and describes the conflicts as text.
    func save(to path: String) throws(Failure) -> ExitCode {
        try write(to: path)
        for problem in problems { environment.report(problem) }
        return code
    }

    /// Writes the document and describes the conflicts as JSON.
    func saveAndReport(to path: String) throws(Failure) -> ExitCode {
        try write(to: path)
        try environment.write(ConflictList(merge.conflicts).text)
        return code
    }

    var document: Document { merge.document }

    private var code: ExitCode { merge.conflicts.isEmpty ? .success : .findings }

    private func write(to path: String) throws(Failure) {
        let bytes = merge.document.write()
        if path == "-" { return try environment.write(bytes) }
        let list = ConflictList(merge.conflicts, isUnmerged: isForGit).change(beside: name)
        try environment.replaceAll([(path, FileChange(path, bytes, expecting: nil)), (list.path, list)])
    }

    /// The conflicts as problems of the merged file, at the lines of their objects.
    private var problems: [Problem] {
        let nodes = merge.conflicts.map { conflict in conflict.objectID.flatMap { merge.document.object($0)?.id } }
        let locations = merge.document.tree.locations(of: nodes.compactMap(\.self))
        return zip(merge.conflicts, nodes).map { conflict, node in
            Problem(
                file: name, location: node.flatMap { locations[$0] } ?? SourceLocation(line: 1, column: 1),
                message: conflict.sentence, rule: "merge.\(conflict.kind.rawValue)", label: "conflict")
        }
    }
}

extension ConflictList {
    /// Returns the change that writes the list beside a document, or removes it if no conflict is open.
    func change(beside document: String) -> FileChange {
        FileChange(Self.path(beside: document), open.isEmpty ? nil : text, expecting: nil)
    }
}

extension CommandEnvironment {
    /// Writes the conflicts of a document beside it, or removes the list if none is open.
    func write(_ conflicts: ConflictList, beside document: String) throws(Failure) {
        let change = conflicts.change(beside: document)
        try replaceAll([(change.path, change)])
    }
}
