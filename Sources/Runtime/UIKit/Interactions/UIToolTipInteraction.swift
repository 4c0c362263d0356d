public import Foundation
import QuartzCore

/// A text that explains something below the pointer.
public struct UIToolTipConfiguration {
    public let toolTip: String
    /// The part of the view for which it is; nil for all of it.
    public let sourceRect: CGRect?

    public init(toolTip: String, in rect: CGRect? = nil) { (self.toolTip, sourceRect) = (toolTip, rect) }
}

@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: DelegateObject {
    /// Returns the text for a point, or nil for none.
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}

/// Shows a text while the pointer rests over a view.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    public weak var delegate: (any UIToolTipInteractionDelegate)?
    public private(set) weak var view: UIView?
    public var isEnabled = true { didSet { if !isEnabled { hide() } } }
    public var defaultToolTip: String?
    private let hover = UIHoverGestureRecognizer()
    private var ticket: HostClock.Ticket?
    private var shown: UIView?
    private static let pause: TimeInterval = 1

    public override init() {
        super.init()
        hover.addHandler { [weak self] recognizer in self?.hovered(recognizer) }
    }
    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }

    open func willMove(to view: UIView?) {
        hide()
        self.view?.removeGestureRecognizer(hover)
    }
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(hover)
    }

    private func hovered(_ recognizer: UIGestureRecognizer) {
        hide()
        guard isEnabled, let view, recognizer.state == .began || recognizer.state == .changed else { return }
        let point = recognizer.location(in: view)
        ticket = view.environment.schedule(after: Self.pause, keepsAwake: false) { [weak self] in self?.show(point) }
    }

    private func show(_ point: CGPoint) {
        guard let view, let window = view.window else { return }
        let asked = delegate?.toolTipInteraction(self, configurationAt: point)
        guard let text = asked?.toolTip ?? defaultToolTip, !text.isEmpty else { return }
        let label = UILabel()
        (label.text, label.font, label.textAlignment) = (text, .systemFont(ofSize: 13), .center)
        label.backgroundColor = .secondarySystemBackground
        let size = label.intrinsicContentSize
        let place = view.convert(point, to: window)
        label.frame = CGRect(
            x: min(place.x, window.bounds.width - size.width - 16), y: place.y + 20, width: size.width + 12,
            height: size.height + 6)
        window.addSubview(label)
        shown = label
    }

    private func hide() {
        if let ticket { UIEnvironment.current.clock.cancel(ticket) }
        ticket = nil
        shown?.removeFromSuperview()
        shown = nil
    }
}
