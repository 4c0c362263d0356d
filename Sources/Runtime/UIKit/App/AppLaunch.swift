package import Foundation

/// What an app begins with: its `Info.plist`, its resources and its classes, and why it is launched.
@MainActor
package struct AppLaunch {
    package var info: [String: Any]
    package var resources: any NibResources
    /// Creates the app's own subclass of `UIApplication`, if it has one.
    package var makeApplication: @MainActor () -> UIApplication = { UIApplication() }
    package var makeDelegate: @MainActor () -> (any UIApplicationDelegate)? = { nil }
    /// The address that the app is launched to open.
    package var url: URL?
    /// The activity that the app is launched to continue.
    package var activity: NSUserActivity?
    package var shortcutItem: UIApplicationShortcutItem?

    package init(info: [String: Any], resources: any NibResources) {
        (self.info, self.resources) = (info, resources)
    }

    var options: [UIApplication.LaunchOptionsKey: Any]? {
        var options: [UIApplication.LaunchOptionsKey: Any] = [:]
        if let url { options[.url] = url }
        if let activity { options[.userActivityDictionary] = [activity.activityType: activity] }
        if let shortcutItem { options[.shortcutItem] = shortcutItem }
        return options.isEmpty ? nil : options
    }

    var connectionOptions: UIScene.ConnectionOptions {
        let options = UIScene.ConnectionOptions()
        if let url { options.urlContexts = [UIOpenURLContext(url, sourceApplication: nil)] }
        if let activity { options.userActivities = [activity] }
        options.shortcutItem = shortcutItem
        return options
    }
}

/// Creates objects of an app's classes that only their names tell.
@MainActor
enum AppObject {
    /// Returns a new object of a class: by its table, by `init()`, or by the initializer that responders share.
    static func make(_ type: AnyClass) -> AnyObject? {
        let table = AppClasses.members(of: type) ?? (type as? any InterfaceObject.Type)?.interfaceMembers
        if let make = table?.creation { return make() }
        if let type = type as? any NibCreatable.Type { return type.init() }
        if let type = type as? any NibDecodable.Type { return type.init(coder: NoCoder()) }
        return nil
    }

    /// A coder without values, for initializers that don't ask for any.
    private final class NoCoder: NSCoder {
        override var allowsKeyedCoding: Bool { true }
        override func containsValue(forKey key: String) -> Bool { false }
        override func decodeObject(forKey key: String) -> Any? { nil }
    }
}

extension InterfaceMembers {
    /// Returns how an object of the class is created that the app only names, such as a delegate in `Info.plist`.
    public static func creation<Owner: AnyObject>(_ make: @escaping @MainActor () -> Owner) -> InterfaceMembers {
        var members = InterfaceMembers()
        members.creation = { make() }
        return members
    }
}
