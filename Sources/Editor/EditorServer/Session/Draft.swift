import StoryboardEditing
import StoryboardModel
import XMLTree

/// What commands lead to: the document as it would be. A session takes it over as one step, or nobody does.
struct Draft {
    private(set) var document: Document
    /// Takes everything back that was done since the session's document.
    private(set) var transaction: Transaction
    private(set) var created: [String] = []

    init(of document: Document, name: String) {
        self.document = document
        transaction = Transaction(name: name, inverse: [])
    }

    var changes: SceneChanges { SceneChanges(transaction, in: document) }

    /// The ids of the scenes that look different, as pages name them: a xib is one without a name.
    var sceneIDs: [String] {
        document.kind.isStoryboard ? changes.scenes.compactMap { document.tree[$0]["sceneID"] } : [""]
    }

    /// Goes on with commands: all of them or none.
    mutating func perform(_ commands: [Command]) throws(Refusal) {
        if commands.isEmpty { return }
        do throws(NumberedChangeError) {
            let outcome = try document.perform(commands, name: transaction.name)
            transaction.inverse = outcome.transaction.inverse + transaction.inverse
            created += outcome.created
        } catch {
            throw Refusal(error.error)
        }
    }
}
