import ElementCatalog
import StoryboardModel
import XMLTree

extension Command {
    /// Pastes copied XML: one element, or several inside a `clipboard` element. All objects get new ids. `x` and `y`
    /// are coordinates in the container of a view, or on the canvas for a scene.
    public static func paste(xml: String, into: Address? = nil, x: Double? = nil, y: Double? = nil) -> Self {
        Self(Paste(xml: xml, into: into, x: x, y: y))
    }
}

struct Paste: DocumentCommand {
    static let summary = "pastes copied XML with new ids"
    static let example = ##"{"xml": "<label text=\"Hello\" id=\"a\"/>", "into": "8bC-Xf-vdC", "x": 20, "y": 40}"##
    var xml: String
    var into: Address?
    var x, y: Double?
    var bringsObjects: Bool { true }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            xml: fields.required("xml", "one element, or several inside a clipboard element"),
            into: fields.optional("into", "the container; none for scenes"),
            x: fields.optional("x", "the position in the container, or on the canvas"),
            y: fields.optional("y", "the position in the container, or on the canvas"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.paste(xml, into: into, x, y)
    }
}

extension Document {
    /// Pastes copied objects with new ids. References among them are kept; references to other objects are kept if
    /// those exist and are reachable from the new place.
    mutating func paste(
        _ xml: String, into address: Address?, _ x: Double?, _ y: Double?
    ) throws(ChangeError) -> [String] {
        try Self.check([x, y], of: "a place")
        let target = try address.map { address throws(ChangeError) in try resolve(address).id }
        guard xml.first(where: { !$0.isWhitespace }) == "<" else {
            throw .refused(
                "the pasted XML is not an object of a document", hint: "copy objects of a storyboard first")
        }
        var source = try Self.read(clipboard: xml)
        source = try withFreshIDs(source)
        let fresh = Set(source.root.subtree.compactMap(\.objectID))
        source.removeMentions { !fresh.contains($0) && object($0) == nil }
        let elements = source.root.name == "clipboard" ? Array(source.root.children) : [source.root]
        guard !elements.isEmpty else { throw .refused("there is nothing to paste") }
        let pasting = Pasting(target: target, offset: Self.offset(of: elements, x, y))
        var pasted: [NodeID] = []
        for element in elements { pasted.append(try paste(element, pasting)) }
        for node in pasted { try connectLooseGesture(node, with: target) }
        try removeUnsound(in: pasted)
        for node in pasted where tree[node].isView { try settle(node) }
        return pasted.compactMap { tree[$0].name == "scene" ? Scene(tree[$0])?.controller?["id"] : tree[$0].objectID }
    }

    /// The target of pasted objects.
    private struct Pasting {
        var target: NodeID?
        /// The offset of scenes on the canvas, or of views in their superview.
        var offset: (x: Double, y: Double)?
    }

    /// Returns the offset that moves the topmost and leftmost point to a requested location.
    private static func offset(of elements: [Node], _ x: Double?, _ y: Double?) -> (x: Double, y: Double)? {
        guard x != nil || y != nil else { return nil }
        let places = elements.compactMap { element -> (x: Double, y: Double)? in
            if let scene = Scene(element) { return scene.canvasLocation }
            return element.frame.map { ($0.x, $0.y) }
        }
        guard let left = places.map(\.x).min(), let top = places.map(\.y).min() else { return nil }
        return (x.map { $0 - left } ?? 0, y.map { $0 - top } ?? 0)
    }

