package import Foundation
package import UIKit

extension SceneStage {
    /// Returns the frames of the views in a canvas by id, in the coordinates of the canvas, as far as they are visible.
    package static func canvasFrames(in canvas: UIView) -> [String: CGRect] {
        var frames: [String: CGRect] = [:]
        var waiting = [canvas]
        while let view = waiting.popLast() {
            if let id = view.documentID {
                let frame = view.convert(view.bounds, to: canvas).intersection(canvas.bounds)
                if !frame.isNull { frames[id] = frame }
            }
            waiting += view.subviews
        }
        return frames
    }
}
