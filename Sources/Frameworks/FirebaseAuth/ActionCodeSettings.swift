public import Foundation

/// What the link of a letter leads to.
public final class ActionCodeSettings: NSObject, @unchecked Sendable {
    // Only the app changes it.
    /// The address that the link leads to.
    public var url: URL?
    /// Whether the app opens the link.
    public var handleCodeInApp = false
    /// The identifier of the app that opens the link.
    public var iOSBundleID: String? = Bundle.main.bundleIdentifier
    /// The app for Android that opens the link.
    public var androidPackageName: String?
    /// The domain of the link.
    public var dynamicLinkDomain: String?

    public override init() {}

    /// Sets the identifier of the app that opens the link.
    public func setIOSBundleID(_ iOSBundleID: String) { self.iOSBundleID = iOSBundleID }

    /// Sets the app for Android that opens the link.
    public func setAndroidPackageName(_ name: String, installIfNotAvailable: Bool, minimumVersion: String?) {
        androidPackageName = name
    }
}
