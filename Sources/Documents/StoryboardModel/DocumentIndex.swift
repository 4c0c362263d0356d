public import XMLTree

/// A place where one object names another.
public struct Reference: Hashable, Sendable {
    /// The element that carries the attribute.
    public var node: NodeID
    public var attribute: String

    public init(node: NodeID, attribute: String) {
        self.node = node
        self.attribute = attribute
    }
}

/// Something that `<resources>` lists by name.
public enum ResourceKind: String, Hashable, Sendable, CaseIterable {
    case image, namedColor, systemColor
}

public struct ResourceName: Hashable, Sendable {
    public var kind: ResourceKind
    public var name: String

    public init(_ kind: ResourceKind, _ name: String) {
        self.kind = kind
        self.name = name
    }
}

/// Who is who and who refers to whom. Kept up with every change, at a cost that depends on the change only.
public struct DocumentIndex: Sendable {
    private var objects = Owners()
    private var scenes = Owners()
    private var uses: [String: [Reference]] = [:]
    private var resourceUses: [ResourceName: [NodeID]] = [:]
    private var capabilityUses: [Capability: Int] = [:]
    private var vocabulary = Vocabulary()
    /// What changes have touched since `forgetTouched`: the things that a writer has to keep up.
    public private(set) var touched = Touched()

    /// Things whose use began, ended or changed.
    public struct Touched: Hashable, Sendable {
        public var resources: Set<ResourceName> = []
        public var capabilities: Set<Capability> = []
        /// The ids of objects that segues lead to.
        public var destinations: Set<String> = []
        /// The titles that scenes had before something that a title comes from was changed.
        public var titles: [NodeID: String] = [:]
    }

    mutating func touch(_ scene: Scene) {
        if touched.titles[scene.node.id] == nil { touched.titles[scene.node.id] = scene.title }
    }

    public mutating func forgetTouched() { touched = Touched() }

    // MARK: Questions

    /// The object with an id; the first one, should a damaged document have several.
    public func object(_ id: String) -> NodeID? { objects.first[id] }

    /// The scene with a scene id; the first one, should there be several.
    public func scene(_ id: String) -> NodeID? { scenes.first[id] }

    public func isTaken(_ id: String) -> Bool { object(id) != nil || scene(id) != nil }

    /// Where other elements name the object with an id.
    public func references(to id: String) -> [Reference] { uses[id] ?? [] }

    /// Ids that more than one object or more than one scene has, with those beyond the first.
    public var duplicates: [String: [NodeID]] { objects.others.merging(scenes.others) { $0 + $1 } }

    /// Every id that is named somewhere though no object has it.
    public var danglingIDs: [String] { uses.keys.filter { object($0) == nil && !$0.isEmpty }.sorted() }

    /// The elements that use a resource.
    public func users(of resource: ResourceName) -> [NodeID] { resourceUses[resource] ?? [] }

    public var usedResources: Set<ResourceName> { Set(resourceUses.keys) }

    /// The features in use that a `<capability>` speaks of.
    public var usedCapabilities: Set<Capability> { Set(capabilityUses.keys) }

    /// How often a feature is used.
    public func count(of capability: Capability) -> Int { capabilityUses[capability] ?? 0 }

    // MARK: Upkeep

    mutating func add(subtree node: Node) {
        for element in node.subtree { add(element) }
    }

    mutating func remove(subtree node: Node) {
        for element in node.subtree { remove(element) }
    }

    mutating func add(_ element: Node) {
        let isResource = element.isListedResource
        element.forEachAttribute { attribute, value in
            switch vocabulary.role(of: attribute, in: element) {
            case .plain: break
            case .identity: objects.enter(value(), element)
            case .sceneIdentity: scenes.enter(value(), element)
            case .reference:
                use(value(), Reference(node: element.id, attribute: element.attributeName(attribute)), in: element)
            case .resource(let kind):
                if !isResource { use(ResourceName(kind, value()), by: element.id) }
            }
        }
        for capability in Capability.used(by: element) {
            capabilityUses[capability, default: 0] += 1
            if capabilityUses[capability] == 1 { touched.capabilities.insert(capability) }
        }
    }

    mutating func remove(_ element: Node) {
        let isResource = element.isListedResource
        element.forEachAttribute { attribute, value in
            switch vocabulary.role(of: attribute, in: element) {
            case .plain: break
            case .identity: objects.leave(value(), element.id)
            case .sceneIdentity: scenes.leave(value(), element.id)
            case .reference:
                let name = element.attributeName(attribute)
                uses.strike(value()) { $0.node == element.id && $0.attribute == name }
                if name == "destination", element.name == "segue" { touched.destinations.insert(value()) }
            case .resource(let kind):
                if !isResource { disuse(ResourceName(kind, value()), by: element.id) }
            }
        }
        for capability in Capability.used(by: element) {
            let count = capabilityUses[capability, default: 1] - 1
            capabilityUses[capability] = count > 0 ? count : nil
            if count == 0 { touched.capabilities.insert(capability) }
        }
    }

    private mutating func use(_ id: String, _ reference: Reference, in element: Node) {
        uses[id, default: []].append(reference)
        if reference.attribute == "destination", element.name == "segue" { touched.destinations.insert(id) }
    }

    private mutating func use(_ resource: ResourceName, by node: NodeID) {
        resourceUses[resource, default: []].append(node)
        if resourceUses[resource]?.count == 1 { touched.resources.insert(resource) }
    }

    private mutating func disuse(_ resource: ResourceName, by node: NodeID) {
        resourceUses.strike(resource) { $0 == node }
        if resourceUses[resource] == nil { touched.resources.insert(resource) }
    }

    /// Where this index says something else than another; the order of references does not count.
    func difference(from other: DocumentIndex) -> String? {
        if objects != other.objects { return "the index has other objects than the tree" }
        if scenes != other.scenes { return "the index has other scenes than the tree" }
        if uses.mapValues(Set.init) != other.uses.mapValues(Set.init) {
            return "the index has other references than the tree"
        }
        if resourceUses.mapValues(Set.init) != other.resourceUses.mapValues(Set.init) {
            return "the index has other users of resources than the tree"
        }
        return capabilityUses == other.capabilityUses ? nil : "the index counts other features than the tree has"
    }
}
