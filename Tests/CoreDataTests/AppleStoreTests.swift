@testable import CoreData
import Foundation
import Testing
import UIKit

/// A database with the tables that Apple's Core Data makes for the model of coffees, as they are documented in many places.
private struct AppleStore {
    let folder: URL
    let url: URL
    static let identifier = "A4832D9A-596A-48CD-A2AA-D1D3152E62A9"
    /// The hashes of entities are 32 bytes that Apple's Core Data computes.
    static let hashes = Dictionary(
        ["Coffee", "Shop", "Person", "Barista"].enumerated().map { ($1, Data(repeating: UInt8($0 + 1), count: 32)) }
    ) { first, _ in first }
    static let uuid = "00112233-4455-6677-8899-AABBCCDDEEFF"

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("apple-\(UUID().uuidString)")
        url = folder.appendingPathComponent("Coffee.sqlite")
        let external = folder.appendingPathComponent(".Coffee_SUPPORT/_EXTERNAL_DATA")
        try FileManager.default.createDirectory(at: external, withIntermediateDirectories: true)
        try Data("a large photo".utf8).write(to: external.appendingPathComponent("0F1E"))
        let connection = try SQLConnection(url.path)
        try connection.run(Self.tables)
        let metadata: [String: Any] = [
            "NSPersistenceFrameworkVersion": 1_244, "NSStoreModelVersionHashes": Self.hashes,
            "NSStoreModelVersionHashesVersion": 3, "NSStoreModelVersionIdentifiers": [""], "NSStoreType": "SQLite",
            "_NSAutoVacuumLevel": "2",
        ]
        let list = try PropertyListSerialization.data(fromPropertyList: metadata, format: .binary, options: 0)
        try connection.execute(
            "INSERT INTO Z_METADATA VALUES (1, ?, ?)", [.text(Self.identifier), .blob(list)])
        try connection.execute("INSERT INTO Z_MODELCACHE VALUES (?)", [.blob(Data([9, 9, 9]))])
        let notes = try NSKeyedArchiver.archivedData(
            withRootObject: NSArray(array: ["round", "sweet"]), requiringSecureCoding: false)
        try connection.execute(
            "INSERT INTO ZCOFFEE VALUES (1, 1, 3, 4, 1, 1, 700000000.25, 4.5, 3.25, 'Sidamo', 'https://example.org/c', ?, ?, ?)",
            [.blob(Data([1]) + Data("inline".utf8)), .blob(notes), .blob(Self.bytes)])
        try connection.execute(
            "INSERT INTO ZCOFFEE VALUES (2, 1, 1, 0, 0, NULL, NULL, NULL, NULL, 'Kona', NULL, ?, NULL, NULL)",
            [.blob(Data([2]) + Data("0F1E\0".utf8))])
    }

    private static let bytes = Data([0, 17, 34, 51, 68, 85, 102, 119, 136, 153, 170, 187, 204, 221, 238, 255])

    private static let tables = """
        CREATE TABLE ZCOFFEE ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZCUPS INTEGER, ZISFAVORITE INTEGER,
            ZSHOP INTEGER, ZDATE TIMESTAMP, ZRATING FLOAT, ZPRICE DECIMAL, ZNAME VARCHAR, ZPAGE VARCHAR, ZPHOTO BLOB,
            ZNOTES BLOB, ZID BLOB );
        CREATE TABLE Z_1DRINKERS ( Z_1COFFEES INTEGER, Z_2DRINKERS INTEGER, PRIMARY KEY (Z_1COFFEES, Z_2DRINKERS) );
        CREATE TABLE ZPERSON ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZPLACE INTEGER,
            Z_FOK_PLACE INTEGER, ZSKILL INTEGER, ZNAME VARCHAR );
        CREATE TABLE ZSHOP ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR );
        CREATE INDEX ZCOFFEE_ZSHOP_INDEX ON ZCOFFEE (ZSHOP);
        CREATE INDEX Z_1DRINKERS_Z_2DRINKERS_INDEX ON Z_1DRINKERS (Z_2DRINKERS, Z_1COFFEES);
        CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER);
        CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB);
        CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB);
        INSERT INTO Z_PRIMARYKEY VALUES (1, 'Coffee', 0, 2), (2, 'Person', 0, 2), (3, 'Barista', 2, 0), (4, 'Shop', 0, 1);
        INSERT INTO ZPERSON VALUES (1, 2, 1, 1, 2048, NULL, 'Ann'), (2, 3, 1, 1, 1024, 7, 'Ben');
        INSERT INTO ZSHOP VALUES (1, 4, 2, 'Blue');
        INSERT INTO Z_1DRINKERS VALUES (1, 1), (1, 2);
        """

    func remove() { try? FileManager.default.removeItem(at: folder) }
}

