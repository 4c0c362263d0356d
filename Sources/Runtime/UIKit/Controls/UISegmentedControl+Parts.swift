import CoreGraphics
import Foundation
import QuartzCore

/// The background of a segmented control, the moving background of the selected segment, the separators, and the
/// content of each segment.
@MainActor
final class SegmentedParts {
    let all = CALayer.part()
    private let field = CALayer.part()
    private let plate: ControlPart
    private var lines: [CALayer] = []
    private var contents: [ControlPart] = []
    private var dividers: [ControlPart] = []

    init(of control: UISegmentedControl) {
        plate = ControlPart(of: control, margin: 12) { [unowned control] pen, box in
            for (offset, radius, alpha) in [(3.0, 4.0, 0.12), (3.0, 0.5, 0.04)] {
                pen.shadowed(offset: CGSize(width: 0, height: offset), radius: radius, alpha: alpha) {
                    pen.fill(box, radius: 7, control.plateColor)
                }
            }
        }
        // Shadows of the selected segment are clipped slightly below the background.
        all.addSublayer(field)
        all.addSublayer(plate.layer)
    }

    func place(in control: UISegmentedControl) {
        let bounds = control.bounds
        all.frame = bounds
        all.bounds.origin = bounds.origin
        all.opacity = control.isEnabled ? 1 : 0.5
        all.isHidden = bounds.width <= 4 || bounds.height <= 4
        guard !all.isHidden else { return }
        field.place(at: bounds, radius: 9, control.layerColor(.tertiarySystemFill))
        let frames = control.segmentFrames
        let scale = control.traitCollection.displayScale
        let chosen = control.isMomentary ? UISegmentedControl.noSegment : control.selectedSegmentIndex
        placeLines(between: frames, chosen: chosen, in: control)
        field.isHidden = control.hasOwnGround
        plate.layer.isHidden = !frames.indices.contains(chosen) || control.hasOwnGround
        if frames.indices.contains(chosen) {
            plate.place(
                at: frames[chosen].snapped(scale: scale).insetBy(dx: 2, dy: 2),
                look: control.layerColor(control.plateColor))
        }
        placeContents(frames, chosen: chosen, in: control)
        placeDividers(between: frames, in: control)
    }

    /// Shows the images between segments.
    private func placeDividers(between frames: [CGRect], in control: UISegmentedControl) {
        let count = control.looks.dividers.isEmpty ? 0 : max(0, frames.count - 1)
        while dividers.count < count {
            let index = dividers.count
            let part = ControlPart(of: control) { [unowned control] pen, box in
                if let image = control.divider(after: index) { pen.image(image, in: box, tint: control.tintColor) }
            }
            dividers.append(part)
            all.addSublayer(part.layer)
        }
        for (index, part) in dividers.enumerated() {
            let image = index < count ? control.divider(after: index) : nil
            part.layer.isHidden = image == nil
            guard let image else { continue }
            let x = control.readsFromRight ? frames[index].minX : frames[index].maxX
            let width = image.size.width
            part.place(
                at: CGRect(x: x - width / 2, y: frames[index].minY, width: width, height: frames[index].height)
                    .snapped(scale: control.traitCollection.displayScale), look: ObjectIdentifier(image))
        }
    }

    /// Shows the separators between segments that aren't selected.
    private func placeLines(between frames: [CGRect], chosen: Int, in control: UISegmentedControl) {
        let bounds = control.bounds
        let isDark = control.traitCollection.userInterfaceStyle == .dark
        let color = control.layerColor(UIColor(hex: 0x8E8E93, alpha: isDark ? 0.4 : 0.3))
        let height = min(16, bounds.height - 8)
        while lines.count < frames.count - 1 {
            let line = CALayer.part()
            lines.append(line)
            all.insertSublayer(line, above: field)
        }
        for (index, line) in lines.enumerated() {
            let right = index + 1
            line.isHidden =
                control.hasOwnGround || !control.looks.dividers.isEmpty || !frames.indices.contains(right)
                || chosen == right || chosen == index
            guard frames.indices.contains(right) else { continue }
            let x = control.readsFromRight ? frames[right].maxX : frames[right].minX
            line.place(
                at: CGRect(x: x - 0.5, y: bounds.midY - height / 2, width: 1, height: height)
                    .snapped(scale: control.traitCollection.displayScale),
                radius: 0.5, color)
        }
    }

