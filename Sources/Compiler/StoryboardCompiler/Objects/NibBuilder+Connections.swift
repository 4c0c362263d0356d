import ElementCatalog
import NibArchive
import StoryboardModel
import XMLTree

/// Outlets, actions and the triggers of segues.
extension NibBuilder {
    /// Adds the connections of an element's objects that are archived in this nib.
    func connect(_ root: Node) {
        for node in root.elements(named: "connections") {
            guard let source = node.parent, owns(source) else { continue }
            for element in node.children { connect(element, from: source) }
        }
    }

    private func connect(_ element: Node, from source: Node) {
        if let segue = Segue(element) { return connect(segue, from: source) }
        guard let connection = Connection(element) else {
            return run.leaveOut("compile.unsupported", element, "a connection '\(element.name)' cannot be compiled")
        }
        guard let target = target(of: connection) else { return }
        // Archived with the destination's view, which is loaded after its controller.
        if !owns(target), run.home(of: target) != run.home(of: source), isLoadedLater(target, than: source) {
            return reportRepeated(target, element)
        }
        guard isReachable(target, from: source, element) else { return }
        add(connection, from: source, to: target)
    }

    /// Reports a connection from outside to a part of a prototype cell, which has any number of copies.
    func reportRepeated(_ target: Node, _ element: Node) {
        guard run.document.tree[run.home(of: target)].elementType?.kind == .cellView else { return }
        run.report(
            "connection.into-repeated", element,
            "the connection leads to '\(target.displayName)', which is in a prototype cell",
            hint: "connect it to an outlet of the cell's class")
    }

    /// Adds the outlets of a scene's objects to objects in a view's nib, where they are archived.
    func connectOutlets(into view: Node, from controller: Node) {
        guard let scene = controller.scene else { return }
        for node in scene.node.elements(named: "connections") {
            guard let source = node.parent, !owns(source), run.home(of: source) == scene.node.id else { continue }
            for element in node.children {
                guard let connection = Connection(element), let target = run.document.object(connection.destinationID),
                    owns(target)
                else { continue }
                add(connection, from: source, to: target)
            }
        }
        connectAnchors(of: scene)
    }

    /// Adds the outlets of segue templates to a popover's anchor and an embedded controller's container view.
    private func connectAnchors(of scene: Scene) {
        for segue in scene.node.allSegues {
            if let anchor = segue.node["popoverAnchorView"].flatMap(run.document.object), owns(anchor) {
                addOutlet("anchorView", from: standIn(for: .template(segue.node.id)), to: object(for: anchor))
            }
            if segue.kind == .embed, let sender = segue.sender, owns(sender) {
                addOutlet("containerView", from: standIn(for: .template(segue.node.id)), to: object(for: sender))
            }
        }
    }

    private func target(of connection: Connection) -> Node? {
        if let target = run.document.object(connection.destinationID) { return target }
        run.report(
            connection.kind == .action ? "action.dangling" : "outlet.dangling", connection.node,
            "'\(connection.name)' leads to '\(connection.destinationID)', which is not in the document",
            hint: "delete the connection, or connect it again")
        return nil
    }

    /// Returns whether a target's piece is loaded after the source's: a view after its scene, a cell after its table.
    private func isLoadedLater(_ target: Node, than source: Node) -> Bool {
        var home = run.document.tree[run.home(of: target)]
        let own = run.home(of: source)
        while let parent = home.parent, parent.isElement {
            let outer = run.home(of: parent)
            if outer == own { return true }
            home = run.document.tree[outer]
            if home.name == "scene" || home.name == "document" { return false }
        }
        return false
    }

    /// Returns whether two objects are loaded together, as in the same scene, and reports them otherwise.
    private func isReachable(_ target: Node, from source: Node, _ element: Node) -> Bool {
        guard let scene = target.scene, scene != source.scene, target["placeholderIdentifier"] != "IBFirstResponder"
        else {
            return true
        }
        run.warn(
            "connection.between-scenes", element,
            "the connection leads to '\(target.displayName)' in another scene and is left out, as Xcode does",
            hint: "objects of different scenes are not loaded together")
        return false
    }

