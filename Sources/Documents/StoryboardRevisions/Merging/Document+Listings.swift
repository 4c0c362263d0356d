import StoryboardModel
import XMLTree

/// What the head of a merged document lists.
extension Document {
    /// Lists the resources and features that the document uses as one of the sides lists them, and no others that a side used.
    mutating func list(whatIsUsedBy sides: [Document], _ base: Document?) throws(ChangeError) {
        let sources = sides + (base.map { [$0] } ?? [])
        try listResources(sources)
        try listCapabilities(sources)
        try listTieBreakers(sources)
    }

    private mutating func listResources(_ sources: [Document]) throws(ChangeError) {
        let listed = resources
        for entry in listed where index.users(of: entry.key).isEmpty {
            guard sources.contains(where: { !$0.index.users(of: entry.key).isEmpty }) else { continue }
            try removeElement(entry.node.id)
        }
        let names = Set(listed.map(\.key))
        let missing = index.usedResources.subtracting(names)
        for name in missing.sorted(by: { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }) {
            let entry = sources.lazy.compactMap { source in source.resources.first { $0.key == name }?.node }.first
            guard let entry else { continue }
            let holder = try ensureChild("resources", in: root.id)
            let later = tree[holder].children.first { child in
                (child.name, child["name"] ?? "") > (entry.name, name.name)
            }?.id
            let copy = try makeElement(copying: entry, inside: holder, ids: .kept)
            try apply(.insert(copy, at: Place(in: holder, before: later)))
        }
    }

    private mutating func listCapabilities(_ sources: [Document]) throws(ChangeError) {
        for capability in Capability.allCases {
            let listed = root.capability(capability)?.id
            let isUsed = index.count(of: capability) > 0
            if let listed {
                let wasUsed = sources.contains { $0.index.count(of: capability) > 0 }
                if !isUsed, wasUsed { try removeElement(listed) }
            } else if isUsed, let entry = sources.lazy.compactMap({ $0.root.capability(capability) }).first {
                let holder = try ensureChild("dependencies", in: root.id)
                let later = tree[holder].children.first { child in
                    child.name == "capability" && (child["name"] ?? "") > capability.rawValue
                }?.id
                let copy = try makeElement(copying: entry, inside: holder, ids: .kept)
                try apply(.insert(copy, at: Place(in: holder, before: later)))
            }
        }
    }

    /// Keeps one tie-breaker for each scene, and none for segues that are gone.
    private mutating func listTieBreakers(_ sources: [Document]) throws(ChangeError) {
        var destinations: Set<String> = []
        for mention in root.child("inferredMetricsTieBreakers").map({ $0.children.map(\.id) }) ?? [] {
            guard let id = tree[mention]["reference"] else { continue }
            if let segue = object(id) {
                if destinations.insert(segue["destination"] ?? id).inserted { continue }
            } else if sources.allSatisfy({ $0.object(id) == nil }) {
                continue
            }
            try removeElement(mention)
        }
    }
}

extension Node {
    fileprivate func capability(_ capability: Capability) -> Node? {
        child("dependencies")?.children.first { $0.name == "capability" && $0["name"] == capability.rawValue }
    }
}
