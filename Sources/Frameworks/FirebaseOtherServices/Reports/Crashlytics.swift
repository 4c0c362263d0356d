import FirebaseCore
public import Foundation

/// Reports of crashes. Nobody reads them here: messages and errors go to the console.
public final class Crashlytics: NSObject, @unchecked Sendable {
    // What changes is guarded by the lock.
    private static let shared = Crashlytics()
    private let lock = NSLock()
    private var collects = true

    private override init() {}

    /// Returns the reports.
    public class func crashlytics() -> Crashlytics { shared }

    /// Adds a message to the next report.
    public func log(_ msg: String) { print("[Crashlytics] \(msg)") }

    /// Adds a message to the next report.
    public func log(format: String, arguments args: CVaListPointer) {
        log(NSString(format: format, arguments: args) as String)
    }

    /// Reports an error.
    public func record(error: any Error) { log("error: \(error)") }
    /// Reports an error.
    public func record(error: any Error, userInfo: [String: Any]?) { record(error: error) }
    /// Reports what another language has thrown.
    public func record(exceptionModel: ExceptionModel) { log("\(exceptionModel.name): \(exceptionModel.reason)") }

    /// Sets a value of the next reports.
    public func setCustomValue(_ value: Any?, forKey key: String) {}
    /// Sets values of the next reports.
    public func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) {}
    /// Sets who uses the app.
    public func setUserID(_ userID: String?) {}

    /// Returns whether the app crashed when it ran before. Nobody knows that here.
    public func didCrashDuringPreviousExecution() -> Bool { false }
    /// Has no effect: there are no reports.
    public func sendUnsentReports() {}
    /// Has no effect: there are no reports.
    public func deleteUnsentReports() {}
    /// Finds whether there are reports. There are none.
    public func checkForUnsentReports(completion: @escaping (Bool) -> Void) { Answer.later { completion(false) } }

    /// Returns whether reports are collected.
    public func isCrashlyticsCollectionEnabled() -> Bool { lock.withLock { collects } }
    /// Sets whether reports are collected.
    public func setCrashlyticsCollectionEnabled(_ enabled: Bool) { lock.withLock { collects = enabled } }
}
