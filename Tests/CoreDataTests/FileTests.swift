@testable import CoreData
import Foundation
import Testing
import UIKit

@MainActor @Suite("Files of stores, and versions of models", .serialized) struct FileTests {
    private func file() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite")
    }

    private func remove(_ url: URL) {
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + suffix) }
    }

    @Test("A store tells its metadata without a model, and one that isn't there is an error")
    func metadata() throws {
        let store = try Store()
        defer { store.remove() }
        let opened = try #require(store.container.persistentStoreCoordinator.persistentStores.first)
        store.container.persistentStoreCoordinator.setMetadata(["Version": 3], for: opened)
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
            ofType: NSSQLiteStoreType, at: store.url)
        #expect(metadata[NSStoreUUIDKey] as? String == opened.identifier && metadata["Version"] as? Int == 3)
        #expect(try CoffeeModel.write().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
        let other = try CoffeeModel.write(CoffeeModel.document.replacing(#"name="cups""#, with: #"name="mugs""#))
        #expect(!other.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
        let missing = #expect(throws: NSError.self) {
            try NSPersistentStoreCoordinator.metadataForPersistentStore(type: .sqlite, at: file())
        }
        #expect(missing?.code == CocoaError.Code.fileReadNoSuchFile.rawValue)
    }

    @Test(
        "A store moves to another file and type, with what is in it", arguments: [NSSQLiteStoreType, NSBinaryStoreType])
    func moving(type: String) throws {
        let store = try Store()
        defer { store.remove() }
        store.coffee("Sidamo")
        try store.context.save()
        let url = file()
        defer { remove(url) }
        let coordinator = store.container.persistentStoreCoordinator
        let new = try coordinator.migratePersistentStore(
            try #require(coordinator.persistentStores.first), to: url, withType: type)
        #expect(new.url == url && new.type == type && coordinator.persistentStores == [new])
        store.context.reset()
        #expect(try store.names() == ["Sidamo"])
        store.coffee("Kona")
        try store.context.save()
        #expect(try Store(at: url, type: type).names() == ["Kona", "Sidamo"])
        #expect(throws: NSError.self) {
            try coordinator.migratePersistentStore(new, to: url, withType: NSInMemoryStoreType)
        }
    }

    @Test("A store takes the place of another, also of one with changes in a log")
    func replacing() throws {
        let (first, second) = (try Store(), try Store())
        defer {
            first.remove()
            second.remove()
        }
        first.coffee("first")
        second.coffee("second")
        try first.context.save()
        try second.context.save()
        let coordinator = second.container.persistentStoreCoordinator
        try coordinator.remove(try #require(coordinator.persistentStores.first))
        try coordinator.replacePersistentStore(
            at: second.url, withPersistentStoreFrom: first.url, ofType: NSSQLiteStoreType)
        #expect(try Store(at: second.url).names() == ["first"])
        #expect(throws: NSError.self) {
            try coordinator.replacePersistentStore(
                at: second.url, withPersistentStoreFrom: file(), ofType: NSSQLiteStoreType)
        }
        #expect(try Store(at: second.url).names() == ["first"])
        try coordinator.destroyPersistentStore(at: second.url, ofType: NSSQLiteStoreType)
        #expect(!FileManager.default.fileExists(atPath: second.url.path))
    }

    // MARK: Versions

    private static let newer = CoffeeModel.document
        .replacing(#"name="cups""#, with: #"name="count" elementID="cups""#)
        .replacing(#"<entity name="Barista""#, with: #"<entity name="Brewer" elementID="Barista""#)
        .replacing(
            #"<attribute name="photo""#,
            with: #"<attribute name="roast" attributeType="String" defaultValueString="dark"/><attribute name="photo""#
        ).replacing("</model>", with: #"<entity name="Tea" representedClassName="Tea"/></model>"#)

    @Test("The mapping between two versions is inferred by names and identifiers")
    func inferring() throws {
        let (old, new) = (try CoffeeModel.write(), try CoffeeModel.write(Self.newer))
        let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: old, destinationModel: new)
        let types = mapping.entityMappingsByName.mapValues(\.mappingType)
        #expect(types["IEM_Transform_Coffee"] == .transformEntityMappingType)
        #expect(types["IEM_Copy_Shop"] == .copyEntityMappingType && types["IEM_Add_Tea"] == .addEntityMappingType)
        let coffee = mapping.entityMappingsByName["IEM_Transform_Coffee"]
        let count = coffee?.attributeMappings?.first { $0.name == "count" }
        #expect(count?.valueExpression != nil)
        #expect(coffee?.attributeMappings?.first { $0.name == "roast" }?.valueExpression == nil)
        #expect(mapping.entityMappingsByName["IEM_Transform_Brewer"]?.sourceEntityName == "Barista")
        let back = try NSMappingModel.inferredMappingModel(forSourceModel: new, destinationModel: old)
        #expect(back.entityMappingsByName["IEM_Remove_Tea"]?.mappingType == .removeEntityMappingType)
    }

    @Test(
        "What can't be inferred is refused, by the mapping and by the store, which stays as it is",
        arguments: [
            (#"<attribute name="cups" attributeType="Integer 16""#, #"<attribute name="cups" attributeType="String""#),
            (#"<attribute name="photo""#, #"<attribute name="must" attributeType="String"/><attribute name="photo""#),
        ])
    func refusing(old: String, new: String) throws {
        let store = try Store()
        defer { store.remove() }
        store.coffee("Sidamo", cups: 3)
        try store.context.save()
        let document = CoffeeModel.document.replacing(old, with: new)
        #expect(document != CoffeeModel.document)
        let model = try CoffeeModel.write(document)
        let error = #expect(throws: NSError.self) {
            try NSMappingModel.inferredMappingModel(forSourceModel: try CoffeeModel.write(), destinationModel: model)
        }
        #expect(error?.code == NSInferredMappingModelError)
        let refused = #expect(throws: NSError.self) { try Store(at: store.url, model: model) }
        #expect([NSMigrationMissingMappingModelError, NSMigrationError].contains(refused?.code))
        let again = try Store(at: store.url)
        #expect(try again.context.fetch(NSFetchRequest<Coffee>(entityName: "Coffee")).first?.cups == 3)
    }

    @Test("A migration manager writes a store of one version as one of another")
    func manager() throws {
        let store = try Store()
        defer { store.remove() }
        store.coffee("Sidamo", cups: 3)
        try store.context.save()
        let url = file()
        defer { remove(url) }
        let (old, new) = (try CoffeeModel.write(), try CoffeeModel.write(Self.newer))
        let manager = NSMigrationManager(sourceModel: old, destinationModel: new)
        try manager.migrateStore(
            from: store.url, sourceType: NSSQLiteStoreType, with: nil, toDestinationURL: url,
            destinationType: NSSQLiteStoreType)
        let migrated = try Store(at: url, model: new)
        let coffee = try migrated.context.fetch(NSFetchRequest<Coffee>(entityName: "Coffee")).first
        #expect(coffee?.value(forKey: "count") as? Int == 3 && manager.migrationProgress == 1)
        #expect(try store.names() == ["Sidamo"])
        let own = #expect(throws: NSError.self) {
            try manager.migrateStore(
                from: store.url, sourceType: NSSQLiteStoreType, with: NSMappingModel(), toDestinationURL: url,
                destinationType: NSSQLiteStoreType)
        }
        #expect(own?.code == NSMigrationError)
    }

    @Test("A store without the wish to migrate, or to infer, is refused with Core Data's codes")
    func withoutWish() throws {
        let store = try Store()
        defer { store.remove() }
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try CoffeeModel.write(Self.newer))
        func code(_ options: [AnyHashable: Any]?) -> Int? {
            let error = #expect(throws: NSError.self) {
                try coordinator.addPersistentStore(
                    ofType: NSSQLiteStoreType, configurationName: nil, at: store.url, options: options)
            }
            return error?.code
        }
        #expect(code(nil) == NSPersistentStoreIncompatibleVersionHashError)
        #expect(
            code([NSMigratePersistentStoresAutomaticallyOption: true]) == NSMigrationMissingMappingModelError)
        let unknown = #expect(throws: NSError.self) {
            try coordinator.addPersistentStore(ofType: "XML", configurationName: nil, at: store.url)
        }
        #expect(unknown?.code == NSPersistentStoreInvalidTypeError)
    }
}
