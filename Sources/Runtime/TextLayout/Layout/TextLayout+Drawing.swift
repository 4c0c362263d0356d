import CPango
public import CoreGraphics
public import Foundation

extension TextLayout {
    /// What is drawn of a text.
    public struct Parts: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let backgrounds = Self(rawValue: 1)
        /// Characters with their shadows and outlines, and attachments.
        public static let glyphs = Self(rawValue: 2)
        public static let underlines = Self(rawValue: 4)
        public static let strikethroughs = Self(rawValue: 8)
        public static let all: Self = [.backgrounds, .glyphs, .underlines, .strikethroughs]
    }

    /// Returns the ranges with a background, an underline or a strikethrough, with its color.
    public func ranges(with part: Parts) -> [(range: Range<Int>, color: CGColor)] {
        runs.compactMap { run in
            let attributes = run.attributes
            let color: CGColor? =
                switch part {
                case .backgrounds: attributes.background
                case .underlines: attributes.underline.map { $0.color ?? attributes.color }
                case .strikethroughs: attributes.strikethrough.map { $0.color ?? attributes.color }
                default: attributes.color
                }
            return color.map { (run.range, $0) }
        }
    }

    /// Draws all lines, or parts of what is in a range; `origin` is the top left of the layout's box. The context's y must
    /// point down.
    public func draw(
        _ parts: Parts = .all, of range: Range<Int>? = nil, in context: CGContext, at origin: CGPoint
    ) {
        guard origin.x.isFinite, origin.y.isFinite else { return }
        PangoLock.shared.withLock {
            let clip = context.boundingBoxOfClipPath.offsetBy(dx: -origin.x, dy: -origin.y)
            for line in lines {
                // A line outside the clip may cast a shadow into it, but not from more than its own height away.
                let reach = line.height * 2
                guard line.origin.y + line.height + reach > clip.minY, line.origin.y - reach < clip.maxY else {
                    continue
                }
                if let range, !line.range.overlaps(range) { continue }
                LinePainter(line: line, runs: runs, origin: origin, parts: parts, range: range).paint(in: context)
            }
        }
    }
}
