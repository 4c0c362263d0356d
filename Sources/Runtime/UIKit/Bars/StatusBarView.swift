import CoreGraphics
package import Foundation

/// A status bar with the time and battery.
@MainActor
package final class StatusBarView: UIView {
    private let time = UILabel()

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        time.text = "9:41"
        time.font = .systemFont(ofSize: frame.height > 24 ? 15 : 12, weight: .semibold)
        time.textAlignment = .center
        addSubview(time)
    }

    package required init?(coder: NSCoder) { nil }

    /// Whether texts are light: nil follows the traits.
    package var hasLightContent: Bool? {
        didSet { overrideUserInterfaceStyle = hasLightContent.map { $0 ? .dark : .light } ?? .unspecified }
    }

    /// Whether the device has no home button, so that the time is in the corner instead of the center.
    private var isTall: Bool { bounds.height > 24 }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let size = time.sizeThatFits(.zero)
        let y = isTall ? bounds.height - size.height - 10 : (bounds.height - size.height) / 2
        time.frame = CGRect(
            x: isTall ? 28 : (bounds.width - size.width) / 2, y: y.rounded(), width: size.width, height: size.height)
    }

    package override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let middle = time.frame.midY
        let body = CGRect(x: bounds.width - (isTall ? 52 : 32), y: middle - 5.5, width: 22, height: 11)
        context.setStrokeColor(UIColor.label.withAlphaComponent(0.4).cgColor)
        context.setLineWidth(1)
        context.addPath(
            CGPath(roundedRect: body.insetBy(dx: 0.5, dy: 0.5), cornerWidth: 3, cornerHeight: 3, transform: nil))
        context.strokePath()
        context.setFillColor(UIColor.label.cgColor)
        context.addPath(
            CGPath(roundedRect: body.insetBy(dx: 2, dy: 2), cornerWidth: 1.5, cornerHeight: 1.5, transform: nil))
        context.fillPath()
        context.setFillColor(UIColor.label.withAlphaComponent(0.4).cgColor)
        context.fill(CGRect(x: body.maxX + 1, y: middle - 2, width: 1.5, height: 4))
    }
}
