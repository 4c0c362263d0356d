import ClassModel

/// The source that R.swift writes in a build phase: `R.image.logo()`, `R.string.localizable.hello()`, `R.storyboard.main.list()`.
///
/// Names and types are those of R.swift's documentation and of the public interface of its library. Members are static and computed,
/// for both generations of the library.
struct RSwiftSource {
    let library: RSwiftLibrary
    let contents: ResourceContents
    let classes: KnownClasses
    /// The expression of the bundle with the resources.
    let bundle: String
    /// The attributes of functions that use UIKit's classes: in language mode 6 those of the main actor.
    let isolation: String
    /// The modules of the classes that are named.
    let imports: Set<String>

    init(
        _ contents: ResourceContents, for library: RSwiftLibrary, _ classes: KnownClasses, bundle: String,
        isMainActor: Bool = false, imports: Set<String> = []
    ) {
        (self.contents, self.library, self.classes, self.bundle) = (contents, library, classes, bundle)
        (isolation, self.imports) = (isMainActor ? "@MainActor " : "", imports)
    }

    var text: String {
        var source = GeneratedText()
        source.line("// What R.swift writes for the resources of this target.")
        source.line("")
        for module in imports.union(["Foundation", "UIKit", library.rawValue]).sorted() {
            source.line("import \(module)")
        }
        source.line("")
        source.block("struct R") { source in
            source.line("fileprivate static var hostingBundle: Foundation.Bundle { \(bundle) }")
            source.line("static func validate() throws {}")
            addImages(to: &source)
            addColors(to: &source)
            addTexts(to: &source)
            addFiles(to: &source)
            addFonts(to: &source)
            addStoryboards(to: &source)
            addNibs(to: &source)
            addIdentifiers(to: &source)
            addSegues(to: &source)
        }
        source.line("")
        source.block("struct _R") { source in
            source.block("struct storyboard") { addStoryboardTypes(to: &$0) }
            source.block("struct nib") { addNibTypes(to: &$0) }
        }
        return source.text
    }

    /// Adds a value of one of the library's types.
    func add(_ name: String, _ type: String, _ arguments: String, to source: inout GeneratedText) {
        source.line("static var \(SwiftName.declared(name)): \(type) { \(type)(\(arguments)) }")
    }
}