    private mutating func paste(_ element: Node, _ pasting: Pasting) throws(ChangeError) -> NodeID {
        if element.name == "scene" { return try pasteScene(element, pasting.offset) }
        if element.isController {
            throw .refused("a controller comes with its scene", hint: "paste the 'scene' element")
        }
        guard element.isCopyable else {
            throw .refused("'\(element.displayName)' cannot be pasted", hint: "'insert' accepts any element")
        }
        guard let target = pasting.target else {
            throw .refused("'\(element.displayName)' needs a container", hint: "name it with 'into'")
        }
        let isDocked = element.elementType?.kind == .gestureRecognizer || element.name == "customObject"
        let place: (holder: NodeID, key: String?)
        if isDocked {
            place = (try dock(around: target), nil)
        } else {
            let home = try home(for: element.name, title: element.displayName, at: target)
            place = (try makeContainer(home.container, in: home.parent), home.container.key)
        }
        let node = try makeElement(copying: element, inside: place.holder, ids: .kept)
        try apply(.setAttribute(node, name: "key", to: place.key.map { AttributeSpelling($0) }))
        if let offset = pasting.offset, let frame = tree[node].frame {
            try setFrame(of: node, to: frame.moved(offset.x, offset.y))
        }
        try dropTakenIdentifiers(in: node, near: place.holder)
        try apply(.insert(node, at: self.place(for: tree[node], key: place.key, in: place.holder, before: nil)))
        try makeRoom(forRowsIn: node)
        return node
    }

    private mutating func pasteScene(_ element: Node, _ offset: (x: Double, y: Double)?) throws(ChangeError) -> NodeID {
        guard kind.isStoryboard else { throw .refused("a xib has no scenes") }
        guard Scene(element)?.controller != nil else { throw .refused("the scene has no controller") }
        let scenes = try ensureChild("scenes", in: root.id)
        let node = try makeElement(copying: element, inside: scenes, ids: .kept)
        try dropTakenIdentifiers(in: node, near: scenes)
        try insertScene(node, at: Place(in: scenes))
        if let offset, let old = Scene(tree[node])?.canvasLocation {
            try place(scene: node, x: old.x + offset.x, y: old.y + offset.y)
        } else {
            let free = freeCanvasLocation(apartFrom: node)
            try place(scene: node, x: free.x, y: free.y)
        }
        return node
    }

    /// Connects a gesture recognizer that was copied without its view to the view it is pasted into.
    private mutating func connectLooseGesture(_ node: NodeID, with target: NodeID?) throws(ChangeError) {
        guard let target, tree[node].elementType?.kind == .gestureRecognizer, let id = tree[node]["id"],
            index.references(to: id).isEmpty, tree[target].hasFrame, tree[target].has("id")
        else { return }
        try connect(target, with: id)
    }

    // MARK: Removing invalid parts

    /// Removes identifiers that other objects have already.
    private mutating func dropTakenIdentifiers(in copy: NodeID, near holder: NodeID) throws(ChangeError) {
        let controllers = Set(controllers.compactMap { $0["storyboardIdentifier"] })
        let segues = Set(tree[holder].scene?.node.allSegues.compactMap(\.identifier) ?? [])
        let cells = Set(tree[holder].children.compactMap { $0["reuseIdentifier"] })
        for node in tree[copy].subtree.map(\.id) {
            for (attribute, taken) in [("storyboardIdentifier", controllers), ("identifier", segues)] {
                guard let value = tree[node][attribute], taken.contains(value) else { continue }
                if attribute == "identifier", Segue(tree[node]) == nil { continue }
                try apply(.setAttribute(node, name: attribute, to: nil))
            }
        }
        if let reuse = tree[copy]["reuseIdentifier"], cells.contains(reuse) {
            try apply(.setAttribute(copy, name: "reuseIdentifier", to: nil))
        }
    }

    /// Removes references that are invalid in the new place.
    private mutating func removeUnsound(in pasted: [NodeID]) throws(ChangeError) {
        for node in pasted.flatMap({ tree[$0].subtree.map(\.id) }) where tree[node].isAttached {
            if Constraint(tree[node]) != nil {
                if !isSound(constraint: node) { try delete(node) }
                continue
            }
            for attribute in Self.referenceAttributes(of: tree[node]) {
                guard tree[node].isAttached, let object = tree[node][attribute].flatMap({ index.object($0) }) else {
                    continue
                }
                let reference = Reference(node: node, attribute: attribute)
                if !isSound(reference, to: object) { try sever(reference) }
            }
        }
    }
}
