import ClassModel
import StoryboardEditing
import StoryboardModel
import XMLTree

extension ConnectionOffers {
    /// Returns the outlets of one object that may lead to another.
    func outlets(from source: Node, to target: Node) -> [OfferGroup] {
        guard source.id != target.id, areTogether(source, target), canBeHeld(target, by: source) else { return [] }
        let known = ownOutlets(of: source, for: target) + frameworkOutlets(of: source, for: target)
        let used = usedOutlets(of: source, for: target, except: Set(known.map(\.name)))
        let all = known + used
        return [
            OfferGroup(
                title: "Outlets",
                offers: all.filter { !$0.isCollection }.map { offer($0, from: source, to: target) }),
            OfferGroup(
                title: "Outlet Collections",
                offers: all.filter(\.isCollection).map { offer($0, from: source, to: target) }),
        ]
    }

    private struct Outlet {
        var name: String
        var isCollection: Bool
        var detail: String?
    }

    /// Returns whether an object can be the destination of an outlet. Objects in prototypes and objects that aren't
    /// loaded with the scene can't.
    func canBeHeld(_ target: Node, by source: Node) -> Bool {
        if target.name == "exit" || target["placeholderIdentifier"] == "IBFirstResponder" || source.name == "exit"
            || source.name == "scene" || source.isStoryboardReference
            || source["placeholderIdentifier"] == "IBFirstResponder"
        {
            return false
        }
        guard let cell = prototype(around: target) else { return true }
        return prototype(around: source)?.id == cell.id
    }

    private func prototype(around node: Node) -> Node? {
        if node.parent?.name == "prototypes" { return node }
        if node.name == "collectionViewCell" || node.name == "collectionReusableView" { return node }
        return node.ancestor {
            $0.parent?.name == "prototypes" || $0.name == "collectionViewCell" || $0.name == "collectionReusableView"
        }
    }

    private func ownOutlets(of source: Node, for target: Node) -> [Outlet] {
        let chain = chain(of: source)
        return (chain?.members([.outlet, .outletCollection]) ?? []).filter {
            fits(target, $0.type, in: chain?.classes.first)
        }.map { Outlet(name: $0.name, isCollection: $0.kind == .outletCollection, detail: $0.place.description) }
    }

    private func frameworkOutlets(of source: Node, for target: Node) -> [Outlet] {
        var names: Set<String> = []
        return (chain(of: source)?.frameworkMembers ?? []).filter { member in
            guard isOffered(member, by: source), names.insert(member.name).inserted else { return false }
            return member.type == nil ? canBeDelegate(target) : fits(target, member.type)
        }.map { Outlet(name: $0.name, isCollection: $0.kind == .outletCollection) }
    }

    /// Returns whether an outlet is offered. A storyboard sets a controller's view and items by other means.
    func isOffered(_ member: FrameworkMember, by source: Node) -> Bool {
        let isSaidElsewhere = document.kind.isStoryboard && (source.isController || source.name == "navigationItem")
        return member.isOffered && member.kind != .action && !(isSaidElsewhere && member.type != nil)
    }

    /// Returns whether an object can be a delegate, which requires code.
    private func canBeDelegate(_ node: Node) -> Bool {
        node.isController || node.has("customClass") || node.name == "placeholder" || node.name == "customObject"
    }

    /// Returns the outlets that objects of the class already have, if its source isn't known.
    private func usedOutlets(of source: Node, for target: Node, except known: Set<String>) -> [Outlet] {
        guard source.has("customClass") || source.name == "placeholder", chain(of: source)?.classes.isEmpty ?? true
        else {
            return []
        }
        var names: Set<String> = known
        return objectsOfSameClass(as: source).flatMap(\.connections).compactMap { connection in
            guard connection.kind != .action, isLikely(target, for: connection), names.insert(connection.name).inserted
            else { return nil }
            return Outlet(name: connection.name, isCollection: connection.kind == .outletCollection)
        }
    }

    /// Returns whether a connection's destination is of the same type.
    private func isLikely(_ target: Node, for connection: Connection) -> Bool {
        guard let other = document.object(connection.destinationID) else { return true }
        return other.name == target.name
    }

    private func offer(_ outlet: Outlet, from source: Node, to target: Node) -> Offer {
        let kind = outlet.isCollection ? Connection.Kind.outletCollection : .outlet
        let existing = source.connections.first {
            $0.kind == kind && $0.name == outlet.name && $0.destinationID == target["id"]
        }
        if let existing { return Offer(outlet.name, detail: outlet.detail, isConnected: true, existing.node.removal) }
        return Offer(
            outlet.name, detail: outlet.detail,
            [
                .addOutlet(
                    from: source.address, property: outlet.name, to: target.address,
                    collection: outlet.isCollection ? true : nil)
            ])
    }
}

extension Node {
    var address: Address { Address(self["id"] ?? "") }

    /// The command that removes a connection or constraint.
    var removal: [Command] { has("id") ? [.delete(object: address)] : [] }
}
