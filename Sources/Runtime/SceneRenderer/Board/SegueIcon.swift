import CoreGraphics
import Foundation
import StoryboardModel

/// The icon in the middle of an arrow for the kind of the segue. Drawn around the origin, 16 points wide.
struct SegueIcon {
    private let kind: Segue.Kind

    init(_ kind: Segue.Kind) { self.kind = kind.successor ?? kind }

    func draw(_ color: CGColor, in context: CGContext) {
        context.setStrokeColor(color)
        context.setFillColor(color)
        context.setLineWidth(1.6)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        switch kind {
        case .show: box(context) { line([(-2, -3), (2, 0), (-2, 3)], $0) }
        case .showDetail: showDetail(context)
        case .presentation, .sheet: presentation(context)
        case .popoverPresentation: popover(context)
        case .embed: embed(context)
        case .relationship: relationship(context)
        case .unwind: unwind(context)
        case .custom, .push, .modal, .popover, .replace, .other: braces(context)
        }
    }

    private func line(_ points: [(CGFloat, CGFloat)], _ context: CGContext) {
        context.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        context.strokePath()
    }

    private func frame(_ rect: CGRect, _ context: CGContext, isFilled: Bool = false) {
        context.addPath(CGPath(roundedRect: rect, cornerWidth: 1.5, cornerHeight: 1.5, transform: nil))
        if isFilled { context.fillPath() } else { context.strokePath() }
    }

    private func box(_ context: CGContext, _ inside: (CGContext) -> Void) {
        frame(CGRect(x: -8, y: -6.5, width: 16, height: 13), context)
        inside(context)
    }

    /// A screen in two parts, the right one highlighted.
    private func showDetail(_ context: CGContext) {
        frame(CGRect(x: -8, y: -6.5, width: 16, height: 13), context)
        frame(CGRect(x: -1.5, y: -6.5, width: 9.5, height: 13), context, isFilled: true)
    }

    /// A sheet over another.
    private func presentation(_ context: CGContext) {
        frame(CGRect(x: -8, y: -6.5, width: 16, height: 13), context)
        frame(CGRect(x: -4.5, y: -2, width: 9, height: 8.5), context, isFilled: true)
    }

    /// A bubble.
    private func popover(_ context: CGContext) {
        frame(CGRect(x: -8, y: -7, width: 16, height: 10.5), context)
        context.addLines(between: [CGPoint(x: -3, y: 3.5), CGPoint(x: 0, y: 7.5), CGPoint(x: 3, y: 3.5)])
        context.fillPath()
    }

    /// A rectangle in another.
    private func embed(_ context: CGContext) {
        frame(CGRect(x: -8, y: -6.5, width: 16, height: 13), context)
        frame(CGRect(x: -4.5, y: -3, width: 9, height: 6), context, isFilled: true)
    }

    /// Two links of a chain.
    private func relationship(_ context: CGContext) {
        context.strokeEllipse(in: CGRect(x: -8, y: -3, width: 6, height: 6))
        context.strokeEllipse(in: CGRect(x: 2, y: -3, width: 6, height: 6))
        line([(-2, 0), (2, 0)], context)
    }

    /// An arrow back.
    private func unwind(_ context: CGContext) {
        context.move(to: CGPoint(x: -5, y: -3))
        context.addLine(to: CGPoint(x: 2, y: -3))
        context.addCurve(
            to: CGPoint(x: 2, y: 5), control1: CGPoint(x: 8, y: -3), control2: CGPoint(x: 8, y: 5))
        context.addLine(to: CGPoint(x: -3, y: 5))
        context.strokePath()
        line([(-2, -6.5), (-6, -3), (-2, 0.5)], context)
    }

    private func braces(_ context: CGContext) {
        for side: CGFloat in [-1, 1] {
            context.move(to: CGPoint(x: side * 3, y: -7))
            context.addCurve(
                to: CGPoint(x: side * 7.5, y: 0), control1: CGPoint(x: side * 7, y: -7),
                control2: CGPoint(x: side * 3.5, y: -1))
            context.addCurve(
                to: CGPoint(x: side * 3, y: 7), control1: CGPoint(x: side * 3.5, y: 1),
                control2: CGPoint(x: side * 7, y: 7))
            context.strokePath()
        }
    }
}
