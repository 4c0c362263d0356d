import Foundation

/// Whether an app may use something of its owner's: contacts, calendars, movements. The answer stays on the device, beside
/// the app's own defaults.
package struct PrivacyPermission: Sendable {
    private let name: String
    /// The key of Info.plist whose text says why the app asks.
    private let purposeKey: String
    /// What the app would like to do: "Access Your Contacts".
    private let wish: String

    package init(_ name: String, purposeKey: String, wish: String) {
        (self.name, self.purposeKey, self.wish) = (name, purposeKey, wish)
    }

    private var settings: UserDefaults? { UserDefaults(suiteName: name) }

    /// What the owner has answered, or nil.
    package var answer: Bool? { settings?.object(forKey: "isAllowed") as? Bool }

    /// Returns the status that a framework has for the answer.
    package func status<Status>(undetermined: Status, denied: Status, authorized: Status) -> Status {
        answer.map { $0 ? authorized : denied } ?? undetermined
    }

    /// Keeps an answer, or with nil forgets it.
    package func set(_ answer: Bool?) {
        guard let answer else { settings?.removeObject(forKey: "isAllowed"); return }
        settings?.set(answer, forKey: "isAllowed")
    }

    /// Asks the owner unless there is an answer, and calls a closure with it on the main thread.
    package func request(_ completion: @escaping (Bool) -> Void) {
        nonisolated(unsafe) let completion = completion
        MainThread.perform {
            if let answer {
                UIEnvironment.current.schedule(after: 0) { completion(answer) }
                return
            }
            guard let purpose = Bundle.main.object(forInfoDictionaryKey: purposeKey) as? String else {
                UIEnvironment.current.report(
                    "This app has attempted to access privacy-sensitive data without a usage description. The app's Info.plist must contain an “\(purposeKey)” key with a string value explaining to the user how the app uses this data"
                )
                UIEnvironment.current.schedule(after: 0) { completion(false) }
                return
            }
            SystemAlert.ask(
                "“\(SystemAlert.appName)” Would Like to \(wish)", purpose, answers: ["Don’t Allow", "Allow"]
            ) { choice in
                set(choice == 1)
                completion(choice == 1)
            }
        }
    }
}