    private func add(_ connection: Connection, from source: Node, to target: Node) {
        switch connection.kind {
        case .outlet: addOutlet(connection.name, from: reference(to: source), to: reference(to: target))
        case .outletCollection: addToCollection(connection, from: source, to: target)
        case .action:
            let event = graph.add(
                "UIRuntimeEventConnection",
                [
                    "UILabel": .reference(string(connection.name)), "UISource": .reference(reference(to: source)),
                    "UIDestination": .reference(reference(to: target)),
                ])
            if let name = connection.event {
                guard let mask = Self.events[name] else {
                    return run.leaveOut("value.unknown", connection.node, "'\(name)' is not an event of controls")
                }
                graph[event, "UIEventMask"] = .integer(mask)
            }
            addConnection(event)
        }
    }

    func addOutlet(_ name: String, from source: NibObjectID, to target: NibObjectID) {
        addConnection(
            graph.add(
                "UIRuntimeOutletConnection",
                [
                    "UILabel": .reference(string(name)), "UISource": .reference(source),
                    "UIDestination": .reference(target),
                ]))
    }

    /// Adds a member to an outlet collection, whose connection is created with the first member.
    private func addToCollection(_ connection: Connection, from source: Node, to target: Node) {
        let members = source.connections.filter { $0.kind == .outletCollection && $0.name == connection.name }
        let here = members.filter { member in
            run.document.object(member.destinationID).map { owns($0) == owns(target) } ?? false
        }
        guard here.first == connection else { return }
        let targets = here.compactMap { run.document.object($0.destinationID) }.map { reference(to: $0) }
        addConnection(
            graph.add(
                "UIRuntimeOutletCollectionConnection",
                [
                    "UILabel": .reference(string(connection.name)), "UISource": .reference(reference(to: source)),
                    "UIDestination": .reference(graph.array(targets)),
                    "runtimeCollectionClassName": .reference(string("NSArray")),
                    "addsContentToExistingCollection": .bool(connection.node["appends"] == "YES"),
                ]))
    }

    // MARK: Segues

    /// Adds the connection of a segue to its trigger, archived with the trigger.
    private func connect(_ segue: Segue, from source: Node) {
        guard segue.kind != .relationship, segue.kind != .embed, !source.isController else { return }
        let template = templates[segue.node.id] ?? standIn(for: .template(segue.node.id))
        switch source.elementType?.kind {
        case .cellView:
            let isAccessory = segue.node["trigger"] == "accessoryAction"
            addOutlet(
                isAccessory ? "accessoryActionSegueTemplate" : "selectionSegueTemplate", from: object(for: source),
                to: template)
        default:
            let event = graph.add(
                "UIRuntimeEventConnection",
                [
                    "UILabel": .reference(string("perform:")), "UISource": .reference(object(for: source)),
                    "UIDestination": .reference(template),
                ])
            if source.isView { graph[event, "UIEventMask"] = .integer(Self.primaryEvent(of: source)) }
            addConnection(event)
        }
    }

    private static func primaryEvent(of control: Node) -> Int64 {
        switch control.name {
        case "button": 64
        case "textField": 1 << 18
        default: 1 << 12
        }
    }

    private static let events: [String: Int64] = [
        "touchDown": 1, "touchDownRepeat": 2, "touchDragInside": 4, "touchDragOutside": 8, "touchDragEnter": 16,
        "touchDragExit": 32, "touchUpInside": 64, "touchUpOutside": 128, "touchCancel": 256, "valueChanged": 4096,
        "primaryActionTriggered": 8192, "menuActionTriggered": 16_384, "editingDidBegin": 65_536,
        "editingChanged": 131_072,
        "editingDidEnd": 262_144, "editingDidEndOnExit": 524_288, "allTouchEvents": 4095, "allEditingEvents": 983_040,
        "applicationReserved": 251_658_240, "systemReserved": 4_026_531_840, "allEvents": 4_294_967_295,
    ]
}
