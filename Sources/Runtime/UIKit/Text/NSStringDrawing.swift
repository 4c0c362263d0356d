import CoreGraphics
public import Foundation
import TextLayout

/// How a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The rectangle is that of all lines, rather than of one that begins at the baseline.
    public static let usesLineFragmentOrigin = Self(rawValue: 1)
    public static let usesFontLeading = Self(rawValue: 2)
    public static let usesDeviceMetrics = Self(rawValue: 8)
    public static let truncatesLastVisibleLine = Self(rawValue: 32)
}

/// What was drawn.
public final class NSStringDrawingContext: NSObject {
    public var minimumScaleFactor: CGFloat = 0
    public private(set) var actualScaleFactor: CGFloat = 1
    public fileprivate(set) var totalBounds = CGRect.zero
    public override init() { super.init() }
}

// Texts are measured and drawn on any thread.
extension NSAttributedString {
    /// Returns the lines of the text. Text without a font has that of Apple's documentation, 12 points.
    @MainActor
    private func lines(width: CGFloat, atMost count: Int = 0) -> TextLayout {
        let text = StyledText(
            self, plain: "", font: .systemFont(ofSize: 12), color: .black, alignment: .natural,
            lineBreakMode: count == 1 ? .byClipping : .byWordWrapping, traits: .current)
        return TextLayout(text, width: width, maximumLines: count)
    }

    /// The size of the text with the line breaks that it has.
    public func size() -> CGSize {
        nonisolated(unsafe) let text = self
        return MainThread.result { text.length == 0 ? .zero : text.lines(width: .infinity).size }
    }

    /// Draws the text from its top left corner.
    public func draw(at point: CGPoint) {
        nonisolated(unsafe) let text = self
        MainThread.result {
            guard let context = UIGraphicsGetCurrentContext(), text.length > 0 else { return }
            text.lines(width: .infinity).draw(in: context, at: point)
        }
    }

    /// Draws the text in a rectangle: lines are broken at its width, and those below it aren't drawn.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        nonisolated(unsafe) let (text, context) = (self, context)
        MainThread.result { text.drawLines(in: rect, options, context) }
    }

    @MainActor
    private func drawLines(in rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) {
        guard let drawing = UIGraphicsGetCurrentContext(), length > 0 else { return }
        let isWhole = options.contains(.usesLineFragmentOrigin)
        let layout = lines(width: rect.width, atMost: isWhole ? 0 : 1)
        context?.totalBounds = CGRect(origin: rect.origin, size: layout.size)
        drawing.saveGState()
        if isWhole, rect.height > 0 { drawing.clip(to: rect) }
        // Without lines, the rectangle begins at the baseline.
        let top = isWhole ? rect.minY : rect.minY - layout.firstBaseline
        layout.draw(in: drawing, at: CGPoint(x: rect.minX, y: top))
        drawing.restoreGState()
    }

    /// Returns the rectangle that the text needs at a width.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        nonisolated(unsafe) let (text, context) = (self, context)
        return MainThread.result { text.bounds(in: size, options, context) }
    }

    @MainActor
    private func bounds(
        in size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) -> CGRect {
        guard length > 0 else { return .zero }
        let isWhole = options.contains(.usesLineFragmentOrigin)
        let layout = lines(width: isWhole && size.width > 0 ? size.width : .infinity, atMost: isWhole ? 0 : 1)
        let bounds = CGRect(
            x: 0, y: isWhole ? 0 : -layout.firstBaseline, width: layout.size.width, height: layout.size.height)
        context?.totalBounds = bounds
        return bounds
    }
}

extension String {
    private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: self, attributes: attributes)
    }

    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        styled(attributes).size()
    }

    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        styled(attributes).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        styled(attributes).draw(in: rect)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        styled(attributes).draw(with: rect, options: options, context: context)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        styled(attributes).boundingRect(with: size, options: options, context: context)
    }
}

extension NSString {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attributes)
    }

    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(at: point, withAttributes: attributes)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(in: rect, withAttributes: attributes)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context) }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
