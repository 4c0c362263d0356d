public import CoreGraphics
public import Foundation
import UIKit

/// Breaks a text into lines.
public final class CTFramesetter: @unchecked Sendable {
    let text: NSAttributedString

    init(_ text: NSAttributedString) { self.text = text }

    /// A line and where it is: below the top of its area.
    struct PlacedLine {
        let line: CTLine
        let x: CGFloat
        let top: CGFloat
        let bottom: CGFloat
        let width: CGFloat
    }

    /// Returns the lines from a character that fit into a size.
    func lines(from start: Int, in size: CGSize) -> [PlacedLine] {
        let rest = text.attributedSubstring(from: NSRange(location: start, length: text.length - start))
        nonisolated(unsafe) var lines: [PlacedLine] = []
        nonisolated(unsafe) let part = rest
        MainThread.result {
            let storage = NSTextStorage(attributedString: part)
            let (manager, container) = (
                NSLayoutManager(), NSTextContainer(size: CGSize(width: size.width, height: 1e7))
            )
            container.lineFragmentPadding = 0
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: part.length)) {
                rect, used, _, range, stop in
                guard rect.maxY <= size.height + 0.01 else { stop.pointee = true; return }
                let line = CTLine(part.attributedSubstring(from: range), start: start + range.location)
                lines.append(
                    PlacedLine(line: line, x: used.minX, top: rect.minY, bottom: rect.maxY, width: used.width))
            }
        }
        return lines
    }
}

/// Lines of a text in a path.
public final class CTFrame: @unchecked Sendable {
    let path: CGPath
    let lines: [CTFramesetter.PlacedLine]
    let start: Int

    init(_ path: CGPath, _ lines: [CTFramesetter.PlacedLine], start: Int) {
        (self.path, self.lines, self.start) = (path, lines, start)
    }

    /// The points on the lines' baselines, above the lower left corner of the path's box.
    var origins: [CGPoint] {
        let height = path.boundingBox.height
        return lines.map { CGPoint(x: $0.x, y: height - $0.top - $0.line.metrics.ascent) }
    }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(NSAttributedString(attributedString: attrString))
}

/// Returns lines in the box around a path; its other borders aren't followed.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    let start = min(max(stringRange.location, 0), framesetter.text.length)
    return CTFrame(path, framesetter.lines(from: start, in: path.boundingBox.size), start: start)
}

/// Returns the size that a text needs within limits, and how much of it there is room for.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let start = min(max(stringRange.location, 0), framesetter.text.length)
    let lines = framesetter.lines(from: start, in: constraints)
    fitRange?.pointee = CFRange(location: start, length: lines.reduce(0) { $0 + $1.line.text.length })
    return CGSize(width: lines.map(\.width).max() ?? 0, height: lines.last?.bottom ?? 0)
}

public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines.map(\.line) }
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CTFrameGetVisibleStringRange(frame) }
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.start, length: frame.lines.reduce(0) { $0 + $1.line.text.length })
}

/// Writes the points on the lines' baselines.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let all = frame.origins.dropFirst(max(0, range.location))
    let wanted = range.length == 0 ? all : all.prefix(max(0, range.length))
    for (index, point) in wanted.enumerated() { origins[index] = point }
}

public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let box = frame.path.boundingBox
    for (line, origin) in zip(frame.lines, frame.origins) {
        line.line.draw(in: context, at: CGPoint(x: box.minX + origin.x, y: box.minY + origin.y))
    }
}