@MainActor @Suite("Stores of Apple's Core Data", .serialized)
struct AppleStoreTests {
    @Test("A store from a device opens: values of each type, relationships, kinds of objects, data beside the file")
    func reading() throws {
        let apple = try AppleStore()
        defer { apple.remove() }
        let store = try Store(at: apple.url)
        #expect(try store.names() == ["Kona", "Sidamo"])
        let request = NSFetchRequest<Coffee>(entityName: "Coffee")
        request.predicate = NSPredicate(format: "ANY drinkers.name == 'Ben' AND shop.name == 'Blue'")
        let coffee = try #require(try store.context.fetch(request).first)
        #expect(coffee.cups == 4 && coffee.isFavorite && coffee.rating == 4.5)
        #expect(coffee.date == Date(timeIntervalSinceReferenceDate: 700_000_000.25))
        #expect(coffee.price == NSDecimalNumber(string: "3.25") && coffee.id == UUID(uuidString: AppleStore.uuid))
        #expect(coffee.page?.absoluteString == "https://example.org/c" && coffee.notes == ["round", "sweet"])
        #expect(coffee.photo == Data("inline".utf8))
        #expect(Set(coffee.drinkers.compactMap(\.name)) == ["Ann", "Ben"])
        let queue = coffee.shop?.queue?.array as? [Person]
        #expect(queue?.compactMap(\.name) == ["Ben", "Ann"] && (queue?.first as? Barista)?.skill == 7)
        let kona = try store.context.fetch(NSFetchRequest<Coffee>(entityName: "Coffee")).first { $0.name == "Kona" }
        #expect(kona?.photo == Data("a large photo".utf8))
        let opened = try #require(store.container.persistentStoreCoordinator.persistentStores.first)
        #expect(opened.identifier == AppleStore.identifier)
        #expect(opened.metadata[NSStoreModelVersionHashesKey] as? [String: Data] == AppleStore.hashes)
    }

