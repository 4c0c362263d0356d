import CoreGraphics
import Foundation
package import StoryboardModel
package import UIKit
package import XMLTree

/// The objects of documents for macOS and watchOS as they are on the canvas.
@MainActor
package enum PlatformScene {
    /// Returns the picture of an object at the top of a scene or a xib: a window, a menu, a controller, a view. Nil if it
    /// can't be seen.
    package static func canvas(of object: Node, in document: Document, _ resources: PlatformResources) -> UIView? {
        let view =
            document.kind == .watchStoryboard
            ? WatchScene(document, resources).view(of: object) : MacScene(document, resources).view(of: object)
        guard let view, view.bounds.width > 0, view.bounds.height > 0 else { return nil }
        let canvas = UIView(frame: view.bounds)
        canvas.imposeTraits(resources.traits)
        canvas.addSubview(view)
        canvas.layoutIfNeeded()
        return canvas
    }
}
