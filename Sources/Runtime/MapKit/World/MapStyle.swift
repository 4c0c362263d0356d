import Foundation
import UIKit

/// The colors of a map.
@MainActor
struct MapStyle {
    var water: UIColor
    var land: UIColor
    var border: UIColor
    var text: UIColor
    var halo: UIColor
    var hasLabels = true

    init(_ type: MKMapType, isDark: Bool) {
        switch type {
        case .satellite, .satelliteFlyover, .hybrid, .hybridFlyover:
            (water, land) = (Self.color(0x0B2038), Self.color(0x47563A))
            (border, text, halo) = (Self.color(0xB9B49A), .white, UIColor.black.withAlphaComponent(0.6))
            hasLabels = type == .hybrid || type == .hybridFlyover
        case .standard, .mutedStandard:
            (water, land) =
                isDark ? (Self.color(0x1B2E44), Self.color(0x3A3B3E)) : (Self.color(0xA5D2EB), Self.color(0xF6F3EA))
            (border, text) =
                isDark ? (Self.color(0x77797F), Self.color(0xC9CBD1)) : (Self.color(0xB5AFA4), Self.color(0x6B6760))
            halo = land.withAlphaComponent(0.8)
            guard type == .mutedStandard, !isDark else { return }
            (water, land) = (Self.color(0xC9D6DC), Self.color(0xF5F4F2))
        }
    }

    private static func color(_ value: Int) -> UIColor {
        UIColor(
            red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255,
            blue: CGFloat(value & 255) / 255, alpha: 1)
    }
}
