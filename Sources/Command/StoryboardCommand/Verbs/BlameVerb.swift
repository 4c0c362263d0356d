import GitAccess
import StoryboardEditing
import StoryboardModel
import StoryboardRevisions
import XMLTree

/// Tells who last changed what about an object.
enum BlameVerb: Verb {
    static let signature = Signature(
        name: "blame", summary: "shows which commit last changed each property of an object",
        positionals: [
            Positional("FILE", says: "the document"),
            Positional("OBJECT", says: "the object's id, or document (see `storyboard outline`)"),
        ],
        details: """
            Shows the properties of the latest commit, in the words of `storyboard diff`, with the object's parent. Leaves
            out noise such as frames.
            """,
        examples: ["storyboard blame Main.storyboard 8bC-Xf-vdC"])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let (file, id) = (arguments["FILE"], arguments["OBJECT"])
        let history = try FileHistory(ofDocument: file, in: environment)
        guard let latest = history.versions(of: history.commits[0]).new, let object = properties(of: id, in: latest)
        else {
            throw Failure(
                .refused,
                Problem(
                    file: file, message: "there is no object '\(id)' in the latest commit", rule: "command.refused",
                    hint: "`storyboard outline` lists the ids"))
        }
        var changes: [String: FileHistory.Commit] = [:]
        for commit in history.commits where changes.count < object.count {
            let versions = history.versions(of: commit)
            let old = versions.old.flatMap { properties(of: id, in: $0) } ?? []
            for property in object where changes[property.name] == nil {
                if !old.contains(property) { changes[property.name] = commit }
            }
            // Older commits are about another object with this id, or about none.
            if versions.old.flatMap({ properties(of: id, in: $0) }) == nil { break }
        }
        let rows = object.map { property in
            (
                changes[property.name].map { "\($0.shortHash) \($0.date) \($0.author)" } ?? "",
                "\(property.name) \(property.value)"
            )
        }
        let width = rows.map(\.0.count).max() ?? 0
        try environment.write(rows.map { "\($0.0.padded(to: width))  \($0.1.onOneLine)\n" }.joined())
        return .success
    }

    /// Returns the properties of an object, the first of which is where it is, or nil if there is none.
    private static func properties(of id: String, in document: Document) -> [DocumentDescription.Property]? {
        guard let node = id == "document" ? document.root : document.object(id) else { return nil }
        let parent = node.enclosingObject?.objectID ?? node.scene?.id
        let place = parent.map { [DocumentDescription.Property(name: "in", value: $0)] } ?? []
        let kind = [DocumentDescription.Property(name: "kind", value: node.typeTitle)]
        return kind + place + DocumentDescription.properties(of: node)
    }
}
