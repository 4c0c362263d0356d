public import Foundation

/// The values that connect an app with its project in Firebase.
public final class FirebaseOptions: NSObject, NSCopying, @unchecked Sendable {
    // An app has its own copy, which nobody else changes.
    /// The key for requests.
    public var apiKey: String?
    /// The identifier of the app's bundle.
    public var bundleID: String = Bundle.main.bundleIdentifier ?? ""
    /// The identifier of the client for signing in with Google.
    public var clientID: String?
    /// The identifier for Google Analytics.
    public var trackingID: String?
    /// The number of the sender of messages.
    public var gcmSenderID: String
    /// The identifier of the project.
    public var projectID: String?
    /// The identifier of the client for Android.
    public var androidClientID: String?
    /// The identifier of the app in Firebase.
    public var googleAppID: String
    /// The address of the Realtime Database.
    public var databaseURL: String?
    /// The scheme of the app's links.
    public var deepLinkURLScheme: String?
    /// The name of the bucket for files.
    public var storageBucket: String?
    /// The group that the app shares files with.
    public var appGroupID: String?

    /// Creates options with the identifier of an app and the number of its sender.
    public init(googleAppID: String, gcmSenderID: String) {
        (self.googleAppID, self.gcmSenderID) = (googleAppID, gcmSenderID)
    }

    /// Creates options with the values of a property list. Returns nil if it can't be read, or has no identifier of an app.
    public convenience init?(contentsOfFile plistPath: String) {
        guard let data = FileManager.default.contents(atPath: plistPath),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let app = list["GOOGLE_APP_ID"] as? String
        else { return nil }
        self.init(googleAppID: app, gcmSenderID: list["GCM_SENDER_ID"] as? String ?? "")
        apiKey = list["API_KEY"] as? String
        bundleID = list["BUNDLE_ID"] as? String ?? bundleID
        clientID = list["CLIENT_ID"] as? String
        trackingID = list["TRACKING_ID"] as? String
        projectID = list["PROJECT_ID"] as? String
        androidClientID = list["ANDROID_CLIENT_ID"] as? String
        databaseURL = list["DATABASE_URL"] as? String
        storageBucket = list["STORAGE_BUCKET"] as? String
    }

    /// Returns the options of GoogleService-Info.plist, or nil if the app has none that can be read.
    public class func defaultOptions() -> FirebaseOptions? {
        Bundle.main.path(forResource: "GoogleService-Info", ofType: "plist").flatMap(FirebaseOptions.init)
    }

    func frozen() -> FirebaseOptions {
        let copy = FirebaseOptions(googleAppID: googleAppID, gcmSenderID: gcmSenderID)
        (copy.apiKey, copy.bundleID, copy.clientID, copy.trackingID) = (apiKey, bundleID, clientID, trackingID)
        (copy.projectID, copy.androidClientID, copy.databaseURL) = (projectID, androidClientID, databaseURL)
        (copy.deepLinkURLScheme, copy.storageBucket) = (deepLinkURLScheme, storageBucket)
        copy.appGroupID = appGroupID
        return copy
    }

    public func copy(with zone: NSZone? = nil) -> Any { frozen() }
}
