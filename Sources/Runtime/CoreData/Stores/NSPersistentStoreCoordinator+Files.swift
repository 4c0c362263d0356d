public import Foundation
import Glibc
import UIKit

// What is done with the files of stores.
extension NSPersistentStoreCoordinator {
    // MARK: Metadata

    /// Returns what a store says of itself, without opening it with a model.
    public class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: CocoaError.Code.fileReadNoSuchFile.rawValue,
                userInfo: [NSFilePathErrorKey: url.path])
        }
        do throws(SQLError) {
            var metadata = try StoreMetadata.read(SQLConnection(url.path, isReadOnly: true))
            metadata[NSStoreTypeKey] = storeType
            return metadata
        } catch {
            throw SQLStore.error(error, url)
        }
    }

    public class func metadataForPersistentStore(
        type: StoreType, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        try metadataForPersistentStore(ofType: type.rawValue, at: storeURL, options: options)
    }

    // MARK: Copies

    /// Writes a store as a file of another place or type, opens that one, and removes the first one.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        try lock.withLock {
            guard storeType != NSInMemoryStoreType else {
                throw NSError.coreData(
                    NSPersistentStoreInvalidTypeError, "A store in memory has no file to migrate to.")
            }
            try store.database.copy(to: url)
            let configuration =
                store.configurationName == NSPersistentStore.defaultConfiguration ? nil : store.configurationName
            let new = try addPersistentStore(
                ofType: storeType, configurationName: configuration, at: url, options: options ?? store.options)
            try remove(store)
            return new
        }
    }

    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, type: StoreType
    ) throws -> NSPersistentStore {
        try migratePersistentStore(store, to: storeURL, options: options, withType: type.rawValue)
    }

    /// Replaces the file of a store by a copy of another one.
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
        withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws {
        try lock.withLock {
            do throws(SQLError) {
                let source = try SQLConnection(sourceURL.path, isReadOnly: true)
                try source.copy(to: destinationURL)
            } catch {
                throw SQLStore.error(error, sourceURL)
            }
            try SQLStore.copyExternalData(from: sourceURL.path, to: destinationURL.path)
        }
    }

    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
        withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil, type: StoreType
    ) throws {
        try replacePersistentStore(at: destinationURL, withPersistentStoreFrom: sourceURL, ofType: type.rawValue)
    }
}

extension SQLConnection {
    /// Writes all tables to a file, which takes the place of the one that is there.
    func copy(to file: URL) throws(SQLError) {
        let draft = file.deletingLastPathComponent().appendingPathComponent(
            ".\(file.lastPathComponent).\(UUID().uuidString)")
        try execute("VACUUM INTO ?", [.text(draft.path)])
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + suffix) }
        guard Glibc.rename(draft.path, file.path) == 0 else {
            try? FileManager.default.removeItem(at: draft)
            throw SQLError(code: Int(errno), message: "The file \(file.path) can't be written.")
        }
    }
}

extension SQLStore {
    fileprivate func copy(to file: URL) throws {
        do throws(SQLError) { try connection.copy(to: file) } catch { throw Self.error(error, file) }
        if let path = owner.url?.path { try Self.copyExternalData(from: path, to: file.path) }
    }

    /// Copies the files with data that a store keeps outside of its tables.
    fileprivate static func copyExternalData(from source: String, to destination: String) throws {
        let (old, new) = (externalFolder(source), externalFolder(destination))
        guard old != new, FileManager.default.fileExists(atPath: old) else { return }
        try? FileManager.default.removeItem(atPath: new)
        try FileManager.default.createDirectory(
            at: URL(fileURLWithPath: new).deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: old, toPath: new)
    }
}
