public import Foundation
public import UIKit

public enum NSPersistentStoreRequestType: UInt, Sendable {
    case fetchRequestType = 1
    case saveRequestType, batchInsertRequestType = 5, batchUpdateRequestType = 6, batchDeleteRequestType = 7
}

/// A request to a coordinator.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
    // Requests are used by the thread that makes them.
    open var affectedStores: [NSPersistentStore]?
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectResultType: NSFetchRequestResultType = []
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A search for objects of an entity.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
    private var storedName: String?
    open var entity: NSEntityDescription?
    open var entityName: String? { entity?.name ?? storedName }
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    open var includesSubentities = true
    open var includesPropertyValues = true
    open var includesPendingChanges = true
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var shouldRefreshRefetchedObjects = false
    open var relationshipKeyPathsForPrefetching: [String]?
    /// Names, properties or expressions.
    open var propertiesToFetch: [Any]?
    open var propertiesToGroupBy: [Any]?
    open var havingPredicate: NSPredicate?

    public override init() { super.init() }
    public init(entityName: String) { storedName = entityName }

    /// Runs the request in the context whose block is being performed.
    open func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.current else {
            throw NSError.coreData(NSCoreDataError, "A request is executed in a block of a context.")
        }
        return try context.fetch(self)
    }

    /// Returns the same request for results of any type.
    func duplicate<Other>(as type: Other.Type) -> NSFetchRequest<Other> {
        let other = NSFetchRequest<Other>()
        (other.storedName, other.entity, other.predicate) = (storedName, entity, predicate)
        (other.sortDescriptors, other.fetchLimit, other.fetchOffset) = (sortDescriptors, fetchLimit, fetchOffset)
        (other.fetchBatchSize, other.resultType) = (fetchBatchSize, resultType)
        (other.includesSubentities, other.includesPendingChanges) = (includesSubentities, includesPendingChanges)
        (other.includesPropertyValues, other.returnsObjectsAsFaults) = (includesPropertyValues, returnsObjectsAsFaults)
        other.returnsDistinctResults = returnsDistinctResults
        other.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
        other.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
        (other.propertiesToFetch, other.propertiesToGroupBy) = (propertiesToFetch, propertiesToGroupBy)
        (other.havingPredicate, other.affectedStores) = (havingPredicate, affectedStores)
        return other
    }

    func duplicate() -> NSFetchRequest<ResultType> { duplicate(as: ResultType.self) }

    open override func copy() -> Any { duplicate() }
}

/// What a store returns for a request.
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// A removal of all objects that a request finds, without loading them.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

    public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
        fetchRequest = fetch.duplicate(as: (any NSFetchRequestResult).self)
    }

    public init(objectIDs objects: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest()
        fetchRequest.entity = objects.first?.entity
        fetchRequest.predicate = NSPredicate(format: "SELF IN %@", argumentArray: [objects])
    }
}

open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
    public internal(set) var result: Any?
    public internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// A change of all objects that a predicate holds for, without loading them.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, @unchecked Sendable {
    open var entity: NSEntityDescription?
    private let storedName: String
    open var entityName: String { entity?.name ?? storedName }
    open var predicate: NSPredicate?
    open var includesSubentities = true
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    /// The new values by the names of properties: values or expressions.
    open var propertiesToUpdate: [AnyHashable: Any]?
    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

    public init(entityName: String) { storedName = entityName }

    public init(entity: NSEntityDescription) {
        self.entity = entity
        storedName = entity.name ?? ""
    }
}

open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
    public internal(set) var result: Any?
    public internal(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}

public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }

/// An insertion of many objects, without loading them.
open class NSBatchInsertRequest: NSPersistentStoreRequest, @unchecked Sendable {
    open private(set) var entity: NSEntityDescription?
    public let entityName: String
    open var objectsToInsert: [[String: Any]]?
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    open var resultType = NSBatchInsertRequestResultType.statusOnly
    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        (self.entityName, objectsToInsert) = (entityName, dictionaries)
    }

    public init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        (self.entity, entityName, objectsToInsert) = (entity, entity.name ?? "", dictionaries)
    }

    public init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        (self.entity, entityName, dictionaryHandler) = (entity, entity.name ?? "", handler)
    }

    public init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        (self.entity, entityName, managedObjectHandler) = (entity, entity.name ?? "", handler)
    }
}

open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
    public internal(set) var result: Any?
    public internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}
