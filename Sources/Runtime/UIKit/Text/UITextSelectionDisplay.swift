import CoreGraphics
public import Foundation
import QuartzCore

/// A view of a caret.
@preconcurrency @MainActor
public protocol UITextCursorView: UIView, UICoordinateSpace {
    var isBlinking: Bool { get set }
    /// Lets the caret be seen, and blink from there.
    func resetBlinkAnimation()
}

/// A view of a handle at an end of a selection.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UIView {
    var direction: NSDirectionalRectEdge { get set }
    var isVertical: Bool { get }
    var customShape: UIBezierPath? { get set }
    func preferredFrame(for rect: CGRect) -> CGRect
}

/// A view of a selection.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UIView {
    var selectionRects: [UITextSelectionRect] { get set }
}

/// The caret of the system.
@preconcurrency @MainActor
public final class UIStandardTextCursorView: UIView, UITextCursorView {
    public var isBlinking = true { didSet { resetBlinkAnimation() } }
    private var ticket: HostClock.Ticket?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = tintColor
        layer.cornerRadius = 1
        isUserInteractionEnabled = false
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }

    public func resetBlinkAnimation() {
        ticket.map(environment.clock.cancel)
        alpha = 1
        if isBlinking, window != nil { blink() }
    }

    private func blink() {
        ticket = environment.schedule(after: TextInteraction.phase, keepsAwake: false) { [weak self] in
            guard let self, self.isBlinking, self.window != nil else { return }
            self.alpha = 1 - self.alpha
            self.blink()
        }
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        resetBlinkAnimation()
    }
}

/// The color over a selection.
@MainActor
final class StandardHighlightView: UIView, UITextSelectionHighlightView {
    var selectionRects: [UITextSelectionRect] = [] {
        didSet {
            for part in subviews { part.removeFromSuperview() }
            for rect in selectionRects {
                let part = UIView(frame: rect.rect)
                part.backgroundColor = tintColor.withAlphaComponent(0.2)
                addSubview(part)
            }
        }
    }
}

/// The ball and line of the system at an end of a selection.
@MainActor
final class StandardHandleView: UIView, UITextSelectionHandleView {
    var direction: NSDirectionalRectEdge = .leading
    var isVertical: Bool { true }
    var customShape: UIBezierPath? { didSet { setNeedsDisplay() } }

    func preferredFrame(for rect: CGRect) -> CGRect {
        let isStart = direction == .leading
        return CGRect(
            x: (isStart ? rect.minX : rect.maxX) - 6, y: rect.minY - (isStart ? 10 : 0), width: 12,
            height: rect.height + 10)
    }

    override func draw(_ rect: CGRect) {
        guard let pen = Pen(self) else { return }
        let tint: UIColor = tintColor
        if let customShape {
            tint.setFill()
            return customShape.fill()
        }
        let isStart = direction == .leading
        pen.fill(
            CGRect(x: bounds.midX - 1, y: isStart ? 5 : 0, width: 2, height: max(0, bounds.height - 5)), tint)
        pen.fillEllipse(
            CGRect(x: bounds.midX - 5, y: isStart ? 0 : bounds.height - 10, width: 10, height: 10), tint)
    }
}

@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: DelegateObject {
    /// Returns the view below the text, in which the selection is; nil for the view itself. Optional.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

/// Shows the caret or the selection of an app's own text input.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    public private(set) weak var view: UIView?
    public private(set) weak var textInput: (any UIView & UITextInput)?
    public private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
    /// Whether caret and selection are shown.
    public var isActivated = false { didSet { setNeedsSelectionUpdate() } }
    public var cursorView: any UIView & UITextCursorView = UIStandardTextCursorView(frame: .zero) {
        didSet { oldValue.removeFromSuperview() }
    }
    public var highlightView: any UIView & UITextSelectionHighlightView = StandardHighlightView() {
        didSet { oldValue.removeFromSuperview() }
    }
    /// The handles at the beginning and the end.
    public var handleViews: [any UIView & UITextSelectionHandleView] = [StandardHandleView(), StandardHandleView()] {
        didSet { for view in oldValue { view.removeFromSuperview() } }
    }

    public init(
        textInput: any UIView & UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)?
    ) {
        (self.textInput, self.delegate) = (textInput, delegate)
        super.init()
        for handle in handleViews { handle.isOpaque = false }
    }

    open func willMove(to view: UIView?) { if view == nil { removeViews() } }
    open func didMove(to view: UIView?) {
        self.view = view
        setNeedsSelectionUpdate()
    }

    private func removeViews() {
        for part in [cursorView, highlightView] + handleViews as [UIView] { part.removeFromSuperview() }
    }

    /// Shows the selection as it is now, before the next frame.
    public func setNeedsSelectionUpdate() { layoutManagedSubviews() }

    /// Places caret, selection and handles.
    public func layoutManagedSubviews() {
        removeViews()
        guard isActivated, let view, let textInput, let range = textInput.selectedTextRange else { return }
        let ground = delegate?.selectionContainerViewBelowText(for: self) ?? view
        guard !range.isEmpty else {
            cursorView.frame = textInput.caretRect(for: range.start)
            return view.addSubview(cursorView)
        }
        let rects = textInput.selectionRects(for: range)
        highlightView.frame = view.bounds
        ground.insertSubview(highlightView, at: 0)
        highlightView.selectionRects = rects
        let ends = [
            (rects.first { $0.containsStart }, NSDirectionalRectEdge.leading),
            (rects.last { $0.containsEnd }, .trailing),
        ]
        for (handle, (rect, edge)) in zip(handleViews, ends) {
            guard let rect else { continue }
            handle.direction = edge
            handle.frame = handle.preferredFrame(for: rect.rect)
            view.addSubview(handle)
        }
    }
}

