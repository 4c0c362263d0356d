import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICollisionBehavior` lets one override.
@MainActor
class OverridingUICollisionBehavior: UICollisionBehavior {
    override var items: [any UIDynamicItem] { heard(self, "items", super.items) }
    override var collisionMode: Mode {
        get { heard(self, "collisionMode", super.collisionMode) }
        set { super.collisionMode = heard(self, "collisionMode =", newValue) }
    }
    override var collisionDelegate: (any UICollisionBehaviorDelegate)? {
        get { heard(self, "collisionDelegate", super.collisionDelegate) }
        set { super.collisionDelegate = heard(self, "collisionDelegate =", newValue) }
    }
    override var translatesReferenceBoundsIntoBoundary: Bool {
        get { heard(self, "translatesReferenceBoundsIntoBoundary", super.translatesReferenceBoundsIntoBoundary) }
        set {
            super.translatesReferenceBoundsIntoBoundary = heard(
                self, "translatesReferenceBoundsIntoBoundary =", newValue)
        }
    }
    override init(items: [any UIDynamicItem]) {
        super.init(items: items)
        heard(self, "init(items:)", ())
    }
    override func addItem(_ item: any UIDynamicItem) {
        heard(self, "addItem(_:)", super.addItem(item))
    }
    override func removeItem(_ item: any UIDynamicItem) {
        heard(self, "removeItem(_:)", super.removeItem(item))
    }
    override func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        heard(
            self, "setTranslatesReferenceBoundsIntoBoundary(with:)",
            super.setTranslatesReferenceBoundsIntoBoundary(with: insets))
    }
    override func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        heard(self, "addBoundary(withIdentifier:for:)", super.addBoundary(withIdentifier: identifier, for: bezierPath))
    }
    override func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        heard(
            self, "addBoundary(withIdentifier:from:to:)",
            super.addBoundary(withIdentifier: identifier, from: p1, to: p2))
    }
    override func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        heard(self, "boundary(withIdentifier:)", super.boundary(withIdentifier: identifier))
    }
    override func removeBoundary(withIdentifier identifier: any NSCopying) {
        heard(self, "removeBoundary(withIdentifier:)", super.removeBoundary(withIdentifier: identifier))
    }
    override func removeAllBoundaries() {
        heard(self, "removeAllBoundaries()", super.removeAllBoundaries())
    }
    override var boundaryIdentifiers: [any NSCopying]? { heard(self, "boundaryIdentifiers", super.boundaryIdentifiers) }
}
