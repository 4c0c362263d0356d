@testable import CoreData
import Foundation
import Glibc
import RandomNumbers
import Testing
import UIKit

@MainActor @Suite("The history of stores, and stores of processes that end midway", .serialized)
struct HistoryTests {
    private func tracked() throws -> Store {
        try Store(options: [NSPersistentHistoryTrackingKey: NSNumber(value: true)])
    }

    private func transactions(
        _ store: Store, after token: NSPersistentHistoryToken?
    ) throws -> [NSPersistentHistoryTransaction] {
        let request = NSPersistentHistoryChangeRequest.fetchHistory(after: token)
        let result = try store.context.execute(request) as? NSPersistentHistoryResult
        return try #require(result?.result as? [NSPersistentHistoryTransaction])
    }

    @Test("Each save is a transaction with its author, and the changes of its objects")
    func saves() throws {
        let store = try tracked()
        defer { store.remove() }
        store.context.transactionAuthor = "app"
        store.context.name = "main"
        let (one, two) = (store.coffee("A"), store.coffee("B"))
        try store.context.save()
        let token = try #require(
            store.container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil))
        one.name = "C"
        store.context.delete(two)
        try store.context.save()
        let all = try transactions(store, after: nil)
        #expect(all.map(\.author) == ["app", "app"] && all.allSatisfy { $0.contextName == "main" })
        #expect(all[0].changes?.map(\.changeType) == [.insert, .insert])
        #expect(all[0].token == token && all[0].timestamp.timeIntervalSinceNow > -60)
        let later = try transactions(store, after: token)
        #expect(later.count == 1)
        let changes = try #require(later[0].changes)
        #expect(changes.map(\.changeType) == [.update, .delete])
        #expect(changes[0].changedObjectID == one.objectID)
        #expect(changes[0].updatedProperties?.map(\.name) == ["name"] && changes[1].updatedProperties == nil)
    }

    @Test("Another context follows transactions, those of an author alone, and tokens are kept in files")
    func following() throws {
        let store = try tracked()
        defer { store.remove() }
        let coffee = store.coffee("A")
        try store.context.save()
        let token = try #require(
            store.container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil))
        let data = try NSKeyedArchiver.archivedData(withRootObject: token, requiringSecureCoding: true)
        let kept = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSPersistentHistoryToken.self, from: data)
        #expect(kept == token)
        let other = store.container.newBackgroundContext()
        other.transactionAuthor = "import"
        let id = coffee.objectID
        try other.performAndWait {
            (try other.existingObject(with: id) as? Coffee)?.name = "B"
            try other.save()
        }
        store.coffee("own")
        try store.context.save()
        let request = NSPersistentHistoryChangeRequest.fetchHistory(after: kept)
        request.fetchRequest = NSFetchRequest()
        request.fetchRequest?.predicate = NSPredicate { object, _ in
            (object as? NSPersistentHistoryTransaction)?.author == "import"
        }
        let result = try store.context.execute(request) as? NSPersistentHistoryResult
        let found = try #require(result?.result as? [NSPersistentHistoryTransaction])
        #expect(found.count == 1 && coffee.name == "A")
        store.context.mergeChanges(fromContextDidSave: found[0].objectIDNotification())
        #expect(coffee.name == "B")
    }

    @Test("History is removed up to a moment, batches are noted, and a token of another store is refused")
    func removing() throws {
        let store = try tracked()
        defer { store.remove() }
        for name in ["A", "B", "C"] { store.coffee(name) }
        try store.context.save()
        let first = try #require(
            store.container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil))
        let update = NSBatchUpdateRequest(entityName: "Coffee")
        update.propertiesToUpdate = ["cups": 7]
        _ = try store.context.execute(update)
        let noted = try transactions(store, after: first)
        #expect(noted.count == 1 && noted[0].changes?.count == 3)
        #expect(noted[0].changes?[0].updatedProperties?.map(\.name) == ["cups"])
        _ = try store.context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: noted[0]))
        #expect(try transactions(store, after: nil).map(\.transactionNumber) == [noted[0].transactionNumber])
        let strange = NSPersistentHistoryToken(["another": 1])
        let error = #expect(throws: NSError.self) { try transactions(store, after: strange) }
        #expect(error?.code == NSPersistentHistoryTokenExpiredError)
    }

    @Test("A store that doesn't track its history has none, and one that wants to tells of its changes")
    func options() throws {
        let plain = try Store()
        defer { plain.remove() }
        plain.coffee("A")
        try plain.context.save()
        #expect(plain.container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil) == nil)
        #expect(try transactions(plain, after: nil).isEmpty)
        let telling = try Store(options: [NSPersistentStoreRemoteChangeNotificationPostOptionKey: NSNumber(value: true)]
        )
        defer { telling.remove() }
        final class Counter: @unchecked Sendable {
            // Used on one thread
            var count = 0
        }
        let told = Counter()
        let observer = NotificationCenter.default.addObserver(
            forName: .NSPersistentStoreRemoteChange, object: telling.container.persistentStoreCoordinator, queue: nil
        ) { _ in told.count += 1 }
        defer { NotificationCenter.default.removeObserver(observer) }
        telling.coffee("A")
        try telling.context.save()
        #expect(told.count == 1)
    }

    /// With `STORE_KILLS=500`, as many rounds.
    private static let rounds = Int(ProcessInfo.processInfo.environment["STORE_KILLS"] ?? "") ?? 10

    @Test("A store whose process is killed has each save whole or not at all")
    func kills() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("kills-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        let document = place.appendingPathComponent("Coffee.mom")
        let plain = CoffeeModel.document.replacingOccurrences(
            of: #"representedClassName="CoreDataTests.\w+""#, with: "", options: .regularExpression)
        try Data(plain.utf8).write(to: document)
        let url = place.appendingPathComponent("Coffee.sqlite")
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = RandomNumbers(seed: seed)
        var (last, round, grown) = (0, 0, 0)
        // Further rounds only where a busy machine lets no child come to save.
        while round < Self.rounds || (grown == 0 && round < Self.rounds + 20) {
            let child = try StoreLoop(url.path, document.path)
            usleep(100_000 + UInt32(random.pick(below: 300_000)) * UInt32(round < Self.rounds ? 1 : 4))
            child.kill()
            round += 1
            guard FileManager.default.fileExists(atPath: url.path) else { continue }
            let number = try check(url, "seed \(seed), round \(round)")
            #expect(number >= last, "seed \(seed), round \(round)")
            if number > last { grown += 1 }
            last = number
        }
        #expect(grown > 0, "seed \(seed)")
    }

    /// Checks that a store has what the last saves wrote, and returns the number of the last one.
    private func check(_ url: URL, _ comment: String) throws -> Int {
        let store = try Store(at: url)
        let shops = try store.context.fetch(NSFetchRequest<Shop>(entityName: "Shop"))
        let coffees = try store.context.fetch(NSFetchRequest<Coffee>(entityName: "Coffee"))
        let number = Int(shops.first?.name ?? "") ?? 0
        let counts = Dictionary(grouping: coffees) { Int($0.cups) }.mapValues(\.count)
        let expected = [number: 20, number - 1: 20].filter { $0.key > 0 }
        #expect(counts == expected && shops.count == (number > 0 ? 1 : 0), "\(comment): \(counts) of \(number)")
        #expect(coffees.allSatisfy { $0.name == "of \($0.cups)" && $0.shop === shops.first }, "\(comment)")
        return number
    }
}

/// The program `StoreLoop`, which is built into the folder where the tests are.
private struct StoreLoop {
    private let process: pid_t

    init(_ store: String, _ model: String) throws {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let program = URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent("StoreLoop").path
        try #require(access(program, X_OK) == 0, "\(program) is missing")
        let words: [String] = [program, store, model]
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        arguments.append(nil)
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        try #require(posix_spawn(&process, program, nil, nil, &arguments, nil) == 0)
        self.process = process
    }

    func kill() {
        _ = Glibc.kill(process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    }
}
