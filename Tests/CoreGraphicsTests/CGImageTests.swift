import CoreGraphics
import Testing

@Suite("CGImage")
struct CGImageTests {
    /// Red above green, three pixels wide.
    private func sample() throws -> CGImage {
        let context = try CGContext.upright(3, 2)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
        context.setFillColor(green.copy(alpha: 0.5) ?? green)
        context.fill(CGRect(x: 0, y: 1, width: 3, height: 1))
        return try #require(context.makeImage())
    }

    @Test("A PNG reads back as it was written")
    func roundTrip() throws {
        let image = try sample()
        let data = try #require(image.pngData())
        let again = try #require(CGImage(data: data))
        #expect(again.width == 3 && again.height == 2)
        #expect(image.withPixels { bytes, _ in Array(bytes) } == again.withPixels { bytes, _ in Array(bytes) })
        #expect(!again.isOpaque)
    }

    @Test("A context gives its pixels away without a copy, once, and draws no more")
    func finishing() throws {
        let context = try CGContext.upright(3, 2)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
        let address = context.data
        let copy = try #require(context.makeImage())
        let image = try #require(context.finishImage())
        #expect(image.withPixels { bytes, _ in UnsafeMutableRawPointer(mutating: bytes.baseAddress) } == address)
        #expect(image.withPixels { bytes, _ in Array(bytes) } == copy.withPixels { bytes, _ in Array(bytes) })
        #expect(!image.isOpaque)
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        #expect(context.finishImage() == nil && context.makeImage() == nil && context.data == nil)
        #expect(image.withPixels { bytes, _ in Array(bytes) } == copy.withPixels { bytes, _ in Array(bytes) })
    }

    @Test(
        "An opaque image is a bitmap file that reads back the same, also after the image is released; another has none")
    func bitmapFile() throws {
        // More pixels than are looked at in one go, of which only the last lets something through.
        for isOpaque in [true, false] {
            let context = try CGContext.upright(50, 45)
            context.setFillColor(green)
            context.fill(CGRect(x: 0, y: 0, width: 50, height: 45))
            context.setFillColor(red)
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            if !isOpaque { context.clear(CGRect(x: 49, y: 44, width: 1, height: 1)) }
            var image = context.finishImage()
            #expect(image?.isOpaque == isOpaque)
            let pixels = image?.withPixels { bytes, _ in Array(bytes) }
            let file = image?.bitmapData()
            image = nil
            #expect((file != nil) == isOpaque)
            guard let file else { continue }
            let again = try #require(CGImage(data: file))
            #expect(again.width == 50 && again.height == 45)
            #expect(again.withPixels { bytes, _ in Array(bytes) } == pixels)
        }
    }

    @Test("Broken bytes are not image, wherever they break")
    func brokenBytes() throws {
        let data = try #require(try sample().pngData())
        #expect(CGImage(data: Data()) == nil)
        #expect(CGImage(data: Data("no image".utf8)) == nil)
        #expect(CGImage(data: Data(repeating: 0xFF, count: 1000)) == nil)
        for length in 0..<data.count - 12 { _ = CGImage(data: data.prefix(length)) }
        for index in data.indices {
            var changed = data
            changed[index] ^= 0x55
            _ = CGImage(data: changed)
            _ = CGImage(svg: changed, pixelsWide: 4, pixelsHigh: 4)
        }
        #expect(CGImage(svg: Data("<svg".utf8), pixelsWide: 4, pixelsHigh: 4) == nil)
        #expect(CGImage(svg: Data(), pixelsWide: 4, pixelsHigh: 4) == nil)
    }

    @Test("A part is cut out of the image, never more than there is")
    func cropping() throws {
        let image = try sample()
        let part = try #require(image.cropping(to: CGRect(x: 1, y: 1, width: 100, height: 100)))
        #expect(part.width == 2 && part.height == 1)
        #expect(image.cropping(to: CGRect(x: 3, y: 0, width: 1, height: 1)) == nil)
        #expect(image.cropping(to: CGRect(x: Double.nan, y: 0, width: 1, height: 1)) == nil)
    }

    @Test("Apple's way of drawing turns the image over where y points down; ours does not")
    func flips() throws {
        let image = try sample()
        let context = try CGContext.upright(3, 2)
        let whole = CGRect(x: 0, y: 0, width: 3, height: 2)
        context.draw(image, in: whole)
        #expect(try context.pixel(1, 1) == [255, 0, 0, 255])
        context.clear(whole)
        context.drawUpright(image, in: whole)
        #expect(try context.pixel(1, 0) == [255, 0, 0, 255])
    }

    @Test("Enlarged without interpolation, pixels keep hard edges")
    func nearest() throws {
        let image = try sample()
        let context = try CGContext.upright(30, 20)
        context.interpolationQuality = .none
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(try context.pixel(15, 9) == [255, 0, 0, 255])
        #expect(try context.pixel(0, 0) == [255, 0, 0, 255])
        #expect(try context.pixel(15, 10)[0] == 0)
    }

    @Test("An SVG is stretched to the requested pixels")
    func svg() throws {
        let text =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'><rect width='2' height='4' fill='red'/></svg>"
        let image = try #require(CGImage(svg: Data(text.utf8), pixelsWide: 8, pixelsHigh: 2))
        #expect(image.width == 8 && image.height == 2)
        let context = try CGContext.upright(8, 2)
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 8, height: 2))
        #expect(try context.pixel(3, 1) == [255, 0, 0, 255])
        #expect(try context.pixel(4, 1)[3] == 0)
    }
}
