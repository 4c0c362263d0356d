import Foundation

/// The recognizer of a scroll view for dragging.
///
/// It begins when fingers have moved far enough along an axis in which the view can scroll, so that a view in another one
/// leaves it the other axis.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
    unowned let scroller: UIScrollView

    init(_ scroller: UIScrollView) {
        self.scroller = scroller
        super.init()
        allowedScrollTypesMask = .all
        addHandler { [unowned scroller] _ in scroller.dragged() }
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        scroller.touched()
    }

    override func beginPanning() {
        guard scroller.follows(screenTranslation), !leavesDragToSheet else { return }
        state = .began
    }

    /// Whether the sheet around the view takes the drag.
    private var leavesDragToSheet: Bool {
        let container = sequence(first: scroller as UIView, next: \.superview).lazy
            .compactMap { $0 as? PresentationContainer }.first
        guard let sheet = container?.controller as? UISheetPresentationController,
            sheet.presentedView.map(scroller.isDescendant) == true
        else { return false }
        return sheet.takesDrag(of: scroller, screenTranslation)
    }

    override func reset() {
        super.reset()
        scroller.released()
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !(other is ScrollPinchRecognizer) }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { !(other is ScrollPinchRecognizer) }
}

/// The recognizer of a scroll view for zooming, which works together with dragging.
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
    init(_ scroller: UIScrollView) {
        super.init()
        addHandler { [unowned scroller] _ in scroller.pinched() }
    }

    required init?(coder: NSCoder) { nil }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !(other is ScrollPanRecognizer) }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { !(other is ScrollPanRecognizer) }
}

/// Delays the touches of a scroll view's content for a moment, in which they may turn out to scroll.
final class ScrollDelayRecognizer: UIGestureRecognizer {
    private unowned let scroller: UIScrollView
    /// The time for which touches are delayed.
    static let delay: TimeInterval = 0.15

    init(_ scroller: UIScrollView) {
        self.scroller = scroller
        super.init()
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard scroller.delaysContentTouches, state == .possible else { return state = .failed }
        schedule(after: Self.delay) { [unowned self] in state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
}
