/// An app's `Info.plist`: its storyboards, fonts and colors.
package struct InfoPlist: Hashable, Sendable {
    private let list: PropertyList

    package init(_ bytes: [UInt8]) throws(FormatError) {
        list = try PropertyList(bytes)
        guard list.dictionary != nil else { throw FormatError("the property list is not a dictionary") }
    }

    /// Returns the string for a key, or the one for a device idiom if there is one. Build settings such as
    /// "$(PRODUCT_NAME)" are kept as written.
    package func string(_ key: String, on idiom: String? = nil) -> String? {
        idiom.flatMap { list["\(key)~\($0)"]?.string } ?? list[key]?.string
    }

    /// Returns the main storyboard of an app without scene configurations.
    package func mainStoryboard(on idiom: String = "iphone") -> String? {
        string("UIMainStoryboardFile", on: idiom).map(Self.withoutExtension)
    }

    /// The storyboards of the scene configurations.
    package var sceneStoryboards: [String] {
        let roles = list["UIApplicationSceneManifest"]?["UISceneConfigurations"]?.dictionary ?? [:]
        return roles.sorted { $0.key < $1.key }.flatMap { $0.value.array ?? [] }
            .compactMap { $0["UISceneStoryboardFile"]?.string.map(Self.withoutExtension) }
    }

    package var launchStoryboard: String? { string("UILaunchStoryboardName").map(Self.withoutExtension) }

    /// The files of the app's fonts.
    package var fontFiles: [String] { (list["UIAppFonts"]?.array ?? []).compactMap(\.string) }

    /// The color set for the app's accent color.
    package var accentColor: String? { string("NSAccentColorName") }

    private static func withoutExtension(_ name: String) -> String {
        name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
    }
}
