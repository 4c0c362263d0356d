@_exported public import FirebaseCore
public import Foundation

/// What happens in an app. Nothing is counted here; names that Firebase refuses are reported.
public class Analytics: NSObject {
    /// Records that something has happened.
    public class func logEvent(_ name: String, parameters: [String: Any]?) {
        check("event", name, 40)
        for key in (parameters ?? [:]).keys { check("parameter", key, 40) }
    }

    /// Sets a property of the user.
    public class func setUserProperty(_ value: String?, forName name: String) { check("user property", name, 24) }

    /// Sets who uses the app.
    public class func setUserID(_ userID: String?) {}

    /// Sets which screen the app shows, in the style of older apps.
    public class func setScreenName(_ screenName: String?, screenClass screenClassOverride: String?) {}

    /// Sets whether something is counted.
    public class func setAnalyticsCollectionEnabled(_ analyticsCollectionEnabled: Bool) {}

    /// Sets how long a session lasts without anybody who uses the app, in seconds.
    public class func setSessionTimeoutInterval(_ sessionTimeoutInterval: TimeInterval) {}

    /// Sets what the person agrees to.
    public class func setConsent(_ consentSettings: [ConsentType: ConsentStatus]) {}

    /// Sets parameters of all events.
    public class func setDefaultEventParameters(_ parameters: [String: Any]?) {}

    /// Forgets everything that was counted.
    public class func resetAnalyticsData() {}

    /// Tells that a link has opened the app.
    public class func handleOpen(_ url: URL) {}
    /// Tells that an activity goes on in the app.
    public class func handleUserActivity(_ userActivity: Any) {}
    /// Tells that a session of downloads has ended.
    public class func handleEvents(forBackgroundURLSession identifier: String, completionHandler: (() -> Void)?) {
        completionHandler?()
    }

    /// Returns the identifier of the installation. There is none.
    public class func appInstanceID() -> String? { nil }

    /// Finds the identifier of the session. There is none: completes with an error.
    public class func sessionID(completion: @escaping (Int64, (any Error)?) -> Void) {
        Answer.later {
            completion(0, NSError(domain: "com.google.analytics", code: 0))
        }
    }

    private static func check(_ kind: String, _ name: String, _ count: Int) {
        let isGood =
            name.first?.isLetter == true && name.count <= count
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        if isGood { return }
        FirebaseLog.report(
            "Analytics refuses the \(kind) '\(name)': a name begins with a letter, and has up to \(count) letters, digits and _"
        )
    }
}
