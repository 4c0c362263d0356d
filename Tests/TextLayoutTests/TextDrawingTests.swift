import CoreGraphics
import Synchronization
import Testing
import TextLayout

@Suite("Drawing a TextLayout")
struct TextDrawingTests {
    /// The box of what was drawn, in pixels.
    private func inked(_ context: CGContext) -> CGRect {
        guard let data = context.data else { return .null }
        var box = CGRect.null
        for y in 0..<context.height {
            for x in 0..<context.width
            where data.load(fromByteOffset: y * context.bytesPerRow + x * 4 + 3, as: UInt8.self) > 40 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    @Test("Letters are on the baseline, as tall as a capital, at the scale of the context")
    func baseline() throws {
        let context = try #require(CGContext(pixelsWide: 200, pixelsHigh: 200, scale: 2))
        let text = layout("H", size: 40)
        text.draw(in: context, at: CGPoint(x: 10, y: 10))
        let box = inked(context)
        #expect(abs(box.maxY - (10 + text.firstBaseline) * 2) <= 1.5)
        #expect(abs(box.height - TextFont(size: 40).capHeight * 2) <= 4)
        #expect(box.minX >= 20 && box.maxX <= (10 + text.size.width) * 2)
    }

    @Test("Letters that are too large to be kept as pixels are filled alike, also after an even-odd path")
    func outlines() throws {
        let context = try #require(CGContext(pixelsWide: 800, pixelsHigh: 1000, scale: 2))
        context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.fillPath(using: .evenOdd)
        context.clear(CGRect(x: 0, y: 0, width: 400, height: 500))
        let text = layout("Å", size: 300)
        text.draw(in: context, at: CGPoint(x: 10, y: 10))
        let box = inked(context)
        #expect(abs(box.maxY - (10 + text.firstBaseline) * 2) <= 4)
        #expect(box.height > TextFont(size: 300).capHeight * 2 && box.height < TextFont(size: 300).capHeight * 2.8)
        let small = try #require(CGContext(pixelsWide: 200, pixelsHigh: 250, scale: 0.5))
        text.draw(in: small, at: CGPoint(x: 10, y: 10))
        for y in 0..<250 {
            for x in 0..<200 {
                let (one, other) = (alpha(small, x, y), alpha(context, x * 4 + 2, y * 4 + 2))
                if [0, 255].contains(one), neighbors(small, x, y).allSatisfy({ $0 == one }) {
                    try #require(one == other, "at \(x), \(y)")
                }
            }
        }
    }

    private func alpha(_ context: CGContext, _ x: Int, _ y: Int) -> UInt8 {
        context.data?.load(fromByteOffset: y * context.bytesPerRow + x * 4 + 3, as: UInt8.self) ?? 0
    }

    private func neighbors(_ context: CGContext, _ x: Int, _ y: Int) -> [UInt8] {
        [(1, 0), (-1, 0), (0, 1), (0, -1)].compactMap { dx, dy in
            guard (0..<context.width).contains(x + dx), (0..<context.height).contains(y + dy) else { return nil }
            return alpha(context, x + dx, y + dy)
        }
    }

    @Test("Color, alpha and shadow of the context and the text are obeyed")
    func color() throws {
        let context = try #require(CGContext(pixelsWide: 60, pixelsHigh: 60, scale: 1))
        var attributes = TextAttributes(
            font: TextFont(size: 40, weight: 900), color: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        attributes.background = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        TextLayout(StyledText("I", attributes: attributes)).draw(in: context, at: .zero)
        let data = try #require(context.data)
        var colors: Set<UInt32> = []
        for y in 0..<60 {
            for x in 0..<60 {
                colors.insert(data.load(fromByteOffset: y * context.bytesPerRow + x * 4, as: UInt32.self))
            }
        }
        #expect(colors.isSuperset(of: [0xFFFF_0000, 0xFF00_00FF, 0]))
    }

    @Test("Text in other colors is shaped once: painting attributes are not part of the shape")
    func shapedOnce() throws {
        let count = Mutex(0)
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        func inks(_ attributes: TextAttributes) throws -> Set<UInt32> {
            let context = try #require(CGContext(pixelsWide: 40, pixelsHigh: 60, scale: 1))
            let layout = TextLayout(StyledText("I shaped once", attributes: attributes), width: 30, maximumLines: 1)
            layout.draw(in: context, at: .zero)
            let words = UnsafeRawBufferPointer(start: context.data, count: context.bytesPerRow * context.height / 4 * 4)
            return Set(words.bindMemory(to: UInt32.self))
        }
        var attributes = TextAttributes(font: TextFont(size: 41.5, weight: 900), color: red)
        try ShapedText.$onShaping.withValue({ count.withLock { $0 += 1 } }) {
            #expect(try inks(attributes).contains(0xFFFF_0000))
            let first = count.withLock { $0 }
            #expect(first >= 1)
            attributes.color = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
            let green = try inks(attributes)
            #expect(green.contains(0xFF00_FF00) && !green.contains(0xFFFF_0000))
            attributes.background = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            #expect(try inks(attributes).contains(0xFF00_00FF))
            attributes.shadow = TextAttributes.Shadow(color: red, offset: CGSize(width: 2, height: 2), blur: 0)
            attributes.underline = TextLine(color: red)
            attributes.strikethrough = TextLine(color: red)
            #expect(try inks(attributes).contains(0xFFFF_0000))
            #expect(count.withLock { $0 } == first)
            attributes.kern = 3
            _ = try inks(attributes)
            #expect(count.withLock { $0 } > first)
        }
    }

    @Test("What cannot be drawn stops nothing")
    func badPlaces() throws {
        let context = try #require(CGContext(pixelsWide: 60, pixelsHigh: 60, scale: 1))
        layout("H").draw(in: context, at: CGPoint(x: Double.nan, y: 0))
        layout("H").draw(in: context, at: CGPoint(x: 1e300, y: -1e300))
        layout("H", size: 1e6).draw(in: context, at: .zero)
        layout("\0\u{1}\u{FFFF}\t\u{202E}x").draw(in: context, at: .zero)
    }

    @Test("However small or large the transform, what is drawn after it is drawn")
    func extremeScales() throws {
        let context = try #require(CGContext(pixelsWide: 20, pixelsHigh: 20, scale: 1))
        let image = try #require(context.makeImage())
        for exponent in -30...30 {
            let scale = CGFloat(pow(10, Double(exponent)))
            for (x, y) in [(scale, scale), (scale, 1), (1, scale), (scale, -1 / scale)] {
                context.saveGState()
                context.scaleBy(x: x, y: y)
                layout("Hg").draw(in: context, at: .zero)
                context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 10, height: 10))
                context.stroke(CGRect(x: 0, y: 0, width: 10, height: 10))
                context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
                context.clip(toUpright: image, in: CGRect(x: 0, y: 0, width: 10, height: 10))
                context.setShadow(offset: CGSize(width: x, height: y), blur: scale, color: .black)
                context.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
                context.restoreGState()
            }
        }
        context.clear(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(inked(context).isNull)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(inked(context) == CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test("An SVG document accepts text too")
    func svg() throws {
        let context = try #require(CGContext(svgSize: CGSize(width: 100, height: 40)))
        layout("Hello").draw(in: context, at: .zero)
        let data = try #require(context.finishSVG())
        #expect(String(decoding: data, as: UTF8.self).contains("<use"))
    }

    @Test("a long text is shaped once, whatever widths it is measured with")
    func longTextShapedOnce() {
        let count = Mutex(0)
        let text = StyledText(String(repeating: "so many words ", count: 3000))
        ShapedText.$onShaping.withValue({ count.withLock { $0 += 1 } }) {
            let widths: [CGFloat] = [300, .infinity, 200, 300]
            let heights = widths.map { TextLayout(text, width: $0).size.height }
            #expect(heights[0] == heights[3] && heights[2] > heights[0] && heights[0] > heights[1])
        }
        #expect(count.withLock { $0 } == 1)
    }
}
