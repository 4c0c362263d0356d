public import Foundation
public import UIKit

/// A kind of objects: its properties, and the class that the objects have.
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
    // A model is changed before a coordinator uses it, and read by several threads after that.
    open internal(set) weak var managedObjectModel: NSManagedObjectModel?
    open var name: String?
    open var managedObjectClassName: String! = "NSManagedObject"
    open var isAbstract = false
    open var userInfo: [AnyHashable: Any]?
    open var versionHashModifier: String?
    open var uniquenessConstraints: [[Any]] = []
    open var indexes: [NSFetchIndexDescription] = []
    open var compoundIndexes: [[Any]] = []
    open var coreSpotlightDisplayNameExpression = NSExpression(forConstantValue: nil)
    open private(set) weak var superentity: NSEntityDescription?
    private var storedRenamingIdentifier: String?
    /// The entity's name in the version of the model before this one.
    open var renamingIdentifier: String? {
        get { storedRenamingIdentifier ?? name }
        set { storedRenamingIdentifier = newValue }
    }

    open var subentities: [NSEntityDescription] = [] {
        didSet {
            for entity in oldValue where entity.superentity === self { entity.superentity = nil }
            for entity in subentities { entity.superentity = self }
            forgetLayout()
        }
    }

    private var ownProperties: [NSPropertyDescription] = []
    /// The properties of the entity and those that it inherits.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + ownProperties }
        set {
            let inherited = Set((superentity?.properties ?? []).map(ObjectIdentifier.init))
            ownProperties = newValue.filter { !inherited.contains(ObjectIdentifier($0)) }
            for property in ownProperties { property.entity = self }
            forgetLayout()
        }
    }

    public override init() { super.init() }

    private func forgetLayout() {
        known = nil
        for entity in subentities { entity.forgetLayout() }
    }

    // MARK: Properties by name

    /// What the properties are, looked up by objects all the time.
    var layout: EntityLayout {
        lock.withLock {
            if let known { return known }
            let new = EntityLayout(self)
            known = new
            return new
        }
    }
    private var known: EntityLayout?
    private let lock = Foundation.NSRecursiveLock()

    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }) { $1 }
    }

    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }

    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
    }

    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
    }

    /// Whether the entity is another or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        var current: NSEntityDescription? = self
        while let candidate = current {
            if candidate === entity || candidate.name == entity.name && candidate.root.name == entity.root.name {
                return true
            }
            current = candidate.superentity
        }
        return false
    }

    /// The topmost entity, whose table the objects are in.
    var root: NSEntityDescription { superentity?.root ?? self }

    /// The entity and those that inherit from it, each before its own.
    var hierarchy: [NSEntityDescription] {
        [self] + subentities.sorted { ($0.name ?? "") < ($1.name ?? "") }.flatMap(\.hierarchy)
    }

    // MARK: Objects

    /// Returns the entity with a name in the model of a context.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        context.model?.entitiesByName[entityName]
    }

    /// Inserts an object of the entity with a name.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            fatalError("+entityForName: could not find an entity named '\(entityName)' in this model.")
        }
        return entity.objectClass.init(entity: entity, insertInto: context)
    }

    /// The class of the entity's objects.
    var objectClass: NSManagedObject.Type { layout.objectClass }

    // MARK: Versions

    /// A value that changes with what a store keeps of the entity.
    open var versionHash: Data {
        let parts = properties.filter { !$0.isTransient }.map(\.storedForm).sorted()
        let form = [name ?? "", "\(isAbstract)", superentity?.name ?? "", versionHashModifier ?? ""] + parts
        return VersionHash.hash(of: form.joined(separator: "\n"))
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let other = NSEntityDescription()
        (other.name, other.managedObjectClassName, other.isAbstract) = (name, managedObjectClassName, isAbstract)
        (other.userInfo, other.versionHashModifier) = (userInfo, versionHashModifier)
        (other.uniquenessConstraints, other.indexes) = (uniquenessConstraints, indexes)
        other.storedRenamingIdentifier = storedRenamingIdentifier
        other.properties = ownProperties.compactMap { $0.copy() as? NSPropertyDescription }
        other.subentities = subentities.compactMap { $0.copy() as? NSEntityDescription }
        return other
    }

    open override var description: String {
        "(<NSEntityDescription>) name \(name ?? ""), managedObjectClassName \(managedObjectClassName ?? "")"
    }
}

/// The properties of an entity, in the order in which objects keep their values.
final class EntityLayout {
    enum Kind {
        case attribute(NSAttributeDescription)
        case one(NSRelationshipDescription)
        case many(NSRelationshipDescription)

        var property: NSPropertyDescription {
            switch self {
            case .attribute(let attribute): attribute
            case .one(let relationship), .many(let relationship): relationship
            }
        }

        var relationship: NSRelationshipDescription? { property as? NSRelationshipDescription }
    }

    let kinds: [Kind]
    let places: [String: Int]
    /// What a new object has.
    let slots: [Slot]
    /// The names of properties that must be unique together.
    let constraints: [[String]]
    /// The attributes that history keeps of deleted objects.
    let preserved: [NSAttributeDescription]
    /// Tells apart the entities of different tables.
    let table: Int
    let fetchedProperties: [String: NSFetchedPropertyDescription]
    let objectClass: NSManagedObject.Type

    init(_ entity: NSEntityDescription) {
        var kinds: [Kind] = []
        var places: [String: Int] = [:]
        var fetched: [String: NSFetchedPropertyDescription] = [:]
        for property in entity.properties {
            switch property {
            case let attribute as NSAttributeDescription:
                places[property.name] = kinds.count
                kinds.append(.attribute(attribute))
            case let relationship as NSRelationshipDescription:
                places[property.name] = kinds.count
                kinds.append(relationship.isToMany ? .many(relationship) : .one(relationship))
            case let property as NSFetchedPropertyDescription: fetched[property.name] = property
            default: break
            }
        }
        (self.kinds, self.places, fetchedProperties) = (kinds, places, fetched)
        objectClass = ObjectClasses.type(named: entity.managedObjectClassName ?? "NSManagedObject")
        slots = kinds.map(Self.initialSlot)
        constraints = entity.allConstraints
        preserved = kinds.compactMap { kind in
            if case .attribute(let attribute) = kind, attribute.preservesValueInHistoryOnDeletion {
                attribute
            } else {
                nil
            }
        }
        table = (entity.root.name ?? "").hashValue
    }

    private static func initialSlot(_ kind: Kind) -> Slot {
        switch kind {
        case .attribute(let attribute): .attribute(ManagedValue.kept(attribute.defaultValue, for: attribute) ?? nil)
        case .one: .one(nil)
        case .many: .many([])
        }
    }
}
