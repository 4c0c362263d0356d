import StoryboardEditing
import StoryboardModel
import StoryboardRevisions
import XMLTree

/// The result of commands before it is committed to the session as one step.
struct Draft {
    private(set) var document: Document
    /// The transaction that undoes everything since the session's document.
    private(set) var transaction: Transaction
    private(set) var created: [String] = []
    /// The layout of the affected scenes in the session's document.
    private let layout: DocumentLayout

    init(of document: Document, name: String, layout: DocumentLayout) {
        self.document = document
        self.layout = layout
        transaction = Transaction(name: name, inverse: [])
    }

    /// Whether the document differs from the session's.
    var isChanged: Bool { !transaction.inverse.isEmpty }

    var changes: SceneChanges { SceneChanges(transaction, in: document) }

    /// The ids of the scenes that look different, as pages name them; that of a xib is empty.
    var sceneIDs: [String] {
        document.kind.isStoryboard ? changes.scenes.compactMap { document.tree[$0]["sceneID"] } : [""]
    }

    /// Takes over the result of merging the document.
    mutating func apply(_ merge: DocumentMerge) {
        document = merge.document
        transaction.inverse = (merge.transaction?.inverse ?? []) + transaction.inverse
    }

    /// Takes over what a step over several documents did in this one.
    mutating func apply(_ changed: Document, _ transaction: Transaction, created: [String]) {
        document = changed
        self.transaction.inverse = transaction.inverse + self.transaction.inverse
        self.created += created
    }

    /// Performs more commands: all of them or none.
    mutating func perform(_ commands: [Command]) throws(Refusal) {
        if commands.isEmpty { return }
        do throws(NumberedChangeError) {
            let outcome = try document.perform(commands, name: transaction.name, layout: layout)
            transaction.inverse = outcome.transaction.inverse + transaction.inverse
            created += outcome.created
        } catch {
            throw Refusal(error.error)
        }
    }
}
