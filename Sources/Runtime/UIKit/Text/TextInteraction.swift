import CoreGraphics
import Foundation
import QuartzCore

/// What fingers do to a text that is edited, beside typing: they place the caret, select, and open the edit menu. It
/// also lets the caret blink.
@MainActor
final class TextInteraction {
    private unowned let editor: any TextEditor
    /// Whether the caret is seen in the present phase of blinking.
    private(set) var showsCaret = true
    private var blink: HostClock.Ticket?
    private var handles: (start: SelectionHandle, end: SelectionHandle)?

    /// How long the caret is seen, and how long not.
    static let phase: TimeInterval = 0.5

    init(_ editor: any TextEditor) { self.editor = editor }

    /// Adds a press that opens the edit menu.
    func addPress() {
        let press = UILongPressGestureRecognizer { [weak self] point in
            self?.isAtDraggableText(point) == false
        } _: { [weak self] recognizer in
            self?.pressed(recognizer)
        }
        editor.addGestureRecognizer(press)
    }

    /// Whether a press at a point drags the selection.
    private func isAtDraggableText(_ point: CGPoint) -> Bool {
        guard let view = editor as? UITextView, view.textDragInteraction?.isEnabled == true else { return false }
        return view.rects(of: view.editedRange).contains { $0.contains(point) }
    }

    // MARK: Caret

    /// The text or the selection has changed: the caret is seen, and handles are at the ends of the selection.
    func changed() {
        restartBlinking()
        placeHandles()
    }

    /// Editing has begun or ended.
    func restartBlinking() {
        if let blink { editor.environment.clock.cancel(blink) }
        blink = nil
        showsCaret = true
        guard editor.isFirstResponder else { return }
        scheduleBlink()
    }

    private func scheduleBlink() {
        blink = editor.environment.schedule(after: Self.phase, keepsAwake: false) { [weak self] in
            guard let self, self.editor.isFirstResponder, self.editor.window != nil else { return }
            self.showsCaret.toggle()
            let selected = self.editor.editedRange
            if selected.length == 0 {
                let caret = self.editor.caretRect(for: UITextPosition(selected.location))
                self.editor.setNeedsDisplay(caret.insetBy(dx: -2, dy: -2))
            }
            self.scheduleBlink()
        }
    }

    // MARK: Handles

    /// Puts handles at the ends of the selection, or takes them away.
    func placeHandles() {
        let selected = editor.editedRange
        guard selected.length > 0, editor.isFirstResponder, !editor.selectionRects(for: UITextRange(selected)).isEmpty
        else {
            handles?.start.removeFromSuperview()
            handles?.end.removeFromSuperview()
            return handles = nil
        }
        let (start, end) = handles ?? makeHandles()
        handles = (start, end)
        start.place(at: editor.caretRect(for: UITextPosition(selected.location)))
        end.place(at: editor.caretRect(for: UITextPosition(selected.upperBound)))
        for handle in [start, end] where handle.superview !== editor { editor.addSubview(handle) }
    }

    private func makeHandles() -> (SelectionHandle, SelectionHandle) {
        func handle(_ isStart: Bool) -> SelectionHandle {
            SelectionHandle(isStart: isStart) { [weak self] point, state in self?.drag(isStart, point, state) }
        }
        return (handle(true), handle(false))
    }

    /// Moves an end of the selection to a point; one character stays selected.
    private func drag(_ isStart: Bool, _ point: CGPoint, _ state: UIGestureRecognizer.State) {
        let selected = editor.editedRange
        let place = editor.index(closestTo: point)
        if isStart {
            let start = min(place, selected.upperBound - 1)
            editor.editedRange = NSRange(location: start, length: selected.upperBound - start)
        } else {
            let end = max(place, selected.location + 1)
            editor.editedRange = NSRange(location: selected.location, length: end - selected.location)
        }
        if state == .ended { showMenu() }
    }

    // MARK: Menu

    private func pressed(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .began || recognizer.state == .changed || recognizer.state == .ended else { return }
        let canEdit = (editor as? UITextView)?.isEditable ?? true
        if !editor.isFirstResponder { guard editor.becomeFirstResponder() else { return } }
        let place = editor.index(closestTo: recognizer.location(in: editor))
        if canEdit {
            if recognizer.state != .ended { editor.editedRange = NSRange(location: place, length: 0) }
        } else if recognizer.state == .began {
            editor.editedRange = editor.wordRange(at: place)
        }
        if recognizer.state == .ended { showMenu() }
    }

