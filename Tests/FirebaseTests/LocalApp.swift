import FirebaseCore
import Foundation

/// An app of Firebase with a folder that ends with it.
@MainActor
final class LocalApp {
    let name = "Test \(UUID().uuidString)"
    let folder: URL
    private(set) var app: FirebaseApp

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        app = try Self.configure(name, folder)
    }

    deinit {
        app.delete { _ in }
        try? FileManager.default.removeItem(at: folder)
    }

    private struct Missing: Error {}

    private static func configure(_ name: String, _ folder: URL) throws -> FirebaseApp {
        let options = FirebaseOptions(googleAppID: "1:1:ios:1", gcmSenderID: "1")
        (options.projectID, options.storageBucket) = ("kennel", "kennel.appspot.com")
        FirebaseApp.configure(name: name, options: options, folder: folder)
        guard let app = FirebaseApp.app(name: name) else { throw Missing() }
        return app
    }

    /// Ends the app and configures it again, as if it was started once more.
    func reopen() async throws {
        await app.delete()
        app = try Self.configure(name, folder)
    }

    /// Writes bytes that aren't JSON to all files.
    func damage() async throws {
        await app.delete()
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
        for case let file as URL in files where file.pathExtension == "json" { try Data("{".utf8).write(to: file) }
        app = try Self.configure(name, folder)
    }
}

/// What an app was told, in order.
@MainActor
final class Record<Value> {
    private(set) var all: [Value] = []

    func add(_ value: Value) { all.append(value) }

    /// Returns what was told since the last call, after the main queue has done what waits there.
    func next() async -> [Value] {
        for _ in 0..<3 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
        defer { all = [] }
        return all
    }
}
