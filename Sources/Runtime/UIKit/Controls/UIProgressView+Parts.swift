import CoreGraphics
import Foundation
import QuartzCore

/// The track and progress of a progress view. Images replace their colors.
@MainActor
final class ProgressParts {
    let all = CALayer.part()
    private let track: ControlPart
    private let done: ControlPart

    init(of view: UIProgressView) {
        track = ControlPart(of: view) { [unowned view] pen, box in
            if let image = view.trackImage { pen.image(image, in: box, tint: view.trackTintColor ?? .systemFill) }
        }
        done = ControlPart(of: view) { [unowned view] pen, box in
            if let image = view.progressImage { pen.image(image, in: box, tint: view.doneColor) }
        }
        all.addSublayer(track.layer)
        all.addSublayer(done.layer)
    }

    func place(in view: UIProgressView) {
        let bounds = view.bounds
        let scale = view.traitCollection.displayScale
        all.frame = bounds
        all.bounds.origin = bounds.origin
        let height = min(bounds.height, view.progressViewStyle == .bar ? 2.5 : 4)
        let line = CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
            .snapped(scale: scale)
        // The track of the bar style isn't visible without progress.
        track.layer.isHidden =
            view.trackImage == nil && view.progressViewStyle == .bar && view.trackTintColor == nil
        show(track, at: line, view.trackImage, view.trackTintColor ?? .systemFill, line, in: view)
        let part = CGFloat(min(max(view.progress, 0), 1))
        done.layer.isHidden = part <= 0
        var filled = line
        filled.size.width = max((line.width * part).rounded(scale: scale), min(line.height, line.width))
        if view.readsFromRight { filled = filled.mirrored(in: line) }
        show(done, at: filled, view.progressImage, view.doneColor, line, in: view)
    }

    private func show(
        _ part: ControlPart, at frame: CGRect, _ image: UIImage?, _ color: UIColor, _ line: CGRect, in view: UIView
    ) {
        let color = view.layerColor(color)
        part.layer.drawsContents = image != nil
        if let image {
            part.layer.backgroundColor = nil
            part.place(at: frame, look: PictureLook(image: ObjectIdentifier(image), tint: color))
        } else {
            part.layer.place(at: frame, radius: line.height / 2, color)
        }
    }
}

extension UIProgressView {
    fileprivate var doneColor: UIColor { progressTintColor ?? tintColor }
}
