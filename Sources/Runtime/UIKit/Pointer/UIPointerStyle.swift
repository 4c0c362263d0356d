public import Foundation

/// What the pointer does with a view below it.
public enum UIPointerEffect {
    /// The color over a view that the pointer hovers over.
    public enum TintMode: Int, Sendable { case none, overlay, underlay }

    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
        case .hover(let preview, _, _, _): preview
        }
    }
}

/// The shape that the pointer takes. The pointer itself is the browser's here, which keeps its own.
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = defaultCornerRadius)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)

    public static let defaultCornerRadius: CGFloat = 6
}

/// How the pointer looks and what it does in a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    let effect: UIPointerEffect?
    let shape: UIPointerShape?
    let constrainedAxes: UIAxis
    let isHidden: Bool
    /// Signs beside the pointer.
    public var accessories: [UIPointerAccessory] = []

    init(effect: UIPointerEffect?, shape: UIPointerShape?, axes: UIAxis = [], isHidden: Bool = false) {
        (self.effect, self.shape, constrainedAxes, self.isHidden) = (effect, shape, axes, isHidden)
        super.init()
    }

    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(effect: effect, shape: shape, axes: [])
    }
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        self.init(effect: nil, shape: shape, axes: axes)
    }
    public static func hidden() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, isHidden: true) }
    public static func system() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil) }
}

/// A sign beside the pointer.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
    /// Where a sign is: away from the pointer, in a direction.
    public struct Position: Hashable, Sendable {
        public var offset: CGFloat
        /// In radians, from above to the right.
        public var angle: CGFloat

        public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }

        public static let top = Position(offset: 12, angle: 0)
        public static let topRight = Position(offset: 12, angle: .pi / 4)
        public static let right = Position(offset: 12, angle: .pi / 2)
        public static let bottomRight = Position(offset: 12, angle: .pi * 3 / 4)
        public static let bottom = Position(offset: 12, angle: .pi)
        public static let bottomLeft = Position(offset: 12, angle: .pi * 5 / 4)
        public static let left = Position(offset: 12, angle: .pi * 3 / 2)
        public static let topLeft = Position(offset: 12, angle: .pi * 7 / 4)
    }

    public let shape: UIPointerShape
    public let position: Position
    /// Whether the sign turns with its position.
    public var orientationMatchesAngle = false

    public init(_ shape: UIPointerShape, position: Position) {
        (self.shape, self.position) = (shape, position)
        super.init()
    }

    /// Returns an arrow that points away from the pointer.
    public static func arrow(_ position: Position) -> UIPointerAccessory {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: -5))
        path.addLine(to: CGPoint(x: 5, y: 3))
        path.addLine(to: CGPoint(x: -5, y: 3))
        path.close()
        let accessory = UIPointerAccessory(.path(path), position: position)
        accessory.orientationMatchesAngle = true
        return accessory
    }
}

/// Directions.
public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let horizontal = Self(rawValue: 1)
    public static let vertical = Self(rawValue: 2)
    public static let both: Self = [.horizontal, .vertical]
}

/// A part of a view with a pointer of its own.
open class UIPointerRegion: NSObject {
    public let rect: CGRect
    public let identifier: AnyHashable?
    /// The directions in which the pointer stays in the region while a button is held.
    public var latchingAxes: UIAxis = []

    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return rect == other.rect && identifier == other.identifier && latchingAxes == other.latchingAxes
    }
    open override var hash: Int { rect.origin.x.hashValue ^ rect.width.hashValue }
}

/// The pointer's position in a request for its region.
@preconcurrency @MainActor
public final class UIPointerRegionRequest: NSObject {
    /// In the coordinates of the interaction's view.
    public let location: CGPoint
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        (self.location, self.modifiers) = (location, modifiers)
        super.init()
    }
}

/// Whether the pointer is locked to a scene. It never is here: the browser doesn't give it away.
@preconcurrency @MainActor
public final class UIPointerLockState: NSObject {
    public var isLocked: Bool { false }
    /// Sent when a scene's pointer is locked or let go.
    public nonisolated static let didChangeNotification = NSNotification.Name("UIPointerLockStateDidChangeNotification")
    public nonisolated static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"
}

extension UIScene {
    /// Whether the pointer is locked to the scene.
    public var pointerLockState: UIPointerLockState? { environment.pointerLockState }
}