    private struct Look: Hashable {
        var title: String?
        var image: ObjectIdentifier?
        var offset: CGPoint
        var isChosen: Bool
        var color: CGColor
        var ground: ObjectIdentifier?
        var font: UIFont?
    }

    private func placeContents(_ frames: [CGRect], chosen: Int, in control: UISegmentedControl) {
        while contents.count < frames.count {
            let index = contents.count
            let part = ControlPart(of: control) { [unowned control] pen, box in control.paint(index, in: box, pen) }
            contents.append(part)
            all.addSublayer(part.layer)
        }
        for (index, part) in contents.enumerated() {
            part.layer.isHidden = !frames.indices.contains(index)
            guard frames.indices.contains(index) else { continue }
            let segment = control.segments[index]
            let state = control.state(ofSegment: index)
            let attributes = control.looks.attributes(state)
            let plain: UIColor = segment.isEnabled ? .label : .tertiaryLabel
            let color = attributes[.foregroundColor] as? UIColor ?? plain
            // Text is only sharp on whole pixels.
            part.place(
                at: frames[index].snapped(scale: control.traitCollection.displayScale),
                look: Look(
                    title: segment.title, image: segment.image.map(ObjectIdentifier.init),
                    offset: control.contentOffset(ofSegment: index), isChosen: index == chosen,
                    color: control.layerColor(color),
                    ground: control.looks.ground(state, control.barMetrics()).map { ObjectIdentifier($0) },
                    font: attributes[.font] as? UIFont))
        }
    }
}

extension UISegmentedControl {
    var plateColor: UIColor { selectedSegmentTintColor ?? UIColor(light: .white, dark: UIColor(hex: 0x636366)) }

    /// The frames of the segments, with equal widths or in proportion to their content.
    var segmentFrames: [CGRect] {
        guard !segments.isEmpty else { return [] }
        let wanted = segments.map { segment -> CGFloat in
            if segment.width > 0 { return segment.width }
            guard apportionsSegmentWidthsByContent else { return 0 }
            return contentWidth(segment) + 23
        }
        let fixed = wanted.reduce(0, +)
        let open = wanted.count { $0 == 0 }
        let factor = open == 0 && fixed > 0 ? bounds.width / fixed : 1
        let share = open > 0 ? max(0, bounds.width - fixed) / CGFloat(open) : 0
        var x = bounds.minX
        return wanted.map { width in
            let frame = CGRect(
                x: x, y: bounds.minY, width: width == 0 ? share : width * factor, height: bounds.height)
            x = frame.maxX
            return readsFromRight ? frame.mirrored(in: bounds) : frame
        }
    }

    fileprivate func paint(_ index: Int, in frame: CGRect, _ pen: Pen) {
        guard segments.indices.contains(index) else { return }
        let segment = segments[index]
        paintGround(ofSegment: index, in: frame, pen)
        let attributes = looks.attributes(state(ofSegment: index))
        let plain: UIColor = segment.isEnabled ? .label : .tertiaryLabel
        let color = attributes[.foregroundColor] as? UIColor ?? plain
        let offset = contentOffset(ofSegment: index)
        let middle = frame.offsetBy(dx: offset.x, dy: offset.y)
        if let image = segment.image {
            let box = CGRect(
                x: middle.midX - image.size.width / 2, y: middle.midY - image.size.height / 2, width: image.size.width,
                height: image.size.height)
            return pen.clipped(to: frame) { pen.image(image, in: pen.snapped(box), tint: color, asTemplate: true) }
        }
        let isChosen = index == selectedSegmentIndex && !isMomentary
        let font =
            attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 13, weight: isChosen ? .semibold : .regular)
        pen.text(segment.title ?? "", font, color, in: middle.insetBy(dx: 4, dy: 0), alignment: .center)
    }
}