    @Test("What is saved in it goes to its own tables, and what Apple's Core Data checks when it opens stays as it was")
    func writing() throws {
        let apple = try AppleStore()
        defer { apple.remove() }
        let store = try Store(at: apple.url)
        let ann = try #require(
            try store.context.fetch(NSFetchRequest<Person>(entityName: "Person")).first { $0.name == "Ann" })
        let new = store.coffee("Harar", cups: 2)
        new.drinkers = [ann]
        try store.context.save()
        let opened = try #require(store.container.persistentStoreCoordinator.persistentStores.first)
        store.container.persistentStoreCoordinator.setMetadata(["App": "1"], for: opened)
        let connection = try SQLConnection(apple.url.path, isReadOnly: true)
        let row = try connection.rows("SELECT Z_PK, Z_ENT, Z_OPT, ZCUPS FROM ZCOFFEE WHERE ZNAME = 'Harar'")
        #expect(row == [[.integer(3), .integer(1), .integer(1), .integer(2)]])
        #expect(try connection.rows("SELECT Z_2DRINKERS FROM Z_1DRINKERS WHERE Z_1COFFEES = 3") == [[.integer(1)]])
        #expect(try connection.rows("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_NAME = 'Coffee'") == [[.integer(3)]])
        #expect(try connection.rows("SELECT Z_CONTENT FROM Z_MODELCACHE") == [[.blob(Data([9, 9, 9]))]])
        let metadata = try StoreMetadata.read(connection)
        #expect(metadata[NSStoreModelVersionHashesKey] as? [String: Data] == AppleStore.hashes)
        #expect(metadata["NSPersistenceFrameworkVersion"] as? Int == 1_244 && metadata["App"] as? String == "1")
        #expect(metadata[StoreMetadata.ownHashes] == nil)
        #expect(try connection.rows("PRAGMA integrity_check") == [[.text("ok")]])
    }

    @Test("A store from a device takes a newer version of the model, and its entities tell whether a model fits")
    func migrating() throws {
        let apple = try AppleStore()
        defer { apple.remove() }
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
            ofType: NSSQLiteStoreType, at: apple.url)
        #expect(try CoffeeModel.write().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
        let newer = try CoffeeModel.write(
            CoffeeModel.document.replacing(
                #"<attribute name="photo""#,
                with:
                    #"<attribute name="roast" attributeType="String" defaultValueString="dark"/><attribute name="photo""#
            ).replacing("</model>", with: #"<entity name="Tea" representedClassName="Tea"/></model>"#))
        #expect(!newer.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
        let store = try Store(at: apple.url, model: newer)
        let coffees = try store.context.fetch(NSFetchRequest<Coffee>(entityName: "Coffee"))
        #expect(coffees.map { $0.value(forKey: "roast") as? String } == ["dark", "dark"])
    }

    @Test("A new store says what Apple's do, has their tables of pairs, and claims no hashes of Apple's")
    func newStores() throws {
        let store = try Store()
        defer { store.remove() }
        let coffee = store.coffee("Sidamo")
        coffee.drinkers = [Person(context: store.context)]
        try store.context.save()
        let connection = try SQLConnection(store.url.path, isReadOnly: true)
        let metadata = try StoreMetadata.read(connection)
        #expect(metadata["NSStoreType"] as? String == "SQLite" && metadata["_NSAutoVacuumLevel"] as? String == "2")
        #expect(metadata["NSStoreModelVersionHashesVersion"] as? Int == 3)
        #expect(metadata["NSStoreModelVersionIdentifiers"] as? [String] == [""])
        #expect(metadata["NSPersistenceFrameworkVersion"] is Int)
        let list = try connection.rows("SELECT Z_PLIST FROM Z_METADATA").first?.first
        guard case .blob(let data)? = list else { throw CocoaError(.fileReadCorruptFile) }
        let kept = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        #expect(kept?[NSStoreModelVersionHashesKey] == nil)
        #expect(try connection.rows("SELECT Z_1COFFEES, Z_2DRINKERS FROM Z_1DRINKERS") == [[.integer(1), .integer(1)]])
        let index = try connection.rows("SELECT name FROM pragma_index_info('Z_1DRINKERS_Z_2DRINKERS_INDEX')")
        #expect(index == [[.text("Z_2DRINKERS")], [.text("Z_1COFFEES")]])
        #expect(try connection.rows("PRAGMA auto_vacuum") == [[.integer(2)]])
    }

    @Test("A store keeps the tables of pairs that it has, whichever end they are named for")
    func olderPairs() throws {
        let apple = try AppleStore()
        defer { apple.remove() }
        let connection = try SQLConnection(apple.url.path)
        try connection.run(
            """
            ALTER TABLE Z_1DRINKERS RENAME TO Z_2COFFEES;
            """)
        let store = try Store(at: apple.url)
        let coffees = try store.context.fetch(NSFetchRequest<Coffee>(entityName: "Coffee"))
        #expect(coffees.first { $0.name == "Sidamo" }?.drinkers.count == 2)
    }
}
