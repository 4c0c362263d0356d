import CoreGraphics
import Foundation

/// The edges of a layer that are drawn smooth.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let layerLeftEdge = Self(rawValue: 1)
    public static let layerRightEdge = Self(rawValue: 2)
    public static let layerBottomEdge = Self(rawValue: 4)
    public static let layerTopEdge = Self(rawValue: 8)
}

/// How contents that are brighter than white are shown.
public struct CAToneMapMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let automatic = Self(rawValue: "automatic")
    public static let never = Self(rawValue: "never")
    public static let ifSupported = Self(rawValue: "ifSupported")
}

extension CALayer {
    /// The value that a property of a new layer has.
    static func initialValue(of key: String) -> Any? {
        let layer = CALayer()
        return LayerProperty.at(key, of: layer)?.get(layer).plain
    }

    /// The nearest scroll layer: the layer itself, or one that it is in.
    var scrollLayer: CAScrollLayer? {
        var next: CALayer? = self
        while let layer = next {
            if let found = layer as? CAScrollLayer { return found }
            next = layer.superlayer
        }
        return nil
    }
}

extension CGBlendMode {
    /// The mode that one of Core Image's filters has by name, as compositing filters are given.
    init?(filterName: String) {
        guard let mode = Self.ofFilters[filterName.hasSuffix("BlendMode") ? String(filterName.dropLast(9)) : filterName]
        else { return nil }
        self = mode
    }

    private static let ofFilters: [String: CGBlendMode] = [
        "normal": .normal, "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
        "lighten": .lighten, "colorDodge": .colorDodge, "colorBurn": .colorBurn, "softLight": .softLight,
        "hardLight": .hardLight, "difference": .difference, "exclusion": .exclusion, "hue": .hue,
        "saturation": .saturation, "color": .color, "luminosity": .luminosity,
    ]
}
