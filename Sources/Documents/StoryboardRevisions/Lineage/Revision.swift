import XMLTree

/// A version of a document among those that are compared, as git calls them.
public enum Revision: String, CaseIterable, Sendable {
    /// The common ancestor, our version, and their version.
    case base, ours, theirs

    /// The other one of the two sides.
    var other: Revision { self == .ours ? .theirs : .ours }
}

/// The elements of the versions that are the same thing; nil where a version doesn't have it.
struct Relatives: Hashable, Sendable {
    var base: NodeID?
    var ours: NodeID?
    var theirs: NodeID?

    subscript(version: Revision) -> NodeID? {
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
