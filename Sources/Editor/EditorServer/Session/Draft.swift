import StoryboardEditing
import StoryboardModel
import XMLTree

/// What commands lead to: the document as it would be. A session takes it over as one step, or nobody does.
struct Draft {
    private(set) var document: Document
    /// Takes everything back that was done since the session's document.
    private(set) var transaction: Transaction
    private(set) var created: [String] = []
    /// How the scenes that commands speak of are laid out in the session's document.
    private let layout: DocumentLayout

    init(of document: Document, name: String, layout: DocumentLayout) {
        self.document = document
        self.layout = layout
        transaction = Transaction(name: name, inverse: [])
    }

    /// Whether the document differs from the session's in anything.
    var isChanged: Bool { !transaction.inverse.isEmpty }

    var changes: SceneChanges { SceneChanges(transaction, in: document) }

    /// The ids of the scenes that look different, as pages name them: a xib is one without a name.
    var sceneIDs: [String] {
        document.kind.isStoryboard ? changes.scenes.compactMap { document.tree[$0]["sceneID"] } : [""]
    }

    /// Goes on with commands: all of them or none.
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
