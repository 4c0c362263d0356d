import CoreGraphics
import JSONText
import SceneRenderer
import UIKit

/// A view in a scene's dock, which is shown above the dock while it is edited.
@MainActor
struct DockView {
    let id: String
    /// The view that holds it, at the view's size.
    let canvas: UIView
    /// The place of the view's corner from that of the scene's canvas.
    let origin: CGPoint

    /// What to add to coordinates of the canvas to get those of the scene's.
    var offset: CGPoint { CGPoint(x: origin.x - canvas.bounds.minX, y: origin.y - canvas.bounds.minY) }

    /// The space between a scene's title and the views above it, and between these.
    private static let gap: CGFloat = 16
    /// The height of a scene's title and dock on the page.
    private static let barHeight: CGFloat = 44

    /// Returns the views of a scene's dock beside each other, in the order of their icons.
    static func views(of stage: SceneStage.Stage?) -> [DockView] {
        var x: CGFloat = 0
        return (stage?.dockCanvases ?? []).compactMap { canvas in
            guard let id = canvas.subviews.first?.documentID else { return nil }
            let size = canvas.bounds.size
            defer { x += size.width + gap }
            return DockView(id: id, canvas: canvas, origin: CGPoint(x: x, y: -barHeight - gap - size.height))
        }
    }

    func json(key: String) -> JSONValue {
        .record([
            "id": .string(id), "key": .string(key),
            "frame": BoardDescription.rect(CGRect(origin: origin, size: canvas.bounds.size)),
        ])
    }
}
