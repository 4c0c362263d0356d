import CoreGraphics
import Foundation
@testable import ImageIO
import Testing

@Suite("Images in files")
struct ImageIOTests {
    /// An image of four colors.
    private func image(_ colors: [[UInt8]], width: Int) throws -> CGImage {
        let provider = try #require(CGDataProvider(data: Data(colors.flatMap { $0 })))
        return try #require(
            CGImage(
                width: width, height: colors.count / width, bitsPerComponent: 8, bitsPerPixel: 32,
                bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent))
    }

    private func pixels(_ image: CGImage?) -> [[UInt8]] {
        guard let image, let data = image.dataProvider?.data else { return [] }
        return (0..<image.height).flatMap { y in
            (0..<image.width).map { x in
                let place = y * image.bytesPerRow + x * 4
                return [data[place + 2], data[place + 1], data[place], data[place + 3]]
            }
        }
    }

    private let red: [UInt8] = [255, 0, 0, 255], blue: [UInt8] = [0, 0, 255, 255], clear: [UInt8] = [0, 0, 0, 0]

    @Test("A GIF keeps its frames, their times, its loops and what is transparent")
    func animation() throws {
        let first = [red, blue, blue, red], second = [blue, clear, red, blue]
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "com.compuserve.gif", 2, nil))
        CGImageDestinationSetProperties(destination, ["{GIF}": ["LoopCount": 3]])
        CGImageDestinationAddImage(destination, try image(first, width: 2), ["{GIF}": ["DelayTime": 0.25]])
        #expect(!CGImageDestinationFinalize(destination))
        CGImageDestinationAddImage(destination, try image(second, width: 2), ["{GIF}": ["DelayTime": 0.01]])
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(data as Data, nil))
        #expect(CGImageSourceGetType(source) == "com.compuserve.gif" && CGImageSourceGetCount(source) == 2)
        #expect(pixels(CGImageSourceCreateImageAtIndex(source, 0, nil)) == first)
        #expect(pixels(CGImageSourceCreateImageAtIndex(source, 1, nil)) == second)
        #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
        let whole = CGImageSourceCopyProperties(source, nil)?["{GIF}"] as? [String: Any]
        #expect(whole?["LoopCount"] as? Int == 3)
        let properties = (0..<2).map { number in
            CGImageSourceCopyPropertiesAtIndex(source, number, nil)?["{GIF}"] as? [String: Any]
        }
        #expect(properties[0]?["DelayTime"] as? Double == 0.25)
        #expect(properties[1]?["DelayTime"] as? Double == 0.1)
        #expect(properties[1]?["UnclampedDelayTime"] as? Double == 0.01)
    }

    @Test("Codes of GIFs come back as they were, also when the table is full", arguments: 0..<20)
    func codes(seed: Int) {
        var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1
        let values = (0..<20_000).map { _ -> UInt8 in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(state >> 60) & (seed % 2 == 0 ? 15 : 3)
        }
        let codes = LZW.encode(values, codeSize: 4)
        #expect(LZW.decode(codes, codeSize: 4, count: values.count) == values, "seed \(seed)")
        // What is cut off or damaged ends, and never traps.
        var damaged = codes
        damaged[seed * 7] ^= 0x55
        #expect(LZW.decode(damaged, codeSize: 4, count: values.count).count <= values.count)
        #expect(LZW.decode(Array(codes.prefix(100)), codeSize: 4, count: values.count).count < values.count)
    }

    @Test("A file that is damaged anywhere never traps", arguments: 0..<40)
    func damaged(place: Int) throws {
        var writer = GIFWriter(width: 4, height: 4, loopCount: 0)
        for _ in 0..<2 { writer.add([UInt8]((0..<64).map { UInt8($0 * 3) }), delay: 0.1) }
        var bytes = Array(writer.finish())
        bytes[place % bytes.count] = 0xFF
        let source = CGImageSource(Data(bytes))
        for number in 0..<source.count { _ = source.image(at: number) }
        _ = CGImageSource(Data(bytes.prefix(place))).count
    }

    @Test("A picture with many colors keeps near ones")
    func palette() {
        var pixels: [UInt8] = []
        for number in 0..<1024 {
            pixels += [UInt8(number & 255), UInt8(number >> 2 & 255), UInt8(255 - number & 255), 255]
        }
        let palette = Palette(pixels)
        #expect(palette.colors.count == 256 && palette.bits == 8)
        for number in 0..<1024 {
            let color = palette.colors[Int(palette.indices[number])]
            #expect(abs(Int(color.0) - Int(pixels[number * 4])) < 24, "\(number)")
        }
    }

    @Test("A thumbnail is no longer than it may be, and PNG and JPEG are written and known")
    func thumbnails() throws {
        let picture = try image(Array(repeating: red, count: 40 * 20), width: 40)
        for (type, mark) in [("public.png", "public.png"), ("public.jpeg", "public.jpeg")] {
            let data = NSMutableData()
            let destination = try #require(CGImageDestinationCreateWithData(data, type, 1, nil))
            CGImageDestinationAddImage(destination, picture, [kCGImageDestinationLossyCompressionQuality: 0.9])
            #expect(CGImageDestinationFinalize(destination))
            let source = try #require(CGImageSourceCreateWithData(data as Data, nil))
            #expect(CGImageSourceGetType(source) == mark && CGImageSourceGetStatus(source) == .statusComplete)
            let options: CFDictionary = [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
            ]
            let small = CGImageSourceCreateThumbnailAtIndex(source, 0, options)
            #expect(small?.width == 10 && small?.height == 5)
            #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
        }
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil) == nil)
        #expect(
            CGImageSourceGetStatus(try #require(CGImageSourceCreateWithData(Data("x".utf8), nil))) == .statusUnknownType
        )
    }
}
