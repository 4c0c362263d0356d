public import StoryboardModel

/// A property or method of a class, as far as documents can have to do with it.
public struct ClassMember: Hashable, Sendable {
    public enum Kind: Hashable, Sendable, CaseIterable {
        case outlet, outletCollection
        case action
        /// An action that an unwind segue goes back to.
        case unwindAction
        /// Makes the controller that a segue leads to.
        case segueAction
        case inspectable
        /// Objective-C sees it, though it isn't marked for documents: a connection works, but is not offered.
        case property, method
        /// Objective-C does not see it, so that a connection fails.
        case hiddenProperty, hiddenMethod
    }

    public var kind: Kind
    /// The property's name, or the method's selector as documents spell it: "save:", "saveWithSender:".
    public var name: String
    /// The class of an outlet or of the members of a collection, of an action's sender, or an inspectable's type. Nil where
    /// the source leaves it open, as `Any` does.
    public var type: String?
    public var place: SourcePlace

    public init(_ kind: Kind, _ name: String, type: String? = nil, place: SourcePlace) {
        self.kind = kind
        self.name = name
        self.type = type
        self.place = place
    }
}
