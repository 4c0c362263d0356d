package import ClassModel
import StoryboardModel

/// A class that doesn't exist yet, in a file of its own.
package struct NewClass {
    package var name: String
    package var superclass: String
    /// The classes of frameworks that it derives from, nearest first.
    private let frameworkClasses: [String]

    /// Creates a class below one of the sources or of a framework.
    package init(_ name: String, below superclass: String, in classes: AppClasses) {
        (self.name, self.superclass) = (name, superclass)
        frameworkClasses = classes.chain(of: superclass)?.frameworkClasses ?? []
    }

    /// Throws if a class can't have the name, or there is no such superclass. `usual` is the class of the object that the class
    /// is for, which may be of another framework than UIKit.
    package func check(in classes: AppClasses, usual: String?) throws(SourceError) {
        try NewMember.check(name: name)
        if let known = classes.find(name) {
            throw SourceError("there is a class “\(name)” already, at \(known.place)", hint: "choose another name")
        }
        guard !FrameworkClasses.shared.has(name) else {
            throw SourceError("“\(name)” is a class of UIKit’s", hint: "choose another name")
        }
        guard !superclass.isEmpty, superclass == usual || classes.chain(of: superclass) != nil else {
            throw SourceError(
                superclass.isEmpty ? "the superclass is missing" : "there is no class “\(superclass)”",
                hint: "it is one of UIKit’s or of the app’s sources")
        }
    }

    /// The text of the file: the class with the method that such classes usually begin with.
    package var text: String {
        """
        import \(module)

        class \(name): \(superclass) {
        \(body.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n"))
        }

        """
    }

    private var body: [String] {
        let methods: [(ancestor: String, lines: [String])] = [
            (
                "UIStoryboardSegue",
                ["override func perform() {", "    source.present(destination, animated: true)", "}"]
            ),
            ("UIViewController", ["override func viewDidLoad() {", "    super.viewDidLoad()", "}"]),
            ("NSViewController", ["override func viewDidLoad() {", "    super.viewDidLoad()", "}"]),
            ("WKInterfaceController", ["override func awake(withContext context: Any?) {", "}"]),
            ("UITableViewCell", ["override func awakeFromNib() {", "    super.awakeFromNib()", "}"]),
            ("UICollectionReusableView", ["override func awakeFromNib() {", "    super.awakeFromNib()", "}"]),
        ]
        let chain = [superclass] + frameworkClasses
        guard let method = methods.first(where: { chain.contains($0.ancestor) }) else { return [] }
        return [""] + method.lines
    }

    /// The module to import: that of the nearest class of a framework.
    private var module: String {
        let prefixes = [
            ("MK", "MapKit"), ("WKInterface", "WatchKit"), ("WK", "WebKit"), ("AVPlayerView", "AVKit"),
            ("SCN", "SceneKit"), ("SK", "SpriteKit"), ("MTK", "MetalKit"), ("PDF", "PDFKit"), ("GLK", "GLKit"),
            ("NSObject", "UIKit"), ("NSLayout", "UIKit"), ("NS", "Cocoa"),
        ]
        let base = frameworkClasses.first ?? superclass
        return prefixes.first { base.hasPrefix($0.0) }?.1 ?? "UIKit"
    }
}
