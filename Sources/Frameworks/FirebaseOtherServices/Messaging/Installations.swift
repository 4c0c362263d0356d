public import FirebaseCore
public import Foundation

extension Notification.Name {
    /// The identifier of the installation has changed.
    public static let InstallationIDDidChange = Notification.Name("FIRInstallationIDDidChangeNotification")
    /// The token has changed, in the style of older apps.
    public static let InstanceIDTokenRefresh = Notification.Name("com.firebase.iid.notif.refresh-token")
}

/// The identifier of an installation of an app.
public final class Installations: NSObject, FirebaseApp.Ending, @unchecked Sendable {
    // Everything that changes is guarded by the lock.
    private let file: LocalFile
    private let lock = NSLock()
    private var identifier: String

    /// Returns the installation of the default app.
    public class func installations() -> Installations {
        installations(app: FirebaseApp.required(by: "Installations"))
    }
    /// Returns the installation of an app.
    public class func installations(app: FirebaseApp) -> Installations {
        app.service("Installations", Installations.init)
    }

    private init(_ app: FirebaseApp) {
        file = LocalFile(app.folder.appendingPathComponent("installation.json"))
        let known = file.read()?["identifier"] as? String
        identifier = known ?? LocalIdentifier.random(22)
        super.init()
        if known == nil { save() }
    }

    package func end() { file.flush() }

    private func save() {
        file.save { [self] in ["identifier": lock.withLock { identifier }] }
    }

    private var current: String { lock.withLock { identifier } }

    private func forget() {
        lock.withLock { identifier = LocalIdentifier.random(22) }
        save()
        Answer.later { NotificationCenter.default.post(name: .InstallationIDDidChange, object: nil) }
    }

    /// Finds the identifier.
    public func installationID(completion: @escaping (String?, (any Error)?) -> Void) {
        Answer.send(completion) { current }
    }
    /// Finds the identifier.
    public nonisolated(nonsending) func installationID() async throws -> String { try await Answer.value { current } }

    /// Removes the identifier. The next one differs.
    public func delete(completion: @escaping ((any Error)?) -> Void) { Answer.send(error: completion) { forget() } }
    /// Removes the identifier. The next one differs.
    public nonisolated(nonsending) func delete() async throws { try await Answer.value { forget() } }
}