    /// Shows the edit menu at the selection.
    func showMenu() {
        guard let window = editor.window else { return }
        let selected = editor.editedRange
        let rects = editor.rects(of: selected)
        let rect = rects.reduce(CGRect.null) { $0.union($1) }.intersection(editor.bounds.insetBy(dx: -8, dy: -8))
        let place = rect.isNull ? editor.bounds : rect.insetBy(dx: 0, dy: selected.length > 0 ? -12 : -2)
        let commands = StandardCommands.commands(for: editor)
        let menu = editor.editMenu(for: selected, commands) ?? UIMenu(children: commands)
        let animator = EditMenuAnimator()
        editor.reportMenu(isShown: true, animator)
        editor.environment.menuController.present(menu, from: editor, rect: place, in: window) { [weak editor] in
            let animator = EditMenuAnimator()
            editor?.reportMenu(isShown: false, animator)
            animator.perform()
        }
        animator.perform()
    }
}

extension TextEditor {
    /// Returns the range of the word at a place.
    func wordRange(at place: Int) -> NSRange {
        let place = min(place, (editedText as NSString).length)
        let word = TextUnits(editedText).words.last { $0.location <= place && place <= $0.upperBound }
        return word ?? NSRange(location: place, length: 0)
    }

    /// Reports to the delegate and a subclass that the menu appears or disappears.
    fileprivate func reportMenu(isShown: Bool, _ animator: any UIEditMenuInteractionAnimating) {
        if isShown { willPresentEditMenu(animator: animator) } else { willDismissEditMenu(animator: animator) }
        if let field = self as? UITextField { TextFieldCalls(field)?.reportMenu(isShown: isShown, animator) }
        if let view = self as? UITextView { TextViewCalls(view)?.reportMenu(isShown: isShown, animator) }
    }

    /// The menu of the delegate, or nil for that of the system.
    fileprivate func editMenu(for range: NSRange, _ commands: [UIMenuElement]) -> UIMenu? {
        if let field = self as? UITextField { return TextFieldCalls(field)?.menu(range, commands) }
        return (self as? UITextView).flatMap { TextViewCalls($0)?.menu(range, commands) }
    }

    /// Returns whether an action of editing is possible now; nil for others.
    func permits(_ action: Selector, edits: Bool) -> Bool? {
        let length = (editedText as NSString).length
        let selected = editedRange.length
        let isSecret = (self as? any UITextInputTraits)?.isSecureTextEntry == true
        switch action.name {
        case "copy:": return selected > 0 && !isSecret
        case "cut:": return selected > 0 && edits && !isSecret
        case "paste:": return edits && UIPasteboard.general.hasStrings
        case "select:": return length > 0 && selected == 0
        case "selectAll:": return length > 0 && selected < length
        case "delete:": return false
        default: return nil
        }
    }
}

/// A handle at an end of a selection.
@MainActor
final class SelectionHandle: UIView {
    private let isStart: Bool
    private let drag: (CGPoint, UIGestureRecognizer.State) -> Void

    init(isStart: Bool, drag: @escaping (CGPoint, UIGestureRecognizer.State) -> Void) {
        (self.isStart, self.drag) = (isStart, drag)
        super.init(frame: .zero)
        (isOpaque, contentMode) = (false, .redraw)
        let pan = UIPanGestureRecognizer()
        pan.addHandler { [weak self] recognizer in
            guard let self, let editor = self.superview else { return }
            let point = recognizer.location(in: editor)
            // The finger is beside the line, at the ball.
            self.drag(CGPoint(x: point.x, y: point.y + (self.isStart ? 10 : -10)), recognizer.state)
        }
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    private static let ball: CGFloat = 10
    private static let reach: CGFloat = 16

    /// Puts the handle at a caret.
    func place(at caret: CGRect) {
        frame = CGRect(
            x: caret.midX - Self.reach, y: caret.minY - (isStart ? Self.ball : 0), width: 2 * Self.reach,
            height: caret.height + Self.ball)
    }

    override var perception: Perception {
        Perception(label: isStart ? "Selection start" : "Selection end", traits: .adjustable, isWhole: true)
    }

    override func draw(_ rect: CGRect) {
        guard let pen = Pen(self) else { return }
        let tint: UIColor = tintColor ?? .systemBlue
        let middle = bounds.midX
        let line = CGRect(
            x: middle - 1, y: isStart ? Self.ball / 2 : 0, width: 2, height: bounds.height - Self.ball / 2)
        pen.fill(line, tint)
        let ball = CGRect(
            x: middle - Self.ball / 2, y: isStart ? 0 : bounds.height - Self.ball, width: Self.ball, height: Self.ball)
        pen.fillEllipse(ball, tint)
    }
}
