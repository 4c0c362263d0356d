import CoreGraphics
import Foundation
import QuartzCore

/// The track of a slider, its minimum part, the thumb, and the images at the ends.
@MainActor
final class SliderParts {
    let all = CALayer.part()
    private let track = CALayer.part()
    private let done = CALayer.part()
    private let knob: ControlPart
    private let low: ControlPart
    private let high: ControlPart
    /// The images of the track, in place of its colors.
    private let trackImage: ControlPart
    private let doneImage: ControlPart

    init(of control: UISlider) {
        knob = ControlPart(of: control, margin: 20) { [unowned control] pen, box in
            if let image = control.currentThumbImage { return pen.image(image, in: box, tint: control.tintColor) }
            for (offset, radius, alpha) in [(6.0, 6.5, 0.12), (0.5, 2.0, 0.12)] {
                pen.shadowed(offset: CGSize(width: 0, height: offset), radius: radius, alpha: alpha) {
                    pen.fillEllipse(box, control.thumbTintColor ?? .white)
                }
            }
        }
        low = Self.picture(of: control) { $0.minimumValueImage }
        high = Self.picture(of: control) { $0.maximumValueImage }
        trackImage = Self.picture(of: control) { $0.currentMaximumTrackImage }
        doneImage = Self.picture(of: control) { $0.currentMinimumTrackImage }
        let layers = [low.layer, high.layer, track, trackImage.layer, done, doneImage.layer, knob.layer]
        for layer in layers { all.addSublayer(layer) }
    }

    private static func picture(of control: UISlider, _ image: @escaping (UISlider) -> UIImage?) -> ControlPart {
        ControlPart(of: control) { [unowned control] pen, box in
            if let image = image(control) { pen.image(image, in: box, tint: control.tintColor) }
        }
    }

    func place(in control: UISlider) {
        all.frame = control.bounds
        all.bounds.origin = control.bounds.origin
        all.opacity = control.isEnabled ? 1 : 0.5
        placePictures(in: control)
        line = control.trackRect(forBounds: control.bounds)
        let isVisible = line.width > 0
        for layer in [track, done, trackImage.layer, doneImage.layer, knob.layer] { layer.isHidden = !isVisible }
        guard isVisible else { return }
        let scale = control.traitCollection.displayScale
        let line = line.snapped(scale: scale)
        let thumb = control.thumbRect(forBounds: control.bounds, trackRect: self.line, value: control.value)
        let isMirrored = control.readsFromRight
        let past =
            isMirrored
            ? CGRect(x: thumb.midX, y: line.minY, width: max(0, line.maxX - thumb.midX), height: line.height)
            : CGRect(x: line.minX, y: line.minY, width: max(0, thumb.midX - line.minX), height: line.height)
        let radius = line.height / 2
        track.place(at: line, radius: radius, control.layerColor(control.maximumTrackTintColor ?? .systemFill))
        done.maskedCorners =
            isMirrored
            ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        done.place(at: past, radius: radius, control.layerColor(control.minimumTrackTintColor ?? control.tintColor))
        place(control.currentMaximumTrackImage, trackImage, line, instead: track, control)
        place(control.currentMinimumTrackImage, doneImage, past, instead: done, control)
        knob.place(
            at: thumb.snapped(scale: scale),
            look: KnobLook(
                color: control.layerColor(control.thumbTintColor ?? .white),
                image: control.currentThumbImage.map { ObjectIdentifier($0) }))
    }

    /// Shows an image of the track, if there is one, in place of a color.
    private func place(_ image: UIImage?, _ part: ControlPart, _ frame: CGRect, instead: CALayer, _ control: UISlider) {
        part.layer.isHidden = image == nil
        guard let image else { return }
        instead.isHidden = true
        part.place(
            at: frame, look: PictureLook(image: ObjectIdentifier(image), tint: control.layerColor(control.tintColor)))
        part.layer.setNeedsDisplay()
    }

    private struct KnobLook: Hashable {
        var color: CGColor
        var image: ObjectIdentifier?
    }

    /// The rectangle of the track in the control, from the last layout.
    private var line = CGRect.null
    /// The frame of the thumb in the control, from the last layout.
    var thumb: CGRect { line.width > 0 ? knob.layer.frame : .null }

    /// Returns the value for a center of the thumb.
    func value(of control: UISlider, at x: CGFloat) -> Float {
        let width = thumb.width
        let length = line.width - width + 4
        guard length > 0 else { return control.value }
        let part = min(max((x - line.minX - width / 2 + 2) / length, 0), 1)
        let share = Float(control.readsFromRight ? 1 - part : part)
        return control.minimumValue + share * (control.maximumValue - control.minimumValue)
    }

    /// Positions the images at the ends.
    private func placePictures(in control: UISlider) {
        let ends = [
            (control.minimumValueImage, low, control.minimumValueImageRect(forBounds: control.bounds)),
            (control.maximumValueImage, high, control.maximumValueImageRect(forBounds: control.bounds)),
        ]
        for (image, part, frame) in ends {
            part.layer.isHidden = image == nil
            guard let image else { continue }
            part.place(
                at: frame.snapped(scale: control.traitCollection.displayScale),
                look: PictureLook(image: ObjectIdentifier(image), tint: control.layerColor(control.tintColor)))
        }
    }
}

/// The images of a slider, by the numbers of states.
struct SliderImages {
    var thumb: [UInt: UIImage] = [:]
    var minimumTrack: [UInt: UIImage] = [:]
    var maximumTrack: [UInt: UIImage] = [:]
}

/// The state on which an image in a control depends.
struct PictureLook: Hashable {
    var image: ObjectIdentifier
    var tint: CGColor
}
