public import CoreGraphics
public import Foundation
import QuartzCore

/// The layout between two others, as far as the transition from one to the other has come.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    open private(set) var currentLayout: UICollectionViewLayout
    open private(set) var nextLayout: UICollectionViewLayout
    /// How far the transition has come, from 0 to 1.
    open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }
    private var values: [String: CGFloat] = [:]

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }

    public required init?(coder: NSCoder) {
        (currentLayout, nextLayout) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        super.init(coder: coder)
    }

    /// Sets a value of the app for the transition.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    open override func prepare() {
        for layout in [currentLayout, nextLayout] {
            layout.owner = collectionView
            layout.prepare()
        }
    }

    open override var collectionViewContentSize: CGSize {
        let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height))
    }

    private func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

    /// Returns attributes between those of both layouts; what one doesn't have fades.
    private func mix(
        _ from: UICollectionViewLayoutAttributes?, _ to: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let from, let to else {
            let only = (from ?? to)?.copied()
            only?.alpha *= from == nil ? transitionProgress : 1 - transitionProgress
            return only
        }
        let mixed = (transitionProgress < 0.5 ? from : to).copied()
        mixed.center = CGPoint(x: mix(from.center.x, to.center.x), y: mix(from.center.y, to.center.y))
        mixed.size = CGSize(width: mix(from.size.width, to.size.width), height: mix(from.size.height, to.size.height))
        mixed.alpha = mix(from.alpha, to.alpha)
        return mixed
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // What is in sight with either layout passes through what is in sight now.
        let places = [currentLayout, nextLayout].flatMap { $0.layoutAttributesForElements(in: rect) ?? [] }
        var elements: [UICollectionViewLayoutAttributes.Element] = []
        for place in places where !elements.contains(place.element) { elements.append(place.element) }
        return elements.compactMap { element in
            mix(currentLayout.attributes(of: element), nextLayout.attributes(of: element))
        }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        mix(
            currentLayout.layoutAttributesForItem(at: indexPath), nextLayout.layoutAttributesForItem(at: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        mix(
            currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
            nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
    }
}

extension UICollectionViewLayout {
    /// Returns the attributes of an item or a supplementary view.
    fileprivate func attributes(
        of element: UICollectionViewLayoutAttributes.Element
    ) -> UICollectionViewLayoutAttributes? {
        guard let kind = element.kind else { return layoutAttributesForItem(at: element.indexPath) }
        return layoutAttributesForSupplementaryView(ofKind: kind, at: element.indexPath)
            ?? layoutAttributesForDecorationView(ofKind: kind, at: element.indexPath)
    }
}

/// Transitions that a person drives.
extension UICollectionView {
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    /// Begins a transition to a layout, whose progress the app sets on the layout that is returned.
    @discardableResult
    public func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        let step =
            itemDelegate?.collectionView(
                self, transitionLayoutForOldLayout: collectionViewLayout, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
        layoutTransitionEnded = completion
        collectionViewLayout.prepareForTransition(to: layout)
        layout.prepareForTransition(from: collectionViewLayout)
        collectionViewLayout = step
        return step
    }

    public func finishInteractiveTransition() { endLayoutTransition(isFinished: true) }
    public func cancelInteractiveTransition() { endLayoutTransition(isFinished: false) }

    private func endLayoutTransition(isFinished: Bool) {
        guard let step = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
        let completion = layoutTransitionEnded
        layoutTransitionEnded = nil
        let layout = isFinished ? step.nextLayout : step.currentLayout
        UIView.animate(withDuration: window == nil ? 0 : 0.25) {
            self.collectionViewLayout = layout
            self.layoutIfNeeded()
        } completion: { done in
            for layout in [step.currentLayout, step.nextLayout] { layout.finalizeLayoutTransition() }
            completion?(done, isFinished)
        }
    }
}
