public import CoreGraphics
import Foundation

/// The shape with which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse, path }

/// An object that a dynamic animator moves: a view, or the attributes of an item of a collection view.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
    /// The shape with which the item collides; a rectangle by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The convex shape of the type `path`, around the center of the item.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath { .centered(bounds.size) }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIBezierPath {
    /// A rectangle around the origin.
    static func centered(_ size: CGSize) -> UIBezierPath {
        UIBezierPath(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
}
