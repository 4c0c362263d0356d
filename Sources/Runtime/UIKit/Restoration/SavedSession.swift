import Foundation

/// What is kept of a scene's session between launches.
@MainActor
struct SavedSession {
    let identifier: String
    let activity: NSUserActivity?
    let userInfo: [String: Any]?

    init?(_ session: UISceneSession) {
        (identifier, activity, userInfo) = (
            session.persistentIdentifier, session.stateRestorationActivity, session.userInfo
        )
    }

    /// Reads a session that was kept.
    init?(_ data: Data?) {
        guard let data,
            let list = (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil))
                as? [String: Any], let identifier = list["session"] as? String
        else { return nil }
        let coder = StateCoder(list["values"] as? [String: Any] ?? [:]) { _ in nil }
        self.identifier = identifier
        userInfo = coder.decodeObject(forKey: "userInfo") as? [String: Any]
        guard let type = coder.decodeObject(forKey: "activityType") as? String else {
            activity = nil
            return
        }
        let activity = NSUserActivity(activityType: type)
        activity.title = coder.decodeObject(forKey: "title") as? String
        activity.userInfo = coder.decodeObject(forKey: "activity") as? [AnyHashable: Any]
        activity.webpageURL = (coder.decodeObject(forKey: "page") as? String).flatMap(URL.init)
        activity.targetContentIdentifier = coder.decodeObject(forKey: "target") as? String
        self.activity = activity
    }

    /// The session as it is kept.
    var data: Data? {
        let coder = StateCoder(
            reference: { _ in nil },
            refuse: { key, value in
                MainActor.assumeIsolated {
                    UIEnvironment.current.report("The value for the key '\(key)' can't be saved with the scene's state")
                }
            })
        coder.encode(userInfo, forKey: "userInfo")
        if let activity {
            coder.encode(activity.activityType, forKey: "activityType")
            coder.encode(activity.title, forKey: "title")
            coder.encode(activity.userInfo.map(Self.textual), forKey: "activity")
            coder.encode(activity.webpageURL?.absoluteString, forKey: "page")
            coder.encode(activity.targetContentIdentifier, forKey: "target")
        }
        return try? PropertyListSerialization.data(
            fromPropertyList: ["session": identifier, "values": coder.values], format: .binary, options: 0)
    }

    /// An activity's information has texts as keys where it is kept.
    private static func textual(_ info: [AnyHashable: Any]) -> [String: Any] {
        Dictionary(info.compactMap { key, value in (key as? String).map { ($0, value) } }) { $1 }
    }
}
