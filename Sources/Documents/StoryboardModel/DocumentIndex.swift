public import XMLTree

/// A reference from one object to another.
public struct Reference: Hashable, Sendable {
    /// The element with the attribute.
    public var node: NodeID
    /// The attribute that contains the id.
    public var attribute: String

    /// Creates a reference.
    public init(node: NodeID, attribute: String) {
        self.node = node
        self.attribute = attribute
    }
}

/// The kind of a resource in `<resources>`.
public enum ResourceKind: String, Hashable, Sendable, CaseIterable {
    /// An image, a color set, or a system color.
    case image, namedColor, systemColor
}

/// The kind and name of an entry in `<resources>`.
public struct ResourceName: Hashable, Sendable {
    /// The kind of the resource.
    public var kind: ResourceKind
    /// The name of the resource.
    public var name: String

    /// Creates a name.
    public init(_ kind: ResourceKind, _ name: String) {
        self.kind = kind
        self.name = name
    }
}

/// The objects of a document and the references between them. It is updated with every change, at a cost that depends
/// only on the change.
public struct DocumentIndex: Sendable {
    private var objects = Owners()
    private var scenes = Owners()
    private var uses: [String: [Reference]] = [:]
    private var resourceUses: [ResourceName: [NodeID]] = [:]
    private var capabilityUses: [Capability: Int] = [:]
    private var vocabulary = Vocabulary()
    /// What changes have affected since `forgetTouched`.
    public private(set) var touched = Touched()

    /// The parts of a document that may need an update after changes.
    public struct Touched: Hashable, Sendable {
        /// The resources whose uses changed.
        public var resources: Set<ResourceName> = []
        /// The features whose uses changed.
        public var capabilities: Set<Capability> = []
        /// The ids of segues' destinations.
        public var destinations: Set<String> = []
        /// The titles that scenes had before a change that may affect them.
        public var titles: [NodeID: String] = [:]
    }

    mutating func touch(_ scene: Scene) {
        if touched.titles[scene.node.id] == nil { touched.titles[scene.node.id] = scene.title }
    }

    /// Forgets which parts may need an update.
    public mutating func forgetTouched() { touched = Touched() }

    // MARK: Lookup

    /// Returns the object with an id, or the first one if a damaged document has several.
    public func object(_ id: String) -> NodeID? { objects.first[id] }

    /// Returns the scene with a scene id, or the first one if there are several.
    public func scene(_ id: String) -> NodeID? { scenes.first[id] }

    /// Returns whether an object or a scene has an id.
    public func isTaken(_ id: String) -> Bool { object(id) != nil || scene(id) != nil }

    /// Returns the references to the object with an id.
    public func references(to id: String) -> [Reference] { uses[id] ?? [] }

    /// The ids that more than one object or scene has, with the objects or scenes after the first.
    public var duplicates: [String: [NodeID]] { objects.others.merging(scenes.others) { $0 + $1 } }

    /// The ids that are referred to but that no object has.
    public var danglingIDs: [String] { uses.keys.filter { object($0) == nil && !$0.isEmpty }.sorted() }

    /// Returns the elements that use a resource.
    public func users(of resource: ResourceName) -> [NodeID] { resourceUses[resource] ?? [] }

    /// The resources that elements use.
    public var usedResources: Set<ResourceName> { Set(resourceUses.keys) }

    /// The features in use that `<dependencies>` lists.
    public var usedCapabilities: Set<Capability> { Set(capabilityUses.keys) }

    /// Returns the number of uses of a feature.
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

    /// Returns the first difference from another index, or nil if they are equal. The order of references is ignored.
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
