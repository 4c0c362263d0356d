package import StoryboardModel
import SystemStyles
import XMLTree

/// Parts of a document that depend on others. Only those that a change affects are updated, so inconsistencies
/// elsewhere are left as they were.
extension Document {
    package mutating func keepUp(_ touched: DocumentIndex.Touched) throws(ChangeError) {
        for capability in touched.capabilities.sorted(by: { $0.rawValue < $1.rawValue }) { try keepUp(capability) }
        for resource in touched.resources.sorted(by: { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }) {
            try keepUp(resource)
        }
        for destination in touched.destinations.sorted() { try keepUpTieBreaker(for: destination) }
        for (scene, title) in touched.titles.sorted(by: { $0.key < $1.key }) {
            try keepUpComment(of: scene, once: title)
        }
    }

    // MARK: Comments

    /// Updates the comment before a scene if the scene's title has changed. A comment with another text is left
    /// unchanged.
    private mutating func keepUpComment(of scene: NodeID, once old: String) throws(ChangeError) {
        guard tree[scene].isAttached, let title = Scene(tree[scene])?.title, title != old,
            let comment = comment(naming: scene), tree[comment].text == old, let parent = tree[scene].parent?.id
        else { return }
        let fresh = try makeComment(title, inside: parent)
        try apply(.remove(comment))
        try apply(.insert(fresh, at: Place(in: parent, before: scene)))
    }

    // MARK: Capabilities

    mutating func keepUp(_ capability: Capability) throws(ChangeError) {
        let isUsed = index.count(of: capability) > 0
        let listed = root.child("dependencies")?.children.first {
            $0.name == "capability" && $0["name"] == capability.rawValue
        }?.id
        if let listed {
            if !isUsed { try removeElement(listed) }
        } else if isUsed, kind.isUIKit, capability.isListed(byTools: toolsVersion) {
            let dependencies = try ensureChild("dependencies", in: root.id)
            let attributes = [
                (name: "name", value: capability.rawValue),
                (name: "minToolsVersion", value: capability.minimumToolsVersion),
            ]
            let place = place(named: capability.rawValue, like: "capability", in: dependencies)
            try insertElement("capability", attributes: attributes, at: place)
        }
    }

    /// Returns the place of an entry; entries of one kind are sorted by name.
    func place(named name: String, like element: String, in parent: NodeID) -> Place {
        let later = tree[parent].children.first { $0.name == element && ($0["name"] ?? "") > name }?.id
        if let later, let place = place(before: later) { return place }
        return place(forChild: element, key: nil, in: parent)
    }

    // MARK: Resources

    mutating func keepUp(_ resource: ResourceName) throws(ChangeError) {
        let listed = resources.first { $0.key == resource }?.node.id
        let users = index.users(of: resource)
        guard let user = users.first else {
            if let listed { try removeElement(listed) }
            return
        }
        guard let value = value(of: resource, usedBy: tree[user]) else { return }
        if let listed {
            // An image of the app and a system symbol may have the same name.
            let catalog = tree[listed]["catalog"]
            guard resource.kind == .image, users.allSatisfy({ tree[$0]["catalog"] != catalog }) else { return }
            try removeElement(listed)
        }
        let resources = try ensureChild("resources", in: root.id)
        let attributes = [(name: "name", value: resource.name)] + value.attributes
        let place = place(named: resource.name, like: resource.kind.rawValue, in: resources)
        let entry = try insertElement(resource.kind.rawValue, attributes: attributes, at: place)
        if let color = value.color { try insertElement(color, at: Place(in: entry)) }
    }

    /// Returns the value of an entry, or nil if its resource isn't listed. Sizes and named colors come from the asset
    /// catalog, which isn't available here.
    private func value(
        of resource: ResourceName, usedBy user: Node
    ) -> (attributes: [(name: String, value: String)], color: String?)? {
        guard !resource.name.isEmpty, kind.isUIKit else { return nil }
        switch resource.kind {
        case .image where user["catalog"] == "system":
            return (
                [(name: "catalog", value: "system"), (name: "width", value: "128"), (name: "height", value: "128")], nil
            )
        case .image: return ([(name: "width", value: "16"), (name: "height", value: "16")], nil)
        case .namedColor:
            return (
                [], #"<color red="0.0" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
            )
        case .systemColor:
            guard listsSystemColors, SystemColor(named: resource.name)?.isPlain == false,
                let color = DocumentColor(listedForSystemColor: resource.name)
            else { return nil }
            return ([], color.listing)
        }
    }

    /// Whether the document lists the values of the system colors it uses, as Xcode 12 and later do.
    var listsSystemColors: Bool {
        toolsMajorVersion >= 17_000
    }

    // MARK: Tie-breakers

    /// Updates the inferred metrics tie-breaker of a scene that several segues lead to.
    private mutating func keepUpTieBreaker(for destination: String) throws(ChangeError) {
        let incoming = segues(to: destination).filter { $0.kind != .unwind && !$0.id.isEmpty }.map(\.id)
        let mentions = root.child("inferredMetricsTieBreakers").map { Array($0.children) } ?? []
        let present = mentions.filter { incoming.contains($0["reference"] ?? "") }.map(\.id)
        try keepUpTieBreaker(among: incoming, mentions: present)
    }

    private mutating func keepUpTieBreaker(among segues: [String], mentions: [NodeID]) throws(ChangeError) {
        if segues.count < 2 {
            for mention in mentions { try removeElement(mention) }
        } else if mentions.isEmpty, let first = segues.first {
            let holder = try ensureChild("inferredMetricsTieBreakers", in: root.id)
            try insertElement("segue", attributes: [(name: "reference", value: first)], at: Place(in: holder))
        }
    }
}

extension DocumentColor {
    /// The element that lists the value of a system color.
    fileprivate var listing: String {
        switch self {
        case .gray(let white, let alpha, let space):
            #"<color white="\#(white.xcodeSpelling)" alpha="\#(alpha.xcodeSpelling)" colorSpace="custom" customColorSpace="\#(space)"/>"#
        case .rgb(let red, let green, let blue, let alpha, let space):
            """
            <color red="\(red.xcodeSpelling)" green="\(green.xcodeSpelling)" blue="\(blue.xcodeSpelling)" \
            alpha="\(alpha.xcodeSpelling)" colorSpace="custom" customColorSpace="\(space)"/>
            """
        case .cmyk, .named, .system, .catalog: "<color/>"
        }
    }
}
