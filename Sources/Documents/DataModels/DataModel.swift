/// A data model as Xcode writes it: the entities of Core Data, their attributes and relationships.
public struct DataModel: Hashable, Sendable {
    public var entities: [Entity] = []
    public var fetchRequests: [FetchRequest] = []
    /// The names of the entities of each configuration.
    public var configurations: [String: [String]] = [:]
    public var versionIdentifier = ""

    public init() {}

    public struct Entity: Hashable, Sendable {
        /// What Xcode generates for an entity.
        public enum CodeGeneration: String, Hashable, Sendable { case none, category, `class` }

        public var name: String
        public var className: String?
        public var isAbstract = false
        public var parent: String?
        public var codeGeneration = CodeGeneration.none
        public var renamingIdentifier: String?
        public var versionHashModifier: String?
        public var attributes: [Attribute] = []
        public var relationships: [Relationship] = []
        public var fetchedProperties: [FetchedProperty] = []
        public var uniquenessConstraints: [[String]] = []
        public var indexes: [Index] = []
        public var userInfo: [String: String] = [:]

        public init(name: String) { self.name = name }
    }

    /// What attributes, relationships and fetched properties have.
    public struct Property: Hashable, Sendable {
        public var name: String
        public var isOptional = false
        public var isTransient = false
        public var renamingIdentifier: String?
        public var versionHashModifier: String?
        public var userInfo: [String: String] = [:]

        public init(name: String) { self.name = name }
    }

    public struct Attribute: Hashable, Sendable {
        public enum Kind: String, Hashable, Sendable {
            case undefined = "Undefined", integer16 = "Integer 16", integer32 = "Integer 32", integer64 = "Integer 64"
            case decimal = "Decimal", double = "Double", float = "Float", string = "String", boolean = "Boolean"
            case date = "Date", binary = "Binary", uuid = "UUID", uri = "URI", transformable = "Transformable"
            case objectID = "ObjectID", composite = "Composite"
        }

        public var property: Property
        public var kind: Kind
        public var defaultValue: String?
        /// The default of a date, in seconds since 2001.
        public var defaultDate: Double?
        public var minimum: String?
        public var maximum: String?
        public var regularExpression: String?
        public var usesScalarType = false
        public var transformer: String?
        public var customClass: String?
        public var allowsExternalStorage = false
        /// Whether the history of a store keeps the value of deleted objects.
        public var isPreservedAfterDeletion = false
        /// The expression that the value is derived by.
        public var derivation: String?

        public init(_ property: Property, _ kind: Kind) { (self.property, self.kind) = (property, kind) }
    }

    public struct Relationship: Hashable, Sendable {
        public enum DeleteRule: String, Hashable, Sendable {
            case noAction = "No Action", nullify = "Nullify", cascade = "Cascade", deny = "Deny"
        }

        public var property: Property
        public var destination: String
        public var inverse: String?
        public var isToMany = false
        public var isOrdered = false
        public var minimum = 0
        public var maximum = 0
        public var deleteRule = DeleteRule.nullify

        public init(_ property: Property, to destination: String) {
            (self.property, self.destination) = (property, destination)
        }
    }

    public struct FetchRequest: Hashable, Sendable {
        public var name: String
        public var entity: String
        public var predicate: String?
        public var limit = 0
        public var batchSize = 0
        public var resultType = 0
        public var returnsDistinctResults = false
        public var includesSubentities = true

        public init(name: String, entity: String) { (self.name, self.entity) = (name, entity) }
    }

    public struct FetchedProperty: Hashable, Sendable {
        public var property: Property
        public var request: FetchRequest

        public init(_ property: Property, _ request: FetchRequest) {
            (self.property, self.request) = (property, request)
        }
    }

    public struct Index: Hashable, Sendable {
        public var name: String
        public var properties: [String]

        public init(name: String, properties: [String]) { (self.name, self.properties) = (name, properties) }
    }
}
