/// What the two sides of a merge did to the same thing in ways that exclude each other.
public struct MergeConflict: Hashable, Sendable {
    /// How the sides exclude each other.
    public enum Kind: String, Hashable, Sendable {
        /// Both sides gave a property different values.
        case value
        /// One side deleted what the other changed.
        case deletion
        /// Both sides moved an object to different parents.
        case place
        /// Both sides put the children of an object in orders that cannot be combined.
        case order
        /// One side refers to what the other deleted.
        case reference
    }

    /// How the sides exclude each other.
    public var kind: Kind
    /// The id of the object, or nil if it is the document.
    public var objectID: String?
    /// The id of the object around it, in a version that has it.
    public var parentID: String?
    /// The title of the object's scene, or nil if it isn't in one.
    public var scene: String?
    /// The object as a reader knows it: "label 'Coffee'".
    public var object: String
    /// The address of the element below the object, and its attribute: "color[backgroundColor]/red", or nil for the object.
    public var property: String?
    /// The attribute at the end of `property`, "#text" for the text of an element, or nil if the value is the element.
    public var attribute: String?
    /// What each version says, or nil if it says nothing: a value, a parent's id, or the XML of the object.
    public var base: String?
    /// What our version says.
    public var ours: String?
    /// What their version says.
    public var theirs: String?
    /// The conflict in a sentence.
    public var message: String

    /// What a version says.
    public internal(set) subscript(version: Revision) -> String? {
        get {
            switch version {
            case .base: base
            case .ours: ours
            case .theirs: theirs
            }
        }
        set {
            switch version {
            case .base: base = newValue
            case .ours: ours = newValue
            case .theirs: theirs = newValue
            }
        }
    }
}
