import FirebaseCore
import FirebaseDatabase
import Foundation
import Testing

@MainActor
@Suite("The Realtime Database")
struct DatabaseTests {
    private let local: LocalApp

    init() throws { local = try LocalApp() }

    private var database: Database { Database.database(app: local.app) }
    private var root: DatabaseReference { database.reference() }

    private func keys(_ query: DatabaseQuery) async throws -> String {
        try await query.getData().children.compactMap { ($0 as? DataSnapshot)?.key }.joined()
    }

    @Test("Values are there when the app starts again; nil removes them, and places without values aren't there")
    func values() async throws {
        try await root.child("dogs/rex").setValue(
            ["name": "Rex", "age": 3, "weight": 1.5, "good": true, "none": NSNull(), "owner": ["city": "Ulm"]])
        try await local.reopen()
        let rex = try await root.child("dogs").child("rex").getData()
        let value = try #require(rex.value as? [String: Any])
        #expect(value["name"] as? String == "Rex" && value["age"] as? Int == 3 && value["weight"] as? Double == 1.5)
        #expect(value["good"] as? Bool == true && value["none"] == nil && rex.key == "rex" && rex.exists())
        #expect(rex.childrenCount == 5 && rex.hasChildren() && rex.hasChild("owner/city") && !rex.hasChild("x"))
        #expect(rex.childSnapshot(forPath: "owner/city").value as? String == "Ulm")
        try await root.child("dogs/rex/name").setValue(nil)
        try await root.child("dogs/rex/owner/city").removeValue()
        #expect(try await root.child("dogs/rex").getData().childrenCount == 3)
        #expect(try await root.child("dogs/rex/owner").getData().value is NSNull)
        try await root.child("dogs/rex/age/years").setValue(4)
        #expect((try await root.child("dogs/rex/age").getData().value as? [String: Int]) == ["years": 4])
        try await root.child("dogs").removeValue()
        #expect(try await root.child("dogs").getData().exists() == false)
        try await root.setValue("all")
        try await local.reopen()
        #expect(try await root.getData().value as? String == "all")
    }

    @Test("Children with the keys of an array are one, as long as most of them are there")
    func arrays() async throws {
        try await root.child("list").setValue(["a", "b", "c"])
        #expect(try await root.child("list").getData().value as? [String] == ["a", "b", "c"])
        try await root.child("list/1").removeValue()
        let list = try #require(try await root.child("list").getData().value as? [Any])
        #expect(list.count == 3 && list[1] is NSNull)
        try await root.child("sparse").setValue(["1": "a", "9": "b"])
        #expect(try await root.child("sparse").getData().value as? [String: String] == ["1": "a", "9": "b"])
    }

    @Test("Several paths change together; the server sets its time and adds numbers")
    func updates() async throws {
        try await root.setValue(["a": ["n": 1, "m": 2], "b": 3])
        let before = Date().timeIntervalSince1970 * 1000
        try await root.updateChildValues([
            "a/n": 5, "b": NSNull(), "c/d": "e", "time": ServerValue.timestamp(), "a/m": ServerValue.increment(2.5),
            "f": ServerValue.increment(1),
        ])
        let value = try #require(try await root.getData().value as? [String: Any])
        #expect(value["a"] as? [String: Double] == ["n": 5, "m": 4.5] && value["b"] == nil)
        #expect(value["c"] as? [String: String] == ["d": "e"] && value["f"] as? Int == 1)
        let time = try #require(value["time"] as? Double)
        #expect(time >= before.rounded(.down) && time < before + 60_000)
    }

    @Test("New keys have 20 characters and are ordered by their time")
    func newKeys() {
        let keys = (0..<200).compactMap { _ in root.childByAutoId().key }
        #expect(keys.count == 200 && Set(keys).count == 200 && keys.allSatisfy { $0.count == 20 })
        #expect(keys == keys.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
        let letters = Set("-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz")
        #expect(keys.allSatisfy { $0.allSatisfy(letters.contains) })
    }

    @Test("References know their keys, parents and addresses")
    func references() {
        let place = root.child("dogs/rex")
        #expect(place.key == "rex" && place.parent?.key == "dogs" && place.root.key == nil && root.parent == nil)
        #expect(place.url == "https://kennel.firebaseio.com/dogs/rex" && place == root.child("dogs").child("rex"))
        #expect(database.reference(fromURL: place.url) == place && database.reference(withPath: "/dogs/rex") == place)
        #expect(Set([place, root.child("dogs/rex")]).count == 1)
    }

