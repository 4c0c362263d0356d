public import Foundation
import UIKit

/// An app of Firebase: its options, and the services that belong to it.
///
/// Everything that the services keep is in the app's own home, in a folder of Application Support with this app's name.
public final class FirebaseApp: NSObject, @unchecked Sendable {
    // Everything that changes is guarded by the lock.
    private static let lock = Foundation.NSRecursiveLock()
    nonisolated(unsafe) private static var apps: [String: FirebaseApp] = [:]
    private static let defaultName = "__FIRAPP_DEFAULT"

    /// The name of the app.
    public let name: String
    /// The options that the app was configured with.
    public let options: FirebaseOptions
    /// The folder that the services keep their files in.
    package let folder: URL

    private let lock = Foundation.NSRecursiveLock()
    private var services: [String: AnyObject] = [:]
    private var collectsData = true

    /// What a service does when its app ends, such as writing what waits.
    package protocol Ending: AnyObject {
        func end()
    }

    private init(_ name: String, _ options: FirebaseOptions, _ folder: URL?) {
        self.name = name
        self.options = options.frozen()
        let home = URL.applicationSupportDirectory.appendingPathComponent("Firebase", isDirectory: true)
        self.folder = folder ?? home.appendingPathComponent(LocalFile.name(for: name), isDirectory: true)
    }

    // MARK: Configuring

    /// Configures the default app with the options of GoogleService-Info.plist. Without that file, Firebase raises an
    /// exception; here, the app goes on with empty options, and a message says so.
    public class func configure() {
        guard let options = FirebaseOptions.defaultOptions() else {
            FirebaseLog.report("the app has no GoogleService-Info.plist, with which Firebase raises an exception")
            return configure(options: FirebaseOptions(googleAppID: "1:0:ios:0", gcmSenderID: "0"))
        }
        configure(options: options)
    }

    /// Configures the default app with options.
    public class func configure(options: FirebaseOptions) { configure(name: defaultName, options: options) }

    /// Configures an app with a name and options.
    public class func configure(name: String, options: FirebaseOptions) {
        configure(name: name, options: options, folder: nil)
    }

    /// Configures an app whose services keep their files in a folder, or in the app's own one if it is nil.
    package class func configure(name: String, options: FirebaseOptions, folder: URL?) {
        lock.withLock {
            guard apps[name] == nil else {
                return FirebaseLog.report(
                    "the app '\(name)' is configured twice, with which Firebase raises an exception")
            }
            apps[name] = FirebaseApp(name, options, folder)
        }
        FirebaseLog.introduce()
    }

    // MARK: Finding

    /// Returns the default app, or nil if none is configured.
    public class func app() -> FirebaseApp? { app(name: defaultName) }

    /// Returns the app with a name, or nil if it isn't configured.
    public class func app(name: String) -> FirebaseApp? { lock.withLock { apps[name] } }

    /// All configured apps by name, or nil if there is none.
    public class var allApps: [String: FirebaseApp]? { lock.withLock { apps.isEmpty ? nil : apps } }

    /// Returns the default app for a service. If none is configured, Firebase raises an exception; here, a message says so and
    /// the app is configured.
    package class func required(by service: String) -> FirebaseApp {
        lock.withLock {
            if let app = apps[defaultName] { return app }
            FirebaseLog.report(
                "\(service) is used before `FirebaseApp.configure()`, with which Firebase raises an exception")
            let options =
                FirebaseOptions.defaultOptions() ?? FirebaseOptions(googleAppID: "1:0:ios:0", gcmSenderID: "0")
            let app = FirebaseApp(defaultName, options, nil)
            apps[defaultName] = app
            return app
        }
    }

    // MARK: Deleting

    /// Ends the app and its services. Their files stay.
    public func delete(_ completion: @escaping (Bool) -> Void) {
        let wasThere = end()
        Answer.later { completion(wasThere) }
    }

    /// Ends the app and its services, and returns whether it was configured. Their files stay.
    @discardableResult
    public nonisolated(nonsending) func delete() async -> Bool {
        let wasThere = end()
        await Answer.turn()
        return wasThere
    }

    private func end() -> Bool {
        let wasThere = Self.lock.withLock {
            guard Self.apps[name] === self else { return false }
            Self.apps[name] = nil
            return true
        }
        let ended = lock.withLock {
            defer { services = [:] }
            return Array(services.values)
        }
        for service in ended { (service as? any Ending)?.end() }
        return wasThere
    }

    // MARK: Services

    /// Returns the app's service with a name, which is created first if it isn't there.
    package func service<Service: AnyObject>(_ name: String, _ create: (FirebaseApp) -> Service) -> Service {
        lock.withLock {
            if let known = services[name] as? Service { return known }
            let service = create(self)
            services[name] = service
            return service
        }
    }

    /// Whether services may collect data. Nothing is collected here.
    public var isDataCollectionDefaultEnabled: Bool {
        get { lock.withLock { collectsData } }
        set { lock.withLock { collectsData = newValue } }
    }
}

/// The version of Firebase whose names are here.
public func FirebaseVersion() -> String { "11.0.0" }
