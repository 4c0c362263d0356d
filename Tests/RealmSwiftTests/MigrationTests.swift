import Foundation
import RealmSwift
import Testing

/// Versions of a class.
private enum First {
    final class Member: Object {
        @Persisted var first: String
        @Persisted var last: String
        @Persisted var age: Int?
        @Persisted var friends: List<First.Member>
    }
}

private enum Second {
    final class Member: Object {
        @Persisted(primaryKey: true) var key: Int
        @Persisted var whole = "nobody"
        @Persisted var surname: String
        @Persisted var age: Int
        @Persisted var isNew = true
        @Persisted var friends: List<Second.Member>
    }
}

@MainActor
@Suite("A Realm whose classes change")
struct MigrationTests {
    private let kennel: Kennel

    init() throws {
        kennel = try Kennel()
        kennel.configuration.objectTypes = [First.Member.self]
        try kennel.write { realm in
            let (ada, bob) = (First.Member(value: ["Ada", "King", 36]), First.Member(value: ["Bob", "Ross"]))
            ada.friends.append(bob)
            realm.add(ada)
        }
        kennel.configuration.objectTypes = [Second.Member.self]
    }

    @Test("Classes that have changed need a migration; an older version isn't opened")
    func needed() throws {
        do {
            _ = try kennel.open()
            Issue.record("it was opened")
        } catch let error as Realm.Error {
            #expect(error.code == .schemaMismatch)
            #expect(error.description.contains("- Property 'Member.isNew' has been added."))
            #expect(error.description.contains("- Property 'Member.age' has been changed from 'int?' to 'int'."))
        }
        kennel.configuration.objectTypes = [First.Member.self]
        kennel.configuration.schemaVersion = 3
        _ = try kennel.open()
        kennel.configuration.schemaVersion = 2
        #expect(throws: Realm.Error(.fail)) { try kennel.open() }
    }

    @Test("A block changes the objects, and new properties have their initial values")
    func migrated() throws {
        var versions: [UInt64] = []
        kennel.configuration.schemaVersion = 2
        kennel.configuration.migrationBlock = { migration, version in
            versions.append(version)
            var count = 0
            migration.enumerateObjects(ofType: "Member") { old, new in
                count += 1
                new?["key"] = count
                new?["whole"] = "\(old?["first"] as? String ?? "") \(old?["last"] as? String ?? "")"
                #expect(old?["isNew"] == nil && new?["isNew"] as? Bool == true)
            }
            migration.renameProperty(onType: "Member", from: "last", to: "surname")
            migration.create("Member", value: ["key": 9])
        }
        let check = { (realm: Realm) in
            let all = realm.objects(Second.Member.self).sorted(byKeyPath: "key")
            #expect(all.map(\.whole) == ["Ada King", "Bob Ross", "nobody"] && all.map(\.age) == [36, 0, 0])
            #expect(all.map(\.surname) == ["King", "Ross", ""] && all.allSatisfy(\.isNew))
            #expect(all[0].friends.first === all[1])
            #expect(realm.object(ofType: Second.Member.self, forPrimaryKey: 9) === all[2])
        }
        check(try kennel.open())
        // Once more from the file.
        check(try kennel.open())
        #expect(versions == [0])
    }

    @Test("Objects are created of lists and of others, and all are found by their keys")
    func created() throws {
        kennel.configuration.schemaVersion = 1
        kennel.configuration.migrationBlock = { migration, _ in
            var count = 0
            migration.enumerateObjects(ofType: "Member") { old, new in
                // The last one has the key that all had.
                count += 1
                new?["key"] = 2 - count
                if count == 2, let old { migration.create("Member", value: ["key": 7, "age": old["age"] ?? 3]) }
            }
            let first = migration.create("Member", value: [8, "List", "Surname", 5, false])
            migration.enumerateObjects(ofType: "Member") { _, new in
                if new?["key"] as? Int == 7, let new { migration.delete(new) }
            }
            first["key"] = 9
            migration.create("Member", value: first)["key"] = 10
            migration.create("Member", value: ["key": 11, "friends": [first]])
        }
        let realm = try kennel.open()
        let all = realm.objects(Second.Member.self).sorted(byKeyPath: "key")
        #expect(all.map(\.key) == [0, 1, 9, 10, 11] && all.map(\.surname) == ["", "", "Surname", "Surname", ""])
        for member in all { #expect(realm.object(ofType: Second.Member.self, forPrimaryKey: member.key) === member) }
        #expect(all[4].friends.first === all[2] && all[3].whole == "List" && !all[3].isNew)
    }

    @Test("Without a block, values stay where they fit")
    func automatic() throws {
        kennel.configuration.schemaVersion = 1
        kennel.configuration.migrationBlock = { migration, _ in
            migration.enumerateObjects(ofType: "Member") { old, new in
                if old?["first"] as? String == "Bob", let new { migration.delete(new) }
            }
        }
        let all = try kennel.open().objects(Second.Member.self)
        #expect(all.map(\.age) == [36] && all[0].friends.isEmpty)
    }

    @Test("Two objects with one primary key are an error")
    func duplicates() throws {
        kennel.configuration.schemaVersion = 1
        #expect(throws: Realm.Error(.fail)) { try kennel.open() }
    }

    @Test("The file is deleted instead, if the configuration says so")
    func deleted() throws {
        kennel.configuration.deleteRealmIfMigrationNeeded = true
        #expect(try kennel.open().isEmpty)
    }
}
