public import Foundation
import UIKit

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"

/// What stores say of themselves.
enum StoreMetadata {
    /// The hashes that a store of ours has; those of Apple's are made in a way that isn't known.
    static let ownHashes = "OpenStoryboardVersionHashes"

    static func hashes(in metadata: [String: Any]) -> [String: Data]? { metadata[ownHashes] as? [String: Data] }
}

/// A store of objects: a file of SQLite, or memory.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    public private(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    public let configurationName: String
    public let options: [AnyHashable: Any]?
    open var url: URL?
    public private(set) var identifier: String
    public let type: String
    public let isReadOnly: Bool
    public internal(set) var metadata: [String: Any]
    let database: SQLStore

    init(
        _ type: String, _ url: URL?, _ configuration: String?, _ options: [AnyHashable: Any]?,
        in coordinator: NSPersistentStoreCoordinator
    ) throws {
        (self.type, self.url, self.options) = (type, url, options)
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        persistentStoreCoordinator = coordinator
        isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false
        let entities = coordinator.managedObjectModel.entities(forConfigurationName: configuration) ?? []
        database = try SQLStore(type, url, entities, options ?? [:], isReadOnly: isReadOnly)
        (identifier, metadata) = (database.identifier, database.metadata)
        super.init()
        database.owner = self
    }
}
