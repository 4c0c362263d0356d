import StoryboardModel
import SwiftExport
import Testing

/// What a document became.
struct Exported {
    let outcome: SwiftExport.Outcome
    let shared: [SwiftExport.File]

    /// Exports a storyboard with these scenes.
    init(scenes: String, initial: String = "c", resources: String = "", textTable: String? = nil) throws {
        try self.init(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
            initialViewController="\(initial)"><scenes>\(scenes)</scenes><resources>\(resources)</resources></document>
            """, textTable: textTable)
    }

    /// Exports a storyboard with a scene, whose view has this content.
    init(view: String, controller: String = "", beside: String = "", attributes: String = "", textTable: String? = nil)
        throws
    {
        try self.init(
            scenes: Self.scene("c", view: view, controller: controller, beside: beside, attributes: attributes),
            textTable: textTable)
    }

    /// Exports the text of a document.
    init(_ text: String, name: String = "Main", textTable: String? = nil) throws {
        let export = SwiftExport([.init(try Document(Array(text.utf8)), name: name, textTable: textTable)])
        outcome = try #require(export.outcomes.first)
        shared = export.sharedFiles
    }

    /// Returns a scene with a view controller.
    static func scene(
        _ id: String, view: String = "", controller: String = "", beside: String = "", attributes: String = ""
    ) -> String {
        """
        <scene sceneID="s-\(id)"><objects><viewController id="\(id)" \(attributes)><view key="view" id="v-\(id)">
        <rect key="frame" x="0" y="0" width="375" height="667"/>\(view)</view>\(controller)</viewController>\(beside)</objects></scene>
        """
    }

    /// Returns the text of a file, or an empty one if there is none.
    func file(_ name: String) -> String { (outcome.files + shared).first { $0.name == name }?.text ?? "" }

    /// The lines of all files without the space before them.
    var lines: [String] {
        (outcome.files + shared).flatMap { $0.text.split(separator: "\n") }.map { String($0.drop { $0 == " " }) }
    }

    /// The rules of what was reported.
    var rules: [String] { outcome.diagnostics.map(\.rule) }
}

/// A constrained view of a kind.
func constrained(_ element: String, _ attributes: String = "", _ content: String = "", id: String = "x") -> String {
    "<subviews><\(element) id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>\(content)</\(element)></subviews>"
}
