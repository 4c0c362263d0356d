import CoreGraphics
import QuartzCore
import Testing

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

/// A layer as it is drawn on nothing.
struct LayerPicture {
    private let context: CGContext

    init(_ layer: CALayer, _ width: Int = 20, _ height: Int = 20, scale: CGFloat = 1, on ground: CGColor? = nil) throws
    {
        context = try #require(CGContext(pixelsWide: width, pixelsHigh: height, scale: scale))
        if let ground {
            context.setFillColor(ground)
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
        layer.renderWhole(in: context)
    }

    /// A picture that has been drawn.
    init(_ image: CGImage) throws {
        context = try #require(CGContext(pixelsWide: image.width, pixelsHigh: image.height, scale: 1))
        context.drawUpright(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }

    /// Red, green, blue and alpha of a pixel, premultiplied.
    subscript(_ x: Int, _ y: Int) -> [Int] {
        guard let data = context.data, x < context.width, y < context.height else { return [] }
        let value = data.load(fromByteOffset: y * context.bytesPerRow + x * 4, as: UInt32.self)
        return [value >> 16, value >> 8, value, value >> 24].map { Int($0 & 255) }
    }
}

extension CALayer {
    convenience init(_ color: CGColor?, _ frame: CGRect, in parent: CALayer? = nil) {
        self.init()
        backgroundColor = color
        self.frame = frame
        parent?.addSublayer(self)
    }
}

func square(_ origin: CGFloat, _ side: CGFloat) -> CGRect { CGRect(x: origin, y: origin, width: side, height: side) }

/// An image of two columns, or rows.
func twoColors(_ first: CGColor, _ second: CGColor, areRows: Bool = false) throws -> CGImage {
    let context = try #require(CGContext(pixelsWide: 2, pixelsHigh: 2, scale: 1))
    context.setFillColor(first)
    context.fill(square(0, 2))
    context.setFillColor(second)
    context.fill(areRows ? CGRect(x: 0, y: 1, width: 2, height: 1) : CGRect(x: 1, y: 0, width: 1, height: 2))
    return try #require(context.makeImage())
}
