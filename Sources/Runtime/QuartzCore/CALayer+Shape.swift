import CoreGraphics
import Foundation

/// The outlines of a layer.
extension CALayer {
    /// The bounds with rounded corners.
    var outline: CGPath { outline(inset: 0) }

    /// Whether a corner is rounded.
    var isRounded: Bool { cornerRadius > 0 || cornerRadii.map { !$0.isSquare } ?? false }

    /// Returns the outline inset by a width.
    func outline(inset: CGFloat) -> CGPath {
        let rect = bounds.insetBy(dx: inset, dy: inset)
        guard !rect.isNull else { return CGMutablePath() }
        let radii = (cornerRadii ?? maskedRadii).fitting(bounds.size, inset: inset)
        guard !radii.isSquare else { return CGPath(rect: rect, transform: nil) }
        guard cornerRadii != nil || maskedCorners != .all else {
            let radius = radii.topLeft
            return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
        }
        return rounded(rect, radii)
    }

    /// The radius at the corners that have it.
    private var maskedRadii: CornerRadii {
        func radius(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? cornerRadius : 0 }
        return CornerRadii(
            topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
            bottomLeft: radius(.layerMinXMaxYCorner), bottomRight: radius(.layerMaxXMaxYCorner))
    }

    private func rounded(_ rect: CGRect, _ radii: CornerRadii) -> CGPath {
        let path = CGMutablePath()
        func corner(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat, _ nextX: CGFloat, _ nextY: CGFloat) {
            let (tip, next) = (CGPoint(x: x, y: y), CGPoint(x: nextX, y: nextY))
            if radius > 0 {
                path.addArc(tangent1End: tip, tangent2End: next, radius: radius)
            } else {
                path.addLine(to: tip)
            }
        }
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        corner(radii.topRight, rect.maxX, rect.minY, rect.maxX, rect.midY)
        corner(radii.bottomRight, rect.maxX, rect.maxY, rect.midX, rect.maxY)
        corner(radii.bottomLeft, rect.minX, rect.maxY, rect.minX, rect.midY)
        corner(radii.topLeft, rect.minX, rect.minY, rect.midX, rect.minY)
        path.closeSubpath()
        return path
    }

    /// The bounds of everything that the layer and its sublayers draw, in the layer's coordinates, without the shadow.
    var drawnBounds: CGRect {
        var all = drawingArea.union(kindBounds)
        guard !masksToBounds else { return all }
        for layer in sublayers ?? [] where !layer.isHidden && layer.opacity > 0 {
            all = all.union(
                layer.drawnBounds.insetBy(dx: -layer.shadowReach, dy: -layer.shadowReach)
                    .applying(layer.projection))
        }
        return all
    }

    /// The distance that the shadow extends beyond what casts it.
    var shadowReach: CGFloat {
        guard hasShadow else { return 0 }
        return shadowRadius * 3 + max(abs(shadowOffset.width), abs(shadowOffset.height))
    }

    /// Whether the shadow is visible. A layer that masks to its bounds has none.
    var hasShadow: Bool { shadowOpacity > 0 && !masksToBounds && (shadowColor?.alpha ?? 0) > 0 }
}
