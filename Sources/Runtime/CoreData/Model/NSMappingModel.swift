public import Foundation
public import UIKit

public enum NSEntityMappingType: UInt, Sendable {
    case undefinedEntityMappingType, customEntityMappingType, addEntityMappingType, removeEntityMappingType
    case copyEntityMappingType, transformEntityMappingType
}

/// How a property gets its value in another version of a model.
open class NSPropertyMapping: NSObject, @unchecked Sendable {
    open var name: String?
    open var valueExpression: NSExpression?
    open var userInfo: [AnyHashable: Any]?
}

/// How the objects of an entity become those of another version of a model.
open class NSEntityMapping: NSObject, @unchecked Sendable {
    open var name: String! = ""
    open var mappingType = NSEntityMappingType.undefinedEntityMappingType
    open var sourceEntityName: String?
    open var destinationEntityName: String?
    open var sourceEntityVersionHash: Data?
    open var destinationEntityVersionHash: Data?
    open var attributeMappings: [NSPropertyMapping]?
    open var relationshipMappings: [NSPropertyMapping]?
    open var entityMigrationPolicyClassName: String?
    open var userInfo: [AnyHashable: Any]?
}

/// How the objects of a model become those of another version of it: as far as it follows from the two.
open class NSMappingModel: NSObject, @unchecked Sendable {
    open var entityMappings: [NSEntityMapping]! = []
    open var entityMappingsByName: [String: NSEntityMapping] {
        Dictionary((entityMappings ?? []).map { ($0.name ?? "", $0) }) { first, _ in first }
    }
    fileprivate var isInferred = false

    public override init() { super.init() }

    /// Returns nil: files of mapping models aren't read.
    public convenience init?(contentsOf url: URL?) { return nil }

    /// Returns nil: files of mapping models aren't read.
    public convenience init?(
        from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
        destinationModel: NSManagedObjectModel?
    ) { return nil }

    /// Returns the mapping that follows from names and renaming identifiers; throws if something doesn't.
    open class func inferredMappingModel(
        forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
    ) throws -> NSMappingModel {
        let model = NSMappingModel()
        model.isInferred = true
        var used: Set<String> = []
        for entity in destinationModel.entities {
            let source = [entity.renamingIdentifier, entity.name].compactMap { $0 }.lazy
                .compactMap { sourceModel.entitiesByName[$0] }.first
            if let name = source?.name { used.insert(name) }
            model.entityMappings.append(try mapping(from: source, to: entity))
        }
        for entity in sourceModel.entities where !used.contains(entity.name ?? "") {
            let mapping = NSEntityMapping()
            mapping.name = "IEM_Remove_\(entity.name ?? "")"
            (mapping.mappingType, mapping.sourceEntityName) = (.removeEntityMappingType, entity.name)
            mapping.sourceEntityVersionHash = entity.versionHash
            model.entityMappings.append(mapping)
        }
        return model
    }

    private static func mapping(
        from source: NSEntityDescription?, to entity: NSEntityDescription
    ) throws -> NSEntityMapping {
        let mapping = NSEntityMapping()
        (mapping.sourceEntityName, mapping.destinationEntityName) = (source?.name, entity.name)
        (mapping.sourceEntityVersionHash, mapping.destinationEntityVersionHash) = (
            source?.versionHash, entity.versionHash
        )
        let kind: String
        switch source {
        case nil: (mapping.mappingType, kind) = (.addEntityMappingType, "Add")
        case let source? where source.versionHash == entity.versionHash:
            (mapping.mappingType, kind) = (.copyEntityMappingType, "Copy")
        default: (mapping.mappingType, kind) = (.transformEntityMappingType, "Transform")
        }
        mapping.name = "IEM_\(kind)_\(entity.name ?? "")"
        var (attributes, relationships): ([NSPropertyMapping], [NSPropertyMapping]) = ([], [])
        for property in entity.properties where !property.isTransient {
            let old = source.flatMap { source in
                [property.renamingIdentifier, property.name].compactMap { $0 }.lazy
                    .compactMap { source.propertiesByName[$0] }.first
            }
            if source != nil { try check(property, old, entity) }
            let made = NSPropertyMapping()
            made.name = property.name
            made.valueExpression = old.map { NSExpression(format: "$source.\($0.name)", argumentArray: []) }
            if property is NSRelationshipDescription { relationships.append(made) } else { attributes.append(made) }
        }
        (mapping.attributeMappings, mapping.relationshipMappings) = (attributes, relationships)
        return mapping
    }

    private static func check(
        _ property: NSPropertyDescription, _ old: NSPropertyDescription?, _ entity: NSEntityDescription
    ) throws {
        func fail(_ reason: String) -> NSError {
            .coreData(
                NSInferredMappingModelError, "Can’t infer mapping model for migration.",
                ["reason": reason, "entity": entity.name ?? "", "property": property.name])
        }
        switch (property, old) {
        case (let new as NSAttributeDescription, let old as NSAttributeDescription)
        where new.attributeType != old.attributeType:
            throw fail("Source and destination attribute types are incompatible")
        case (let new as NSAttributeDescription, nil) where !new.isOptional && new.defaultValue == nil:
            throw fail("Validation error missing attribute values on mandatory destination attribute")
        case (let new as NSRelationshipDescription, let old as NSRelationshipDescription)
        where old.isToMany && !new.isToMany:
            throw fail("Can't change a relationship from to-many to to-one")
        default: break
        }
    }
}

/// Writes a store of one version of a model as one of another version.
open class NSMigrationManager: NSObject, @unchecked Sendable {
    // Used by the thread that makes it.
    public let sourceModel: NSManagedObjectModel
    public let destinationModel: NSManagedObjectModel
    public private(set) var mappingModel = NSMappingModel()
    public private(set) var migrationProgress: Float = 0
    open var userInfo: [AnyHashable: Any]?

    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
    }

    open func migrateStore(
        from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
        with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
        destinationOptions dOptions: [AnyHashable: Any]? = nil
    ) throws {
        let mapping =
            try mappings
            ?? NSMappingModel.inferredMappingModel(forSourceModel: sourceModel, destinationModel: destinationModel)
        guard mapping.isInferred else {
            throw NSError.coreData(
                NSMigrationError, "Only what can be inferred is migrated here; the mapping model was made by the app.")
        }
        mappingModel = mapping
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: destinationModel)
        try coordinator.replacePersistentStore(
            at: dURL, withPersistentStoreFrom: sourceURL, sourceOptions: sOptions, ofType: sStoreType)
        var options = dOptions ?? [:]
        options[NSMigratePersistentStoresAutomaticallyOption] = true
        options[NSInferMappingModelAutomaticallyOption] = true
        let store = try coordinator.addPersistentStore(
            ofType: dStoreType, configurationName: nil, at: dURL, options: options)
        try coordinator.remove(store)
        migrationProgress = 1
    }
}
