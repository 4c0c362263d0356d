public import Foundation

/// Makes the controllers of a class that are restored.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
    /// Returns a controller for a path of restoration identifiers, or nil for none.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

/// Makes objects of an app that are restored.
@preconcurrency @MainActor
public protocol UIObjectRestoration: AnyObject {
    static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)?
}

/// An object of an app, no controller and no view, whose state is saved and restored. All members are optional.
@preconcurrency @MainActor
public protocol UIStateRestoring: AnyObject {
    var restorationParent: (any UIStateRestoring)? { get }
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    func encodeRestorableState(with coder: NSCoder)
    func decodeRestorableState(with coder: NSCoder)
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    public var restorationParent: (any UIStateRestoring)? { nil }
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    public func encodeRestorableState(with coder: NSCoder) {}
    public func decodeRestorableState(with coder: NSCoder) {}
    public func applicationFinishedRestoringState() {}
}

/// Names the elements of a list's data, so that the same ones are selected and in sight after data has changed.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation: AnyObject {
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

extension UIApplication {
    /// The keys of what an app's saved state says of the app.
    public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersion"
    public nonisolated static let stateRestorationUserInterfaceIdiomKey =
        "UIApplicationStateRestorationUserInterfaceIdiom"
    public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"
    public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersion"

    /// Lets the state of an object be saved and restored, too.
    public static func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) { UIEnvironment.current.lifeCycle.restoration.register(object, restorationIdentifier) }

    /// Doesn't keep an app's interface from being seen here, where the state is restored before.
    public func ignoreSnapshotOnNextApplicationLaunch() {}

    /// Says that the restoration isn't over when the launch is.
    public func extendStateRestoration() { environment.lifeCycle.restoration.extend() }
    /// Says that the restoration is over.
    public func completeStateRestoration() { environment.lifeCycle.restoration.complete() }
}
