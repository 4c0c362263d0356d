import CoreGraphics
@testable import CoreImage
import Foundation
import Testing

@Suite("Images that filters make")
struct CoreImageTests {
    private func solid(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CIImage {
        CIImage(color: CIColor(red: red, green: green, blue: blue, alpha: alpha))
            .cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
    }

    /// The bytes of a pixel from the lower left: red, green, blue and alpha, multiplied.
    private func pixel(_ image: CIImage?, _ x: Int = 1, _ y: Int = 1) -> [Int] {
        guard let image else { return [] }
        var bytes = [UInt8](repeating: 0, count: 4)
        CIContext().render(
            image, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: x, y: y, width: 1, height: 1), format: .RGBA8,
            colorSpace: nil)
        return bytes.map { Int($0) }
    }

    @Test("A bitmap comes back as it was, byte for byte")
    func bitmap() throws {
        let bytes = (0..<64).map { UInt8($0 % 4 == 3 ? 255 : $0 * 4) }
        let provider = try #require(CGDataProvider(data: Data(bytes)))
        let image = try #require(
            CGImage(
                width: 4, height: 4, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 16,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
                provider: provider, decode: nil, shouldInterpolate: false,
                intent: .defaultIntent))
        let recipe = CIImage(cgImage: image)
        #expect(recipe.extent == CGRect(x: 0, y: 0, width: 4, height: 4))
        let back = try #require(CIContext().createCGImage(recipe, from: recipe.extent))
        #expect(back.dataProvider?.data == image.dataProvider?.data)
        // The first row of the bytes is at the top.
        #expect(pixel(recipe, 0, 3) == [0, 4, 8, 255] && pixel(recipe, 0, 4) == [0, 0, 0, 0])
    }

    @Test("Filters have the keys, defaults and results that they are named for")
    func filters() throws {
        let gray = solid(0.5, 0.5, 0.5), red = solid(1, 0, 0)
        #expect(pixel(red.applyingFilter("CIColorInvert")) == [0, 255, 255, 255])
        #expect(pixel(gray.applyingFilter("CIExposureAdjust", parameters: ["inputEV": 0])) == [128, 128, 128, 255])
        #expect(pixel(gray.applyingFilter("CIExposureAdjust", parameters: ["inputEV": 1]))[0] > 170)
        #expect(
            pixel(red.applyingFilter("CIColorControls", parameters: ["inputSaturation": 0])).dropLast().allSatisfy {
                $0 == 127
            })
        let mono = pixel(red.applyingFilter("CIPhotoEffectMono"))
        #expect(mono[0] == mono[1] && mono[1] == mono[2] && mono[3] == 255)
        #expect(
            pixel(solid(1, 1, 1).applyingFilter("CISepiaTone", parameters: ["inputIntensity": 0.0])) == [
                255, 255, 255, 255,
            ])
        let sepia = pixel(gray.applyingFilter("CISepiaTone"))
        #expect(sepia[0] > sepia[1] && sepia[1] > sepia[2])
        #expect(pixel(red.applyingFilter("CIHueAdjust", parameters: ["inputAngle": 0])) == [255, 0, 0, 255])
        let swap: [String: Any] = [
            "inputRVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputBVector": CIVector(x: 1, y: 0, z: 0, w: 0),
        ]
        #expect(pixel(red.applyingFilter("CIColorMatrix", parameters: swap)) == [0, 0, 255, 255])
        #expect(CIFilter(name: "CINothing") == nil && CIFilter(name: "CISepiaTone")?.outputImage == nil)
        #expect(CIFilter(name: "CISepiaTone")?.inputKeys == ["inputImage", "inputIntensity"])
        let typed = CIFilter.sepiaTone()
        #expect(typed.intensity == 1)
        (typed.inputImage, typed.intensity) = (gray, 0)
        #expect(pixel(typed.outputImage) == [128, 128, 128, 255])
    }

    @Test("Every filter makes something of what it is given, and nothing traps on odd values")
    func all() {
        let image = solid(0.2, 0.6, 0.9).composited(over: solid(1, 1, 0))
        for name in CIFilter.filterNames(inCategory: nil) {
            guard let filter = CIFilter(name: name) else { continue }
            for key in filter.inputKeys where key.hasSuffix("Image") { filter.setValue(image, forKey: key) }
            filter.setValue(Data("text".utf8), forKey: "inputMessage")
            #expect(filter.outputImage != nil, "\(name)")
            _ = pixel(filter.outputImage)
            for key in filter.inputKeys where filter.value(forKey: key) is Double {
                filter.setValue(-5, forKey: key)
                _ = pixel(filter.outputImage)
                filter.setValue(1e9, forKey: key)
                if !["inputScale", "inputRadius"].contains(key) { _ = pixel(filter.outputImage) }
            }
        }
    }

    @Test("A blur keeps the light, and reaches beyond the edge")
    func blur() {
        let dot = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        let soft = dot.applyingGaussianBlur(sigma: 2)
        #expect(soft.extent.minX == -6 && soft.extent.maxY == 7)
        let light = soft.pixels(PixelArea(soft.extent)).pixels.reduce(Float(0)) { $0 + $1.x }
        #expect(abs(light - 1) < 0.001)
        let edge = solid(1, 1, 1).clampedToExtent().applyingGaussianBlur(sigma: 3)
        #expect(pixel(edge, 0, 0) == [255, 255, 255, 255])
    }

    @Test("Modes lay an image over another")
    func compositing() {
        let half = solid(1, 0, 0, 0.5), blue = solid(0, 0, 1)
        let over = pixel(half.composited(over: blue))
        #expect(over[0] == over[2] && over[1] == 0 && over[3] == 255)
        func mode(_ name: String) -> [Int] {
            pixel(solid(1, 0, 0).applyingFilter(name, parameters: [kCIInputBackgroundImageKey: blue]))
        }
        #expect(mode("CIMultiplyBlendMode") == [0, 0, 0, 255] && mode("CIScreenBlendMode") == [255, 0, 255, 255])
        #expect(mode("CISourceOutCompositing") == [0, 0, 0, 0] && mode("CIDifferenceBlendMode") == [255, 0, 255, 255])
    }

    @Test("Images are moved, scaled, cropped and turned by the numbers of Exif")
    func geometry() {
        let left = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 4))
        let both = left.composited(over: solid(0, 0, 1))
        let moved = both.transformed(by: CGAffineTransform(translationX: 10, y: 0))
        #expect(moved.extent.minX == 10 && pixel(moved, 11, 0) == [255, 0, 0, 255] && pixel(moved, 13, 0)[2] == 255)
        let large = both.applyingFilter("CILanczosScaleTransform", parameters: ["inputScale": 2])
        #expect(large.extent.width == 8 && pixel(large, 1, 1) == [255, 0, 0, 255] && pixel(large, 6, 6)[2] == 255)
        // The left is at the top after a turn to the right.
        let turned = both.oriented(forExifOrientation: 6)
        #expect(turned.extent == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(pixel(turned, 1, 3) == [255, 0, 0, 255] && pixel(turned, 1, 0)[2] == 255)
        #expect(
            both.cropped(to: CGRect(x: 3, y: 0, width: 9, height: 9)).extent == CGRect(x: 3, y: 0, width: 1, height: 4))
        #expect(CIContext().createCGImage(CIImage(color: .red), from: .infinite) == nil)
        #expect(
            pixel(both.applyingFilter("CIAreaAverage"), 0, 0).prefix(3).map { $0 > 180 && $0 < 190 } == [
                true, false, true,
            ])
    }

    @Test(
        "A QR code has the text in its modules",
        arguments: [
            ("https://example.org", "L"), ("A", "H"), ("openstoryboard", "M"), ("sixteen letters!", "Q"),
        ])
    func code(text: String, level: String) throws {
        let correction = try #require(QRCode.Correction(rawValue: level))
        let code = try #require(QRCode(Array(text.utf8), correction))
        #expect(Self.read(code) == text)
        let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
        filter.setValue(Data(text.utf8), forKey: "inputMessage")
        filter.setValue(level, forKey: "inputCorrectionLevel")
        let image = try #require(filter.outputImage)
        #expect(image.extent.width == CGFloat(code.modules.count + 2))
        #expect(pixel(image, 0, 0) == [255, 255, 255, 255] && pixel(image, 1, 1) == [0, 0, 0, 255])
    }

    /// Reads the bytes of a code of one block.
    private static func read(_ code: QRCode) -> String? {
        let size = code.modules.count
        let format = [2, 3, 4].map { code.modules[8][$0] }
        let mask = ((format[0] ? 4 : 0) | (format[1] ? 2 : 0) | (format[2] ? 1 : 0)) ^ 0b101
        func isFunction(_ x: Int, _ y: Int) -> Bool {
            if x == 6 || y == 6 || (x < 9 && (y < 9 || y >= size - 8)) || (x >= size - 8 && y < 9) { return true }
            return code.version > 1 && abs(x - size + 7) <= 2 && abs(y - size + 7) <= 2
        }
        func isInverted(_ x: Int, _ y: Int) -> Bool {
            switch mask {
            case 0: (x + y) % 2 == 0
            case 1: y % 2 == 0
            case 2: x % 3 == 0
            case 3: (x + y) % 3 == 0
            case 4: (x / 3 + y / 2) % 2 == 0
            case 5: x * y % 2 + x * y % 3 == 0
            case 6: (x * y % 2 + x * y % 3) % 2 == 0
            default: ((x + y) % 2 + x * y % 3) % 2 == 0
            }
        }
        var bits: [Bool] = []
        var isUp = true
        for right in stride(from: size - 1, to: 0, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
            for y in isUp ? Array((0..<size).reversed()) : Array(0..<size) {
                for x in [right, right - 1] where x >= 0 && !isFunction(x, y) {
                    bits.append(code.modules[y][x] != isInverted(x, y))
                }
            }
            isUp.toggle()
        }
        func number(_ start: Int, _ count: Int) -> Int {
            bits[start..<start + count].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
        }
        guard number(0, 4) == 4 else { return nil }
        return String(decoding: (0..<number(4, 8)).map { UInt8(number(12 + $0 * 8, 8)) }, as: UTF8.self)
    }

    @Test("Codes of each size are made, and too much text is refused")
    func sizes() {
        for count in [1, 100, 500, 1000, 2331] {
            let code = QRCode(Array(repeating: 65, count: count), .medium)
            #expect(code.map { $0.modules.count == $0.version * 4 + 17 } == true, "\(count)")
        }
        #expect(QRCode(Array(repeating: 65, count: 2332), .medium) == nil)
        #expect(QRCode(Array(repeating: 65, count: 2953), .low)?.version == 40)
    }

    @Test("Code 128 begins with set B, ends with its stop, and has a check symbol")
    func bars() throws {
        let bars = try #require(Code128.bars(Array("A".utf8)))
        // 104 and 33 with the weight 1 are 137, which leaves 34.
        let expected = "11010010000" + "10100011000" + "10001011000" + "1100011101011"
        #expect(bars.map { $0 ? "1" : "0" }.joined() == expected)
        #expect(Code128.bars([]) == nil && Code128.bars([200]) == nil)
    }
}
