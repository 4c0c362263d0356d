import ClassModel
import ElementCatalogue
import StoryboardEditing
import StoryboardModel
import XMLTree

extension ConnectionOffers {
    /// The actions of one object that another may send, at the event that Interface Builder takes or another.
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

    /// Actions that are sent to objects of the class already, where its source is not known.
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
        // Nobody but the class tells that such a view has events.
        let event = event ?? (source.name == "view" ? "touchUpInside" : nil)
        // A bar item or recogniser has one action.
        let replaced = isControl(source) ? [] : source.connections.filter { $0.kind == .action }.flatMap(\.node.removal)
        return Offer(
            selector, detail: detail,
            replaced + [.addAction(from: source.address, selector: selector, to: target.address, event: event)])
    }
}

extension ConnectionOffers {
    /// Whether it is a control by its element, or by its class as a plain view may be.
    func isControl(_ node: Node) -> Bool { chain(of: node)?.derives(from: "UIControl") ?? false }

    func sendsActions(_ node: Node) -> Bool { isControl(node) || node.isBarButton || node.isGestureRecognizer }
}

extension Node {
    var isGestureRecognizer: Bool { elementType?.kind == .gestureRecognizer }

    var isBarButton: Bool { name == "barButtonItem" }
}
