public import UIKit

public enum AVCaptureEventPhase: UInt, Sendable { case began, ended, cancelled }

/// A press of a button of the device that takes a picture.
public final class AVCaptureEvent: Sendable {
    public let phase: AVCaptureEventPhase

    package init(_ phase: AVCaptureEventPhase) { self.phase = phase }
}

/// Hears of the buttons of the device. It has none that take pictures; a test presses them.
@preconcurrency @MainActor
public final class AVCaptureEventInteraction: UIInteraction {
    public private(set) weak var view: UIView?
    public var isEnabled = true
    private let primary: (AVCaptureEvent) -> Void
    private let secondary: (AVCaptureEvent) -> Void

    public init(handler: @escaping (AVCaptureEvent) -> Void) { (primary, secondary) = (handler, handler) }

    public init(
        primary primaryHandler: @escaping (AVCaptureEvent) -> Void,
        secondary secondaryHandler: @escaping (AVCaptureEvent) -> Void
    ) { (primary, secondary) = (primaryHandler, secondaryHandler) }

    // The view hears nothing before it is shown.
    public func willMove(to view: UIView?) {}
    public func didMove(to view: UIView?) { self.view = view }

    /// Presses the first or the second button.
    package func press(_ phase: AVCaptureEventPhase, isSecondary: Bool = false) {
        guard isEnabled, view?.window != nil else { return }
        (isSecondary ? secondary : primary)(AVCaptureEvent(phase))
    }
}