/// Shows where something would be dropped into a text.
@preconcurrency @MainActor
public final class UITextCursorDropPositionAnimator: NSObject {
    public let cursorView: any UIView & UITextCursorView
    public let textInput: any UIView & UITextInput

    public init(textCursorView: any UIView & UITextCursorView, textInput: any UIView & UITextInput) {
        (cursorView, self.textInput) = (textCursorView, textInput)
        super.init()
    }

    public func setCursorVisible(_ visible: Bool, animated: Bool) {
        UIView.animate(withDuration: animated ? 0.2 : 0) { [cursorView] in cursorView.alpha = visible ? 1 : 0 }
    }
    public func placeCursor(at position: UITextPosition, animated: Bool) {
        let frame = textInput.caretRect(for: position)
        UIView.animate(withDuration: animated ? 0.2 : 0) { [cursorView] in cursorView.frame = frame }
    }
    public func animateAlongsideChanges(_ animation: @escaping () -> Void, completion: (() -> Void)? = nil) {
        UIView.animate(withDuration: 0.2, animations: animation) { _ in completion?() }
    }
}

/// A magnifying glass over a text that is selected.
@preconcurrency @MainActor
public final class UITextLoupeSession: NSObject {
    private weak var view: UIView?
    private var glass: UIView?
    private static let size = CGSize(width: 120, height: 44)

    private init(_ view: UIView) {
        self.view = view
        super.init()
    }

    /// Shows a glass above a point of a view.
    public static func begin(
        at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
    ) -> UITextLoupeSession? {
        guard interactionView.window != nil else { return nil }
        let session = UITextLoupeSession(interactionView)
        session.move(to: point, withCaretRect: CGRect(origin: point, size: .zero), trackingCaret: false)
        return session
    }

    /// Moves the glass above a point, or above the caret.
    public func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {
        guard let view, let window = view.window else { return }
        let place = tracksCaret ? CGPoint(x: caretRect.midX, y: caretRect.midY) : point
        let half = CGSize(width: Self.size.width / 2.5, height: Self.size.height / 2.5)
        let area = CGRect(
            x: place.x - half.width / 2, y: place.y - half.height / 2, width: half.width, height: half.height)
        glass?.removeFromSuperview()
        guard let picture = view.pictureView(of: area) else { return }
        let center = view.convert(place, to: window)
        picture.frame = CGRect(
            x: center.x - Self.size.width / 2, y: center.y - Self.size.height - 30, width: Self.size.width,
            height: Self.size.height)
        picture.layer.cornerRadius = Self.size.height / 2
        picture.layer.borderWidth = 1
        picture.layer.borderColor = UIColor.separator.resolvedColor(with: view.traitCollection).cgColor
        picture.clipsToBounds = true
        picture.backgroundColor = .systemBackground
        window.addSubview(picture)
        glass = picture
    }

    public func invalidate() {
        glass?.removeFromSuperview()
        glass = nil
    }
}

@preconcurrency @MainActor
public protocol UITextInteractionDelegate: DelegateObject {
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    func interactionWillBegin(_ interaction: UITextInteraction)
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

public enum UITextInteractionMode: Int, Sendable { case editable, nonEditable }

/// Lets fingers place the caret and select in an app's own text input: a tap places, two taps select a word.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
    public weak var delegate: (any UITextInteractionDelegate)?
    public weak var textInput: (any UIResponder & UITextInput)?
    public private(set) weak var view: UIView?
    public let textInteractionMode: UITextInteractionMode
    private let tap = UITapGestureRecognizer()
    private let doubleTap = UITapGestureRecognizer()

    /// The recognizers that others may wait for.
    public var gesturesForFailureRequirements: [UIGestureRecognizer] { [tap, doubleTap] }

    public init(for mode: UITextInteractionMode) {
        textInteractionMode = mode
        super.init()
        doubleTap.numberOfTapsRequired = 2
        tap.addHandler { [weak self] in self?.act($0, selectsWord: false) }
        doubleTap.addHandler { [weak self] in self?.act($0, selectsWord: true) }
    }

    open func willMove(to view: UIView?) {
        for recognizer in gesturesForFailureRequirements { self.view?.removeGestureRecognizer(recognizer) }
    }
    open func didMove(to view: UIView?) {
        self.view = view
        for recognizer in gesturesForFailureRequirements { view?.addGestureRecognizer(recognizer) }
    }

    private func act(_ recognizer: UIGestureRecognizer, selectsWord: Bool) {
        guard let view, let textInput else { return }
        let point = recognizer.location(in: view)
        guard delegate?.interactionShouldBegin(self, at: point) != false else { return }
        delegate?.interactionWillBegin(self)
        defer { delegate?.interactionDidEnd(self) }
        if textInteractionMode == .editable { textInput.becomeFirstResponder() }
        guard let place = textInput.closestPosition(to: point) else { return }
        let word = textInput.tokenizer.rangeEnclosingPosition(
            place, with: .word, inDirection: .storage(.forward))
        textInput.selectedTextRange = selectsWord ? word : textInput.textRange(from: place, to: place)
    }
}
