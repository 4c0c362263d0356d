public import Foundation

/// The settings of all apps of Firebase.
public final class FirebaseConfiguration: NSObject, Sendable {
    /// The settings.
    public static let shared = FirebaseConfiguration()

    /// Sets how much Firebase says in its log. Here, it has few messages, which all levels show.
    public func setLoggerLevel(_ loggerLevel: FirebaseLoggerLevel) {}

    /// The settings, in the style of older apps.
    public class func sharedInstance() -> FirebaseConfiguration { shared }
}
