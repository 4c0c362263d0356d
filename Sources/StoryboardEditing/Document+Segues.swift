import ElementCatalogue
import StoryboardModel
import XMLTree

/// A segue to be added: the payload of `Command.addSegue`.
struct NewSegue {
    var from, to: Address
    var kind: String
    var identifier, relationship, unwindAction, trigger, customClass, customModule: String?
    var attributes: [String: String]
    var id: String?
}

extension Document {
    mutating func add(_ new: NewSegue) throws(ChangeError) -> [String] {
        guard kind.isStoryboard else { throw .refused("a xib has no segues") }
        let source = try resolve(new.from)
        guard source.has("id"), let scene = source.scene else {
            throw .refused("'\(new.from)' is no object of a scene")
        }
        let segueKind = Segue.Kind(name: new.kind)
        if case .other(let name) = segueKind {
            throw .refused("there is no segue kind '\(name)'", hint: "kinds are: \(Self.segueKinds.joined(separator: ", "))")
        }
        let destination = try destination(of: new, kind: segueKind, from: source, scene)
        try check(new, segueKind, from: source)
        if segueKind == .embed { try removeEmbed(from: source) }
        if segueKind == .relationship { try replaceRelationship(new, from: source) }
        var attributes = [("destination", destination.objectID ?? ""), ("kind", new.kind)]
        let optional = [
            ("identifier", new.identifier), ("relationship", new.relationship), ("unwindAction", new.unwindAction),
            ("trigger", new.trigger), ("customClass", new.customClass), ("customModule", new.customModule),
            ("customModuleProvider", new.customModule == nil ? nil : "target"),
        ]
        for (name, value) in optional { if let value { attributes.append((name, value)) } }
        for (name, value) in new.attributes.sorted(by: { $0.key < $1.key }) { attributes.append((name, value)) }
        return try addConnection("segue", attributes, new.id, to: source)
    }

    private static let segueKinds = [
        "relationship", "embed", "show", "showDetail", "presentation", "popoverPresentation", "custom", "unwind", "push", "modal",
        "popover", "replace", "sheet",
    ]

    /// A controller, or for an unwind segue the exit of the source's scene, which is made if there is none.
    private mutating func destination(
        of new: NewSegue, kind: Segue.Kind, from source: Node, _ scene: Scene
    ) throws(ChangeError) -> Node {
        guard kind == .unwind else {
            let node = try resolve(new.to)
            guard let controller = node.isController ? node : Scene(node)?.controller else {
                throw .refused("'\(new.to)' is no controller", hint: "a segue of the kind '\(new.kind)' leads to a controller")
            }
            return controller
        }
        guard new.unwindAction?.isEmpty == false else {
            throw .refused("an unwind segue needs an 'unwindAction'", hint: "name a selector such as 'unwindToList:'")
        }
        if new.to.text != "exit" {
            let node = try resolve(new.to)
            guard node.name == "exit" || Scene(node) != nil else {
                throw .refused("'\(new.to)' is no exit", hint: "write 'exit' for the exit of the source's own scene")
            }
            guard node.scene == scene else { throw .refused("an unwind segue leads to the exit of its own scene") }
        }
        if let exit = scene.exit { return exit }
        guard let objects = scene.node.child("objects") else { throw ChangeError(.impossiblePlace) }
        let xml = #"<exit userLabel="Exit" sceneMemberID="exit"/>"#
        let exit = try insertElement(xml, at: place(forChild: "exit", key: nil, in: objects.id))
        return tree[exit]
    }

    private func check(_ new: NewSegue, _ kind: Segue.Kind, from source: Node) throws(ChangeError) {
        switch kind {
        case .relationship:
            guard new.relationship?.isEmpty == false else {
                throw .refused("a relationship needs a name", hint: "name one such as 'rootViewController' or 'viewControllers'")
            }
            guard source.isController else { throw .refused("a relationship starts from a controller") }
        case .embed:
            guard source.name == "containerView" || !self.kind.isUIKit else {
                throw .refused("an embed segue starts from a container view, not from '\(source.name)'")
            }
        case .custom:
            guard new.customClass?.isEmpty == false else { throw .refused("a custom segue needs a 'customClass'") }
        default: break
        }
        if let identifier = new.identifier { try checkSegueIdentifier(identifier, from: source) }
    }

    /// A container view embeds one controller.
    private mutating func removeEmbed(from source: Node) throws(ChangeError) {
        for segue in source.segues where segue.kind == .embed { try delete(segue.node) }
    }

    /// All relationships but those to several controllers hold one.
    private mutating func replaceRelationship(_ new: NewSegue, from source: Node) throws(ChangeError) {
        let plural: Set<String> = ["viewControllers", "tabItems", "splitItems"]
        guard let relationship = new.relationship, !plural.contains(relationship) else { return }
        for segue in source.segues where segue.kind == .relationship && segue.relationship == relationship {
            try delete(segue.node)
        }
    }

    private func checkSegueIdentifier(_ identifier: String, from source: Node) throws(ChangeError) {
        guard !identifier.isEmpty else { throw .refused("an identifier cannot be empty") }
        guard let controller = source.isController ? source : source.scene?.controller else { return }
        let taken = (controller.scene?.node ?? controller).subtree.compactMap(Segue.init).contains { $0.identifier == identifier }
        if taken {
            throw .refused("the scene has a segue '\(identifier)' already", hint: "identifiers tell a scene's segues apart")
        }
    }
}
