public import StoryboardModel

/// A property or method of a class that matters to documents.
public struct ClassMember: Hashable, Sendable {
    /// What a member is for documents.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// An `@IBOutlet` of one object, or of several.
        case outlet, outletCollection
        /// An `@IBAction`.
        case action
        /// An action that unwind segues perform.
        case unwindAction
        /// A method that creates the destination of a segue.
        case segueAction
        /// An `@IBInspectable` property.
        case inspectable
        /// A member that is visible to Objective-C without being marked for documents: a connection works, but isn't
        /// offered.
        case property, method
        /// A member that isn't visible to Objective-C, so that a connection fails.
        case hiddenProperty, hiddenMethod
    }

    /// What the member is for documents.
    public var kind: Kind
    /// The property's name, or the method's selector: "save:", "saveWithSender:".
    public var name: String
    /// The class of an outlet, of the members of a collection or of an action's sender, or the type of an inspectable
    /// property. It is nil if the source doesn't restrict it, as with `Any`.
    public var type: String?
    /// The file and line of the declaration.
    public var place: SourcePlace
    /// The name in a Swift source, without labels; nil if the source gives the member another name for Objective-C, or isn't
    /// Swift.
    package var sourceName: String?
    /// The labels of a Swift method's parameters, nil for `_`.
    package var labels: [String?]?

    /// Creates a member.
    public init(_ kind: Kind, _ name: String, type: String? = nil, place: SourcePlace) {
        self.kind = kind
        self.name = name
        self.type = type
        self.place = place
    }

    /// Whether the member is a method, which documents name by its selector.
    package var isMethod: Bool {
        switch kind {
        case .action, .unwindAction, .segueAction, .method, .hiddenMethod: true
        case .outlet, .outletCollection, .inspectable, .property, .hiddenProperty: false
        }
    }
}
