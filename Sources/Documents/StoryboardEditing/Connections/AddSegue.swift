import ElementCatalog
import StoryboardModel
import XMLTree

extension Command {
    /// Adds a segue of a kind such as `show`, `presentation`, `embed`, `relationship`, `unwind`, from a control, cell,
    /// bar item, gesture recognizer, container view or controller to a controller, or to `exit` for an unwind segue.
    ///
    /// `relationship` names that of a relationship segue (`rootViewController`, `viewControllers`), `unwindAction` the
    /// selector of an unwind segue, `trigger` is `accessoryAction` for a cell's accessory button, and `attributes` has
    /// any others, such as `modalPresentationStyle`.
    public static func addSegue(
        from: Address, to: Address, kind: String, identifier: String? = nil, relationship: String? = nil,
        unwindAction: String? = nil, trigger: String? = nil, customClass: String? = nil, customModule: String? = nil,
        attributes: [String: String]? = nil, id: String? = nil
    ) -> Self {
        Self(
            AddSegue(
                from: from, to: to, kind: kind, identifier: identifier, relationship: relationship,
                unwindAction: unwindAction, trigger: trigger, customClass: customClass, customModule: customModule,
                attributes: attributes, id: id))
    }

    /// Returns the command with another destination if it adds a segue.
    package func leading(to destination: Address) -> Self {
        guard var segue = command as? AddSegue else { return self }
        segue.to = destination
        return Self(segue)
    }
}

