import ClassModel
import ElementCatalog
import StoryboardEditing
import StoryboardModel
import XMLTree

extension ConnectionOffers {
    /// Returns the segues and relationships that may lead from one object to another, or to the exit.
    func segues(from source: Node, to target: Node, isAccessory: Bool) -> [OfferGroup] {
        guard document.kind.isStoryboard, document.kind.isUIKit, !source.isStoryboardReference else { return [] }
        if target.name == "exit" { return unwinding(from: carrier(of: source), to: target, isAccessory: isAccessory) }
        guard target.isController, source.scene != nil, source.id != target.id else { return [] }
        if source.name == "containerView" { return embedding(from: source, to: target) }
        let source = carrier(of: source)
        return relationships(from: source, to: target)
            + triggers(of: source, isAccessory: isAccessory).map { title, trigger in
                OfferGroup(title: title, offers: kinds(from: source, to: target, trigger))
            }
    }

    // MARK: Triggers

    /// Returns the triggers with the titles of Interface Builder's groups, or nil for a trigger without a name.
    func triggers(of source: Node, isAccessory: Bool) -> [(title: String, trigger: String?)] {
        if source.name == "tableViewCell" {
            let accessory = ("Accessory Action", "accessoryAction" as String?)
            return isAccessory ? [accessory] : [("Selection Segue", nil), accessory]
        }
        if isAccessory { return [] }
        if source.name == "collectionViewCell" { return [("Selection Segue", nil)] }
        if sendsActions(source) { return [("Action Segue", nil)] }
        return source.isController ? [("Manual Segue", nil)] : []
    }

    /// Returns the object that has the segues of a drag from `source`: the cell around a view that sends no actions,
    /// because a touch of it selects the cell.
    private func carrier(of source: Node) -> Node {
        let cells = ["tableViewCell", "collectionViewCell"]
        let isOnlyShown = [.view, .cellView].contains(source.elementType?.kind) && !sendsActions(source)
        guard isOnlyShown, source.name != "containerView", !cells.contains(source.name) else { return source }
        return source.ancestor { cells.contains($0.name) } ?? source
    }

    func existing(_ source: Node, _ trigger: String?) -> [Segue] {
        source.segues.filter { $0.node["trigger"] == trigger && $0.kind != .relationship && $0.kind != .embed }
    }

    /// Returns the commands that remove the segue that a new one replaces: one touch triggers one segue.
    private func replaced(_ source: Node, _ trigger: String?) -> [Command] {
        source.isController ? [] : existing(source, trigger).flatMap(\.node.removal)
    }

    // MARK: Kinds

    private struct Kind {
        var title: String
        var name: String
        var detail: String?
        var customClass: AppClass?

        var customClassName: String? { name == "custom" ? customClass?.name ?? "UIStoryboardSegue" : nil }
    }

    private func kinds(from source: Node, to target: Node, _ trigger: String?) -> [Offer] {
        let all = (isAdaptive ? adaptiveKinds(from: source) : oldKinds(from: source)) + customKinds
        return all.map { kind in
            let same = existing(source, trigger).first {
                $0.destinationID == target["id"] && $0.kind.name == kind.name
                    && (kind.customClass == nil || $0.customClass == kind.customClassName)
            }
            if let same { return Offer(kind.title, detail: kind.detail, isConnected: true, same.node.removal) }
            return Offer(
                kind.title, detail: kind.detail,
                replaced(source, trigger) + [
                    .addSegue(
                        from: source.address, to: target.address, kind: kind.name, trigger: trigger,
                        customClass: kind.customClassName,
                        customModule: kind.customClass?.module, attributes: anchor(of: source, kind.name))
                ])
        }
    }

    private var isAdaptive: Bool { document.root["useTraitCollections"] == "YES" }

    private func adaptiveKinds(from source: Node) -> [Kind] {
        let pushes = isInNavigation(source)
        return [
            Kind(
                title: "Show", name: "show", detail: pushes ? "e.g. Push" : "no navigation controller around: presents"),
            Kind(title: "Show Detail", name: "showDetail", detail: "e.g. Replace"),
            Kind(title: "Present Modally", name: "presentation"),
            Kind(title: "Present As Popover", name: "popoverPresentation"),
        ]
    }

    /// Returns the kinds for documents without trait collections. A push without a navigation controller fails.
    private func oldKinds(from source: Node) -> [Kind] {
        (isInNavigation(source) ? [Kind(title: "Push", name: "push")] : []) + [Kind(title: "Modal", name: "modal")]
    }

