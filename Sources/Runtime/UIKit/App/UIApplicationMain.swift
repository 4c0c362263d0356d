import Foundation
import QuartzCore

/// What shows an app, and lets its time pass: a page, a driver or a test.
@MainActor
package protocol ApplicationHost: AnyObject {
    /// The environment of the app, with its screen and its clock.
    var environment: UIEnvironment { get }
    /// Calls a closure that launches the app, and runs the app to its end. Returns the exit status of the process.
    func run(_ launch: @MainActor () -> Void) -> Int32
}

/// An app in a process of its own.
@MainActor
package enum MainApplication {
    /// What shows the app of this process. Without a host, it runs unseen.
    package static var host: (any ApplicationHost)?

    /// Runs an app in the host.
    static func run(_ app: AppLaunch) -> Int32 {
        let host = host ?? UnseenHost()
        host.environment.lifeCycle.prepare(app)
        return host.run { host.environment.lifeCycle.launch(app) }
    }

    /// Returns what the app of this process begins with: its main bundle and its classes.
    static func launch(
        _ principal: AnyClass?, makeDelegate: @escaping @MainActor () -> (any UIApplicationDelegate)?
    ) -> AppLaunch {
        var app = AppLaunch(info: Bundle.main.infoDictionary ?? [:], resources: BundleResources.of(.main))
        app.makeDelegate = makeDelegate
        if let principal { app.makeApplication = { AppObject.make(principal) as? UIApplication ?? UIApplication() } }
        return app
    }

    /// A host for an app that nobody looks at: it runs the main run loop.
    private final class UnseenHost: ApplicationHost {
        let environment = UIEnvironment.current

        func run(_ launch: @MainActor () -> Void) -> Int32 {
            launch()
            let environment = environment
            let timer = Foundation.Timer(timeInterval: 1.0 / 60, repeats: true) { _ in
                MainActor.assumeIsolated {
                    environment.perform {
                        environment.clock.keepDueAppointments()
                        environment.layOutWindows()
                    }
                }
            }
            RunLoop.main.add(timer, forMode: .common)
            while !environment.lifeCycle.isTerminated, RunLoop.main.run(mode: .default, before: .distantFuture) {}
            return 0
        }
    }
}

/// Creates the app and its delegate by the names of their classes, and runs the app.
///
/// - Parameters:
///   - principalClassName: The name of a subclass of `UIApplication`, or nil.
///   - delegateClassName: The name of the delegate's class, or nil if the principal class is its own delegate.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    let resources = BundleResources.of(.main)
    func type(named name: String?) -> AnyClass? {
        guard let name else { return nil }
        if let type = resources.appClass(named: name) { return type }
        preconditionFailure("Unable to find class \(name), which UIApplicationMain names")
    }
    let delegate: AnyClass? = type(named: delegateClassName)
    return MainApplication.run(
        MainApplication.launch(type(named: principalClassName)) {
            delegate.map { makeDelegate($0) } ?? UIApplication.shared as? any UIApplicationDelegate
        })
}

@MainActor
private func makeDelegate(_ type: AnyClass) -> any UIApplicationDelegate {
    guard let delegate = AppObject.make(type) as? any UIApplicationDelegate else {
        preconditionFailure(
            "\(type) is no UIApplicationDelegate that can be created; derive it from UIResponder, or list its creation "
                + "in interfaceMembers")
    }
    return delegate
}

extension UIApplicationDelegate {
    /// Runs an app with this class as its delegate: where an app begins that is marked with `@main`.
    public static func main() {
        let type: AnyClass = Self.self
        exit(MainApplication.run(MainApplication.launch(nil) { makeDelegate(type) }))
    }
}
