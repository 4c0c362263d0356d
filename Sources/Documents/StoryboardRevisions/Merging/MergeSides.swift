public import StoryboardModel

/// The versions of a document that a merge puts together.
public struct MergeSides: Sendable {
    /// The common ancestor, or nil if there is none.
    public var base: Document?
    /// Our version.
    public var ours: Document
    /// Their version.
    public var theirs: Document

    /// Creates the sides of a merge.
    public init(base: Document?, ours: Document, theirs: Document) {
        (self.base, self.ours, self.theirs) = (base, ours, theirs)
    }

    /// Creates the sides that git has of an unmerged file, or returns nil if one isn't a document.
    public init?(base: [UInt8]?, ours: [UInt8]?, theirs: [UInt8]?) {
        guard let ours = ours.flatMap({ try? Document($0) }), let theirs = theirs.flatMap({ try? Document($0) }) else {
            return nil
        }
        self.init(base: base.flatMap { try? Document($0) }, ours: ours, theirs: theirs)
    }

    /// Creates the sides of a text with conflict markers, or returns nil if it has none or isn't a document without them.
    /// `base` is used if the markers don't show one.
    public init?(markedText text: [UInt8], base: [UInt8]? = nil) {
        guard let parts = ConflictMarkers(text) else { return nil }
        self.init(base: parts.base ?? base, ours: parts.ours, theirs: parts.theirs)
    }

    /// Returns whether a text has the conflict markers of git or another tool.
    public static func hasMarkers(in text: [UInt8]) -> Bool { ConflictMarkers.hasMarkers(text) }

    /// Returns the merge of the sides.
    public func merged() throws(MergeError) -> DocumentMerge {
        try DocumentMerge(base: base, ours: ours, theirs: theirs)
    }

    /// The document of a side, or the base.
    public subscript(version: Revision) -> Document? {
        switch version {
        case .base: base
        case .ours: ours
        case .theirs: theirs
        }
    }
}
