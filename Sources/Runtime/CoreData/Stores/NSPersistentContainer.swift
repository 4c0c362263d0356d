public import Foundation

/// How a store is opened.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var url: URL?
    open private(set) var options: [String: NSObject] = [:]
    open var isReadOnly = false {
        didSet { setOption(NSNumber(value: isReadOnly), forKey: NSReadOnlyPersistentStoreOption) }
    }
    open var timeout: TimeInterval = 240
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true { didSet { setMigration() } }
    open var shouldInferMappingModelAutomatically = true { didSet { setMigration() } }
    open private(set) var sqlitePragmas: [String: NSObject] = [:]
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    public init(url: URL) {
        self.url = url
        super.init()
        setMigration()
    }

    public override init() {
        super.init()
        setMigration()
    }

    private func setMigration() {
        migration = [
            NSMigratePersistentStoresAutomaticallyOption: shouldMigrateStoreAutomatically,
            NSInferMappingModelAutomaticallyOption: shouldInferMappingModelAutomatically,
        ]
    }

    private var migration: [AnyHashable: Any] = [:]
    var allOptions: [AnyHashable: Any] {
        var all = migration
        for (key, value) in options { all[key] = (value as? NSNumber)?.boolValue ?? value }
        if !sqlitePragmas.isEmpty { all[NSSQLitePragmasOption] = sqlitePragmas.mapValues { "\($0)" } }
        return all
    }

    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }

    open func copy(with zone: NSZone? = nil) -> Any {
        let other = NSPersistentStoreDescription()
        (other.type, other.configuration, other.url) = (type, configuration, url)
        (other.options, other.migration, other.sqlitePragmas) = (options, migration, sqlitePragmas)
        return other
    }
}

/// The model, the stores and the contexts of an app.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    public let viewContext: NSManagedObjectContext
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// The folder of the app's stores.
    open class func defaultDirectoryURL() -> URL {
        let urls = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        return urls.first ?? URL(fileURLWithPath: NSHomeDirectory())
    }

    /// Creates an object of which nothing is known yet.
    public convenience override init() { self.init(name: "", managedObjectModel: NSManagedObjectModel()) }

    /// Creates a container with the model of its name in the app's bundle.
    public convenience init(name: String) {
        let url =
            Bundle.main.url(forResource: name, withExtension: "momd")
            ?? Bundle.main.url(forResource: name, withExtension: "mom")
        guard let model = url.flatMap(NSManagedObjectModel.init(contentsOf:)) else {
            CoreDataLog.report("error:  Failed to load model named \(name)")
            self.init(name: name, managedObjectModel: NSManagedObjectModel())
            return
        }
        self.init(name: name, managedObjectModel: model)
    }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        let url = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    }

    /// Opens the stores, and calls `block` for each.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            guard description.shouldAddStoreAsynchronously else {
                persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
                continue
            }
            nonisolated(unsafe) let block = block
            DispatchQueue.global().async {
                self.persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
            }
        }
    }

    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    open func performBackgroundTask<Result>(
        _ block: @escaping (NSManagedObjectContext) throws -> Result
    ) async rethrows -> Result {
        let context = newBackgroundContext()
        return try await context.perform { try block(context) }
    }
}

/// A container whose stores iCloud would keep on several devices: here, they stay on this one.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
    public let containerIdentifier: String
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
