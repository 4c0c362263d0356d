import UIKit

/// The messages of the modules for Firebase.
package enum FirebaseLog {
    /// Reports a message, once.
    package static func report(_ message: String) {
        MainThread.perform { UIEnvironment.current.reportOnce("Firebase: \(message)") }
    }

    static func introduce() {
        report("this is a stand-in without any server; accounts, documents and files are in the app's home")
    }
}
