public import CoreGraphics
public import Foundation

/// What a person wants a tap on the pencil to do.
public enum UIPencilPreferredAction: Int, Sendable {
    case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette
    case runSystemShortcut
}

/// Taps and squeezes of the pencil. There is no pencil here, and the delegate never receives any.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
    /// How far a gesture of the pencil is.
    public enum Phase: UInt, Sendable { case began, changed, ended, cancelled }

    /// A double tap on the side of the pencil.
    @preconcurrency @MainActor
    public final class Tap: NSObject {
        public let timestamp: TimeInterval
        public let hoverPose: UIPencilHoverPose?

        init(timestamp: TimeInterval, hoverPose: UIPencilHoverPose?) {
            (self.timestamp, self.hoverPose) = (timestamp, hoverPose)
            super.init()
        }
    }

    /// A squeeze of the pencil.
    @preconcurrency @MainActor
    public final class Squeeze: NSObject {
        public let timestamp: TimeInterval
        public let phase: Phase
        public let hoverPose: UIPencilHoverPose?

        init(timestamp: TimeInterval, phase: Phase, hoverPose: UIPencilHoverPose?) {
            (self.timestamp, self.phase, self.hoverPose) = (timestamp, phase, hoverPose)
            super.init()
        }
    }

    public static var preferredTapAction: UIPencilPreferredAction { .switchEraser }
    public static var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
    /// Whether fingers should not draw. They do where there is no pencil.
    public static var prefersPencilOnlyDrawing: Bool { false }
    public static var prefersHoverToolPreview: Bool { false }

    public weak var delegate: (any UIPencilInteractionDelegate)?
    public private(set) weak var view: UIView?
    public var isEnabled = true

    public override init() { super.init() }
    public init(delegate: any UIPencilInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: DelegateObject {
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {}
    public func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) {}
}

/// How the pencil is held over the screen.
@preconcurrency @MainActor
public final class UIPencilHoverPose: NSObject {
    public let location: CGPoint
    /// The distance from the screen, from 0 to 1.
    public let zOffset: CGFloat
    public let azimuthAngle: CGFloat
    public let altitudeAngle: CGFloat
    public let rollAngle: CGFloat
    public var azimuthUnitVector: CGVector { CGVector(dx: cos(azimuthAngle), dy: sin(azimuthAngle)) }

    init(location: CGPoint, zOffset: CGFloat, azimuthAngle: CGFloat, altitudeAngle: CGFloat, rollAngle: CGFloat) {
        (self.location, self.zOffset, self.azimuthAngle) = (location, zOffset, azimuthAngle)
        (self.altitudeAngle, self.rollAngle) = (altitudeAngle, rollAngle)
        super.init()
    }
}
