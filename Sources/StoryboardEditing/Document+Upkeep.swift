import StoryboardModel
import XMLTree

/// What a writer has to keep up beside the change itself. Only what a change touched is looked at, so a document that was at
/// odds with itself before is not rewritten elsewhere.
extension Document {
    mutating func keepUp(_ touched: DocumentIndex.Touched) throws(ChangeError) {
        for capability in touched.capabilities.sorted(by: { $0.rawValue < $1.rawValue }) { try keepUp(capability) }
        for resource in touched.resources.sorted(by: { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }) {
            try keepUp(resource)
        }
        for destination in touched.destinations.sorted() { try keepUpTieBreaker(for: destination) }
    }

    // MARK: Capabilities

    private mutating func keepUp(_ capability: Capability) throws(ChangeError) {
        let isUsed = index.count(of: capability) > 0
        let listed = root.child("dependencies")?.children.first { $0.name == "capability" && $0["name"] == capability.rawValue }
        if let listed {
            if !isUsed { try removeElement(listed.id) }
        } else if isUsed, kind.isUIKit, capability.isListed(byTools: toolsVersion) {
            let dependencies = try ensureChild("dependencies", in: root.id)
            let xml = "<capability name=\"\(capability.rawValue)\" minToolsVersion=\"\(capability.minimumToolsVersion)\"/>"
            try insertElement(xml, at: place(named: capability.rawValue, like: "capability", in: dependencies))
        }
    }

    /// Entries of one kind stand in the order of their names.
    private func place(named name: String, like element: String, in parent: NodeID) -> Place {
        let later = tree[parent].children.first { $0.name == element && ($0["name"] ?? "") > name }
        if let later, let place = place(before: later.id) { return place }
        return place(forChild: element, key: nil, in: parent)
    }

    // MARK: Resources

    private mutating func keepUp(_ resource: ResourceName) throws(ChangeError) {
        let listed = resources.first { $0.key == resource }
        let users = index.users(of: resource)
        if let listed {
            if users.isEmpty { try removeElement(listed.node.id) }
        } else if let user = users.first, let xml = listing(for: resource, usedBy: tree[user]) {
            let resources = try ensureChild("resources", in: root.id)
            try insertElement(xml, at: place(named: resource.name, like: resource.kind.rawValue, in: resources))
        }
    }

    private func listing(for resource: ResourceName, usedBy user: Node) -> String? {
        let name = resource.name.escapedForXML
        guard !name.isEmpty, kind.isUIKit else { return nil }
        switch resource.kind {
        case .image:
            return user["catalog"] == "system"
                ? #"<image name="\#(name)" catalog="system" width="128" height="128"/>"#
                : #"<image name="\#(name)" width="16" height="16"/>"#
        case .namedColor:
            return #"<namedColor name="\#(name)"><color red="0.0" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>"#
        case .systemColor:
            guard listsSystemColors, let color = SystemColors.light[resource.name] else { return nil }
            return #"<systemColor name="\#(name)">\#(color.xml)</systemColor>"#
        }
    }

    /// Since Xcode 12 documents carry the values of the system's colours that they use.
    var listsSystemColors: Bool {
        (Int(toolsVersion.prefix { $0 != "." }) ?? 0) >= 17_000
    }

    // MARK: Tie-breakers

    /// Where several segues lead to a scene, one of them decides what bars the scene is shown with.
    private mutating func keepUpTieBreaker(for destination: String) throws(ChangeError) {
        let incoming = segues(to: destination).filter { $0.kind != .unwind }
        let mentions = root.child("inferredMetricsTieBreakers").map { Array($0.children) } ?? []
        let ids = Set(incoming.map(\.id))
        let present = mentions.filter { ids.contains($0["reference"] ?? "") }
        if incoming.count < 2 {
            for mention in present { try removeElement(mention.id) }
        } else if present.isEmpty, let first = incoming.first {
            let holder = try ensureChild("inferredMetricsTieBreakers", in: root.id)
            try insertElement("<segue reference=\"\(first.id.escapedForXML)\"/>", at: Place(in: holder))
        }
    }
}
