@_exported public import FirebaseCore
public import Foundation

/// What an observer is removed by.
public typealias DatabaseHandle = UInt

/// A tree of values, in the app's home.
public final class Database: NSObject, FirebaseApp.Ending, @unchecked Sendable {
    // The store has a lock; only the app changes the settings.
    let store: TreeStore
    let address: String
    private weak var owner: FirebaseApp?

    /// Returns the database of the default app.
    public class func database() -> Database { database(app: FirebaseApp.required(by: "Database")) }
    /// Returns the database at an address.
    public class func database(url: String) -> Database {
        database(app: FirebaseApp.required(by: "Database"), url: url)
    }
    /// Returns the database of an app.
    public class func database(app: FirebaseApp) -> Database {
        let project = app.options.projectID ?? "local"
        return database(app: app, url: app.options.databaseURL ?? "https://\(project).firebaseio.com")
    }
    /// Returns the database of an app at an address.
    public class func database(app: FirebaseApp, url: String) -> Database {
        let host = URL(string: url)?.host ?? url
        return app.service("Database \(host)") { Database($0, host) }
    }

    private init(_ app: FirebaseApp, _ host: String) {
        owner = app
        address = "https://\(host)"
        store = TreeStore(app.folder.appendingPathComponent("tree \(LocalFile.name(for: host)).json"))
    }

    package func end() { store.end() }

    /// The app, or nil after it was deleted.
    public var app: FirebaseApp? { owner }
    /// Whether values are kept on the device. They always are.
    public var isPersistenceEnabled = false
    /// The size of the cache in bytes.
    public var persistenceCacheSizeBytes: UInt = 10_485_760
    /// The queue of completion handlers and observers.
    public var callbackQueue = DispatchQueue.main

    /// Uses a local emulator, which is what happens here anyway.
    public func useEmulator(withHost host: String, port: Int) {}
    /// Has no effect: few messages are logged.
    public class func setLoggingEnabled(_ enabled: Bool) {}
    /// The version of Firebase whose names are here.
    public class func sdkVersion() -> String { FirebaseVersion() }

    // MARK: References

    /// Returns the root of the tree.
    public func reference() -> DatabaseReference { DatabaseReference([], self) }
    /// Returns the place at a path.
    public func reference(withPath path: String) -> DatabaseReference { DatabaseReference(TreePath.keys(path), self) }
    /// Returns the place at an address.
    public func reference(fromURL databaseUrl: String) -> DatabaseReference {
        reference(withPath: URL(string: databaseUrl)?.path ?? "")
    }

    // MARK: The connection

    /// Connects with the server. Here, it is always there.
    public func goOnline() { store.connect(true) }
    /// Disconnects from the server, which then does what it was asked to.
    public func goOffline() { store.connect(false) }
    /// Forgets writes that the server doesn't have. It has them all.
    public func purgeOutstandingWrites() {}
}
