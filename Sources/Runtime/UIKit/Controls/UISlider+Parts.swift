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

    init(of control: UISlider) {
        knob = ControlPart(of: control, margin: 20) { [unowned control] pen, box in
            for (offset, radius, alpha) in [(6.0, 6.5, 0.12), (0.5, 2.0, 0.12)] {
                pen.shadowed(offset: CGSize(width: 0, height: offset), radius: radius, alpha: alpha) {
                    pen.fillEllipse(box, control.thumbTintColor ?? .white)
                }
            }
        }
        low = Self.picture(of: control) { $0.minimumValueImage }
        high = Self.picture(of: control) { $0.maximumValueImage }
        for layer in [low.layer, high.layer, track, done, knob.layer] { all.addSublayer(layer) }
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
        room = placePictures(in: control)
        let isVisible = room.width > 0
        for layer in [track, done, knob.layer] { layer.isHidden = !isVisible }
        guard isVisible else { return }
        let line = CGRect(x: room.minX, y: room.midY - 2, width: room.width, height: 4)
            .snapped(scale: control.traitCollection.displayScale)
        let center = center(of: control, on: room)
        track.place(at: line, radius: 2, control.layerColor(control.maximumTrackTintColor ?? .systemFill))
        let isMirrored = control.readsFromRight
        done.maskedCorners =
            isMirrored
            ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        done.place(
            at: isMirrored
                ? CGRect(x: center, y: line.minY, width: max(0, line.maxX - center), height: line.height)
                : CGRect(x: line.minX, y: line.minY, width: max(0, center - line.minX), height: line.height),
            radius: 2, control.layerColor(control.minimumTrackTintColor ?? control.tintColor))
        knob.place(
            at: CGRect(
                x: center - Self.knobSide / 2, y: line.midY - Self.knobSide / 2, width: Self.knobSide,
                height: Self.knobSide
            ).snapped(scale: control.traitCollection.displayScale),
            look: control.layerColor(control.thumbTintColor ?? .white))
    }

    private static let knobSide: CGFloat = 28

    /// The rectangle of the track in the control, from the last layout.
    private var room = CGRect.null
    /// The frame of the thumb in the control, from the last layout.
    var thumb: CGRect { room.width > 0 ? knob.layer.frame : .null }

    /// Returns the value for a center of the thumb.
    func value(of control: UISlider, at x: CGFloat) -> Float {
        let length = room.width - Self.knobSide + 4
        guard length > 0 else { return control.value }
        let part = min(max((x - room.minX - Self.knobSide / 2 + 2) / length, 0), 1)
        let share = Float(control.readsFromRight ? 1 - part : part)
        return control.minimumValue + share * (control.maximumValue - control.minimumValue)
    }

    /// Returns the center of the thumb. At the ends it extends 2 points beyond the track.
    private func center(of control: UISlider, on room: CGRect) -> CGFloat {
        let range = control.maximumValue - control.minimumValue
        let share = range > 0 ? CGFloat(min(max((control.value - control.minimumValue) / range, 0), 1)) : 0
        let part = control.readsFromRight ? 1 - share : share
        return room.minX + Self.knobSide / 2 - 2 + max(0, room.width - Self.knobSide + 4) * part
    }

    /// Positions the images at the ends, and returns the rectangle that is left for the track.
    private func placePictures(in control: UISlider) -> CGRect {
        let bounds = control.bounds
        var room = bounds.insetBy(dx: 2, dy: 0)
        for (image, part, isLow) in [(control.minimumValueImage, low, true), (control.maximumValueImage, high, false)] {
            part.layer.isHidden = image == nil
            guard let image else { continue }
            let size = image.size
            let isLeft = isLow != control.readsFromRight
            let frame = CGRect(
                x: isLeft ? room.minX : room.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
            part.place(
                at: frame.snapped(scale: control.traitCollection.displayScale),
                look: PictureLook(image: ObjectIdentifier(image), tint: control.layerColor(control.tintColor)))
            if isLeft { room.origin.x += size.width + 8 }
            room.size.width = max(0, room.width - size.width - 8)
        }
        return room
    }
}

/// The state on which an image in a control depends.
struct PictureLook: Hashable {
    var image: ObjectIdentifier
    var tint: CGColor
}
