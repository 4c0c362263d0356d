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
        let sparks = makeSparks(around: card.frame)
        navigation.view.layer.addSublayer(sparks)
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
            completion: { _ in
                card.removeFromSuperview()
                sparks.removeFromSuperlayer()
            })
    }

    /// Returns sparks that fly out of a frame and fade.
    private func makeSparks(around frame: CGRect) -> CAEmitterLayer {
        let spark = CAEmitterCell()
        spark.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
                UIColor.white.setFill()
                context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 12, height: 12))
            }.cgImage
        spark.color = UIColor.systemOrange.cgColor
        spark.redRange = 0.3
        spark.greenRange = 0.3
        spark.birthRate = 140
        spark.lifetime = 0.8
        spark.lifetimeRange = 0.3
        spark.velocity = 220
        spark.velocityRange = 120
        spark.emissionRange = .pi * 2
        spark.yAcceleration = 260
        spark.scale = 0.6
        spark.scaleRange = 0.3
        spark.alphaSpeed = -1.2
        let sparks = CAEmitterLayer()
        sparks.emitterPosition = CGPoint(x: frame.midX, y: frame.midY)
        sparks.emitterSize = CGSize(width: frame.width * 0.5, height: frame.height * 0.3)
        sparks.emitterShape = .rectangle
        sparks.emitterCells = [spark]
        return sparks
    }
}
