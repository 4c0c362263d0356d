import CoreGraphics
import Testing

@Suite("CGContext")
struct CGContextTests {
    @Test("Points are scaled to pixels, from the top left")
    func scale() throws {
        let context = try CGContext.upright(8, 8, scale: 2)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(try context.pixel(3, 1) == [255, 0, 0, 255])
        #expect(try context.pixel(4, 1) == [0, 0, 0, 0])
        #expect(try context.pixel(3, 2) == [0, 0, 0, 0])
        #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 8))
    }

    @Test("Apple's bitmaps have their origin at the bottom left")
    func bottomLeft() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0x2002))
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try context.pixel(0, 3) == [255, 0, 0, 255])
        #expect(context.ctm.isIdentity)
    }

    @Test("Saved colors, transforms and clips come back")
    func state() throws {
        let context = try CGContext.upright(8, 8)
        context.setFillColor(green)
        context.saveGState()
        context.setFillColor(red)
        context.translateBy(x: 4, y: 4)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(try context.pixel(7, 7) == [0, 255, 0, 255])
        #expect(try context.pixel(0, 0) == [0, 255, 0, 255])
        context.restoreGState()
        context.endTransparencyLayer()
    }

    @Test("The even-odd rule leaves the hole, the winding rule fills it")
    func rules() throws {
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let context = try CGContext.upright(9, 9)
            context.setFillColor(red)
            context.addRects([CGRect(x: 0, y: 0, width: 9, height: 9), CGRect(x: 3, y: 3, width: 3, height: 3)])
            context.fillPath(using: rule)
            #expect(try context.pixel(4, 4)[3] == (rule == .winding ? 255 : 0))
            #expect(context.isPathEmpty)
        }
    }

    @Test("A path stays where it was built when the transform changes after")
    func pathBeforeTransform() throws {
        let context = try CGContext.upright(8, 8)
        context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.translateBy(x: 4, y: 4)
        #expect(context.boundingBoxOfPath.origin == CGPoint(x: -4, y: -4))
        context.setFillColor(red)
        context.fillPath()
        #expect(try context.pixel(0, 0)[0] == 255)
        #expect(try context.pixel(5, 5)[3] == 0)
    }

    @Test("A stroke is as wide as the transform makes it, with dashes")
    func stroke() throws {
        let context = try CGContext.upright(20, 20)
        context.scaleBy(x: 2, y: 2)
        context.setStrokeColor(blue)
        context.setLineWidth(2)
        context.setLineDash(phase: 0, lengths: [2, 2])
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
        #expect(try context.pixel(1, 8) == [0, 0, 255, 255])
        #expect(try context.pixel(1, 11) == [0, 0, 255, 255])
        #expect(try context.pixel(1, 7)[3] == 0)
        #expect(try context.pixel(5, 9)[3] == 0)
    }

    @Test("Clips cut each other down, and their box is known in user space")
    func clips() throws {
        let context = try CGContext.upright(10, 10, scale: 1)
        context.clip(to: CGRect(x: 0, y: 0, width: 6, height: 10))
        context.translateBy(x: 2, y: 0)
        context.clip(to: CGRect(x: 2, y: 2, width: 8, height: 2))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 2, y: 2, width: 2, height: 2))
        context.fill(CGRect(x: -50, y: -50, width: 100, height: 100))
        #expect(try context.pixel(4, 2)[3] == 255)
        #expect(try context.pixel(6, 2)[3] == 0)
        context.clip()
        context.setFillColor(red)
        context.fill(CGRect(x: -50, y: -50, width: 100, height: 100))
        #expect(try context.pixel(4, 2) == [0, 0, 0, 255])
    }

    @Test("Blend modes affect only what is drawn")
    func blending() throws {
        let context = try CGContext.upright(4, 1)
        context.setFillColor(CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        context.setFillColor(red)
        context.setBlendMode(.multiply)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setBlendMode(.sourceIn)
        context.setAlpha(0.5)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        context.clear(CGRect(x: 2, y: 0, width: 1, height: 1))
        #expect(try context.pixel(0, 0) == [128, 0, 0, 255])
        #expect(try context.pixel(1, 0) == [128, 0, 0, 128])
        #expect(try context.pixel(2, 0) == [0, 0, 0, 0])
        #expect(try context.pixel(3, 0) == [128, 128, 128, 255])
    }

    @Test("A layer is as one: where two shapes overlap its alpha counts once")
    func layers() throws {
        let context = try CGContext.upright(4, 4)
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.saveGState()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.endTransparencyLayer()
        #expect(try context.pixel(1, 1) == [128, 0, 0, 128])
    }

    @Test("A gradient extends beyond its ends only where requested")
    func gradients() throws {
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: [0, 1]))
        let context = try CGContext.upright(30, 1)
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: .drawsAfterEndLocation)
        #expect(try context.pixel(5, 0)[3] == 0)
        #expect(try context.pixel(25, 0) == [0, 0, 255, 255])
        let middle = try context.pixel(15, 0)
        #expect(abs(middle[0] - 121) < 8 && abs(middle[2] - 134) < 8)

        let radial = try CGContext.upright(21, 21)
        radial.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 10.5, y: 10.5), startRadius: 0, endCenter: CGPoint(x: 10.5, y: 10.5),
            endRadius: 8, options: [])
        #expect(try radial.pixel(10, 10)[0] > 230)
        #expect(try radial.pixel(0, 0)[3] == 0)
    }

    @Test("A shadow is at its offset, in its color, and fades over its blur")
    func shadows() throws {
        let context = try CGContext.upright(60, 60, scale: 2)
        context.setShadow(offset: CGSize(width: 0, height: 10), blur: 4, color: blue)
        context.setFillColor(red)
        context.fill(CGRect(x: 10, y: 5, width: 10, height: 10))
        #expect(try context.pixel(30, 20) == [255, 0, 0, 255])
        #expect(try context.pixel(30, 36)[2] > 200)
        // The edge of the shadow is at 50 pixels: half of it is left there.
        let edge = (try context.pixel(30, 49)[2] + context.pixel(30, 50)[2]) / 2
        #expect(abs(edge - 127) < 12)
        #expect(try context.pixel(30, 59)[3] < 20)
        #expect(try context.pixel(30, 5)[3] == 0)
    }

    @Test("A wide shadow is close to what the narrow way would give")
    func wideShadow() throws {
        let context = try CGContext.upright(400, 400)
        context.setShadow(offset: .zero, blur: 80, color: blue)
        context.fill(CGRect(x: 100, y: -400, width: 200, height: 1200))
        #expect(abs(try context.pixel(99, 200)[2] - 127) < 8)
        // One deviation out a Gaussian edge has fallen to 16 per cent.
        #expect(abs(try context.pixel(60, 200)[2] - 40) < 10)
    }

    @Test("What is drawn after a mask is multiplied by its alpha until the state is restored")
    func masks() throws {
        let shape = try CGContext.upright(2, 2)
        shape.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        let mask = try #require(shape.makeImage())
        let context = try CGContext.upright(4, 4)
        context.saveGState()
        context.clip(toUpright: mask, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.restoreGState()
        #expect(try context.pixel(1, 0) == [255, 0, 0, 255])
        #expect(try context.pixel(1, 3)[3] == 0)
    }

    @Test("Numbers that are none, infinite or huge draw nothing wrong and stop nothing")
    func badNumbers() throws {
        let context = try CGContext.upright(8, 8)
        let numbers: [CGFloat] = [.nan, .infinity, -.infinity]
        for number in numbers {
            context.fill(CGRect(x: number, y: 0, width: 4, height: 4))
            context.fill(CGRect(x: 0, y: 0, width: number, height: 4))
            context.setLineWidth(number)
            context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.addArc(center: .zero, radius: number, startAngle: 0, endAngle: number, clockwise: false)
            context.fillPath()
            context.saveGState()
            context.scaleBy(x: number, y: 1)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            context.restoreGState()
        }
        context.scaleBy(x: 0, y: 0)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(context.isBlank)

        let giant = try CGContext.upright(8, 8)
        giant.fill(CGRect(x: -1e30, y: -1e30, width: 2e30, height: 2e30))
        #expect(try giant.pixel(4, 4) == [0, 0, 0, 255])
        giant.setShadow(offset: CGSize(width: 1e9, height: .nan), blur: .infinity, color: red)
        giant.fill(CGRect(x: 0, y: 0, width: 1e300, height: 1))
    }

    @Test("Sizes that cannot be give no context", arguments: [(0, 1), (1, -1), (16385, 1), (1, Int.max)])
    func impossibleSizes(width: Int, height: Int) {
        #expect(CGContext(pixelsWide: width, pixelsHigh: height, scale: 1) == nil)
    }

    @Test("Scales and SVG sizes that are not numbers give no context")
    func impossibleScales() {
        #expect(CGContext(pixelsWide: 1, pixelsHigh: 1, scale: .nan) == nil)
        #expect(CGContext(svgSize: CGSize(width: CGFloat.infinity, height: 1)) == nil)
    }

    @Test("An SVG document contains what was drawn and can be read again")
    func svg() throws {
        let context = try #require(CGContext(svgSize: CGSize(width: 10, height: 20)))
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 10, width: 10, height: 10))
        let data = try #require(context.finishSVG())
        #expect(CGImage.size(ofSVG: data) == CGSize(width: 10, height: 20))
        let image = try #require(CGImage(svg: data, pixelsWide: 10, pixelsHigh: 20))
        let copy = try CGContext.upright(10, 20)
        copy.drawUpright(image, in: CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(try copy.pixel(5, 15) == [255, 0, 0, 255])
        #expect(try copy.pixel(5, 5)[3] == 0)
    }

    @Test("A context draws into an app's memory in the layout that it asked for, and takes what the app writes there")
    func ownMemory() throws {
        let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)
        for (info, expected) in [
            (CGImageAlphaInfo.premultipliedLast.rawValue, [128, 0, 0, 128] as [UInt8]),
            (CGImageAlphaInfo.premultipliedFirst.rawValue, [128, 128, 0, 0]),
            (CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, [0, 0, 128, 128]),
            (CGImageAlphaInfo.last.rawValue, [255, 0, 0, 128]),
        ] {
            var bytes = [UInt8](repeating: 0, count: 2 * 12)
            let image = bytes.withUnsafeMutableBytes { buffer -> CGImage? in
                let context = CGContext(
                    data: buffer.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 12,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
                context?.setFillColor(red)
                context?.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
                #expect(context?.data == buffer.baseAddress && context?.bytesPerRow == 12)
                // The lower right pixel is copied to the upper left one.
                for place in 0..<4 { buffer[place] = buffer[16 + place] }
                return context?.makeImage()
            }
            #expect(Array(bytes[16..<20]) == expected && Array(bytes[4..<8]) == [0, 0, 0, 0], "\(info)")
            let pixels = try #require(image?.dataProvider?.data)
            let rowLength = try #require(image?.bytesPerRow)
            #expect(Array(pixels[0..<4]) == [0, 0, 128, 128] && pixels[rowLength + 6] == 128, "\(info)")
        }
    }

    @Test("A gray context has the luminance of what is drawn; layouts that iOS refuses are refused")
    func gray() throws {
        var bytes: [UInt8] = [7]
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 1,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
            context?.setFillColor(CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
            context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(bytes[0] > 178 && bytes[0] < 186)
        #expect(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.none.rawValue) == nil)
    }

    @Test("An image is made of bytes in many layouts, and not of too few")
    func imageOfBytes() throws {
        func image(_ bytes: [UInt8], _ bits: Int, _ info: UInt32, gray: Bool = false) throws -> CGImage? {
            CGImage(
                width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bits / 8,
                space: gray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: info), provider: try #require(CGDataProvider(data: Data(bytes))),
                decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        }
        func pixel(_ image: CGImage?) -> [UInt8] { (image?.dataProvider?.data).map { Array($0.prefix(4)) } ?? [] }
        #expect(pixel(try image([1, 2, 3], 24, 0)) == [3, 2, 1, 255])
        #expect(pixel(try image([255, 0, 0, 128], 32, CGImageAlphaInfo.last.rawValue)) == [0, 0, 128, 128])
        #expect(pixel(try image([9, 1, 2, 3], 32, CGImageAlphaInfo.noneSkipFirst.rawValue)) == [3, 2, 1, 255])
        #expect(pixel(try image([77], 8, 0, gray: true)) == [77, 77, 77, 255])
        #expect(try image([1, 2], 24, 0) == nil)
    }
}
