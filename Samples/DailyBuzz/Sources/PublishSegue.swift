import UIKit

/// Sends a card up and away, and shows what comes after it in its navigation controller.
class PublishSegue: UIStoryboardSegue {
    override func perform() {
        guard let navigation = source.navigationController,
            let card = source.view.snapshotView(afterScreenUpdates: false)
        else { return }
        let target = destination
        card.frame = navigation.view.convert(source.view.bounds, from: source.view)
        card.layer.shadowOpacity = 0.3
        card.layer.shadowRadius = 10
        navigation.pushViewController(target, animated: false)
        navigation.view.addSubview(card)
        UIView.animateKeyframes(
            withDuration: 0.9, delay: 0, options: [],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) {
                    card.transform = CGAffineTransform(scaleX: 0.35, y: 0.35).rotated(by: 0.12)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) {
                    card.transform = CGAffineTransform(translationX: 90, y: -card.bounds.height * 1.2)
                        .scaledBy(x: 0.2, y: 0.2).rotated(by: 0.5)
                    card.alpha = 0
                }
            },
            completion: { _ in card.removeFromSuperview() })
    }
}
