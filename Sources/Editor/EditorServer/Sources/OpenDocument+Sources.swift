import ClassModel
import StoryboardModel
import XMLTree

extension OpenDocument {
    /// Returns where the class of an object is declared, or that of the nearest object around it, or of its scene's controller.
    /// With a member, returns where that is declared.
    func declaration(of id: String?, member: String?) -> SourcePlace? {
        guard let id, let node = session.document.object(id) else { return nil }
        if let member {
            return classes.chain(of: node)?.members.first { $0.name == member }?.place
        }
        var around: Node? = node
        while let object = around {
            if let place = classes.appClass(of: object)?.place { return place }
            around = object.enclosingObject
        }
        let owner = node.scene?.controller ?? session.document.filesOwner
        return owner.flatMap { classes.appClass(of: $0)?.place }
    }
}

extension Document {
    /// The placeholder of a xib's owner.
    fileprivate var filesOwner: Node? {
        root.subtree.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    }
}
