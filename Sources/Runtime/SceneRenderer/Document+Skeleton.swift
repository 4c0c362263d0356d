import StoryboardModel
import XMLTree

extension Document {
    /// Returns whether the scenes, the segues and what surrounds their views are equal to those of another state of the
    /// document. Only the scenes in `changed` are compared; the others are the same, and nodes of `changed` that are no
    /// scenes of the document say nothing.
    func hasSkeleton(of other: Document, in changed: Set<NodeID>) -> Bool {
        let (scenes, others) = (scenes.map(\.node), other.scenes.map(\.node))
        guard DocumentDevice(of: self) == DocumentDevice(of: other), isDark == other.isDark,
            root.hasAttributes(of: other.root),
            scenes.map(\.id) == others.map(\.id)
        else { return false }
        return zip(scenes, others).allSatisfy { own, old in
            if !changed.contains(own.id) { return true }
            return own.hasSkeleton(of: old)
                && own.allSegues.elementsEqual(old.allSegues) {
                    $0.node.hasAttributes(of: $1.node) && $0.sender?.id == $1.sender?.id
                }
        }
    }
}

extension Node {
    /// The elements that are content of views.
    private static let flesh: Set<String> = [
        "subviews", "prototypes", "sections", "cells", "constraints", "connections",
    ]

    /// Returns whether an element has the same attributes and children as another, apart from the content of views.
    func hasSkeleton(of other: Node) -> Bool {
        guard nameID == other.nameID, hasAttributes(of: other) else { return false }
        if Self.flesh.contains(name) { return true }
        return children.elementsEqual(other.children) { $0.hasSkeleton(of: $1) }
    }

    fileprivate func hasAttributes(of other: Node) -> Bool {
        attributeCount == other.attributeCount && attributes.elementsEqual(other.attributes) { $0 == $1 }
    }
}
