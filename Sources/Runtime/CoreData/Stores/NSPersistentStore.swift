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
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
public let NSPersistentStoreConnectionPoolMaxSizeKey = "NSPersistentStoreConnectionPoolMaxSizeKey"
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"

/// What stores say of themselves, in a property list.
enum StoreMetadata {
    /// The hashes that a store of ours has; those of Apple's are made in a way that isn't known.
    static let ownHashes = "OpenStoryboardVersionHashes"
    /// The mode in which SQLite frees unused pages: on request.
    static let vacuumLevel = "2"

    /// What a new store says: its tables are those of this version of Core Data.
    static var start: [String: Any] {
        [
            NSStoreTypeKey: NSSQLiteStoreType, "NSPersistenceFrameworkVersion": 754,
            "NSStoreModelVersionHashesVersion": 3, "_NSAutoVacuumLevel": vacuumLevel,
        ]
    }

    static func hashes(in metadata: [String: Any]) -> [String: Data]? { metadata[ownHashes] as? [String: Data] }

    /// Whether a key is Core Data's, and not the app's.
    static func isOwn(_ key: String) -> Bool {
        ["NSStore", "NSPersistence", "_NS", ownHashes].contains { key.hasPrefix($0) }
    }

    /// Returns what the file has. Hashes that aren't Apple's would be refused by Apple's Core Data; without any, an app can say that
    /// it ignores versions.
    static func kept(_ metadata: [String: Any]) -> [String: Any] {
        var kept = metadata
        kept[NSStoreUUIDKey] = nil
        if metadata[ownHashes] != nil { kept[NSStoreModelVersionHashesKey] = nil }
        return kept
    }

    static func read(_ connection: SQLConnection) throws(SQLError) -> [String: Any] {
        guard let row = try connection.rows("SELECT Z_UUID, Z_PLIST FROM Z_METADATA").first else { return [:] }
        var metadata: [String: Any] = [:]
        if case .blob(let data) = row[1],
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        {
            metadata = list
        }
        if case .text(let identifier) = row[0] { metadata[NSStoreUUIDKey] = identifier }
        if let own = metadata[ownHashes] { metadata[NSStoreModelVersionHashesKey] = own }
        return metadata
    }
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
    static let defaultConfiguration = "PF_DEFAULT_CONFIGURATION_NAME"

    init(
        _ type: String, _ url: URL?, _ configuration: String?, _ options: [AnyHashable: Any]?,
        in coordinator: NSPersistentStoreCoordinator
    ) throws {
        (self.type, self.url, self.options) = (type, url, options)
        configurationName = configuration ?? Self.defaultConfiguration
        persistentStoreCoordinator = coordinator
        isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false
        let entities = coordinator.managedObjectModel.entities(forConfigurationName: configuration) ?? []
        database = try SQLStore(type, url, entities, options ?? [:], isReadOnly: isReadOnly)
        (identifier, metadata) = (database.identifier, database.metadata)
        super.init()
        database.owner = self
    }
}