    private var customKinds: [Kind] {
        let own = classes.all.filter { classes.chain(of: $0).derives(from: "UIStoryboardSegue") == true }
        if own.isEmpty { return [Kind(title: "Custom", name: "custom", detail: "name its class afterward")] }
        return own.map { Kind(title: "Custom", name: "custom", detail: $0.name, customClass: $0) }
    }

    private func anchor(of source: Node, _ kind: String) -> [String: String]? {
        guard kind == "popoverPresentation", let id = source["id"] else { return nil }
        if source.isBarButton { return ["popoverAnchorBarButtonItem": id] }
        return source.isView ? ["popoverAnchorView": id] : nil
    }

    /// Returns whether the controller of an object is in a navigation controller.
    private func isInNavigation(_ source: Node) -> Bool {
        var seen: Set<String> = []
        var waiting = [source.isController ? source["id"] : source.scene?.controller?["id"]].compactMap(\.self)
        while let id = waiting.popLast() {
            guard seen.insert(id).inserted else { continue }
            for segue in document.segues(to: id) {
                if segue.relationship == "rootViewController" { return true }
                guard [.show, .push, .embed].contains(segue.kind), let origin = segue.source?["id"] else { continue }
                waiting.append(origin)
            }
        }
        return false
    }

    // MARK: Containers

    private static let relationships: [String: [(title: String, name: String)]] = [
        "navigationController": [("root view controller", "rootViewController")],
        "tabBarController": [("view controllers", "viewControllers")],
        "splitViewController": [
            ("master view controller", "masterViewController"), ("detail view controller", "detailViewController"),
        ],
    ]

    private func relationships(from source: Node, to target: Node) -> [OfferGroup] {
        let offers = (Self.relationships[source.name] ?? []).map { title, name in
            let same = source.segues.first { $0.relationship == name && $0.destinationID == target["id"] }
            if let same { return Offer(title, isConnected: true, same.node.removal) }
            return Offer(
                title,
                [.addSegue(from: source.address, to: target.address, kind: "relationship", relationship: name)])
        }
        return [OfferGroup(title: "Relationship Segue", offers: offers)]
    }

    private func embedding(from source: Node, to target: Node) -> [OfferGroup] {
        guard source.scene != target.scene else { return [] }
        let same = source.segues.first { $0.kind == .embed && $0.destinationID == target["id"] }
        let commands = same?.node.removal ?? [.addSegue(from: source.address, to: target.address, kind: "embed")]
        return [OfferGroup(title: "Embed Segue", offers: [Offer("Embed", isConnected: same != nil, commands)])]
    }

    // MARK: Unwinding

    private func unwinding(from source: Node, to exit: Node, isAccessory: Bool) -> [OfferGroup] {
        guard areTogether(source, exit) else { return [] }
        let actions = unwindActions
        return triggers(of: source, isAccessory: isAccessory).map { title, trigger in
            OfferGroup(
                title: title,
                offers: actions.map { action, detail in
                    let same = existing(source, trigger).first { $0.kind == .unwind && $0.unwindAction == action }
                    if let same { return Offer(action, detail: detail, isConnected: true, same.node.removal) }
                    return Offer(
                        action, detail: detail,
                        replaced(source, trigger) + [
                            .addSegue(
                                from: source.address, to: exit.address, kind: "unwind", unwindAction: action,
                                trigger: trigger)
                        ])
                })
        }
    }

    /// The unwind actions of all controllers, because an unwind segue may return to any, with their classes; and those
    /// that the document uses already.
    var unwindActions: [(action: String, detail: String?)] {
        var owners: [String: [String]] = [:]
        for found in classes.all where classes.chain(of: found).derives(from: "UIViewController") != false {
            for member in found.members where member.kind == .unwindAction {
                owners[member.name, default: []].append(found.name)
            }
        }
        for member in classes.members where member.kind == .unwindAction && owners[member.name] == nil {
            owners[member.name] = []
        }
        for segue in document.segues where segue.kind == .unwind {
            if let action = segue.unwindAction, !action.isEmpty, owners[action] == nil { owners[action] = [] }
        }
        return owners.sorted { $0.key < $1.key }.map {
            ($0.key, $0.value.isEmpty ? nil : $0.value.joined(separator: ", "))
        }
    }
}
