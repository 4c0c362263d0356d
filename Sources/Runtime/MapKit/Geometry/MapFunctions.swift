import CoreLocation
public import Foundation

extension MKMapRect {
    /// Returns a rectangle cut off at an edge, and the rest.
    public func divided(
        atDistance distance: Double, from edge: CGRectEdge
    ) -> (slice: MKMapRect, remainder: MKMapRect) {
        let isWide = edge == .minXEdge || edge == .maxXEdge
        let amount = min(max(0, distance), isWide ? width : height)
        let one: MKMapRect
        let other: MKMapRect
        switch edge {
        case .minXEdge, .maxXEdge:
            let cut = edge == .minXEdge ? amount : width - amount
            one = MKMapRect(x: minX, y: minY, width: cut, height: height)
            other = MKMapRect(x: minX + cut, y: minY, width: width - cut, height: height)
        case .minYEdge, .maxYEdge:
            let cut = edge == .minYEdge ? amount : height - amount
            one = MKMapRect(x: minX, y: minY, width: width, height: cut)
            other = MKMapRect(x: minX, y: minY + cut, width: width, height: height - cut)
        }
        return edge == .minXEdge || edge == .minYEdge ? (one, other) : (other, one)
    }

    /// Returns the part beyond the 180th meridian, where it is in the world, or a null rectangle.
    public func remainder() -> MKMapRect {
        let world = MKMapSize.world.width
        if minX < 0 { return MKMapRect(x: world + minX, y: minY, width: min(-minX, width), height: height) }
        guard maxX > world else { return .null }
        let start = max(world, minX)
        return MKMapRect(x: start - world, y: minY, width: maxX - start, height: height)
    }
}

// The functions of C, which older sources call.

public func MKMapRectIsEmpty(_ rect: MKMapRect) -> Bool { rect.isEmpty }
public func MKMapRectGetMinX(_ rect: MKMapRect) -> Double { rect.minX }
public func MKMapRectGetMidX(_ rect: MKMapRect) -> Double { rect.midX }
public func MKMapRectGetMaxX(_ rect: MKMapRect) -> Double { rect.maxX }
public func MKMapRectGetMinY(_ rect: MKMapRect) -> Double { rect.minY }
public func MKMapRectGetMidY(_ rect: MKMapRect) -> Double { rect.midY }
public func MKMapRectGetMaxY(_ rect: MKMapRect) -> Double { rect.maxY }
public func MKMapRectGetWidth(_ rect: MKMapRect) -> Double { rect.width }
public func MKMapRectGetHeight(_ rect: MKMapRect) -> Double { rect.height }
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect { rect.insetBy(dx: dx, dy: dy) }
public func MKMapRectOffset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
    rect.offsetBy(dx: dx, dy: dy)
}
public func MKMapRectIntersection(_ one: MKMapRect, _ other: MKMapRect) -> MKMapRect { one.intersection(other) }
public func MKMapRectIntersectsRect(_ one: MKMapRect, _ other: MKMapRect) -> Bool { one.intersects(other) }
public func MKMapRectContainsRect(_ one: MKMapRect, _ other: MKMapRect) -> Bool { one.contains(other) }
public func MKMapRectEqualToRect(_ one: MKMapRect, _ other: MKMapRect) -> Bool { one == other }
public func MKMapRectSpans180thMeridian(_ rect: MKMapRect) -> Bool { rect.spans180thMeridian }
public func MKMapRectRemainder(_ rect: MKMapRect) -> MKMapRect { rect.remainder() }
public func MKMapPointEqualToPoint(_ one: MKMapPoint, _ other: MKMapPoint) -> Bool { one == other }
public func MKMapSizeEqualToSize(_ one: MKMapSize, _ other: MKMapSize) -> Bool { one == other }
public func MKStringFromMapPoint(_ point: MKMapPoint) -> String { "{\(point.x), \(point.y)}" }
public func MKStringFromMapSize(_ size: MKMapSize) -> String { "{\(size.width), \(size.height)}" }
public func MKStringFromMapRect(_ rect: MKMapRect) -> String {
    "{\(MKStringFromMapPoint(rect.origin)), \(MKStringFromMapSize(rect.size))}"
}
