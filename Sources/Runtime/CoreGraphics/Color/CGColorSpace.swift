import Foundation

public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

/// A color space that drawing supports. Other names return nil.
public final class CGColorSpace: Hashable, Sendable {
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"

    public let name: CFString?
    public let model: CGColorSpaceModel

    private init(known name: CFString, model: CGColorSpaceModel) {
        self.name = name
        self.model = model
    }

    public convenience init?(name: CFString) {
        let grays: Set = [Self.genericGrayGamma2_2, Self.extendedGray, Self.linearGray]
        let colors: Set = [
            Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.extendedLinearSRGB, Self.displayP3,
            Self.extendedDisplayP3,
        ]
        guard colors.contains(name) || grays.contains(name) else { return nil }
        self.init(known: name, model: grays.contains(name) ? .monochrome : .rgb)
    }

    /// The number of components without the alpha.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    public var isWideGamutRGB: Bool { name == Self.displayP3 || name == Self.extendedDisplayP3 }

    package static let standardRGB = CGColorSpace(known: sRGB, model: .rgb)
    package static let standardGray = CGColorSpace(known: genericGrayGamma2_2, model: .monochrome)

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the device color space, which is sRGB, as on iOS.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standardRGB }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .standardGray }
