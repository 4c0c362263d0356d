import CoreGraphics
import QuartzCore
import UIKit

/// The bubble above the view of a selected annotation.
final class CalloutView: UIView {
    private let stack = UIStackView()
    private static let tail: CGFloat = 8

    init(_ view: MKAnnotationView, _ tapped: @escaping @MainActor (UIControl) -> Void) {
        super.init(frame: .zero)
        isOpaque = false
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)
        stack.axis = .horizontal
        stack.alignment = .center
        stack.spacing = 10
        let texts = UIStackView()
        texts.axis = .vertical
        let title = UILabel()
        title.text = view.annotation?.title ?? nil
        title.font = .systemFont(ofSize: 15, weight: .medium)
        texts.addArrangedSubview(title)
        if let detail = view.detailCalloutAccessoryView {
            texts.addArrangedSubview(detail)
        } else if let text = view.annotation?.subtitle ?? nil, !text.isEmpty {
            let subtitle = UILabel()
            subtitle.text = text
            subtitle.font = .systemFont(ofSize: 12)
            subtitle.textColor = .secondaryLabel
            texts.addArrangedSubview(subtitle)
        }
        for part in [view.leftCalloutAccessoryView, texts, view.rightCalloutAccessoryView].compactMap(\.self) {
            Self.keepSize(part)
            stack.addArrangedSubview(part)
            guard let control = part as? UIControl else { continue }
            let identifier = UIAction.Identifier("callout")
            control.removeAction(identifiedBy: identifier, for: .touchUpInside)
            control.addAction(
                UIAction(identifier: identifier) { [weak control] _ in control.map(tapped) }, for: .touchUpInside)
        }
        addSubview(stack)
    }

    required init?(coder: NSCoder) { nil }

    /// Views that apps have given a frame keep its size.
    private static func keepSize(_ view: UIView) {
        guard !(view is UIStackView), view.translatesAutoresizingMaskIntoConstraints, !view.bounds.isEmpty else {
            return
        }
        let size = view.bounds.size
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: size.width),
            view.heightAnchor.constraint(equalToConstant: size.height),
        ])
    }

    /// Stands with its tip at a point, as far as there is room beside.
    func place(at tip: CGPoint, in room: CGRect) {
        let fitting = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let width = min(max(fitting.width + 28, 60), max(60, room.width - 16))
        let height = max(fitting.height, 26) + 18
        let left = min(max(tip.x - width / 2, room.minX + 8), max(room.minX + 8, room.maxX - 8 - width))
        frame = CGRect(
            x: left.rounded(), y: (tip.y - height - Self.tail).rounded(), width: width, height: height + Self.tail)
        stack.frame = CGRect(x: 14, y: 9, width: width - 28, height: height - 18)
        tail = tip.x - frame.minX
        setNeedsDisplay()
    }

    private var tail: CGFloat = 0

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let body = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - Self.tail)
        let path = CGMutablePath()
        path.addRoundedRect(in: body, cornerWidth: 12, cornerHeight: 12)
        path.move(to: CGPoint(x: tail - Self.tail, y: body.maxY))
        path.addLine(to: CGPoint(x: tail, y: bounds.maxY))
        path.addLine(to: CGPoint(x: tail + Self.tail, y: body.maxY))
        path.closeSubpath()
        context.addPath(path)
        context.setFillColor(UIColor.systemBackground.cgColor)
        context.fillPath()
    }
}
