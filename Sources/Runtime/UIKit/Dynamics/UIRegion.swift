import CoreGraphics
public import Foundation

/// A part of the plane around a point, in which a field acts.
@preconcurrency @MainActor
open class UIRegion: NSObject {
    private let holds: (CGPoint) -> Bool

    private init(_ holds: @escaping (CGPoint) -> Bool) {
        self.holds = holds
        super.init()
    }

    /// The whole plane.
    open class var infinite: UIRegion { UIRegion { _ in true } }

    /// Creates a circle.
    public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }

    /// Creates a rectangle around the point.
    public convenience init(size: CGSize) {
        self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    }

    /// Returns all that isn't in the region.
    open func inverse() -> UIRegion { UIRegion { [holds] in !holds($0) } }
    open func byUnion(with region: UIRegion) -> UIRegion { UIRegion { [holds] in holds($0) || region.contains($0) } }
    open func byDifference(from region: UIRegion) -> UIRegion {
        UIRegion { [holds] in holds($0) && !region.contains($0) }
    }
    open func byIntersection(with region: UIRegion) -> UIRegion {
        UIRegion { [holds] in holds($0) && region.contains($0) }
    }

    /// Returns whether a point is in the region, relative to the region's own point.
    open func contains(_ point: CGPoint) -> Bool { holds(point) }
}
