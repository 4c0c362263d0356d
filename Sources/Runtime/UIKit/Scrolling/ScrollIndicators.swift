import CoreGraphics
import Foundation
import QuartzCore

/// The indicators of a scroll view: they come when it scrolls, and fade when it has come to rest.
@MainActor
final class ScrollIndicators {
    private unowned let view: UIScrollView
    private var layers: [NSLayoutConstraint.Axis: CALayer] = [:]
    private var isShown = false
    private var ticket: HostClock.Ticket?

    private static let thickness: CGFloat = 3
    private static let margin: CGFloat = 3
    private static let leastLength: CGFloat = 36
    private static let leastLengthBeyondEdge: CGFloat = 7
    /// The time that the indicators stay after scrolling has ended, and after they were flashed.
    private static let pause: TimeInterval = 0.4
    private static let flash: TimeInterval = 1
    private static let fading: TimeInterval = 0.25

    init(_ view: UIScrollView) { self.view = view }

    /// Shows the indicators of what can be scrolled.
    func show() {
        ticket.map(view.environment.clock.cancel)
        ticket = nil
        isShown = true
        follow()
        for layer in layers.values where layer.opacity < 1 {
            layer.removeAnimation(forKey: "opacity")
            layer.opacity = 1
        }
    }

    /// Hides the indicators after a while.
    func fade(after seconds: TimeInterval = ScrollIndicators.pause) {
        guard isShown, ticket == nil else { return }
        // Nobody waits for them to go.
        ticket = view.environment.clock.schedule(after: seconds, keepsAwake: false) { [weak self] in
            MainActor.assumeIsolated { self?.hide() }
        }
    }

    func flash() {
        show()
        fade(after: Self.flash)
    }

    private func hide() {
        (ticket, isShown) = (nil, false)
        view.environment.perform {
            UIView.animate(withDuration: Self.fading) { for layer in self.layers.values { layer.opacity = 0 } }
        }
    }

    /// Puts the indicators where the offset is.
    func follow() {
        guard isShown else { return }
        UIView.performWithoutAnimation {
            place(.vertical, isWanted: view.showsVerticalScrollIndicator)
            place(.horizontal, isWanted: view.showsHorizontalScrollIndicator)
        }
    }

    private func place(_ axis: NSLayoutConstraint.Axis, isWanted: Bool) {
        let range = view.contentRange.along(axis)
        guard isWanted, range.upperBound > range.lowerBound || layers[axis] != nil && view.scrolls(axis) else {
            layers[axis]?.removeFromSuperlayer()
            layers[axis] = nil
            return
        }
        let layer = layers[axis] ?? CALayer.part()
        layers[axis] = layer
        layer.zPosition = .greatestFiniteMagnitude
        layer.backgroundColor = view.layerColor(color)
        layer.cornerRadius = Self.thickness / 2
        layer.frame = frame(axis, range)
        if layer.superlayer !== view.layer { view.layer.addSublayer(layer) }
    }

    private var color: UIColor {
        let isLight =
            switch view.indicatorStyle {
            case .black: false
            case .white: true
            case .default: view.traitCollection.userInterfaceStyle == .dark
            }
        return UIColor(white: isLight ? 1 : 0, alpha: 0.35)
    }

    private func frame(_ axis: NSLayoutConstraint.Axis, _ range: ClosedRange<CGFloat>) -> CGRect {
        let bounds = view.bounds
        var insets = axis == .vertical ? view.verticalScrollIndicatorInsets : view.horizontalScrollIndicatorInsets
        if view.automaticallyAdjustsScrollIndicatorInsets { insets = insets + view.safeAreaInsets }
        let isVertical = axis == .vertical
        let (before, after) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
        let room = isVertical ? bounds.height : bounds.width
        let track = max(0, room - before - after - 2 * Self.margin)
        let content = range.upperBound - range.lowerBound + room
        let offset = isVertical ? bounds.minY : bounds.minX
        let beyond = max(range.lowerBound - offset, offset - range.upperBound, 0)
        let part = content > 0 ? room / content : 1
        let length = max(max(Self.leastLength, track * part) - beyond, Self.leastLengthBeyondEdge)
        let way = range.upperBound - range.lowerBound
        let progress = way > 0 ? min(max((offset - range.lowerBound) / way, 0), 1) : 0
        let start = before + Self.margin + (track - length) * progress
        let isFlipped = view.readsFromRight
        if isVertical {
            let x =
                isFlipped
                ? bounds.minX + insets.left + Self.margin
                : bounds.maxX - insets.right - Self.margin - Self.thickness
            return CGRect(x: x, y: bounds.minY + start, width: Self.thickness, height: length)
        }
        return CGRect(
            x: bounds.minX + start, y: bounds.maxY - insets.bottom - Self.margin - Self.thickness, width: length,
            height: Self.thickness)
    }
}
