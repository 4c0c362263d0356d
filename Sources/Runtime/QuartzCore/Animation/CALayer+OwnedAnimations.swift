/// What an animation of a layer starts from, and how much of it the layer has now.
package struct LayerSnapshot {
    fileprivate let path: String
    fileprivate let from: LayerValue
    fileprivate let end: LayerValue
    fileprivate let isAdditive: Bool
    /// What the layer's value differs from its end, for animations that are added.
    fileprivate var rest: LayerValue
}

/// Animations that an object of UIKit drives.
extension CALayer {
    /// Changes the timing of an owner's animations.
    package func changeAnimations(of owner: AnyObject, _ change: (CAAnimation) -> Void) {
        for index in (animations?.entries ?? []).indices where animations?.entries[index].animation.owner === owner {
            guard let animation = animations?.entries[index].animation else { continue }
            change(animation)
            host?.animationsChanged(of: self)
        }
    }

    /// Gives the layer what it has at a progress of an owner's animation, and removes that. The first call returns what
    /// later ones need.
    package func settleAnimation(
        of owner: AnyObject, at progress: Double, from snapshot: LayerSnapshot?
    ) -> LayerSnapshot? {
        guard var snapshot = snapshot ?? makeSnapshot(of: owner),
            let property = LayerProperty.at(snapshot.path, of: self)
        else { return nil }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        if snapshot.isAdditive {
            // What other animations have changed since then stays.
            let rest = snapshot.from.mixed(with: snapshot.from.zero, progress)
            property.set(self, property.get(self).subtracting(snapshot.rest).adding(rest))
            snapshot.rest = rest
        } else {
            property.set(self, snapshot.from.mixed(with: snapshot.end, progress))
        }
        CATransaction.commit()
        stopAnimations { $0.owner === owner }
        return snapshot
    }

    private func makeSnapshot(of owner: AnyObject) -> LayerSnapshot? {
        for entry in animations?.entries ?? [] where entry.animation.owner === owner {
            guard let animation = entry.animation as? CABasicAnimation, let path = animation.keyPath,
                let from = LayerValue(any: animation.fromValue), let property = LayerProperty.at(path, of: self)
            else { continue }
            return LayerSnapshot(
                path: path, from: from, end: property.get(self), isAdditive: animation.isAdditive, rest: from.zero)
        }
        return nil
    }
}
