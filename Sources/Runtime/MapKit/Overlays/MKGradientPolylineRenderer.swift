public import CoreGraphics
import Foundation
public import UIKit

/// Draws a line whose color changes along it.
@preconcurrency @MainActor
open class MKGradientPolylineRenderer: MKPolylineRenderer {
    /// The shares of the line's length at which the colors are.
    open private(set) var locations: [CGFloat] = []
    open private(set) var colors: [UIColor] = []

    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        let stops = zip(colors, locations).sorted { $0.1 < $1.1 }
        (self.colors, self.locations) = (stops.map(\.0), stops.map(\.1))
        setNeedsDisplay()
    }

    /// The number of pieces in which a line is drawn.
    private static let pieces = 160

    override func stroke(_ camera: MapCamera, shift: Double, in context: CGContext) {
        guard !colors.isEmpty else { return super.stroke(camera, shift: shift, in: context) }
        strokeColor = strokeColor ?? colors[0]
        applyStrokeProperties(to: context, atZoomScale: 1)
        guard let outline = outlines.first else { return }
        for piece in 0..<Self.pieces {
            let (from, to) = (Double(piece) / Double(Self.pieces), Double(piece + 1) / Double(Self.pieces))
            let (start, end) = (max(from, strokeStart), min(to, strokeEnd))
            guard start < end else { continue }
            let path = CGMutablePath()
            outline.part(from: start, to: end).add(to: path, camera, shift: shift, margin: Double(lineWidth))
            context.addPath(path)
            context.setStrokeColor(color(at: (start + end) / 2).cgColor)
            context.strokePath()
        }
    }

    /// Returns the color at a share of the length, between those of its neighbors.
    func color(at share: CGFloat) -> UIColor {
        guard let next = locations.firstIndex(where: { $0 >= share }) else { return colors.last ?? .clear }
        guard next > 0 else { return colors[0] }
        let (start, end) = (locations[next - 1], locations[next])
        return colors[next - 1].mixed(with: colors[next], end > start ? (share - start) / (end - start) : 1)
    }
}

extension UIColor {
    fileprivate func mixed(with other: UIColor, _ share: CGFloat) -> UIColor {
        let (one, two) = (parts, other.parts)
        let mix = zip(one, two).map { $0 + ($1 - $0) * share }
        return UIColor(red: mix[0], green: mix[1], blue: mix[2], alpha: mix[3])
    }

    private var parts: [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}
