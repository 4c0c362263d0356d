import CoreGraphics
import Foundation
import Testing
@testable import UIKit

@Suite("Turned images")
@MainActor
struct ImageOrientationTests {
    /// Two by one pixels: red, blue.
    private func image() throws -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        return try #require(image.cgImage)
    }

    /// The colors by rows: `r`, `b`.
    private func rows(_ image: CGImage?) -> [String] {
        guard let image, let bytes = CFDataGetBytePtr(image.dataProvider?.data) else { return [] }
        return (0..<image.height).map { y in
            (0..<image.width).map { x in
                let pixel = y * image.bytesPerRow + 4 * x
                return bytes[pixel + 2] > 200 ? "r" : bytes[pixel] > 200 ? "b" : "-"
            }.joined()
        }
    }

    @Test(
        "An image is shown as its orientation says, and keeps its pixels",
        arguments: [
            (UIImage.Orientation.up, ["rb"]), (.down, ["br"]), (.left, ["b", "r"]), (.right, ["r", "b"]),
            (.upMirrored, ["br"]), (.downMirrored, ["rb"]), (.leftMirrored, ["r", "b"]), (.rightMirrored, ["b", "r"]),
        ])
    func orientations(_ orientation: UIImage.Orientation, _ shown: [String]) throws {
        let pixels = try image()
        let turned = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
        #expect(turned.imageOrientation == orientation && turned.cgImage === pixels)
        #expect(turned.size == CGSize(width: shown[0].count, height: shown.count))
        #expect(rows(turned.upright) == shown)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = UIGraphicsImageRenderer(size: turned.size, format: format).image { _ in turned.draw(at: .zero) }
        #expect(rows(drawn.cgImage) == shown)
        #expect(turned.withRenderingMode(.alwaysOriginal).imageOrientation == orientation)
        #expect(rows(turned.withHorizontallyFlippedOrientation().upright) == shown.map { String($0.reversed()) })
    }
}
