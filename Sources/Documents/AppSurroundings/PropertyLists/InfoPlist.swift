/// What an app's `Info.plist` says of its storyboards, fonts and colours.
package struct InfoPlist: Hashable, Sendable {
    private let list: PropertyList

    package init(_ bytes: [UInt8]) throws(Damage) {
        list = try PropertyList(bytes)
        guard list.dictionary != nil else { throw Damage("the property list is no dictionary") }
    }

    /// A text under a key, on a kind of device where that has its own. Settings of the build such as "$(PRODUCT_NAME)" stay as they
    /// are written.
    package func string(_ key: String, on idiom: String? = nil) -> String? {
        idiom.flatMap { list["\(key)~\($0)"]?.string } ?? list[key]?.string
    }

    /// The storyboard that an app without scenes begins with.
    package func mainStoryboard(on idiom: String = "iphone") -> String? {
        string("UIMainStoryboardFile", on: idiom).map(Self.withoutExtension)
    }

    /// The storyboards that the app's scenes begin with.
    package var sceneStoryboards: [String] {
        let roles = list["UIApplicationSceneManifest"]?["UISceneConfigurations"]?.dictionary ?? [:]
        return roles.sorted { $0.key < $1.key }.flatMap { $0.value.array ?? [] }
            .compactMap { $0["UISceneStoryboardFile"]?.string.map(Self.withoutExtension) }
    }

    package var launchStoryboard: String? { string("UILaunchStoryboardName").map(Self.withoutExtension) }

    /// The files of the app's own fonts.
    package var fontFiles: [String] { (list["UIAppFonts"]?.array ?? []).compactMap(\.string) }

    /// The colour set that tints the app.
    package var accentColor: String? { string("NSAccentColorName") }

    private static func withoutExtension(_ name: String) -> String {
        name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
    }
}
