import CCairo
public import Foundation

/// A gradient of colors at locations from 0 to 1, which are interpolated in sRGB.
public final class CGGradient: Sendable {
    let stops: [cc_stop]

    /// Creates a gradient. Without locations, the colors are spaced evenly. Returns nil if `colors` contains no colors,
    /// or if there are fewer locations than colors.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty, (locations?.count ?? colors.count) >= colors.count else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        let stops = colors.enumerated().map { index, color in
            let location = locations?[index] ?? CGFloat(index) / last
            return cc_stop(location: location.isFinite ? Double(min(max(location, 0), 1)) : 0, color: color.drawn)
        }
        self.stops = stops.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    }

    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int
    ) {
        let width = space.numberOfComponents + 1
        guard count > 0, components.count / width >= count else { return nil }
        let colors = (0..<count).compactMap { index in
            CGColor(colorSpace: space, components: Array(components[index * width..<(index + 1) * width]))
        }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }
}

extension CGGradient: Hashable {
    public static func == (left: CGGradient, right: CGGradient) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
