import StoryboardModel
import XMLTree

extension Document {
    /// Returns whether the scenes, the segues and what surrounds their views are equal to those of another state of the
    /// document. Only the scenes in `changed` are compared; the others are the same.
    func hasSkeleton(of other: Document, in changed: Set<NodeID>) -> Bool {
        guard DocumentDevice(of: self) == DocumentDevice(of: other), root.hasAttributes(of: other.root),
            scenes.map(\.node.id) == other.scenes.map(\.node.id)
        else { return false }
        return changed.allSatisfy { id in
            let (own, old) = (tree[id], other.tree[id])
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
