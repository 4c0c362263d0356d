import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICollectionViewLayoutAttributes` lets one override.
@MainActor
class OverridingUICollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {
    override var indexPath: IndexPath {
        get { heard(self, "indexPath", super.indexPath) }
        set { super.indexPath = heard(self, "indexPath =", newValue) }
    }
    override var bounds: CGRect {
        get { heard(self, "bounds", super.bounds) }
        set { super.bounds = heard(self, "bounds =", newValue) }
    }
    override var center: CGPoint {
        get { heard(self, "center", super.center) }
        set { super.center = heard(self, "center =", newValue) }
    }
    override var transform3D: CATransform3D {
        get { heard(self, "transform3D", super.transform3D) }
        set { super.transform3D = heard(self, "transform3D =", newValue) }
    }
    override var alpha: CGFloat {
        get { heard(self, "alpha", super.alpha) }
        set { super.alpha = heard(self, "alpha =", newValue) }
    }
    override var zIndex: Int {
        get { heard(self, "zIndex", super.zIndex) }
        set { super.zIndex = heard(self, "zIndex =", newValue) }
    }
    override var isHidden: Bool {
        get { heard(self, "isHidden", super.isHidden) }
        set { super.isHidden = heard(self, "isHidden =", newValue) }
    }
    override var representedElementCategory: UICollectionView.ElementCategory {
        heard(self, "representedElementCategory", super.representedElementCategory)
    }
    override var representedElementKind: String? { heard(self, "representedElementKind", super.representedElementKind) }
    required init() {
        super.init()
        heard(self, "init()", ())
    }
    override var frame: CGRect {
        get { heard(self, "frame", super.frame) }
        set { super.frame = heard(self, "frame =", newValue) }
    }
    override var size: CGSize {
        get { heard(self, "size", super.size) }
        set { super.size = heard(self, "size =", newValue) }
    }
    override var transform: CGAffineTransform {
        get { heard(self, "transform", super.transform) }
        set { super.transform = heard(self, "transform =", newValue) }
    }
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
        heard(self, "collisionBoundsType", super.collisionBoundsType)
    }
    override var collisionBoundingPath: UIBezierPath {
        heard(self, "collisionBoundingPath", super.collisionBoundingPath)
    }
    override func copy(with zone: NSZone? = nil) -> Any { heard(self, "copy(with:)", super.copy(with: zone)) }
}
