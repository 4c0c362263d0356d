import Foundation
import RealmSwift
import Testing

@MainActor
@Suite("What a Realm keeps")
struct PersistenceTests {
    private let kennel: Kennel

    init() throws { kennel = try Kennel() }

    @Test("All kinds of values are there when the file is opened again")
    func values() throws {
        let (born, key) = (Date(timeIntervalSinceReferenceDate: 123_456.789), UUID())
        var id: ObjectId?
        try kennel.write { realm in
            let person = Person("Ada \"Žofie\"\n")
            (person.born, person.picture, person.key) = (born, Data([1, 2, 255]), key)
            person.anything = .double(1)
            person.money = "12.50"
            person.nicknames.insert(objectsIn: ["A", "B", "A"])
            person.phones["home"] = 5
            let dog = Dog(1, "Rex", age: 9_007_199_254_740_993)
            (dog.weight, dog.size, dog.owner) = (.infinity, .small, person)
            dog.toys.append(objectsIn: ["ball", "bone"])
            dog.collar = Collar(value: ["color": "blue"])
            person.dogs.append(dog)
            realm.add(person)
            id = person.id
        }
        let realm = try kennel.open()
        let person = try #require(realm.objects(Person.self).first)
        #expect(person.name == "Ada \"Žofie\"\n" && person.id == id && person.born == born && person.key == key)
        #expect(person.picture == Data([1, 2, 255]) && person.anything == .double(1) && person.money == "12.5")
        #expect(Array(person.nicknames) == ["A", "B"] && person.phones["home"] == 5 && person.favorite == nil)
        let dog = try #require(person.dogs.first)
        #expect(dog.age == 9_007_199_254_740_993 && dog.weight == .infinity && dog.size == .small)
        #expect(dog.owner == person && dog.owner === person && Array(dog.toys) == ["ball", "bone"])
        #expect(dog.collar?.color == "blue" && Array(dog.keepers) == [person])
    }

    @Test("The file is JSON, which a person can read")
    func file() throws {
        try kennel.write { $0.add(Dog(7, "Rex")) }
        let text = try String(contentsOf: kennel.file, encoding: .utf8)
        #expect(text.contains("\"properties\": {\"age\": \"int\", \"collar\": \"object? Collar\", \"id\": \"int\""))
        #expect(text.contains("\"id\": 7, \"name\": \"Rex\", \"owner\": null, \"size\": \"large\""))
    }

    @Test("The default Realm is in the app's documents; one in memory has no file, and ends with its last user")
    func places() throws {
        let standard = Realm.Configuration.defaultConfiguration
        #expect(standard.fileURL?.path == NSHomeDirectory() + "/Documents/default.realm")
        let configuration = Realm.Configuration(inMemoryIdentifier: UUID().uuidString)
        #expect(configuration.fileURL == nil)
        var realm: Realm? = try Realm(configuration: configuration)
        try realm?.write { realm?.add(Dog(1, "Rex")) }
        #expect(try Realm(configuration: configuration) == realm)
        #expect(try Realm(configuration: configuration).objects(Dog.self).count == 1)
        realm = nil
        #expect(try Realm(configuration: configuration).isEmpty)
    }

    @Test("A copy has what the Realm has; it isn't written over a file, and a Realm that is read only isn't created")
    func copies() throws {
        try kennel.write { $0.add(Dog(1, "Rex")) }
        let url = kennel.file.appendingPathExtension("copy")
        let realm = try kennel.open()
        try realm.writeCopy(toFile: url)
        #expect(throws: Realm.Error(.fileExists)) { try realm.writeCopy(toFile: url) }
        let configuration = Realm.Configuration(fileURL: url, readOnly: true)
        #expect(try Realm(configuration: configuration).objects(Dog.self).map(\.name) == ["Rex"])
        let missing = Realm.Configuration(fileURL: url.appendingPathExtension("no"), readOnly: true)
        #expect(throws: Realm.Error(.fileNotFound)) { try Realm(configuration: missing) }
        #expect(try Realm.deleteFiles(for: configuration) && !Realm.fileExists(for: configuration))
    }

    @Test(
        "A damaged file is an error",
        arguments: [
            "no JSON", "{}", "{\"format\": \"RealmSwift for Linux 1\", \"schemaVersion\": 0}",
            """
            {"format": "RealmSwift for Linux 1", "schemaVersion": 0, "classes": {"Dog": {"properties": {"age": "int"},
            "objects": {"1": {"age": "old"}}}}}
            """,
            """
            {"format": "RealmSwift for Linux 1", "schemaVersion": 0, "classes": {"Dog": {"properties": {"age": "wood"},
            "objects": {}}}}
            """,
        ])
    func damaged(_ text: String) throws {
        try Data(text.utf8).write(to: kennel.file)
        do {
            _ = try kennel.open()
            Issue.record("it was read")
        } catch Realm.Error.invalidDatabase {
            #expect(try String(contentsOf: kennel.file, encoding: .utf8) == text)
        }
    }

    @Test("A file of Realm's own begins empty, and is kept under another name")
    func original() throws {
        let bytes = Data(count: 16) + Data("T-DB".utf8) + Data(count: 20)
        try bytes.write(to: kennel.file)
        #expect(try kennel.open().isEmpty)
        #expect(try Data(contentsOf: kennel.file) == bytes)
        try kennel.write { $0.add(Dog(1, "Rex")) }
        #expect(try Data(contentsOf: kennel.file.appendingPathExtension("original")) == bytes)
        #expect(try kennel.open().objects(Dog.self).count == 1)
    }

    @Test("A file that can't be written is an error, and the transaction is undone")
    func unwritable() throws {
        let realm = try kennel.open()
        try FileManager.default.removeItem(at: kennel.file.deletingLastPathComponent())
        try Data().write(to: kennel.file.deletingLastPathComponent())
        #expect(throws: Realm.Error(.fileAccess)) { try realm.write { realm.add(Dog(1, "Rex")) } }
        #expect(realm.isEmpty && !realm.isInWriteTransaction)
    }
}