package struct AddSegue: DocumentCommand {
    static let summary = "adds a segue or a relationship between controllers"
    static let example = #"{"from": "Qx1-ab-C2d", "to": "BYZ-38-t0r", "kind": "show", "identifier": "ShowDetail"}"#
    package var from, to: Address
    package var kind: String
    package var identifier, relationship, unwindAction, trigger, customClass, customModule: String?
    package var attributes: [String: String]?
    package var id: String?

    static func read(_ fields: CommandFields) -> Self {
        Self(
            from: fields.required(
                "from", "a control, cell, bar item, gesture recognizer, container view or controller"),
            to: fields.required("to", "a controller; `exit` for an unwind segue"),
            kind: fields.required(
                "kind",
                "show, showDetail, presentation, popoverPresentation, embed, relationship, unwind, custom, ..."),
            identifier: fields.optional("identifier", "the segue's identifier"),
            relationship: fields.optional("relationship", "rootViewController, viewControllers, ..."),
            unwindAction: fields.optional("unwindAction", "the selector, for an unwind segue"),
            trigger: fields.optional("trigger", "accessoryAction for a cell's accessory button"),
            customClass: fields.optional("customClass", "the segue's class"),
            customModule: fields.optional("customModule", "the class's module"),
            attributes: fields.optional("attributes", "other attributes"),
            id: fields.optional("id", "the segue's id; by default a new one"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.add(self)
    }
}

extension Document {
    mutating func add(_ new: AddSegue) throws(ChangeError) -> [String] {
        guard kind.isStoryboard else { throw .refused("a xib has no segues") }
        let source = try resolve(new.from).id
        guard tree[source].has("id"), let scene = tree[source].scene?.node.id else {
            throw .refused("'\(new.from)' is not an object of a scene")
        }
        let segueKind = Segue.Kind(name: new.kind)
        if case .other(let name) = segueKind {
            throw .refused(
                "there is no segue kind '\(name)'", hint: "kinds are: \(Self.segueKinds.joined(separator: ", "))")
        }
        try check(new, segueKind, from: tree[source])
        let destination = try segueKind == .unwind ? exit(for: new, in: scene) : controllerReached(by: new)
        for segue in segues(replacedBy: new, segueKind, from: tree[source]) { try delete(segue) }
        let created = try addConnection("segue", new.spelled(to: tree[destination]["id"] ?? ""), new.id, to: source)
        try ensureItem(forRelationship: new, from: source, to: destination)
        return created
    }

    /// Gives the content of a tab bar controller its tab bar item, and that of a navigation controller its navigation
    /// item, as Interface Builder does when they are connected.
    private mutating func ensureItem(
        forRelationship new: AddSegue, from source: NodeID, to destination: NodeID
    ) throws(ChangeError) {
        guard kind.isUIKit, tree[destination].elementType?.child("tabBarItem", key: "tabBarItem") != nil else { return }
        switch (tree[source].name, new.relationship) {
        case ("tabBarController", "viewControllers"): try ensureItem(of: destination, "tabBarItem")
        case ("navigationController", "rootViewController")
        where !["navigationController", "tabBarController", "splitViewController"].contains(tree[destination].name):
            try ensureItem(of: destination, "navigationItem")
        default: break
        }
    }

    private static let segueKinds = [
        "relationship", "embed", "show", "showDetail", "presentation", "popoverPresentation", "custom", "unwind",
        "push", "modal",
        "popover", "replace", "sheet",
    ]

    private func controllerReached(by new: AddSegue) throws(ChangeError) -> NodeID {
        try controller(at: new.to, hint: "a segue of the kind '\(new.kind)' leads to a controller")
    }

    /// Returns the exit of the source's scene, creating it if there is none.
    private mutating func exit(for new: AddSegue, in scene: NodeID) throws(ChangeError) -> NodeID {
        if new.to.text != "exit" {
            let node = try resolve(new.to)
            guard node.name == "exit" || Scene(node) != nil else {
                throw .refused(
                    "'\(new.to)' is not an exit", hint: "write 'exit' for the exit of the source's own scene")
            }
            guard node.scene?.node.id == scene else {
                throw .refused("an unwind segue leads to the exit of its own scene")
            }
        }
        if let exit = Scene(tree[scene])?.exit?.id { return exit }
        guard let objects = tree[scene].child("objects")?.id else { throw ChangeError(.impossiblePlace) }
        let attributes = [(name: "userLabel", value: "Exit"), (name: "sceneMemberID", value: "exit")]
        return try insertElement("exit", attributes: attributes, at: place(forChild: "exit", key: nil, in: objects))
    }

    private func check(_ new: AddSegue, _ kind: Segue.Kind, from source: Node) throws(ChangeError) {
        switch kind {
        case .relationship:
            guard new.relationship?.isEmpty == false else {
                throw .refused(
                    "a relationship needs a name", hint: "name one such as 'rootViewController' or 'viewControllers'")
            }
            guard source.isController else { throw .refused("a relationship starts from a controller") }
        case .embed:
            guard source.name == "containerView" || !self.kind.isUIKit else {
                throw .refused("an embed segue starts from a container view, not from '\(source.name)'")
            }
        case .unwind:
            guard new.unwindAction?.isEmpty == false else {
                throw .refused(
                    "an unwind segue needs an 'unwindAction'", hint: "name a selector such as 'unwindToList:'")
            }
        case .custom:
            guard new.customClass?.isEmpty == false else { throw .refused("a custom segue needs a 'customClass'") }
        default: break
        }
        if let identifier = new.identifier { try checkSegueIdentifier(identifier, from: source) }
    }

    /// Returns the segues that a new one replaces: a container view embeds one controller, and most relationships have
    /// one destination.
    private func segues(replacedBy new: AddSegue, _ kind: Segue.Kind, from source: Node) -> [NodeID] {
        let isReplaced: (Segue) -> Bool =
            switch kind {
            case .embed: { $0.kind == .embed }
            case .relationship where !Self.pluralRelationships.contains(new.relationship ?? ""):
                { $0.kind == .relationship && $0.relationship == new.relationship }
            default: { _ in false }
            }
        return source.segues.filter(isReplaced).map(\.node.id)
    }

    private static let pluralRelationships: Set<String> = ["viewControllers", "tabItems", "splitItems"]
}

extension AddSegue {
    fileprivate func spelled(to destination: String) -> [(name: String, value: String)] {
        let own = [
            ("destination", destination), ("kind", kind), ("identifier", identifier), ("relationship", relationship),
            ("unwindAction", unwindAction), ("trigger", trigger), ("customClass", customClass),
            ("customModule", customModule),
            ("customModuleProvider", customModule == nil ? nil : "target"),
        ]
        let further = (attributes ?? [:]).sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
        return own.compactMap { name, value in value.map { (name: name, value: $0) } } + further
    }
}
