import Foundation
import RealmSwift
import Testing

@MainActor
@Suite("Changes of a Realm that blocks hear of")
struct NotificationTests {
    private let kennel: Kennel
    private let realm: Realm

    /// What blocks have heard.
    private final class Log {
        var lines: [String] = []

        func record<Collection: RealmCollection>(_ change: RealmCollectionChange<Collection>) {
            switch change {
            case .initial(let all): lines.append("initial \(all.count)")
            case .update(let all, let deletions, let insertions, let modifications):
                lines.append("\(all.count) -\(deletions) +\(insertions) ~\(modifications)")
            case .error: lines.append("error")
            }
        }
    }

    init() throws {
        kennel = try Kennel()
        realm = try kennel.open()
        try realm.write { realm.add([Dog(1, "Rex", age: 1), Dog(2, "Mia", age: 2), Dog(3, "Max", age: 3)]) }
    }

    @Test("A block hears of results later, and then of each change")
    func results() async throws {
        let (log, dogs) = (Log(), realm.objects(Dog.self).filter("age > 1").sorted(byKeyPath: "age"))
        let token = dogs.observe { log.record($0) }
        #expect(log.lines == [])
        await settle()
        #expect(log.lines == ["initial 2"])
        try realm.write {
            realm.add(Dog(4, "Bo", age: 2))
            dogs[0].name = "Other"
        }
        #expect(log.lines.count == 1)
        await settle()
        try realm.write {
            realm.delete(dogs[0])
            dogs[1].age = 1
        }
        await settle()
        try realm.write { realm.objects(Dog.self).first?.name = "no matter" }
        await settle()
        #expect(log.lines.dropFirst() == ["3 -[] +[1] ~[0]", "1 -[0, 2] +[] ~[]"])
        token.invalidate()
        try realm.write { realm.deleteAll() }
        await settle()
        #expect(log.lines.count == 3)
    }

    @Test("An element that moves is deleted and inserted; one whose links change is modified")
    func movesAndLinks() async throws {
        let (moves, links) = (Log(), Log())
        let person = Person("Ada")
        try realm.write {
            person.dogs.append(objectsIn: realm.objects(Dog.self))
            realm.add(person)
        }
        let tokens = [
            person.dogs.observe { moves.record($0) }, realm.objects(Person.self).observe { links.record($0) },
            realm.objects(Person.self).observe(keyPaths: ["name"]) { links.record($0) },
        ]
        await settle()
        try realm.write { person.dogs.move(from: 0, to: 2) }
        await settle()
        try realm.write { person.dogs[0].name = "Other" }
        await settle()
        #expect(moves.lines == ["initial 3", "3 -[0] +[2] ~[]", "3 -[] +[] ~[0]"])
        #expect(links.lines == ["initial 1", "initial 1", "1 -[] +[] ~[0]", "1 -[] +[] ~[0]"])
        _ = tokens
    }

    @Test("A block hears of an object's properties and its end")
    func object() async throws {
        let (log, dog) = (Log(), try #require(realm.objects(Dog.self).first))
        let token = dog.observe { change in
            switch change {
            case .change(let dog, let properties):
                let texts = properties.map { "\($0.name) \($0.oldValue ?? "") \($0.newValue ?? "")" }
                log.lines.append("\(dog.name): \(texts)")
            case .deleted: log.lines.append("deleted")
            case .error: log.lines.append("error")
            }
        }
        try realm.write { (dog.name, dog.age) = ("Bo", 9) }
        await settle()
        try realm.write { realm.delete(dog) }
        await settle()
        #expect(log.lines == ["Bo: [\"age 1 9\", \"name Rex Bo\"]", "deleted"])
        token.invalidate()
    }

    @Test("A Realm's block hears of each transaction; one that is skipped of none, and ends with its token")
    func realmChanges() async throws {
        let log = Log()
        var token: NotificationToken? = realm.observe { _, realm in log.lines.append("\(realm.objects(Dog.self).count)")
        }
        let skipped = realm.objects(Dog.self).observe { log.record($0) }
        await settle()
        try realm.write(withoutNotifying: [skipped]) { realm.add(Dog(4, "Bo")) }
        await settle()
        #expect(token != nil && log.lines == ["initial 3", "4"])
        token = nil
        try realm.write { realm.add(Dog(5, "Bo")) }
        await settle()
        #expect(log.lines == ["initial 3", "4", "5 -[] +[4] ~[]"])
    }

    @Test("Changes of another thread come to the main thread, and those of the main thread to a queue")
    func queues() async throws {
        let log = Log()
        let token = realm.objects(Dog.self).observe { log.record($0) }
        await settle()
        let configuration = kennel.configuration
        await withCheckedContinuation { done in
            DispatchQueue.global().async {
                #expect(throws: Never.self) {
                    let realm = try Realm(configuration: configuration)
                    try realm.write { realm.delete(realm.objects(Dog.self).filter("age == 2")) }
                }
                done.resume()
            }
        }
        await settle()
        #expect(log.lines == ["initial 3", "2 -[1] +[] ~[]"])
        let queue = DispatchQueue(label: "dogs")
        // Used by the queue, and after it has ended.
        nonisolated(unsafe) let other = Log()
        let second = realm.objects(Dog.self).observe(on: queue) { other.record($0) }
        queue.sync {}
        try realm.write { realm.add(Dog(9, "Bo")) }
        queue.sync {}
        #expect(other.lines == ["initial 2", "3 -[] +[2] ~[]"])
        token.invalidate()
        second.invalidate()
    }
}
