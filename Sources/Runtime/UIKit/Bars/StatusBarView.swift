import CoreGraphics
package import Foundation

/// A status bar with the time, the networks and the battery, as each device has it.
@MainActor
package final class StatusBarView: UIView {
    private let metrics: StatusBarMetrics
    private let time = UILabel()
    /// The share of the battery, on tablets.
    private let share = UILabel()

    package override init(frame: CGRect) {
        metrics = StatusBarMetrics(frame.size)
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        time.text =
            switch metrics.kind {
            case .homeButton: "9:41 AM"
            case .pad: "9:41 AM   Tue Jan 9"
            case .notch, .island: "9:41"
            }
        time.font = .systemFont(ofSize: metrics.timeSize, weight: metrics.kind == .pad ? .regular : .semibold)
        share.text = metrics.kind == .pad ? "100%" : nil
        share.font = .systemFont(ofSize: 12)
        addSubview(time)
        addSubview(share)
    }

    package required init?(coder: NSCoder) { nil }

    /// Whether texts are light: nil follows the traits.
    package var hasLightContent: Bool? {
        didSet { overrideUserInterfaceStyle = hasLightContent.map { $0 ? .dark : .light } ?? .unspecified }
    }

    private var batteryLeft: CGFloat { metrics.right - metrics.battery.width - 2.33 }

    package override func layoutSubviews() {
        super.layoutSubviews()
        place(time, left: metrics.kind == .pad ? metrics.time : metrics.time - time.sizeThatFits(.zero).width / 2)
        place(share, left: batteryLeft - 1.5 - share.sizeThatFits(.zero).width)
    }

    private func place(_ label: UILabel, left: CGFloat) {
        let size = label.sizeThatFits(.zero)
        let scale = traitCollection.displayScale
        label.frame = CGRect(
            x: left.rounded(scale: scale), y: (metrics.baseline - label.font.ascender).rounded(scale: scale),
            width: size.width, height: size.height)
    }

    // MARK: Signs

    package override func draw(_ rect: CGRect) {
        guard let pen = Pen(self) else { return }
        if let island = metrics.island { pen.fill(island, radius: island.height / 2, .black) }
        paintBattery(pen)
        if metrics.kind == .homeButton {
            paintBars(from: 6, pen)
            paintWaves(from: 30, pen)
        } else {
            let right = metrics.kind == .pad ? share.frame.minX : batteryLeft
            let waves = right - metrics.gaps.0 - metrics.waves.width
            paintWaves(from: waves, pen)
            paintBars(from: waves - metrics.gaps.1 - 3 * metrics.bars.pitch - metrics.bars.width, pen)
        }
    }

    private func paintBattery(_ pen: Pen) {
        let size = metrics.battery
        let body = CGRect(x: batteryLeft, y: metrics.middle - size.height / 2, width: size.width, height: size.height)
        let faint = UIColor.label.withAlphaComponent(0.4)
        pen.border(body, radius: size.height * 0.29, width: 1, faint)
        pen.fill(body.insetBy(dx: 2, dy: 2), radius: size.height * 0.16, .label)
        let nub = CGRect(x: body.maxX + 1, y: metrics.middle - 2, width: 1.33, height: 4)
        pen.fill(nub, radius: 0.66, faint)
    }

    private func paintBars(from left: CGFloat, _ pen: Pen) {
        let bars = metrics.bars
        guard bars.width > 0 else { return }
        // The heights of the four bars in the pictures of iOS 12: 4.33, 6.33, 9 and 11.67.
        for (number, height) in [0.37, 0.55, 0.77, 1].enumerated() {
            let high = bars.height * height
            pen.fill(
                CGRect(
                    x: left + CGFloat(number) * bars.pitch, y: metrics.bottom - high, width: bars.width, height: high),
                radius: bars.width * 0.3, .label)
        }
    }

    /// Paints two arcs over a dot: parts of rings around the foot.
    private func paintWaves(from left: CGFloat, _ pen: Pen) {
        let size = metrics.waves
        let foot = CGPoint(x: left + size.width / 2, y: metrics.bottom)
        let reach = size.height + 0.33
        let spread = asin(min(1, size.width / 2 / reach)) * 0.93
        let up = -CGFloat.pi / 2
        func ring(_ inner: CGFloat, _ outer: CGFloat) {
            let context = pen.context
            context.beginPath()
            context.addArc(
                center: foot, radius: outer, startAngle: up - spread, endAngle: up + spread, clockwise: false)
            if inner > 0 {
                context.addArc(
                    center: foot, radius: inner, startAngle: up + spread, endAngle: up - spread, clockwise: true)
            } else {
                context.addLine(to: foot)
            }
            context.closePath()
            context.setFillColor(pen.color(.label))
            context.fillPath()
        }
        ring(reach * 0.77, reach)
        ring(reach * 0.44, reach * 0.66)
        ring(0, reach * 0.32)
    }
}
