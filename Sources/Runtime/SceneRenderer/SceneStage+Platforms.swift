import CoreGraphics
import Foundation
import PlatformViews
package import StoryboardModel
package import UIKit
import XMLTree

/// Scenes of macOS and watchOS, which UIKit doesn't load.
extension SceneStage {
    /// Returns what is drawn of a scene: its view with bars, or a scene of another platform. Nil for a scene without a view.
    package func drawing(of scene: Scene) -> UIView? {
        document.kind.isUIKit ? stage(scene)?.canvas : canvas(of: scene)
    }

    private var platformResources: PlatformResources {
        let resources = resources
        return PlatformResources(
            traits: resources.traits, image: { resources.image(named: $0) }, color: { resources.color($0) },
            translation: { resources.text(forKey: $0, of: nil) })
    }

    /// Returns the canvas of a scene's first object that can be seen.
    func platformCanvas(of scene: Scene) -> UIView? {
        let resources = platformResources
        return scene.objects.lazy.compactMap { PlatformScene.canvas(of: $0, in: self.document, resources) }.first
    }

    func platformViews() -> [TopLevelView] {
        let resources = platformResources
        return document.topLevelObjects.compactMap { object in
            guard let id = object["id"], let canvas = PlatformScene.canvas(of: object, in: document, resources),
                let view = canvas.subviews.first
            else { return nil }
            return TopLevelView(id: id, view: view, canvas: canvas)
        }
    }

    /// Returns whether a scene looks the same although others have changed, whose titles it may show.
    func isUntouched(_ scene: Scene, by changed: Set<NodeID>) -> Bool {
        document.kind.isUIKit
            || scene.objects.flatMap { $0.allSegues }.allSatisfy { segue in
                document.object(segue.destinationID)?.scene.map { !changed.contains($0.node.id) } ?? true
            }
    }
}
