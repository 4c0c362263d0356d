import ElementCatalog
import UIKit

/// The classes of running objects, and the elements that stand for them.
@MainActor
enum ClassNames {
    /// The element of an object: that of its class or of the nearest superclass that documents have.
    static func element(of object: AnyObject) -> String? {
        chain(of: object).lazy.compactMap { elements[short($0)] }.first
    }

    /// Whether the class belongs to the system but isn't one that documents have: a part that UIKit adds by itself.
    static func isSystemPart(_ object: AnyObject) -> Bool {
        guard let own = chain(of: object).first else { return true }
        return !isOfApp(own) && elements[short(own)] == nil
    }

    /// The class of the app and its module, nil for UIKit's own classes. The name is nil if documents can't write it: it is private
    /// to a file, or inside another type.
    static func custom(_ object: AnyObject) -> (name: String?, module: String)? {
        guard let own = chain(of: object).first, isOfApp(own) else { return nil }
        let parts = own.split(separator: ".").map(String.init)
        guard parts.count == 2, !own.contains("(") else { return (nil, parts.first ?? "") }
        return (parts[1], parts[0])
    }

    /// The class without its module.
    static func title(of object: AnyObject) -> String { chain(of: object).first.map(short) ?? "object" }

    private static func chain(of object: AnyObject) -> [String] {
        let type: AnyClass = type(of: object)
        if let known = chains[ObjectIdentifier(type)] { return known }
        let chain = sequence(first: type) { _getSuperclass($0) }.map { String(reflecting: $0) }
        chains[ObjectIdentifier(type)] = chain
        return chain
    }

    private static var chains: [ObjectIdentifier: [String]] = [:]

    private static func short(_ name: String) -> String { String(name.split(separator: ".").last ?? "") }

    /// Whether a class is the app's, not the system's.
    static func isOfApp(_ type: Any.Type) -> Bool { isOfApp(String(reflecting: type)) }

    private static func isOfApp(_ name: String) -> Bool {
        !frameworks.contains(String(name.prefix { $0 != "." }))
    }

    /// The modules of the system that have views and controllers.
    private static let frameworks: Set<String> = [
        "UIKit", "Foundation", "QuartzCore", "MapKit", "WebKit", "AVKit", "AVFoundation", "PhotosUI", "Photos",
        "ContactsUI",
        "EventKitUI", "MessageUI", "SafariServices", "UserNotifications", "QuickLook", "StoreKit", "MediaPlayer",
        "AuthenticationServices", "LinkPresentation", "SceneCapture", "StoryboardPlayer", "PlatformViews", "AppHost",
        "AppScreen",
    ]

    private static let elements: [String: String] = {
        var found: [String: String] = [:]
        let kinds: [ElementKind] = [.view, .cellView, .controller, .gestureRecognizer, .barItem]
        for element in ElementCatalog.shared.elements where element.platforms.isSuperset(of: .iOS) {
            guard kinds.contains(element.kind), let name = element.className, found[name] == nil else { continue }
            found[name] = element.name
        }
        return found
    }()
}
