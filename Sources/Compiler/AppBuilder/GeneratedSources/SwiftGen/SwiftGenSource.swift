/// The source that SwiftGen writes for one of its outputs.
///
/// Names and types are those of its documented templates, such as `L10n.Alert.title`, `Asset.Icons.home.image`,
/// `StoryboardScene.Main.list.instantiate()` and `FontFamily.OpenSans.bold.font(size:)`.
struct SwiftGenSource {
    let output: SwiftGenOutput
    let contents: ResourceContents
    let classes: KnownClasses
    /// The expression of the bundle with the resources.
    let bundle: String
    /// The attributes of functions that use UIKit's classes: in language mode 6 those of the main actor.
    var isolation = ""
    /// The modules of the classes that are named.
    var imports: Set<String> = []

    var access: String { output.access }

    var text: String {
        var source = GeneratedText()
        source.line("// What SwiftGen writes for the resources of this target.")
        source.line("")
        for module in imports.union(["Foundation", "UIKit"]).sorted() { source.line("import \(module)") }
        source.line("")
        source.line("private let resourceBundle: Foundation.Bundle = \(bundle)")
        source.line("")
        switch (output.parser, output.kind) {
        case ("strings", let kind): addTexts(isFlat: kind == "flat", to: &source)
        case ("xcassets", _): addAssets(to: &source)
        case ("ib", "segues"): addSegues(to: &source)
        case ("ib", _): addScenes(to: &source)
        default: addFonts(to: &source)
        }
        return source.text
    }
}