    @Test("An observer of a value hears at first and of each change, until the app removes it")
    func observing() async throws {
        let (record, dogs) = (Record<String>(), root.child("dogs"))
        let handle = dogs.observe(.value) { record.add("\($0.childrenCount)") }
        #expect(record.all.isEmpty)
        #expect(await record.next() == ["0"])
        try await dogs.child("rex/age").setValue(1)
        try await dogs.child("rex/age").setValue(1)
        try await root.child("cats").setValue(1)
        #expect(await record.next() == ["1"])
        try await root.setValue(["dogs": ["rex": 1, "max": 2]])
        #expect(await record.next() == ["2"])
        try await dogs.removeValue()
        #expect(await record.next() == ["0"])
        dogs.removeObserver(withHandle: handle)
        try await dogs.setValue(1)
        #expect(await record.next() == [])
        _ = dogs.observe(.value) { record.add("\($0.value ?? "none")") }
        _ = dogs.observe(.childAdded) { record.add($0.key) }
        dogs.removeAllObservers()
        #expect(await record.next() == [])
    }

    @Test("Observers of children hear of each one that is added, changed, moved and removed, values last")
    func children() async throws {
        let (record, dogs) = (Record<String>(), root.child("dogs"))
        try await dogs.setValue(["a": ["age": 1], "b": ["age": 2]])
        let query = dogs.queryOrdered(byChild: "age")
        query.observe(.value) { snapshot in record.add("value\(snapshot.childrenCount)") }
        query.observe(.childAdded) { snapshot, previous in record.add("+\(snapshot.key)\(previous ?? "-")") }
        query.observe(.childChanged) { snapshot, previous in record.add("*\(snapshot.key)\(previous ?? "-")") }
        query.observe(.childMoved) { snapshot, previous in record.add(">\(snapshot.key)\(previous ?? "-")") }
        query.observe(.childRemoved) { snapshot in record.add("-\(snapshot.key)") }
        #expect(await record.next() == ["value2", "+a-", "+ba"])
        try await dogs.child("c").setValue(["age": 1.5])
        #expect(await record.next() == ["+ca", "value3"])
        try await dogs.child("a/age").setValue(3)
        #expect(await record.next() == ["*ab", ">ab", "value3"])
        try await dogs.child("a/name").setValue("A")
        #expect(await record.next() == ["*ab", "value3"])
        try await dogs.child("b").removeValue()
        #expect(await record.next() == ["-b", "value2"])
    }

    @Test("An observer of a single event hears once, and waits for one that hasn't happened yet")
    func singleEvents() async throws {
        let (record, dogs) = (Record<String>(), root.child("dogs"))
        dogs.observeSingleEvent(of: .value) { record.add("value \($0.exists())") }
        dogs.observeSingleEvent(of: .childAdded) { record.add("added \($0.key)") }
        #expect(await record.next() == ["value false"])
        try await dogs.setValue(["a": 1, "b": 2])
        try await dogs.child("c").setValue(3)
        #expect(await record.next() == ["added a"])
        let (snapshot, key) = await dogs.observeSingleEventAndPreviousSiblingKey(of: .value)
        #expect(snapshot.childrenCount == 3 && key == nil)
    }

