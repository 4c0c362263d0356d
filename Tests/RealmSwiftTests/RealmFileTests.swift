import Foundation
import Testing

@testable import RealmSwift

@MainActor
@Suite("Files of Realms")
struct RealmFileTests {
    private let kennel: Kennel

    init() throws { kennel = try Kennel() }

    @Test("Dates and decimals that are no numbers are in the file")
    func notFinite() throws {
        let dates = [Double.infinity, -Double.infinity, .nan, 1e300, 5].map {
            Date(timeIntervalSinceReferenceDate: $0)
        }
        try kennel.write { realm in
            for (place, date) in dates.enumerated() {
                let person = Person("\(place)")
                (person.born, person.money) = (date, place == 0 ? Decimal128(Decimal.nan) : "-1.5")
                person.anything = .date(date)
                realm.add(person)
            }
        }
        let all = try kennel.open().objects(Person.self).sorted(byKeyPath: "name")
        let times = all.map { $0.born?.timeIntervalSinceReferenceDate ?? 0 }
        #expect(times[0] == .infinity && times[1] == -.infinity && times[2].isNaN && times[3] == 1e300 && times[4] == 5)
        #expect(all[0].money.isNaN && all[1].money == "-1.5" && all[1].anything == .date(dates[1]))
    }

    @Test("A Realm that is opened later belongs to the queue")
    func opened() async throws {
        let queue = DispatchQueue(label: "kennel")
        // Used by the queue.
        nonisolated(unsafe) var found: Realm?
        Realm.asyncOpen(configuration: kennel.configuration, callbackQueue: queue) { found = try? $0.get() }
        queue.sync {}
        let write: @Sendable () -> Int = {
            #expect(throws: Never.self) { try found?.write { found?.add(Dog(1, "Rex")) } }
            return found?.objects(Dog.self).count ?? 0
        }
        // From this thread, which isn't the one of the callback.
        #expect(queue.sync(execute: write) == 1)
        #expect(found?.context.queue === queue)
    }

    @Test("Files in use aren't deleted")
    func deletion() throws {
        var realm: Realm? = try kennel.open()
        #expect(throws: Realm.Error(.alreadyOpen)) { try Realm.deleteFiles(for: kennel.configuration) }
        #expect(realm != nil && Realm.fileExists(for: kennel.configuration))
        realm = nil
        #expect(try Realm.deleteFiles(for: kennel.configuration) && !Realm.fileExists(for: kennel.configuration))
    }

    @Test("A Realm in use isn't opened with other permissions, and other classes make another one")
    func configurations() throws {
        try kennel.write { $0.add(Dog(1, "Rex")) }
        var other = kennel.configuration
        other.readOnly = true
        try { () throws in
            let realm = try Realm(configuration: other)
            #expect(throws: Realm.Error(.fail)) { try kennel.open() }
            #expect(try Realm(configuration: other) == realm)
        }()
        let realm = try kennel.open()
        other.readOnly = false
        other.objectTypes = [Person.self]
        #expect(try Realm(configuration: other) != realm && realm == kennel.open())
    }

    @Test("A second file of Realm's own doesn't take the place of the first")
    func originals() throws {
        func bytes(_ end: UInt8) -> Data { Data(count: 16) + Data("T-DB".utf8) + Data(count: 20) + [end] }
        for end in 1...3 as ClosedRange<UInt8> {
            try bytes(end).write(to: kennel.file)
            try kennel.write { $0.add(Dog(1, "Rex")) }
        }
        let kept = try ["", " 2", " 3"].map {
            try Data(contentsOf: URL(fileURLWithPath: kennel.file.path + ".original\($0)"))
        }
        #expect(kept == [bytes(1), bytes(2), bytes(3)])
    }
}
