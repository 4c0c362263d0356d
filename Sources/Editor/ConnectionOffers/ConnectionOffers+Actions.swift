import ClassModel
import ElementCatalog
import StoryboardEditing
import StoryboardModel
import XMLTree

extension ConnectionOffers {
    /// Returns the actions that one object may send to another, for Interface Builder's default event or another.
    func actions(from source: Node, to target: Node, event: String? = nil) -> [OfferGroup] {
        guard sendsActions(source), areTogether(source, target), target.name != "exit", !target.isStoryboardReference
        else { return [] }
        let known = ownActions(of: target, for: source)
        let used = usedActions(of: target, except: Set(known.map(\.name)))
        let offers = known.map { offer($0.name, event, detail: $0.place.description, from: source, to: target) }
        return [
            OfferGroup(
                title: "Sent Events",
                offers: offers + used.map { offer($0, event, detail: nil, from: source, to: target) })
        ]
    }

    private func ownActions(of target: Node, for source: Node) -> [ClassMember] {
        if target["placeholderIdentifier"] == "IBFirstResponder" {
            var names: Set<String> = []
            return classes.members.filter {
                $0.kind == .action && fits(source, $0.type) && names.insert($0.name).inserted
            }
            .sorted { $0.name < $1.name }
        }
        let chain = chain(of: target)
        return (chain?.members([.action]) ?? []).filter { fits(source, $0.type, in: chain?.classes.first) }
    }

    /// Returns the actions that objects of the class already receive, if its source isn't known.
    private func usedActions(of target: Node, except known: Set<String>) -> [String] {
        guard chain(of: target)?.classes.isEmpty ?? true else { return [] }
        var names = known
        return objectsOfSameClass(as: target).flatMap { document.references(to: $0["id"] ?? "") }.compactMap {
            reference in
            guard let action = Connection(reference.node), action.kind == .action, !action.name.isEmpty,
                names.insert(action.name).inserted
            else { return nil }
            return action.name
        }
    }

    private func offer(
        _ selector: String, _ event: String?, detail: String?, from source: Node, to target: Node
    ) -> Offer {
        let existing = source.connections.first {
            $0.kind == .action && $0.name == selector && $0.destinationID == target["id"]
                && (event == nil || $0.event == event)
        }
        if let existing { return Offer(selector, detail: detail, isConnected: true, existing.node.removal) }
        // Only the class tells that the view has events.
        let event = event ?? (source.name == "view" ? "touchUpInside" : nil)
        // A bar item or recognizer has one action.
        let replaced = isControl(source) ? [] : source.connections.filter { $0.kind == .action }.flatMap(\.node.removal)
        return Offer(
            selector, detail: detail,
            replaced + [.addAction(from: source.address, selector: selector, to: target.address, event: event)])
    }
}

extension ConnectionOffers {
    /// Returns whether an object is a control, by its element or, for a plain view, by its class.
    func isControl(_ node: Node) -> Bool { chain(of: node)?.derives(from: "UIControl") ?? false }

    func sendsActions(_ node: Node) -> Bool { isControl(node) || node.isBarButton || node.isGestureRecognizer }
}

extension Node {
    var isGestureRecognizer: Bool { elementType?.kind == .gestureRecognizer }

    var isBarButton: Bool { name == "barButtonItem" }
}