    @Test("Queries order children by key, value or what is in them, and cut them at values")
    func queries() async throws {
        let dogs = root.child("dogs")
        try await dogs.setValue([
            "a": ["age": 3, "name": "Rex"], "b": ["age": 1, "name": "Max"], "c": ["name": "Ace"], "d": ["age": "old"],
            "e": ["age": true], "f": ["age": 3],
        ])
        let byAge = dogs.queryOrdered(byChild: "age")
        #expect(try await keys(byAge) == "cebafd")
        #expect(try await keys(byAge.queryLimited(toFirst: 2)) == "ce")
        #expect(try await keys(byAge.queryLimited(toLast: 2)) == "fd")
        #expect(try await keys(byAge.queryStarting(atValue: 3)) == "afd")
        #expect(try await keys(byAge.queryEnding(atValue: 1)) == "ceb")
        #expect(try await keys(byAge.queryStarting(afterValue: 3)) == "d")
        #expect(try await keys(byAge.queryEnding(beforeValue: 3)) == "ceb")
        #expect(try await keys(byAge.queryEqual(toValue: 3)) == "af")
        #expect(try await keys(byAge.queryEqual(toValue: nil)) == "c")
        #expect(try await keys(byAge.queryStarting(atValue: 3, childKey: "f")) == "fd")
        #expect(
            try await keys(byAge.queryStarting(atValue: 1).queryEnding(atValue: 3).queryLimited(toFirst: 2)) == "ba")
        let names = dogs.queryOrdered(byChild: "name").queryStarting(atValue: "A").queryEnding(atValue: "M\u{f8ff}")
        #expect(try await keys(names) == "cb")
        let byKey = dogs.queryOrderedByKey()
        #expect(try await keys(byKey.queryStarting(atValue: "d")) == "def")
        #expect(try await keys(byKey.queryEqual(toValue: "b")) == "b")
        let scores = root.child("scores")
        try await scores.setValue(["x": 5, "y": 2, "z": "s", "10": 9, "9": 1])
        #expect(try await keys(scores.queryOrderedByValue()) == "9yx10z")
        #expect(try await keys(scores) == "910xyz")
    }

    @Test("An observer of a query hears of children that enter and leave its limits")
    func limits() async throws {
        let (record, scores) = (Record<String>(), root.child("scores"))
        try await scores.setValue(["a": 1, "b": 2, "c": 3])
        let best = scores.queryOrderedByValue().queryLimited(toLast: 2)
        best.observe(.childAdded) { record.add("+\($0.key)") }
        best.observe(.childRemoved) { record.add("-\($0.key)") }
        #expect(await record.next() == ["+b", "+c"])
        try await scores.child("a").setValue(4)
        #expect(await record.next() == ["+a", "-b"])
        try await scores.child("c").removeValue()
        #expect(await record.next() == ["+b", "-c"])
        best.removeAllObservers()
        try await scores.removeValue()
        #expect(await record.next() == [])
    }

    @Test("A transaction changes what is there, or leaves it")
    func transactions() async throws {
        let (record, likes) = (Record<String>(), root.child("likes"))
        for _ in 0..<2 {
            likes.runTransactionBlock({ data in
                data.value = (data.value as? Int ?? 0) + 1
                return .success(withValue: data)
            }) { error, isCommitted, snapshot in
                record.add("\(error == nil) \(isCommitted) \(snapshot?.value ?? "none")")
            }
        }
        #expect(await record.next() == ["true true 1", "true true 2"])
        let (isCommitted, snapshot) = try await likes.runTransactionBlock { data in
            data.childData(byAppendingPath: "x").value = 1
            return .abort()
        }
        #expect(!isCommitted && snapshot.value as? Int == 2)
        #expect(try await likes.getData().value as? Int == 2)
    }

    @Test("The app hears whether it is connected, and the server does what it was asked to when the app goes")
    func connection() async throws {
        let (record, rex) = (Record<String>(), root.child("online/rex"))
        root.child(".info/connected").observe(.value) { record.add("\($0.value as? Bool == true)") }
        #expect(await record.next() == ["true"])
        try await rex.setValue(true)
        try await rex.onDisconnectRemoveValue()
        database.goOffline()
        database.goOffline()
        #expect(await record.next() == ["false"])
        #expect(try await rex.getData().exists() == false)
        database.goOnline()
        #expect(await record.next() == ["true"])
        try await local.reopen()
        #expect(try await root.getData().value is NSNull)
    }

    @Test("Handlers hear soon, on the main queue, and values are coded")
    func handlers() async throws {
        struct Dog: Codable, Equatable {
            var name: String
            var toys: [String]
        }
        let record = Record<String>()
        root.child("a").setValue(1) { error, reference in record.add("\(error == nil) \(reference.key ?? "")") }
        root.child("a").removeValue { error, _ in
            dispatchPrecondition(condition: .onQueue(.main))
            record.add("\(error == nil)")
        }
        #expect(record.all.isEmpty)
        #expect(await record.next() == ["true a", "true"])
        let dog = Dog(name: "Rex", toys: ["ball"])
        try root.child("dog").setValue(from: dog)
        #expect(try await root.child("dog").getData().data(as: Dog.self) == dog)
    }

    @Test("Priorities order children, and are there when the app starts again")
    func priorities() async throws {
        let list = root.child("list")
        try await list.child("a").setValue("A", andPriority: 2)
        try await list.child("b").setValue(["x": 1], andPriority: 1)
        try await list.child("c").setValue("C")
        #expect(try await keys(list) == "cba")
        try await list.child("c").setPriority(3)
        try await local.reopen()
        let again = root.child("list")
        #expect(try await keys(again) == "bac")
        #expect(try await keys(again.queryOrderedByKey()) == "abc")
        #expect(try await again.child("a").getData().priority as? Int == 2)
        #expect(try await again.child("a").getData().value as? String == "A")
    }

    @Test("Writes of many threads are all kept, and observers hear of them in their order")
    func threads() async throws {
        let (record, count) = (Record<Int>(), root.child("count"))
        count.observe(.value) { record.add($0.value as? Int ?? 0) }
        DispatchQueue.concurrentPerform(iterations: 100) { _ in
            count.runTransactionBlock { data in
                data.value = (data.value as? Int ?? 0) + 1
                return .success(withValue: data)
            }
        }
        #expect(await record.next() == Array(0...100))
        try await local.reopen()
        #expect(try await root.child("count").getData().value as? Int == 100)
    }

    @Test("Numbers that aren't finite become null, and everything else is there when the app starts again")
    func infinity() async throws {
        try await root.child("a").setValue(["nan": Double.nan, "infinite": Double.infinity, "one": 1])
        try await root.child("sum").setValue(Double.greatestFiniteMagnitude)
        try await root.child("sum").setValue(ServerValue.increment(NSNumber(value: Double.greatestFiniteMagnitude)))
        try await root.child("b").setValue(2)
        #expect(try await root.child("a").getData().value as? [String: Int] == ["one": 1])
        try await local.reopen()
        #expect(try await root.getData().value as? NSDictionary == ["a": ["one": 1], "b": 2])
    }

    @Test("Keys of values that Firebase refuses are left out", arguments: ["x/y", "x.y", "x#", "$", "[", "]", ""])
    func wrongKeys(_ key: String) async throws {
        try await root.setValue(["a": [key: 1, "b": 2]])
        #expect(try await root.getData().value as? [String: [String: Int]] == ["a": ["b": 2]])
    }

    @Test("A transaction's block may wait for others, and is called again if they have changed the value")
    func waitingTransactions() async throws {
        let count = root.child("count")
        try await count.setValue(1)
        nonisolated(unsafe) var runs = 0
        let (isCommitted, snapshot) = try await count.runTransactionBlock { data in
            runs += 1
            if runs == 1 {
                let done = DispatchSemaphore(value: 0)
                DispatchQueue.global().async {
                    count.setValue(10)
                    done.signal()
                }
                guard done.wait(timeout: .now() + 5) == .success else { return .abort() }
            }
            data.value = (data.value as? Int ?? 0) + 1
            return .success(withValue: data)
        }
        #expect(isCommitted && snapshot.value as? Int == 11 && runs == 2)
    }

    @Test("What the server does when the app goes is done as it ends, or as it starts after it ended without a word")
    func farewells() async throws {
        let before = Date().timeIntervalSince1970 * 1000
        try await root.setValue(["online": true, "seen": 0, "list": [1], "kept": 1])
        try await root.child("online").onDisconnectSetValue(false)
        try await root.onDisconnectUpdateChildValues(["seen": ServerValue.timestamp(), "list": NSNull()])
        try await root.child("kept").onDisconnectRemoveValue()
        try await root.child("kept").cancelDisconnectOperations()
        #expect(try await root.child("online").getData().value as? Bool == true)
        WaitingFiles.shared.flush()
        let files = FileManager.default
        let names = try files.contentsOfDirectory(atPath: local.folder.path)
        let file = local.folder.appendingPathComponent(try #require(names.first { $0.hasPrefix("tree") }))
        let atCrash = try Data(contentsOf: file)
        func check() async throws {
            let value = try #require(try await root.getData().value as? [String: Any])
            #expect(value["online"] as? Bool == false && value["list"] == nil && value["kept"] as? Int == 1)
            #expect((value["seen"] as? Double ?? 0) >= before.rounded(.down))
        }
        try await local.reopen()
        try await check()
        await local.app.delete()
        try atCrash.write(to: file)
        try await local.reopen()
        try await check()
        try await root.child("online").setValue(true)
        try await local.reopen()
        #expect(try await root.child("online").getData().value as? Bool == true)
    }

    @Test("A transaction whose block changes its own value ends without a change")
    func endlessTransactions() async throws {
        let count = root.child("count")
        let (isCommitted, snapshot) = try await count.runTransactionBlock { data in
            let value = (data.value as? Int ?? 0) + 1
            count.setValue(value)
            data.value = -1
            return .success(withValue: data)
        }
        #expect(!isCommitted && (snapshot.value as? Int ?? 0) > 1)
    }
}
