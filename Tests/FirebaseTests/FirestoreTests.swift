import FirebaseCore
import FirebaseFirestore
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Documents of Firestore")
struct FirestoreTests {
    private let local: LocalApp

    init() throws { local = try LocalApp() }

    private var firestore: Firestore { Firestore.firestore(app: local.app) }

    @Test("All kinds of values are there when the app starts again")
    func values() async throws {
        let rex = firestore.collection("dogs").document("rex")
        let time = Timestamp(seconds: 1_700_000_000, nanoseconds: 5_000)
        try await rex.setData([
            "name": "Rex \"é\"\n", "age": 9_007_199_254_740_993, "weight": 12.5, "good": true, "none": NSNull(),
            "born": Date(timeIntervalSince1970: 1.5), "time": time, "home": GeoPoint(latitude: 52.5, longitude: 13.4),
            "friend": firestore.document("dogs/max"), "bytes": Data([1, 2, 255]), "odd": Double.infinity,
            "toys": ["ball", 1, ["color": "red"]] as [Any], "owner": ["name": "Ada", "since": NSNumber(value: 3)],
            "missing": Optional<String>.none as Any,
        ])
        try await local.reopen()
        let snapshot = try await firestore.document("dogs/rex").getDocument()
        #expect(snapshot.exists && snapshot.documentID == "rex" && snapshot.reference.path == "dogs/rex")
        let data = try #require(snapshot.data())
        #expect(data["name"] as? String == "Rex \"é\"\n" && data["age"] as? Int == 9_007_199_254_740_993)
        #expect(data["weight"] as? Double == 12.5 && data["good"] as? Bool == true && data["none"] is NSNull)
        #expect((data["born"] as? Timestamp)?.dateValue() == Date(timeIntervalSince1970: 1.5))
        #expect(data["time"] as? Timestamp == time && data["odd"] as? Double == .infinity)
        #expect(data["home"] as? GeoPoint == GeoPoint(latitude: 52.5, longitude: 13.4))
        #expect((data["friend"] as? DocumentReference) == firestore.document("dogs/max"))
        #expect(data["bytes"] as? Data == Data([1, 2, 255]) && data["missing"] is NSNull)
        let toys = try #require(data["toys"] as? [Any])
        #expect(
            toys[0] as? String == "ball" && toys[1] as? Int == 1 && toys[2] as? [String: String] == ["color": "red"])
        #expect(snapshot.get("owner.name") as? String == "Ada" && snapshot["owner.since"] as? Int == 3)
        #expect(snapshot.get(FieldPath(["owner", "name"])) as? String == "Ada" && snapshot.get("owner.age") == nil)
    }

    @Test("Writes replace, merge or change a document; a change needs that it is there")
    func writing() async throws {
        let rex = firestore.document("dogs/rex")
        func data() async throws -> NSDictionary? { try await rex.getDocument().data().map { $0 as NSDictionary } }
        try await rex.setData(["a": 1, "b": ["c": 2, "d": 3]])
        try await rex.setData(["b": ["c": 5]], merge: true)
        #expect(try await data() == ["a": 1, "b": ["c": 5, "d": 3]])
        try await rex.setData(["a": FieldValue.delete(), "e": 1], merge: true)
        #expect(try await data() == ["e": 1, "b": ["c": 5, "d": 3]])
        try await rex.setData(["e": 2, "b": ["c": 6]], mergeFields: ["e"])
        #expect(try await data() == ["e": 2, "b": ["c": 5, "d": 3]])
        try await rex.updateData(["b.c": FieldValue.delete(), "b.f.g": 7])
        #expect(try await data() == ["e": 2, "b": ["d": 3, "f": ["g": 7]]])
        try await rex.updateData(["b": ["h": 8]])
        #expect(try await data() == ["e": 2, "b": ["h": 8]])
        try await rex.setData(["i": 9])
        #expect(try await data() == ["i": 9])
        try await rex.delete()
        #expect(try await data() == nil)
        do {
            try await rex.updateData(["i": 1])
            Issue.record("it was changed")
        } catch {
            let object = error as NSError
            #expect(object.domain == FirestoreErrorDomain && object.code == FirestoreErrorCode.notFound.rawValue)
            #expect(FirestoreErrorCode.notFound ~= error && object.localizedDescription.contains("dogs/rex"))
        }
    }

    @Test("The service counts, adds and removes elements, and sets its time")
    func changes() async throws {
        let rex = firestore.document("dogs/rex")
        let start = Date()
        try await rex.setData(["count": 1, "toys": ["ball"], "text": "x"])
        try await rex.updateData([
            "count": FieldValue.increment(Int64(2)), "half": FieldValue.increment(0.5),
            "text": FieldValue.increment(Int64(4)),
            "toys": FieldValue.arrayUnion(["bone", "ball", "bone"]), "seen": FieldValue.serverTimestamp(),
        ])
        var data = try #require(try await rex.getDocument().data())
        #expect(data["count"] as? Int == 3 && data["half"] as? Double == 0.5 && data["text"] as? Int == 4)
        #expect(data["toys"] as? [String] == ["ball", "bone"])
        let seen = try #require((data["seen"] as? Timestamp)?.dateValue())
        #expect((start...Date()).contains(seen))
        try await rex.setData(
            ["toys": FieldValue.arrayRemove(["ball", "rope"]), "in": ["n": FieldValue.increment(Int64(1))]], merge: true
        )
        data = try #require(try await rex.getDocument().data())
        #expect(data["toys"] as? [String] == ["bone"] && data["in"] as? [String: Int] == ["n": 1])
    }

    @Test("A listener of a document is told at first, of each change, and that the document is gone")
    func listening() async throws {
        let (record, rex) = (Record<String>(), firestore.document("dogs/rex"))
        let registration = rex.addSnapshotListener { snapshot, error in
            record.add("\(snapshot?.get("age") ?? "none") \(snapshot?.exists == true) \(error == nil)")
        }
        #expect(record.all.isEmpty)
        #expect(await record.next() == ["none false true"])
        try await rex.setData(["age": 3])
        #expect(await record.next() == ["3 true true"])
        try await rex.setData(["age": 3])
        try await firestore.document("dogs/max").setData(["age": 4])
        #expect(await record.next() == [])
        try await rex.delete()
        #expect(await record.next() == ["none false true"])
        try await rex.setData(["age": 5])
        rex.setData(["age": 6], completion: nil)
        registration.remove()
        #expect(await record.next() == ["5 true true"])
    }

    @Test("All writes of a batch happen, or none")
    func batches() async throws {
        let (rex, max) = (firestore.document("dogs/rex"), firestore.document("dogs/max"))
        try await max.setData(["age": 1])
        let batch = firestore.batch()
        batch.setData(["age": 3], forDocument: rex).updateData(["age": 2], forDocument: max)
        #expect(try await rex.getDocument().exists == false)
        try await batch.commit()
        #expect(try await rex.getDocument().get("age") as? Int == 3)
        #expect(try await max.getDocument().get("age") as? Int == 2)
        let second = firestore.batch().deleteDocument(rex)
            .updateData(["age": 2], forDocument: firestore.document("dogs/nobody"))
        await #expect(throws: (any Error).self) { try await second.commit() }
        #expect(try await rex.getDocument().exists)
    }

    @Test("A transaction begins again if somebody has changed what it has read")
    func transactions() async throws {
        let rex = firestore.document("dogs/rex")
        try await rex.setData(["age": 1])
        nonisolated(unsafe) var runs = 0
        let result = try await firestore.runTransaction { transaction, errorPointer in
            runs += 1
            do {
                let age = try transaction.getDocument(rex).get("age") as? Int ?? 0
                if runs == 1 { rex.setData(["age": 10]) }
                transaction.updateData(["age": age + 1], forDocument: rex)
                return age + 1
            } catch {
                errorPointer?.pointee = error as NSError
                return nil
            }
        }
        #expect(result as? Int == 11 && runs == 2)
        #expect(try await rex.getDocument().get("age") as? Int == 11)
    }

    @Test("A transaction with an error changes nothing, and reads nothing behind its writes")
    func stoppedTransactions() async throws {
        let (record, rex) = (Record<String>(), firestore.document("dogs/rex"))
        await withCheckedContinuation { done in
            firestore.runTransaction { transaction, errorPointer in
                transaction.setData(["age": 1], forDocument: rex)
                do { _ = try transaction.getDocument(rex) } catch { errorPointer?.pointee = error as NSError }
                return nil
            } completion: { result, error in
                dispatchPrecondition(condition: .onQueue(.main))
                record.add("\(result == nil) \((error as? NSError)?.code ?? 0)")
                done.resume()
            }
        }
        #expect(record.all == ["true 3"])
        #expect(try await rex.getDocument().exists == false)
    }

    @Test("References know their names, collections and databases")
    func references() async throws {
        let bowl = firestore.collection("dogs").document("rex").collection("bowls").document("1")
        #expect(bowl.path == "dogs/rex/bowls/1" && bowl.documentID == "1" && bowl.parent.path == "dogs/rex/bowls")
        #expect(bowl.parent.parent == firestore.document("dogs/rex") && firestore.collection("dogs").parent == nil)
        #expect(bowl.parent.collectionID == "bowls" && firestore.document("/dogs/rex/") == bowl.parent.parent)
        let (one, two) = (firestore.collection("dogs").document(), firestore.collection("dogs").document())
        #expect(one.documentID.count == 20 && one != two && Set([one, one, two]).count == 2)
        let other = Firestore.firestore(app: local.app, database: "other")
        try await other.document("dogs/rex").setData([:])
        #expect(try await firestore.document("dogs/rex").getDocument().exists == false)
        #expect(Firestore.firestore(app: local.app) === firestore)
    }

    @Test("Writes of many threads are all kept, and listeners hear of them in their order")
    func threads() async throws {
        let (record, rex) = (Record<Int>(), firestore.document("dogs/rex"))
        rex.addSnapshotListener { snapshot, _ in record.add(snapshot?.get("n") as? Int ?? 0) }
        DispatchQueue.concurrentPerform(iterations: 100) { _ in
            rex.setData(["n": FieldValue.increment(Int64(1))], merge: true, completion: nil)
        }
        #expect(await record.next() == Array(0...100))
        try await local.reopen()
        #expect(try await firestore.document("dogs/rex").getDocument().get("n") as? Int == 100)
    }

    @Test("What is no number equals itself: a transaction that reads it ends, and listeners hear of it once")
    func noNumbers() async throws {
        let (record, rex) = (Record<String>(), firestore.document("dogs/rex"))
        try await rex.setData(["age": Double.nan])
        rex.addSnapshotListener { snapshot, _ in record.add("\(snapshot?.get("age") as? Double ?? 0)") }
        let result = try await firestore.runTransaction { transaction, _ in
            _ = try? transaction.getDocument(rex)
            transaction.setData(["age": Double.nan], forDocument: rex)
            return 1
        }
        #expect(result as? Int == 1)
        #expect(await record.next() == ["nan"])
        try await rex.setData(["age": 1])
        try await rex.setData(["age": 1.0])
        #expect(await record.next() == ["1.0", "1.0"])
    }

    @Test("Texts of fields that Firebase refuses end the app")
    func wrongFields() async {
        for text in ["", "a..b", ".a", "a/b", "a[0]"] { await Self.expectEnd(text) }
    }

    private static func expectEnd(_ text: String) async {
        await #expect(processExitsWith: .failure) { [text] in _ = FieldPath(stringLiteral: text) }
    }
}
