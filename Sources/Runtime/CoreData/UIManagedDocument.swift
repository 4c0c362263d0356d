public import Foundation
public import UIKit

/// A document whose content is a store of Core Data, in a folder. On iOS it is in UIKit, which is below Core Data here.
@preconcurrency @MainActor
open class UIManagedDocument: UIDocument {
    /// The context of the document's objects, on the main queue.
    public private(set) lazy var managedObjectContext: NSManagedObjectContext = {
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }()
    /// The models of the app's bundle, as one. A subclass may have another.
    open private(set) lazy var managedObjectModel: NSManagedObjectModel =
        NSManagedObjectModel.mergedModel(from: nil) ?? NSManagedObjectModel()
    open var persistentStoreOptions: [AnyHashable: Any]?
    open var modelConfiguration: String?
    private lazy var coordinator = NSPersistentStoreCoordinator(managedObjectModel: managedObjectModel)

    /// The name of the store's file, in the folder `StoreContent` of the document.
    open class var persistentStoreName: String { "persistentStore" }

    private func storeURL(in url: URL) -> URL {
        url.appendingPathComponent("StoreContent").appendingPathComponent(Self.persistentStoreName)
    }

    // MARK: For overriding

    /// Adds the store of a file to the coordinator.
    open func configurePersistentStoreCoordinator(
        for storeURL: URL, ofType fileType: String, modelConfiguration configuration: String?,
        storeOptions: [AnyHashable: Any]? = nil
    ) throws {
        try coordinator.addPersistentStore(
            ofType: persistentStoreType(forFileType: fileType), configurationName: configuration, at: storeURL,
            options: storeOptions)
    }

    open func persistentStoreType(forFileType fileType: String) -> String { NSSQLiteStoreType }
    /// Reads what is in the document beside the store.
    open func readAdditionalContent(from absoluteURL: URL) throws {}
    /// Returns what is written beside the store.
    open func additionalContent(for absoluteURL: URL) throws -> Any { NSNull() }
    open func writeAdditionalContent(
        _ content: Any, to absoluteURL: URL, originalContentsURL absoluteOriginalContentsURL: URL?
    )
        throws
    {}

    // MARK: Reading and writing

    open override func read(from url: URL) throws {
        try openStore(in: url)
        try readAdditionalContent(from: url)
    }

    private func openStore(in url: URL) throws {
        guard coordinator.persistentStores.isEmpty else { return }
        let store = storeURL(in: url)
        try FileManager.default.createDirectory(
            at: store.deletingLastPathComponent(), withIntermediateDirectories: true)
        try configurePersistentStoreCoordinator(
            for: store, ofType: fileType ?? "public.data", modelConfiguration: modelConfiguration,
            storeOptions: persistentStoreOptions)
    }

    open override func contents(forType typeName: String) throws -> Any { try additionalContent(for: fileURL) }

    open override func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        try openStore(in: url)
        if managedObjectContext.hasChanges { try managedObjectContext.save() }
        try writeAdditionalContent(contents, to: url, originalContentsURL: fileURL)
    }

    open override var hasUnsavedChanges: Bool { super.hasUnsavedChanges || managedObjectContext.hasChanges }
}
