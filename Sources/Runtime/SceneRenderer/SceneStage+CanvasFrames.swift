package import Foundation
package import UIKit

extension SceneStage {
    /// Returns the frames of the views in a canvas by id, in the coordinates of the canvas, as far as they are visible.
    package static func canvasFrames(in canvas: UIView) -> [String: CGRect] {
        Dictionary(canvasObjects(in: canvas).map { ($0.id, $0.frame) }) { _, last in last }
    }

    /// Returns the views in a canvas with their frames, as far as they are visible, in the order in which they are drawn.
    package static func canvasObjects(in canvas: UIView) -> [(id: String, frame: CGRect)] {
        var objects: [(id: String, frame: CGRect)] = []
        var waiting = [canvas]
        while let view = waiting.popLast() {
            if let id = view.documentID {
                let frame = view.convert(view.bounds, to: canvas).intersection(canvas.bounds)
                if !frame.isNull { objects.append((id, frame)) }
            }
            waiting += view.subviews.reversed()
        }
        return objects
    }

    /// Returns the frame of the back button of a canvas's navigation bar, or nil if there is none.
    package static func backButtonFrame(in canvas: UIView) -> CGRect? {
        var waiting = [canvas]
        while let view = waiting.popLast() {
            if view.isBackButton, !view.isHidden, view.alpha > 0.01 { return view.convert(view.bounds, to: canvas) }
            waiting += view.subviews
        }
        return nil
    }
}
