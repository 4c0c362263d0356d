import CoreGraphics
import Foundation

/// The kinds of transitions of layers.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fade = Self(rawValue: "fade")
    public static let moveIn = Self(rawValue: "moveIn")
    public static let push = Self(rawValue: "push")
    public static let reveal = Self(rawValue: "reveal")
}

/// The edges that transitions come from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromRight = Self(rawValue: "fromRight")
    public static let fromLeft = Self(rawValue: "fromLeft")
    public static let fromTop = Self(rawValue: "fromTop")
    public static let fromBottom = Self(rawValue: "fromBottom")
}

/// The key that transitions are added with.
public let kCATransition = "transition"

/// An animation from what a layer shows when it is added to what it shows then.
///
/// A picture of the layer lies in front of it while the transition lasts.
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    /// A filter in place of the type, which iOS doesn't apply.
    open var filter: Any?
    /// The progress at which the transition begins, from 0 to 1.
    open var startProgress: Float = 0
    open var endProgress: Float = 1
    private var picture: CALayer?

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CATransition else { return }
        (type, subtype, startProgress, endProgress) = (
            other.type, other.subtype, other.startProgress, other.endProgress
        )
        picture = other.picture
    }

    /// Puts a picture of a layer in front of it, and animates both.
    func begin(on layer: CALayer) {
        guard let parent = layer.superlayer, let image = layer.picture() else { return }
        let picture = CALayer()
        picture.contents = image
        picture.contentsScale = layer.contentsScale
        (picture.bounds, picture.anchorPoint) = (layer.bounds, layer.anchorPoint)
        (picture.position, picture.transform) = (layer.position, layer.transform)
        picture.zPosition = layer.zPosition
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        if type == .moveIn {
            parent.insertSublayer(picture, below: layer)
        } else {
            parent.insertSublayer(picture, above: layer)
        }
        CATransaction.commit()
        let way = CGPoint(x: layer.bounds.width * direction.x, y: layer.bounds.height * direction.y)
        switch type {
        case .push:
            animate(layer, "position", from: way, to: .zero)
            animate(picture, "position", from: .zero, to: CGPoint(x: -way.x, y: -way.y))
        case .moveIn: animate(layer, "position", from: way, to: .zero)
        case .reveal: animate(picture, "position", from: .zero, to: CGPoint(x: -way.x, y: -way.y))
        default:
            let fading = part("opacity")
            (fading.fromValue, fading.toValue) = (progress(startProgress, 1, 0), progress(endProgress, 1, 0))
            picture.add(fading, forKey: nil)
        }
        self.picture = picture
    }

    /// Removes the picture.
    func end() {
        picture?.removeFromSuperlayer()
        picture = nil
    }

    /// The side that the new content comes from.
    private var direction: CGPoint {
        switch subtype {
        case .fromRight: CGPoint(x: 1, y: 0)
        case .fromTop: CGPoint(x: 0, y: -1)
        case .fromBottom: CGPoint(x: 0, y: 1)
        default: CGPoint(x: -1, y: 0)
        }
    }

    private func progress(_ part: Float, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
        from + (to - from) * CGFloat(part.isFinite ? min(max(part, 0), 1) : 0)
    }

    private func part(_ key: String) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: key)
        (animation.beginTime, animation.duration, animation.timingFunction) = (beginTime, duration, timingFunction)
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        return animation
    }

    private func animate(_ layer: CALayer, _ key: String, from: CGPoint, to: CGPoint) {
        let moving = part(key)
        moving.isAdditive = true
        moving.isRemovedOnCompletion = true
        moving.fillMode = .backwards
        moving.fromValue = CGPoint(x: progress(startProgress, from.x, to.x), y: progress(startProgress, from.y, to.y))
        moving.toValue = CGPoint(x: progress(endProgress, from.x, to.x), y: progress(endProgress, from.y, to.y))
        layer.add(moving, forKey: nil)
    }
}

extension CALayer {
    /// Returns a picture of the layer and what is in it.
    fileprivate func picture() -> CGImage? {
        let scale = max(1, contentsScale)
        let (width, height) = (bounds.width * scale, bounds.height * scale)
        guard width >= 1, height >= 1, width * height < 32_000_000,
            let context = CGContext(
                pixelsWide: Int(clamping: width.rounded()), pixelsHigh: Int(clamping: height.rounded()), scale: scale)
        else { return nil }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        render(in: context)
        return context.makeImage()
    }
}
