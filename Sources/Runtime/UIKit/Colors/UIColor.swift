public import CoreGraphics
public import Foundation
import SystemStyles

/// A color, which may depend on traits.
public final class UIColor: Hashable, Sendable, CustomStringConvertible {
    enum Kind: Hashable, Sendable {
        case plain(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
        case system(SystemColor, alpha: CGFloat?)
        case named(String, fallback: [CGFloat])
        case pattern(CGColor)
    }

    let kind: Kind
    private let provider: (@Sendable (UITraitCollection) -> UIColor)?
    /// The place in an asset catalog of which this is the color: two colors of one place are equal.
    private let asset: ColorResource?

    init(_ kind: Kind) {
        self.kind = kind
        (provider, asset) = (nil, nil)
    }

    init(of asset: ColorResource?, provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        kind = .plain(red: 0, green: 0, blue: 0, alpha: 0)
        self.provider = provider
        self.asset = asset
    }

    /// What a color is made of, as a document says it.
    package enum Origin: Hashable {
        case system(name: String), named(String), plain, pattern
        /// It depends on the traits by code, or is a system color with an opacity of its own.
        case dynamic
    }

    package var origin: Origin {
        if let asset { return .named(asset.name) }
        guard provider == nil else { return .dynamic }
        switch kind {
        case .plain: return .plain
        case .system(let color, let alpha): return alpha == nil ? .system(name: color.rawValue) : .dynamic
        case .named(let name, _): return .named(name)
        case .pattern: return .pattern
        }
    }

    /// Creates a color that draws nothing.
    public convenience init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }

    /// Creates a color of the P3 space, which has more of red and green than sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let parts = Self.extendedParts(ofDisplayP3: [red, green, blue, alpha]) ?? [red, green, blue, alpha]
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// Returns the parts of a color of the P3 space in that of sRGB, where they may be below 0 or above 1.
    private static func extendedParts(ofDisplayP3 parts: [CGFloat]) -> [CGFloat]? {
        guard let wide = CGColorSpace(name: CGColorSpace.displayP3),
            let space = CGColorSpace(name: CGColorSpace.extendedSRGB)
        else { return nil }
        return CGColor(colorSpace: wide, components: parts)?.converted(
            to: space, intent: .defaultIntent, options: nil)?.components
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.plain(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        func channel(_ n: CGFloat) -> CGFloat {
            let k = (n + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    public convenience init(cgColor: CGColor) {
        let parts = cgColor.drawnComponents
        self.init(
            cgColor.pattern == nil
                ? .plain(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha) : .pattern(cgColor))
    }

    /// Creates a color that is drawn as repetitions of an image.
    public convenience init(patternImage image: UIImage) {
        let pattern = image.upright.map { Kind.pattern(CGColor(pattern: $0, size: image.size)) }
        self.init(pattern ?? .plain(red: 0, green: 0, blue: 0, alpha: 0))
    }

    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(of: nil, provider: dynamicProvider)
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if let provider { return UIColor { provider($0).withAlphaComponent(alpha) } }
        switch kind {
        case .plain(let red, let green, let blue, _):
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .system(let color, _): return UIColor(.system(color, alpha: alpha))
        // A pattern is as opaque as its image.
        case .pattern: return self
        case .named(let name, let parts): return UIColor(.named(name, fallback: Array(parts.prefix(3)) + [alpha]))
        }
    }

    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        if let provider { return provider(traits).resolvedColor(with: traits) }
        switch kind {
        case .plain, .pattern: return self
        case .system(let color, let alpha):
            let found = color.resolved(with: traits)
            return alpha.map { found.withAlphaComponent($0) } ?? found
        case .named(_, let parts):
            return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        }
    }

    /// Whether the color is the same for all traits.
    private var isPlain: Bool { if case .plain = kind { provider == nil } else { false } }

    /// The color for the current traits.
    public var cgColor: CGColor {
        let color = isPlain ? self : resolvedColor(with: MainThread.result { UITraitCollection.current })
        if case .pattern(let pattern) = color.kind { return pattern }
        let parts = color.components
        return CGColor(srgbRed: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    }

    var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        if case .pattern = kind { return (0, 0, 0, 1) }
        guard case .plain(let red, let green, let blue, let alpha) = kind, provider == nil else {
            return resolvedColor(with: .standard).components
        }
        return (red, green, blue, alpha)
    }

    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (r, g, b, a) = components
        red?.pointee = r
        green?.pointee = g
        blue?.pointee = b
        alpha?.pointee = a
        return true
    }

    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (r, g, b, a) = components
        let (most, least) = (max(r, g, b), min(r, g, b))
        let range = most - least
        var sector: CGFloat = 0
        if range > 0 {
            sector =
                most == r ? (g - b) / range : most == g ? (b - r) / range + 2 : (r - g) / range + 4
            if sector < 0 { sector += 6 }
        }
        hue?.pointee = sector / 6
        saturation?.pointee = most > 0 ? range / most : 0
        brightness?.pointee = most
        alpha?.pointee = a
        return true
    }

    /// Returns the white of a gray color, and false for others.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let (r, g, b, a) = components
        guard r == g, g == b else { return false }
        white?.pointee = r
        alpha?.pointee = a
        return true
    }

    @preconcurrency @MainActor public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    @preconcurrency @MainActor public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
    @preconcurrency @MainActor public func set() {
        setFill()
        setStroke()
    }

    /// Returns whether colors are equal. Dynamic colors with a closure are equal only if they are identical, those of asset catalogs if
    /// they have the same name in the same bundle.
    public static func == (left: UIColor, right: UIColor) -> Bool {
        if left === right { return true }
        guard left.provider == nil, right.provider == nil else { return left.asset.map { $0 == right.asset } ?? false }
        return left.kind == right.kind
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    public var description: String {
        let parts = components
        func text(_ numbers: CGFloat...) -> String {
            numbers.map { String(format: "%g", Double($0)) }.joined(separator: " ")
        }
        let isGray = parts.red == parts.green && parts.green == parts.blue
        return isGray
            ? "UIExtendedGrayColorSpace \(text(parts.red, parts.alpha))"
            : "UIExtendedSRGBColorSpace \(text(parts.red, parts.green, parts.blue, parts.alpha))"
    }
}

extension UIColor {
    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)
}

extension UINibDecoder {
    /// Returns the color of the current archived `UIColor`.
    func color() -> UIColor {
        if let name = string("UISystemColorName"), let system = UIColor.system(named: name) { return system }
        let alpha = number("UIAlpha-Double") ?? number("UIAlpha") ?? 1
        let white = number("UIWhite-Double") ?? number("UIWhite")
        let parts = ["UIRed", "UIGreen", "UIBlue"].map { key in
            number("\(key)-Double") ?? number(key) ?? white ?? 0
        }
        if let name = string("UIResourceName") {
            return context.resources.color(named: name) ?? UIColor(.named(name, fallback: parts + [alpha]))
        }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }
}
