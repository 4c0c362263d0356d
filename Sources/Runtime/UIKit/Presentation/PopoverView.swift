import CoreGraphics
import Foundation
import QuartzCore

/// Where a popover is for what it points at.
struct PopoverPlace {
    static let arrowHeight: CGFloat = 13
    static let arrowWidth: CGFloat = 26
    private(set) var direction: UIPopoverArrowDirection
    /// The frame with the arrow.
    private(set) var frame: CGRect
    /// The distance of the arrow's tip from the left or the top of the frame.
    private(set) var tip: CGFloat

    /// Below the anchor if there is room, else above, at the right or the left; where there is none, with most of it.
    init(size: CGSize, anchor: CGRect, room: CGRect, permitted: UIPopoverArrowDirection) {
        let arrow = Self.arrowHeight
        let candidates: [(direction: UIPopoverArrowDirection, room: CGFloat, needed: CGFloat)] = [
            (.up, room.maxY - anchor.maxY, size.height + arrow), (.down, anchor.minY - room.minY, size.height + arrow),
            (.left, room.maxX - anchor.maxX, size.width + arrow), (.right, anchor.minX - room.minX, size.width + arrow),
        ].filter { permitted.contains($0.0) }
        let best =
            candidates.first { $0.room >= $0.needed }
            ?? candidates.max { $0.room - $0.needed < $1.room - $1.needed } ?? (.up, 0, 0)
        direction = best.direction
        let isVertical = direction == .up || direction == .down
        var frame = CGRect(
            x: 0, y: 0, width: size.width + (isVertical ? 0 : arrow), height: size.height + (isVertical ? arrow : 0))
        switch direction {
        case .up: frame.origin = CGPoint(x: anchor.midX - frame.width / 2, y: anchor.maxY)
        case .down: frame.origin = CGPoint(x: anchor.midX - frame.width / 2, y: anchor.minY - frame.height)
        case .left: frame.origin = CGPoint(x: anchor.maxX, y: anchor.midY - frame.height / 2)
        default: frame.origin = CGPoint(x: anchor.minX - frame.width, y: anchor.midY - frame.height / 2)
        }
        frame.size.width = min(frame.width, room.width)
        frame.size.height = min(frame.height, room.height)
        frame.origin.x = min(max(frame.minX, room.minX), room.maxX - frame.width)
        frame.origin.y = min(max(frame.minY, room.minY), room.maxY - frame.height)
        self.frame = CGRect(
            x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.width, height: frame.height)
        let length = isVertical ? frame.width : frame.height
        let wanted = isVertical ? anchor.midX - frame.minX : anchor.midY - frame.minY
        let least = Self.arrowWidth / 2 + PopoverView.radius
        tip = min(max(wanted, least), max(least, length - least))
    }
}

/// The body of a popover with its arrow, around the controller's view.
final class PopoverView: UIView {
    nonisolated static let radius: CGFloat = 13
    let content = UIView()
    var ground: UIColor? { didSet { setNeedsDisplay() } }
    var direction = UIPopoverArrowDirection.up {
        didSet {
            guard direction != oldValue else { return }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }
    var tip: CGFloat = 0 { didSet { if tip != oldValue { setNeedsDisplay() } } }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 20
        layer.shadowOffset = .zero
        content.layer.cornerRadius = Self.radius
        content.clipsToBounds = true
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    /// The popover without the arrow.
    private var body: CGRect {
        let arrow = PopoverPlace.arrowHeight
        return switch direction {
        case .up: bounds.inset(by: UIEdgeInsets(top: arrow, left: 0, bottom: 0, right: 0))
        case .down: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: arrow, right: 0))
        case .left: bounds.inset(by: UIEdgeInsets(top: 0, left: arrow, bottom: 0, right: 0))
        default: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrow))
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = body
        for view in content.subviews { view.frame = content.bounds }
    }

    override func draw(_ rect: CGRect) {
        let color = ground ?? content.subviews.first?.backgroundColor ?? .systemBackground
        color.setFill()
        UIBezierPath(roundedRect: body, cornerRadius: Self.radius).fill()
        let half = PopoverPlace.arrowWidth / 2
        let arrow = UIBezierPath()
        switch direction {
        case .up, .down:
            let (base, point) = direction == .up ? (body.minY, bounds.minY) : (body.maxY, bounds.maxY)
            arrow.move(to: CGPoint(x: tip - half, y: base))
            arrow.addCurve(
                to: CGPoint(x: tip, y: point), controlPoint1: CGPoint(x: tip - half / 2, y: base),
                controlPoint2: CGPoint(x: tip - 3, y: point))
            arrow.addCurve(
                to: CGPoint(x: tip + half, y: base), controlPoint1: CGPoint(x: tip + 3, y: point),
                controlPoint2: CGPoint(x: tip + half / 2, y: base))
        default:
            let (base, point) = direction == .left ? (body.minX, bounds.minX) : (body.maxX, bounds.maxX)
            arrow.move(to: CGPoint(x: base, y: tip - half))
            arrow.addCurve(
                to: CGPoint(x: point, y: tip), controlPoint1: CGPoint(x: base, y: tip - half / 2),
                controlPoint2: CGPoint(x: point, y: tip - 3))
            arrow.addCurve(
                to: CGPoint(x: base, y: tip + half), controlPoint1: CGPoint(x: point, y: tip + 3),
                controlPoint2: CGPoint(x: base, y: tip + half / 2))
        }
        arrow.close()
        arrow.fill()
    }
}
