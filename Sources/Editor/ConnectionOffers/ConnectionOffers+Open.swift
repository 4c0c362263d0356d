import ClassModel
import ElementCatalog
import StoryboardModel
import XMLTree

/// A possible connection of an object: a circle in the Connections inspector to drag from.
package struct OpenConnection: Hashable, Sendable {
    /// The title: "Triggered Segues", "Outlets", "Outlet Collections", "Sent Events", "Referencing Outlets", "Referencing
    /// Outlet Collections", "Received Actions" or, for an exit, "Presenting Segues".
    package var group: String
    /// The name of an outlet, event, group of segues, action or unwind action; pass it as `only` to get offers for this
    /// one.
    package var name: String
    /// What a drag begins from, to pass with the name, or nil if the object itself has the connection.
    package var trigger: ConnectionOffers.Trigger?
}

extension ConnectionOffers {
    /// Returns the possible connections of an object that don't exist yet; collections and events always accept more.
    package func openConnections(of id: String) -> [OpenConnection] {
        guard let node = document.object(id), node.name != "scene" else { return [] }
        if node.name == "exit" {
            return unwindActions.map { OpenConnection(group: "Presenting Segues", name: $0.action) }
        }
        return openSegues(of: node).map { OpenConnection(group: "Triggered Segues", name: $0) }
            + openOutlets(of: node)
            + openEvents(of: node).map { OpenConnection(group: "Sent Events", name: $0) } + openReferences(of: node)
            + openActions(of: node).map { OpenConnection(group: "Received Actions", name: $0, trigger: .received) }
    }

    /// The circles that are dragged to the object that gets the outlet: their groups and names, and the titles of the
    /// groups that are offered there.
    private static let newReferences = [
        (group: "Referencing Outlets", name: "New Referencing Outlet", title: "Outlets"),
        (
            group: "Referencing Outlet Collections", name: "New Referencing Outlet Collection",
            title: "Outlet Collections"
        ),
    ]

    private func openReferences(of node: Node) -> [OpenConnection] {
        guard node["placeholderIdentifier"] != "IBFirstResponder", node.elementType?.kind != .connection,
            !node.isStoryboardReference
        else { return [] }
        return Self.newReferences.map { OpenConnection(group: $0.group, name: $0.name, trigger: .referencing) }
    }

    /// Returns the actions of the object's class that nothing sends to it.
    private func openActions(of node: Node) -> [String] {
        let received = Set(
            document.references(to: node["id"] ?? "").compactMap { Connection($0.node) }
                .filter { $0.kind == .action }.map(\.name))
        return (chain(of: node)?.members([.action]) ?? []).map(\.name).filter { !received.contains($0) }
    }

    /// Returns the group of segues, outlet or event with the name of an open connection.
    func narrow(_ groups: [OfferGroup], to name: String) -> [OfferGroup] {
        if let title = Self.newReferences.first(where: { $0.name == name })?.title {
            return groups.filter { $0.title == title }
        }
        if let group = groups.first(where: { $0.title == name }) { return [group] }
        return groups.map { group in
            OfferGroup(title: group.title, offers: group.offers.filter { $0.title == name })
        }
    }

    private func openSegues(of node: Node) -> [String] {
        guard document.kind.isStoryboard, document.kind.isUIKit, node.scene != nil, !node.isStoryboardReference else {
            return []
        }
        if node.name == "containerView" { return node.segues.isEmpty ? ["Embed Segue"] : [] }
        let titles = triggers(of: node, isAccessory: false)
        return titles.filter { node.isController || existing(node, $0.trigger).isEmpty }.map(\.title)
    }

    private func openOutlets(of node: Node) -> [OpenConnection] {
        guard let chain = chain(of: node) else { return [] }
        let own = chain.members([.outlet, .outletCollection]).map { ($0.name, $0.kind == .outletCollection) }
        // The members of other frameworks than UIKit aren't known.
        let known = document.kind.isUIKit ? chain.frameworkMembers : []
        let framework = known.filter { isOffered($0, by: node) }.map {
            ($0.name, $0.kind == .outletCollection)
        }
        let connected = Set(node.connections.filter { $0.kind == .outlet }.map(\.name))
        var names: Set<String> = []
        return (own + framework).filter { !connected.contains($0.0) && names.insert($0.0).inserted }.map {
            OpenConnection(group: $0.1 ? "Outlet Collections" : "Outlets", name: $0.0)
        }
    }

    private func openEvents(of node: Node) -> [String] {
        guard document.kind.isUIKit else { return [] }
        if isControl(node) { return Self.events.map(\.spacedWords) }
        let hasAction = node.connections.contains { $0.kind == .action }
        return sendsActions(node) && !hasAction ? [Self.onlyEvent] : []
    }

    /// Interface Builder's name of the only event of a bar item or gesture recognizer.
    static let onlyEvent = "selector"

    /// The events of controls, in Interface Builder's order.
    static let events = [
        "editingDidEndOnExit", "editingChanged", "editingDidBegin", "editingDidEnd", "primaryActionTriggered",
        "touchCancel", "touchDown", "touchDownRepeat", "touchDragEnter", "touchDragExit", "touchDragInside",
        "touchDragOutside", "touchUpInside", "touchUpOutside", "valueChanged",
    ]
}
