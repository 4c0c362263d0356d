package import ClassModel
import ElementCatalog
package import StoryboardEditing
package import StoryboardModel
import XMLTree

/// What a Control-drag from an object into the source of a class can make.
package struct NewMemberOffer {
    /// The objects of the scene whose class is in the sources, the likeliest first.
    package var owners: [Owner]
    /// The classes that an outlet to the object may have, the most specific first.
    package var types: [String]
    /// Whether an outlet that keeps nothing alive is usual, because something else does.
    package var isKept: Bool
    /// Whether the object sends actions.
    package var sends: Bool
    /// The events of a control, in Interface Builder's order; empty if the object has only one.
    package var events: [String]
    package var usualEvent: String?

    /// An object with the classes into which members may go: its own and those above.
    package struct Owner {
        package var id: String
        package var classes: [AppClass]
        /// Whether it can have an outlet to the object.
        package var holds: Bool
    }
}

extension ConnectionOffers {
    /// Returns what a drag from an object into a source can make, or nil if there is no such object.
    package func newMember(from id: String) -> NewMemberOffer? {
        guard let node = document.object(id), node.has("id") else { return nil }
        let chain = chain(of: node)
        let names = (chain?.classes.map(\.name) ?? []) + (chain?.frameworkClasses ?? [])
        let element = node.elementType?.className
        return NewMemberOffer(
            owners: owners(for: node), types: names.isEmpty ? [element ?? "NSObject"] : names,
            isKept: node.parent?.name != "objects" && !node.isGestureRecognizer, sends: sendsActions(node),
            events: isControl(node) ? Self.events : [],
            usualEvent: Document.usualEvent(of: node) ?? (isControl(node) ? "touchUpInside" : nil))
    }

    /// Returns the objects that can have an outlet to an object or receive its actions: those around it, from the inside, then
    /// the controller and the others of its scene.
    private func owners(for node: Node) -> [NewMemberOffer.Owner] {
        let scene = node.scene?.node ?? document.root
        let all = scene.subtree.filter { $0.has("id") && $0.has("customClass") && $0.id != node.id }
        let around = all.filter { object in node.ancestor { $0.id == object.id } != nil }.reversed()
        let others = all.filter { object in !around.contains { $0.id == object.id } }
        return (around + others).compactMap { object in
            guard let classes = classes.chain(of: object)?.classes, !classes.isEmpty, areTogether(object, node) else {
                return nil
            }
            return NewMemberOffer.Owner(
                id: object["id"] ?? "", classes: classes, holds: canBeHeld(node, by: object))
        }
    }

    /// Returns the commands that connect an object with a new member of another.
    package func commands(
        connecting id: String, with owner: String, as kind: Connection.Kind, name: String, event: String? = nil
    ) -> [Command] {
        guard let node = document.object(id) else { return [] }
        switch kind {
        case .outlet: return [.addOutlet(from: Address(owner), property: name, to: Address(id))]
        case .outletCollection:
            return [.addOutlet(from: Address(owner), property: name, to: Address(id), collection: true)]
        case .action:
            return [
                .addAction(from: Address(id), selector: name, to: Address(owner), event: isControl(node) ? event : nil)
            ].withoutOther(actionOf: node, isControl(node))
        }
    }
}

extension [Command] {
    /// Returns the commands after those that remove the only action of a bar item or recognizer.
    fileprivate func withoutOther(actionOf node: Node, _ isControl: Bool) -> [Command] {
        isControl ? self : node.connections.filter { $0.kind == .action }.flatMap(\.node.removal) + self
    }
}
