public import CoreGraphics
public import Foundation
public import QuartzCore

/// The frame and appearance of an item or supplementary view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    open var indexPath = IndexPath()
    open var bounds: CGRect = .zero
    open var center: CGPoint = .zero
    open var transform3D = CATransform3DIdentity
    open var alpha: CGFloat = 1
    /// The order of overlapping items.
    open var zIndex = 0
    open var isHidden = false
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of a supplementary view, or nil for an item.
    open private(set) var representedElementKind: String?

    public required override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
    }

    open var frame: CGRect {
        get { CGRect(center: center, size: bounds.size) }
        set {
            bounds.size = newValue.size
            center = newValue.center
        }
    }

    open var size: CGSize {
        get { bounds.size }
        set { bounds.size = newValue }
    }

    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    // Of a dynamic item.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    open var collisionBoundingPath: UIBezierPath { .centered(size) }

    /// The lengths that the content decides.
    var fit = LayoutFit()
    /// The section that scrolls the item by itself.
    var scroller: Int?
    /// Where the item is in a list.
    var list: ListPlace?

    /// The item or supplementary view.
    var element: Element { Element(kind: representedElementKind, indexPath: indexPath) }

    struct Element: Hashable {
        var kind: String?
        var indexPath: IndexPath
    }

    /// Returns a copy of the object's class, which adds what it has.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        (copy.indexPath, copy.bounds, copy.center) = (indexPath, bounds, center)
        (copy.transform3D, copy.alpha, copy.zIndex, copy.isHidden) = (transform3D, alpha, zIndex, isHidden)
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        (copy.fit, copy.scroller, copy.list) = (fit, scroller, list)
        return copy
    }

    /// Returns a copy, or the object itself if its class copies another one.
    func copied() -> UICollectionViewLayoutAttributes { copy(with: nil) as? UICollectionViewLayoutAttributes ?? self }

    /// Applies the attributes to a view, in a view that begins at a point.
    func place(_ view: UICollectionReusableView, from start: CGPoint = .zero) {
        let (frame, center) = (
            frame.offsetBy(dx: -start.x, dy: -start.y), CGPoint(x: center.x - start.x, y: center.y - start.y)
        )
        if CATransform3DIsIdentity(transform3D) {
            if view.frame != frame { view.frame = frame }
        } else {
            (view.bounds.size, view.center) = (bounds.size, center)
        }
        if !CATransform3DEqualToTransform(view.transform3D, transform3D) { view.transform3D = transform3D }
        (view.alpha, view.isHidden, view.layer.zPosition) = (alpha, isHidden, CGFloat(zIndex))
        if let list { (view as? UICollectionViewListCell)?.place = list }
        view.apply(self)
    }
}

extension UICollectionView {
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
}

extension CGRect {
    fileprivate init(center: CGPoint, size: CGSize) {
        self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
}
