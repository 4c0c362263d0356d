public import StoryboardModel

/// The result of a command.
public struct CommandOutcome: Hashable, Sendable {
    /// The ids of the top-level objects that were added: the new view, segue or controller.
    public var created: [String]
    /// The changes, as one step that can be undone.
    public var transaction: Transaction
}

extension Document {
    /// Performs a command completely, or throws and leaves the document unchanged.
    ///
    /// `layout` gives the frames of views that constraints position. Other frames are those of the document.
    @discardableResult
    public mutating func perform(
        _ command: Command, layout: DocumentLayout = DocumentLayout()
    ) throws(ChangeError) -> CommandOutcome {
        let outcome = try transaction(command.title) { document throws(ChangeError) in
            _ = document.takeTouched()
            let created = try command.command.perform(on: &document, layout)
            try document.keepUp(document.takeTouched())
            return created
        }
        return CommandOutcome(created: outcome.result, transaction: outcome.transaction)
    }

    /// Performs several commands as a unit. `$1` in an address is the first object that they have created. An error names the command by its number, starting at 1. `layout` is from
    /// before the first of them.
    @discardableResult
    public mutating func perform(
        _ commands: [Command], name: String, layout: DocumentLayout = DocumentLayout()
    ) throws(NumberedChangeError) -> CommandOutcome {
        var number = 0
        defer { createdInList = [] }
        do {
            let outcome = try transaction(name) { document throws(ChangeError) in
                var created: [String] = []
                for command in commands {
                    number += 1
                    created += try document.perform(command, layout: layout).created
                    document.createdInList = created
                }
                return created
            }
            return CommandOutcome(created: outcome.result, transaction: outcome.transaction)
        } catch {
            throw NumberedChangeError(number: number, error: error)
        }
    }
}

/// An error of a command in a list.
public struct NumberedChangeError: Error, Hashable, Sendable {
    /// The number of the command, starting at 1.
    public var number: Int
    /// The command's error.
    public var error: ChangeError
}
