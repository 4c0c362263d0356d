import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

/// A view as it is drawn on nothing, a pixel a point unless a scale is given.
@MainActor
struct ViewPicture {
    private let context: CGContext

    init(_ view: UIView, scale: CGFloat = 1) throws {
        view.layoutIfNeeded()
        let (width, height) = (max(1, view.bounds.width * scale), max(1, view.bounds.height * scale))
        context = try #require(
            CGContext(pixelsWide: Int(width.rounded(.up)), pixelsHigh: Int(height.rounded(.up)), scale: scale))
        context.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
        view.layer.renderWhole(in: context)
    }

    /// Red, green, blue and alpha of a pixel, premultiplied.
    subscript(_ x: Int, _ y: Int) -> [Int] {
        guard let data = context.data, (0..<context.width).contains(x), (0..<context.height).contains(y) else {
            return []
        }
        let value = data.load(fromByteOffset: y * context.bytesPerRow + x * 4, as: UInt32.self)
        return [value >> 16, value >> 8, value, value >> 24].map { Int($0 & 255) }
    }

    /// Whether nothing at all was drawn.
    var isBlank: Bool {
        guard let data = context.data else { return true }
        let words = UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height / 4 * 4)
        return words.bindMemory(to: UInt32.self).allSatisfy { $0 == 0 }
    }

    /// How many pixels' worth of it all is covered.
    var coverage: Double {
        (0..<context.height).reduce(0) { sum, y in
            (0..<context.width).reduce(sum) { $0 + Double(self[$1, y][3]) / 255 }
        }
    }

    func contains(_ test: ([Int]) -> Bool) -> Bool {
        (0..<context.height).contains { y in (0..<context.width).contains { x in test(self[x, y]) } }
    }

    /// Around all that was drawn; nil when nothing was.
    var ink: CGRect? {
        var box = CGRect.null
        for y in 0..<context.height {
            for x in 0..<context.width where self[x, y][3] > 40 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box.isNull ? nil : box
    }
}
