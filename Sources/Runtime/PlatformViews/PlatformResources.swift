import Foundation
package import StoryboardModel
import QuartzCore
package import UIKit
import XMLTree

/// What the scenes of a document for macOS or watchOS need besides the document.
@MainActor
package struct PlatformResources {
    package let traits: UITraitCollection
    /// The image of an asset catalog, or a file.
    package let image: @MainActor (String) -> UIImage?
    /// The color that a document spells out, or that of an asset catalog.
    package let color: @MainActor (DocumentColor) -> UIColor?
    /// The text for a key in the language of the canvas.
    package let translation: @MainActor (String) -> String?

    package init(
        traits: UITraitCollection, image: @escaping @MainActor (String) -> UIImage?,
        color: @escaping @MainActor (DocumentColor) -> UIColor?, translation: @escaping @MainActor (String) -> String?
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
        case .system, .catalog, nil: nil
        case let own?: color(own)?.resolvedColor(with: traits)
        }
    }
}
