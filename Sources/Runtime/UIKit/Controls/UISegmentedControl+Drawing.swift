import CoreGraphics
import Foundation

extension UISegmentedControl {
    func paint(_ pen: Pen) {
        guard bounds.width > 4, bounds.height > 4 else { return }
        pen.faded(isEnabled ? 1 : 0.5) {
            pen.fill(bounds, radius: 9, .tertiarySystemFill)
            let frames = segmentFrames(pen)
            paintSeparators(frames, pen)
            if frames.indices.contains(selectedSegmentIndex), !isMomentary {
                paintChoice(pen.snapped(frames[selectedSegmentIndex]).insetBy(dx: 2, dy: 2), pen)
            }
            for (index, frame) in frames.enumerated() {
                paint(segments[index], isChosen: index == selectedSegmentIndex && !isMomentary, in: frame, pen)
            }
        }
    }

    /// All of one width, or in proportion to what is in them.
    private func segmentFrames(_ pen: Pen) -> [CGRect] {
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

    private func paintChoice(_ frame: CGRect, _ pen: Pen) {
        let color = selectedSegmentTintColor ?? UIColor(light: .white, dark: UIColor(hex: 0x636366))
        for (offset, radius, alpha) in [(3.0, 4.0, 0.12), (3.0, 0.5, 0.04)] {
            pen.shadowed(offset: CGSize(width: 0, height: offset), radius: radius, alpha: alpha) {
                pen.fill(frame, radius: 7, color)
            }
        }
    }

    /// Lines stand between segments neither of which is chosen.
    private func paintSeparators(_ frames: [CGRect], _ pen: Pen) {
        for index in frames.indices.dropFirst() {
            let isBesideChoice = !isMomentary && (index == selectedSegmentIndex || index - 1 == selectedSegmentIndex)
            guard !isBesideChoice else { continue }
            let height = min(16, bounds.height - 8)
            let line = CGRect(
                x: (readsFromRight ? frames[index].maxX : frames[index].minX) - 0.5, y: bounds.midY - height / 2,
                width: 1, height: height)
            pen.fill(pen.snapped(line), radius: 0.5, UIColor(hex: 0x8E8E93, alpha: pen.isDark ? 0.4 : 0.3))
        }
    }

    private func paint(_ segment: Segment, isChosen: Bool, in frame: CGRect, _ pen: Pen) {
        let color: UIColor = segment.isEnabled ? .label : .tertiaryLabel
        let middle = frame.offsetBy(dx: segment.contentOffset.width, dy: segment.contentOffset.height)
        if let image = segment.image {
            let box = CGRect(
                x: middle.midX - image.size.width / 2, y: middle.midY - image.size.height / 2, width: image.size.width,
                height: image.size.height)
            return pen.clipped(to: frame) { pen.image(image, in: pen.snapped(box), tint: color, asTemplate: true) }
        }
        let font = UIFont.systemFont(ofSize: 13, weight: isChosen ? .semibold : .regular)
        pen.text(segment.title ?? "", font, color, in: middle.insetBy(dx: 4, dy: 0), alignment: .center)
    }
}
