public import CoreGraphics
public import Foundation
import UIKit

/// A line of a text.
public final class CTLine: Hashable, @unchecked Sendable {
    let text: NSAttributedString
    /// Where the line begins in the text that it is of.
    let start: Int

    init(_ text: NSAttributedString, start: Int = 0) { (self.text, self.start) = (text, start) }

    /// The metrics of the tallest font.
    lazy var metrics: (width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) = {
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length), options: []) { value, _, _ in
            let font = value as? UIFont ?? .systemFont(ofSize: 12)
            ascent = max(ascent, font.ascender)
            descent = max(descent, -font.descender)
            leading = max(leading, font.leading)
        }
        return (width(of: text.length), ascent, descent, leading)
    }()

    /// Returns the width of the first characters.
    func width(of count: Int) -> CGFloat {
        count == 0 ? 0 : text.attributedSubstring(from: NSRange(location: 0, length: count)).size().width
    }

    /// Draws the line from a point on its baseline. The y axis points upwards.
    func draw(in context: CGContext, at point: CGPoint) {
        nonisolated(unsafe) let context = context
        MainThread.result {
            UIGraphicsPushContext(context)
            context.saveGState()
            context.translateBy(x: point.x, y: point.y)
            context.scaleBy(x: 1, y: -1)
            text.draw(with: CGRect(x: 0, y: 0, width: metrics.width + 1, height: 0), options: [], context: nil)
            context.restoreGState()
            UIGraphicsPopContext()
        }
    }

    public static func == (one: CTLine, other: CTLine) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A part of a line with the same attributes.
public final class CTRun: @unchecked Sendable {
    let line: CTLine
    /// In the line's text.
    let range: NSRange

    init(_ line: CTLine, _ range: NSRange) { (self.line, self.range) = (line, range) }

    var isolated: CTLine { CTLine(line.text.attributedSubstring(from: range), start: line.start + range.location) }
}

public enum CTLineTruncationType: UInt32, Sendable { case start, end, middle }

public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
}

public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(attrString) }

@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let metrics = line.metrics
    ascent?.pointee = metrics.ascent
    descent?.pointee = metrics.descent
    leading?.pointee = metrics.leading
    return Double(metrics.width)
}

public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    let metrics = line.metrics
    return CGRect(x: 0, y: -metrics.descent, width: metrics.width, height: metrics.ascent + metrics.descent)
}

public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    CTLineGetBoundsWithOptions(line, [])
}

public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(location: line.start, length: line.text.length) }
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.text.length }
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    let text = line.text.string as NSString
    let kept = text.length - (line.text.string.reversed().prefix { $0.isWhitespace }.reduce(0) { $0 + $1.utf16.count })
    return Double(line.metrics.width - line.width(of: kept))
}

public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offset = line.width(of: min(max(charIndex - line.start, 0), line.text.length))
    secondaryOffset?.pointee = offset
    return offset
}

public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    let widths = (0...line.text.length).map(line.width)
    let nearest = widths.indices.min { abs(widths[$0] - position.x) < abs(widths[$1] - position.x) }
    return line.start + (nearest ?? 0)
}

public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, (flushWidth - Double(line.metrics.width)) * Double(flushFactor))
}

/// Returns a line that is no wider than a width: with a token in place of what is left out. Nil if there is no room for the token.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    if Double(line.metrics.width) <= width { return line }
    let token = truncationToken?.text ?? NSAttributedString(string: "")
    let room = CGFloat(width) - (token.length > 0 ? token.size().width : 0)
    guard room >= 0 else { return nil }
    let length = line.text.length
    func part(_ start: Int, _ count: Int) -> NSAttributedString {
        line.text.attributedSubstring(from: NSRange(location: start, length: count))
    }
    let kept = (0...length).last { count in
        switch truncationType {
        case .end: line.width(of: count) <= room
        case .start: count == 0 || part(length - count, count).size().width <= room
        case .middle:
            line.width(of: (count + 1) / 2)
                + (count < 2 ? 0 : part(length - count / 2, count / 2).size().width) <= room
        }
    }
    let count = kept ?? 0
    let (head, tail) =
        truncationType == .end ? (count, 0) : truncationType == .start ? (0, count) : ((count + 1) / 2, count / 2)
    let result = NSMutableAttributedString(attributedString: part(0, head))
    result.append(token)
    result.append(part(length - tail, tail))
    return CTLine(result, start: line.start)
}

public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context, at: context.textPosition) }

public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
    var runs: [CTRun] = []
    line.text.enumerateAttributes(in: NSRange(location: 0, length: line.text.length), options: []) { _, range, _ in
        runs.append(CTRun(line, range))
    }
    return runs
}

public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.line.start + run.range.location, length: run.range.length)
}
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.range.length }
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    run.line.text.attributes(at: run.range.location, effectiveRange: nil)
}
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double { CTLineGetTypographicBounds(run.isolated, ascent, descent, leading) }
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let place = context.textPosition
    run.isolated.draw(
        in: context, at: CGPoint(x: place.x + run.line.width(of: run.range.location), y: place.y))
}
