import Foundation
import StoryboardModel
import QuartzCore
package import UIKit
import XMLTree

/// What the scenes of a document for macOS or watchOS need besides the document.
@MainActor
package struct PlatformResources {
    package let traits: UITraitCollection
    /// The image of an asset catalog, or a file.
    package let image: @MainActor (String) -> UIImage?
    /// The color of an asset catalog.
    package let color: @MainActor (String) -> UIColor?
    /// The text for a key in the language of the canvas.
    package let translation: @MainActor (String) -> String?

    package init(
        traits: UITraitCollection, image: @escaping @MainActor (String) -> UIImage?,
        color: @escaping @MainActor (String) -> UIColor?, translation: @escaping @MainActor (String) -> String?
    ) {
        self.traits = traits
        self.image = image
        self.color = color
        self.translation = translation
    }

    /// Returns a text of an object, in the language of the canvas.
    func text(_ attribute: String, of node: Node) -> String {
        let key = node["id"].map { "\($0).\(attribute)" }
        return key.flatMap(translation) ?? node[attribute] ?? node.children.first { $0["key"] == attribute }?.text ?? ""
    }

    /// Returns a color that the document spells out, or that of an asset catalog.
    func ownColor(_ node: Node) -> UIColor? {
        switch DocumentColor(node) {
        case .named(let name): color(name)?.resolvedColor(with: traits)
        case .gray(let white, let alpha, _): UIColor(white: white, alpha: alpha)
        case .rgb(let red, let green, let blue, let alpha, _):
            UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .cmyk(let cyan, let magenta, let yellow, let black, let alpha, _):
            UIColor(
                red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
                alpha: alpha)
        case .system, .catalog, nil: nil
        }
    }
}
