import Foundation

/// What `Info.plist` says about an app.
@MainActor
package struct AppInfo {
    private let entries: [String: Any]
    private let idiom: UIUserInterfaceIdiom

    package init(_ entries: [String: Any] = [:], idiom: UIUserInterfaceIdiom = .phone) {
        (self.entries, self.idiom) = (entries, idiom)
    }

    /// The value of a key for the device: that of `KEY~ipad` or `KEY~iphone` if there is one.
    private subscript(key: String) -> Any? {
        let device = idiom == .pad ? "ipad" : "iphone"
        return entries["\(key)~\(device)"] ?? entries[key]
    }

    private func text(_ key: String) -> String? {
        guard let text = self[key] as? String, !text.isEmpty else { return nil }
        return text
    }

    /// A Boolean value, which older files have as a text.
    private func flag(_ key: String) -> Bool? {
        if let flag = self[key] as? Bool { return flag }
        return text(key).map { ["yes", "true", "1"].contains($0.lowercased()) }
    }

    package var mainStoryboard: String? { text("UIMainStoryboardFile").map(Self.baseName) }
    package var launchStoryboard: String? { text("UILaunchStoryboardName").map(Self.baseName) }

    /// The launch screen without a storyboard.
    var launchLook: LaunchLook? { (self["UILaunchScreen"] as? [String: Any]).map(LaunchLook.init) }

    static func baseName(_ file: String) -> String {
        file.hasSuffix(".storyboard") ? String(file.dropLast(".storyboard".count)) : file
    }

    // MARK: Orientations and looks

    /// The orientations that the app supports; all but upside down on a phone where the file doesn't say.
    var orientations: UIInterfaceOrientationMask {
        let names = self["UISupportedInterfaceOrientations"] as? [String] ?? []
        let named = names.reduce(into: UIInterfaceOrientationMask()) { mask, name in
            switch name {
            case "UIInterfaceOrientationPortrait": mask.insert(.portrait)
            case "UIInterfaceOrientationPortraitUpsideDown": mask.insert(.portraitUpsideDown)
            case "UIInterfaceOrientationLandscapeLeft": mask.insert(.landscapeLeft)
            case "UIInterfaceOrientationLandscapeRight": mask.insert(.landscapeRight)
            default: break
            }
        }
        return !named.isEmpty ? named : idiom == .pad ? .all : .allButUpsideDown
    }

    /// The appearance that the app keeps, whatever a person prefers.
    var userInterfaceStyle: UIUserInterfaceStyle {
        switch text("UIUserInterfaceStyle") {
        case "Light": .light
        case "Dark": .dark
        default: .unspecified
        }
    }

    var hidesStatusBar: Bool { flag("UIStatusBarHidden") ?? false }
    var statusBarStyle: UIStatusBarStyle {
        switch text("UIStatusBarStyle") {
        case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent", "UIStatusBarStyleBlackOpaque":
            .lightContent
        case "UIStatusBarStyleDarkContent": .darkContent
        default: .default
        }
    }
    /// Whether controllers decide about the status bar.
    var controllersDecideStatusBar: Bool { flag("UIViewControllerBasedStatusBarAppearance") ?? true }

    // MARK: Addresses

    /// The schemes of addresses that the app opens itself, in lower case.
    var urlSchemes: Set<String> {
        let types = self["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    }

    // MARK: Scenes

    /// Whether the app has scenes.
    var hasScenes: Bool { manifest != nil }
    var supportsMultipleScenes: Bool { manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false }
    private var manifest: [String: Any]? { self["UIApplicationSceneManifest"] as? [String: Any] }

    /// What the manifest says of a configuration.
    struct SceneEntry {
        var name: String?
        var sceneClass: String?
        var delegateClass: String?
        var storyboard: String?
    }

    /// Returns the configuration with a name, or the first of a role.
    func scene(named name: String?, for role: UISceneSession.Role) -> SceneEntry? {
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let all = (roles?[role.rawValue] as? [[String: Any]] ?? []).map { entry in
            SceneEntry(
                name: entry["UISceneConfigurationName"] as? String, sceneClass: entry["UISceneClassName"] as? String,
                delegateClass: entry["UISceneDelegateClassName"] as? String,
                storyboard: (entry["UISceneStoryboardFile"] as? String).map(Self.baseName))
        }
        guard let name else { return all.first }
        return all.first { $0.name == name }
    }
}
