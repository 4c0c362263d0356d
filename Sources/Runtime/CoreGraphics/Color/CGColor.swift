import CCairo
public import Foundation

/// A color in a color space. Colors are equal if their spaces and components are.
public final class CGColor: Hashable, Sendable {
    public let colorSpace: CGColorSpace?
    private let values: [CGFloat]
    /// The image that is drawn in place of the color, if there is one.
    package let pattern: Pattern?
    /// The color that Cairo draws: sRGB, each component in 0…1.
    let drawn: cc_color

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Creates a color. `components` are those of the space followed by the alpha. Returns nil if there are too few.
    public convenience init?(colorSpace: CGColorSpace, components: [CGFloat]) {
        let count = colorSpace.numberOfComponents + 1
        guard components.count >= count else { return nil }
        self.init(space: colorSpace, values: Array(components.prefix(count)))
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .standardGray, values: [gray, alpha])
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// An image that is repeated from the origin on, each time as large as its size.
    package struct Pattern: Sendable {
        package let image: CGImage
        package let size: CGSize
    }

    /// Creates a color that is drawn as repetitions of an image.
    package convenience init(pattern image: CGImage, size: CGSize) {
        // What is behind an image that isn't opaque is seen.
        let alpha: CGFloat = image.isOpaque ? 1 : 0.99
        self.init(space: .standardRGB, values: [0, 0, 0, alpha], pattern: Pattern(image: image, size: size))
    }

    private init(space: CGColorSpace, values: [CGFloat], pattern: Pattern? = nil) {
        self.pattern = pattern
        colorSpace = space
        self.values = values
        let color = space.sRGB(of: values)
        func drawable(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
        drawn = cc_color(
            red: drawable(color.red), green: drawable(color.green), blue: drawable(color.blue),
            alpha: drawable(Double(values.last ?? 1)))
    }

    /// The components, including alpha.
    public var components: [CGFloat]? { values }
    public var numberOfComponents: Int { values.count }
    public var alpha: CGFloat { values.last ?? 1 }

    public func copy() -> CGColor? { self }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: colorSpace ?? .standardRGB, values: values.dropLast() + [alpha])
    }

    /// Returns the color converted to sRGB, or nil for any other space unless the color is in it.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
    ) -> CGColor? {
        if space == colorSpace { return self }
        guard space.name == CGColorSpace.sRGB || space.name == CGColorSpace.extendedSRGB else { return nil }
        let color = (colorSpace ?? .standardRGB).sRGB(of: values)
        return CGColor(
            space: space, values: [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), alpha])
    }

    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right
            || (left.colorSpace == right.colorSpace && left.values == right.values
                && left.pattern?.image === right.pattern?.image)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }

    /// The red, green, blue and alpha components that are drawn: in sRGB, within 0…1.
    package var drawnComponents: (red: Double, green: Double, blue: Double, alpha: Double) {
        (drawn.red, drawn.green, drawn.blue, drawn.alpha)
    }
}

extension CGColor: _ExpressibleByColorLiteral {
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension CGColor {
    /// Creates a color of four inks, mixed as far as a screen shows them.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        let light = 1 - black
        self.init(
            red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
    }
}
