public import Foundation
import QuartzCore

/// Lets the pointer, or a finger, draw a rectangle that selects what is in it.
@preconcurrency @MainActor
public final class UIBandSelectionInteraction: NSObject, UIInteraction {
    public enum State: Int, Sendable { case possible, began, selecting, ended }

    public private(set) weak var view: UIView?
    public var isEnabled = true { didSet { pan.isEnabled = isEnabled } }
    public private(set) var state = State.possible
    /// The rectangle in the view, or nil while there is none.
    public private(set) var selectionRect: CGRect?
    /// The modifier keys that were held at the beginning.
    public private(set) var initialModifierFlags: UIKeyModifierFlags = []
    /// Returns whether a rectangle may begin at a point; always, if it is nil.
    public var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
    private let handler: (UIBandSelectionInteraction) -> Void
    private let pan = UIPanGestureRecognizer()
    private let band = UIView()
    private var start = CGPoint.zero

    public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
        handler = selectionHandler
        super.init()
        band.isUserInteractionEnabled = false
        pan.addHandler { [weak self] recognizer in self?.panned(recognizer) }
    }

    public func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(pan) }
    public func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(pan)
    }

    private func panned(_ recognizer: UIGestureRecognizer) {
        guard let view else { return }
        let point = recognizer.location(in: view)
        switch recognizer.state {
        case .began:
            guard shouldBeginHandler?(self, point) != false else { return }
            start = point
            initialModifierFlags = view.environment.input.modifiers
            change(to: .began, point)
        case .changed: if selectionRect != nil { change(to: .selecting, point) }
        default:
            guard selectionRect != nil else { return }
            change(to: .ended, point)
            band.removeFromSuperview()
            (selectionRect, state) = (nil, .possible)
        }
    }

    private func change(to state: State, _ point: CGPoint) {
        self.state = state
        let rect = CGRect(
            x: min(start.x, point.x), y: min(start.y, point.y), width: abs(point.x - start.x),
            height: abs(point.y - start.y))
        selectionRect = rect
        band.frame = rect
        band.backgroundColor = UIColor.systemGray.withAlphaComponent(0.2)
        band.layer.borderWidth = 1
        band.layer.borderColor = UIColor.systemGray.cgColor
        if let view, band.superview !== view { view.addSubview(band) }
        handler(self)
    }
}
