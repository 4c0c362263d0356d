import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIDynamicAnimator` lets one override.
@MainActor
class OverridingUIDynamicAnimator: UIDynamicAnimator {
    override var referenceView: UIView? { heard(self, "referenceView", super.referenceView) }
    override var delegate: (any UIDynamicAnimatorDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var behaviors: [UIDynamicBehavior] { heard(self, "behaviors", super.behaviors) }
    override var isRunning: Bool { heard(self, "isRunning", super.isRunning) }
    override var elapsedTime: TimeInterval { heard(self, "elapsedTime", super.elapsedTime) }
    override init(referenceView view: UIView) {
        super.init(referenceView: view)
        heard(self, "init(referenceView:)", ())
    }
    override init(collectionViewLayout layout: UICollectionViewLayout) {
        super.init(collectionViewLayout: layout)
        heard(self, "init(collectionViewLayout:)", ())
    }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override func addBehavior(_ behavior: UIDynamicBehavior) {
        heard(self, "addBehavior(_:)", super.addBehavior(behavior))
    }
    override func removeBehavior(_ behavior: UIDynamicBehavior) {
        heard(self, "removeBehavior(_:)", super.removeBehavior(behavior))
    }
    override func removeAllBehaviors() {
        heard(self, "removeAllBehaviors()", super.removeAllBehaviors())
    }
    override func items(in rect: CGRect) -> [any UIDynamicItem] {
        heard(self, "items(in:)", super.items(in: rect))
    }
    override func updateItem(usingCurrentState item: any UIDynamicItem) {
        heard(self, "updateItem(usingCurrentState:)", super.updateItem(usingCurrentState: item))
    }
    override func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        heard(self, "layoutAttributesForCell(at:)", super.layoutAttributesForCell(at: indexPath))
    }
    override func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        heard(
            self, "layoutAttributesForSupplementaryView(ofKind:at:)",
            super.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
    }
    override func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        heard(
            self, "layoutAttributesForDecorationView(ofKind:at:)",
            super.layoutAttributesForDecorationView(ofKind: decorationViewKind, at: indexPath))
    }
}
