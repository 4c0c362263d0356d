import FirebaseCore
import FirebaseStorage
import Foundation
import Testing

@MainActor
@Suite("Files of Firebase")
struct StorageTests {
    private let local: LocalApp

    init() throws { local = try LocalApp() }

    private var root: StorageReference { Storage.storage(app: local.app).reference() }

    private func expect(_ code: StorageErrorCode, _ body: () async throws -> Void) async {
        do {
            try await body()
            Issue.record("there was no error, expected \(code)")
        } catch {
            let object = error as NSError
            #expect(object.domain == StorageErrorDomain && object.code == code.rawValue && code ~= error)
            #expect(!object.localizedDescription.isEmpty)
        }
    }

    @Test("A file is there with what is known of it when the app starts again")
    func files() async throws {
        let metadata = StorageMetadata()
        (metadata.contentType, metadata.customMetadata) = ("image/png", ["dog": "rex"])
        let kept = try await root.child("dogs/rex.png").putDataAsync(Data([1, 2, 3]), metadata: metadata)
        #expect(kept.size == 3 && kept.path == "dogs/rex.png" && kept.name == "rex.png")
        #expect(kept.md5Hash == "Uonfc331cyb83SJZevsfrA==" && kept.bucket == "kennel.appspot.com")
        try await local.reopen()
        let file = root.child("dogs").child("rex.png")
        #expect(try await file.data(maxSize: 3) == Data([1, 2, 3]))
        let known = try await file.getMetadata()
        #expect(known.contentType == "image/png" && known.customMetadata == ["dog": "rex"] && known.timeCreated != nil)
        let url = try await file.downloadURL()
        #expect(url.isFileURL && url.pathExtension == "png" && known.downloadURL() == url)
        #expect(try Data(contentsOf: url) == Data([1, 2, 3]))
        #expect(Storage.storage(app: local.app).reference(forURL: url.absoluteString) == file)
        let change = StorageMetadata()
        change.contentType = "image/jpeg"
        let changed = try await file.updateMetadata(change)
        #expect(changed.contentType == "image/jpeg" && changed.customMetadata == ["dog": "rex"])
        #expect(changed.metageneration == 2 && changed.generation == known.generation)
        _ = try await file.putDataAsync(Data([4]))
        #expect(try await file.data(maxSize: 3) == Data([4]))
        try await file.delete()
        await expect(.objectNotFound) { _ = try await file.getMetadata() }
        WaitingFiles.shared.flush()
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test("Missing files, large ones, the root and files that can't be read are errors")
    func errors() async throws {
        let file = root.child("a.txt")
        await expect(.objectNotFound) { _ = try await file.data(maxSize: 1) }
        await expect(.objectNotFound) { _ = try await file.downloadURL() }
        await expect(.objectNotFound) { try await file.delete() }
        await expect(.invalidArgument) { _ = try await root.putDataAsync(Data()) }
        await expect(.unknown) { _ = try await file.putFileAsync(from: local.folder.appendingPathComponent("none")) }
        _ = try await file.putDataAsync(Data([1, 2]))
        await expect(.downloadSizeExceeded) { _ = try await file.data(maxSize: 1) }
        #expect(try await file.getMetadata().contentType == "application/octet-stream")
    }

    @Test("Folders have the files and folders with their names, in pages if an app likes")
    func lists() async throws {
        for path in ["a.txt", "b.txt", "dogs/rex.txt", "dogs/toys/ball.txt", "cats/tom.txt"] {
            _ = try await root.child(path).putDataAsync(Data())
        }
        let all = try await root.listAll()
        #expect(all.items.map(\.fullPath) == ["a.txt", "b.txt"] && all.prefixes.map(\.fullPath) == ["cats", "dogs"])
        let dogs = try await root.child("dogs").listAll()
        #expect(dogs.items.map(\.name) == ["rex.txt"] && dogs.prefixes.map(\.name) == ["toys"])
        var (paths, token): ([String], String?) = ([], nil)
        repeat {
            let page =
                if let token { try await root.list(maxResults: 3, pageToken: token) } else {
                    try await root.list(maxResults: 3)
                }
            paths += (page.items + page.prefixes).map(\.fullPath)
            token = page.pageToken
        } while token != nil
        #expect(paths.sorted() == ["a.txt", "b.txt", "cats", "dogs"])
    }

    @Test("References know their names, folders and addresses")
    func references() {
        let (storage, file) = (Storage.storage(app: local.app), root.child("/dogs//rex.txt/"))
        #expect(file.fullPath == "dogs/rex.txt" && file.name == "rex.txt" && file.bucket == "kennel.appspot.com")
        #expect(file.parent()?.fullPath == "dogs" && root.parent() == nil && file.root() == root)
        #expect(file.description == "gs://kennel.appspot.com/dogs/rex.txt")
        #expect(storage.reference(forURL: file.description) == file)
        let address = "https://firebasestorage.googleapis.com/v0/b/kennel.appspot.com/o/dogs%2Frex.txt?alt=media"
        #expect(storage.reference(forURL: address) == file)
    }

    @Test("Tasks tell of their progress and their end, then call their handler")
    func tasks() async throws {
        let (record, file) = (Record<String>(), root.child("a.txt"))
        let task = file.putData(Data([1, 2])) { metadata, error in record.add("\(metadata?.size ?? 0) \(error == nil)")
        }
        task.observe(.progress) { record.add("progress \($0.progress?.fractionCompleted ?? 0)") }
        task.observe(.success) { record.add("success \($0.metadata?.size ?? 0) \($0.status == .success)") }
        task.observe(.failure) { _ in record.add("failure") }
        #expect(record.all.isEmpty)
        #expect(await record.next() == ["progress 1.0", "success 2 true", "2 true"])
        task.observe(.success) { _ in record.add("late") }
        #expect(await record.next() == ["late"])
        file.getData(maxSize: 9) { data, error in record.add("\(data?.count ?? 0) \(error == nil)") }
        let copy = local.folder.appendingPathComponent("copies/a.txt")
        file.write(toFile: copy) { url, _ in record.add(url?.lastPathComponent ?? "none") }
        #expect(await record.next() == ["2 true", "a.txt"])
        #expect(try Data(contentsOf: copy) == Data([1, 2]))
        root.child("none").getData(maxSize: 9) { data, error in
            record.add("\(data == nil) \((error as? NSError)?.code ?? 0)")
        }
        .observe(.failure) { record.add("failure \($0.error != nil)") }
        #expect(await record.next() == ["failure true", "true -13010"])
    }

    @Test("A task that is paused waits, and one that is cancelled ends with an error")
    func control() async throws {
        let (record, file) = (Record<String>(), root.child("a.txt"))
        let task = file.putData(Data([1])) { _, error in record.add("\(error == nil)") }
        task.observe(.pause) { _ in record.add("pause") }
        task.observe(.resume) { _ in record.add("resume") }
        task.pause()
        #expect(await record.next() == ["pause"])
        task.resume()
        #expect(await record.next() == ["resume", "true"])
        let other = file.putData(Data([2])) { _, error in record.add("\((error as? NSError)?.code ?? 0)") }
        other.cancel()
        #expect(await record.next() == ["-13040"])
        #expect(try await file.data(maxSize: 9) == Data([1]))
    }

    @Test("A list has between 1 and 1000 names", arguments: [0, -1, 1001, Int64.max])
    func wrongCounts(_ count: Int64) async {
        await expect(.invalidArgument) { _ = try await root.list(maxResults: count) }
        await expect(.invalidArgument) { _ = try await root.list(maxResults: count, pageToken: "a") }
    }

    @Test("A file that was replaced stays until the index is written, and what the index doesn't have is removed")
    func endings() async throws {
        let file = root.child("a.txt")
        _ = try await file.putDataAsync(Data([1]))
        let url = try await file.downloadURL()
        WaitingFiles.shared.flush()
        let index = url.deletingLastPathComponent().appendingPathComponent("index.json")
        let before = try Data(contentsOf: index)
        _ = try await file.putDataAsync(Data([2]))
        let second = try await file.downloadURL()
        try await local.reopen()
        #expect(!FileManager.default.fileExists(atPath: url.path))
        await local.app.delete()
        // As if the app had ended before it wrote the index.
        try before.write(to: index)
        try FileManager.default.moveItem(at: second, to: url)
        let stranger = index.deletingLastPathComponent().appendingPathComponent("stranger.txt")
        try Data([3]).write(to: stranger)
        try await local.reopen()
        #expect(try await root.child("a.txt").data(maxSize: 9) == Data([2]))
        #expect(!FileManager.default.fileExists(atPath: stranger.path))
    }
}
