import CoreGraphics
public import Foundation
import TextLayout

/// Editing by a keyboard, and selecting by fingers.
extension UITextView: TextEditor {
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")

    private var calls: TextViewCalls? { TextViewCalls(self) }

    func beginEditing(_ becomeFirst: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        if window == nil { becomesFirstInWindow = canBecomeFirstResponder }
        guard isEditable else { return becomeFirst() }
        guard window != nil, calls?.shouldBegin ?? true, becomeFirst() else { return false }
        isEditing = true
        setNeedsDisplay()
        interaction.changed()
        calls?.didBegin()
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    func endEditing(_ leavePlace: () -> Bool) -> Bool {
        guard isFirstResponder, isEditing else { return leavePlace() }
        guard calls?.shouldEnd ?? true, leavePlace() else { return false }
        (isEditing, markedRange) = (false, nil)
        setNeedsDisplay()
        interaction.changed()
        calls?.didEnd()
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    // MARK: Text

    public var editedText: String { text ?? "" }

    public var editedRange: NSRange {
        get { validSelection }
        set { select(newValue) }
    }
    func notifySelection() { calls?.didChangeSelection() }

    public func change(_ range: NSRange, to new: String) {
        guard range.length > 0 || !new.isEmpty, calls?.shouldChange(range, to: new) ?? true else { return }
        // The delegate may have set another text.
        let whole = NSRange(location: 0, length: (editedText as NSString).length)
        let start = min(max(range.location, 0), whole.length)
        let (place, before) = (
            NSRange(location: start, length: min(range.length, whole.length - start)), editedState
        )
        environment.keyboard.notifyControllers { $0.textWillChange(self) }
        replace(place, by: new)
        registerUndo(of: place, to: new, from: before)
        selection = NSRange(location: start + (new as NSString).length, length: 0)
        interaction.changed()
        environment.keyboard.notifyControllers { $0.textDidChange(self) }
        calls?.didChangeSelection()
        notifyChange()
        if isScrollEnabled { revealCaret() }
    }

    func notifyChange() {
        calls?.didChange()
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    var editedState: EditedState { EditedState(text: editedText, styled: styledText, selection: editedRange) }

    func show(_ state: EditedState) {
        isTyping = true
        if let styled = state.styled {
            styledText = styled
        } else {
            styledText = nil
            text = state.text
        }
        isTyping = false
        selection = state.selection
    }

    private func replace(_ range: NSRange, by new: String) {
        isTyping = true
        defer { isTyping = false }
        guard let attributed = styledText else {
            text = (editedText as NSString).replacingCharacters(in: range, with: new)
            return
        }
        let changed = NSMutableAttributedString(attributedString: attributed)
        if range.length == 0, changed.length > 0, ownTypingAttributes == nil {
            // What is typed looks like what is before it.
            let attributes = attributed.attributes(at: max(0, range.location - 1), effectiveRange: nil)
            changed.insert(NSAttributedString(string: new, attributes: attributes), at: range.location)
        } else {
            changed.replaceCharacters(in: range, with: NSAttributedString(string: new, attributes: typingAttributes))
        }
        styledText = changed
    }

    private func revealCaret() {
        layoutIfNeeded()
        updateContentSize()
        scrollRangeToVisible(NSRange(location: editedRange.upperBound, length: 0))
    }

    // MARK: Places

    /// Where the text begins.
    private var textOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + lineFragmentPadding, y: textContainerInset.top)
    }

    public func caret(at index: Int) -> CGRect {
        layout(width: bounds.width).caretRect(at: index).offsetBy(dx: textOrigin.x, dy: textOrigin.y)
    }
    public func index(closestTo point: CGPoint) -> Int {
        layout(width: bounds.width).index(
            closestTo: CGPoint(x: point.x - textOrigin.x, y: max(0, point.y - textOrigin.y)))
    }
    public func rects(of range: NSRange) -> [CGRect] {
        guard let indexes = Range(range) else { return [] }
        if range.length == 0 { return [caret(at: range.location)] }
        return layout(width: bounds.width).rects(for: indexes).map { $0.offsetBy(dx: textOrigin.x, dy: textOrigin.y) }
    }

    // MARK: Fingers

    /// Opens a link as the delegate wants it.
    private func openLink(_ url: URL, _ range: NSRange) {
        guard calls?.shouldOpen(url, range) ?? true else { return }
        let usual = UIAction(title: "Open Link") { [environment] _ in environment.application.open(url) }
        let item = UITextItem(content: .link(url), range: range)
        let action = calls.map { $0.primaryAction(item, usual) } ?? usual
        action?.performWithSender(self, target: nil)
    }

    /// Puts the caret where a finger taps, selects a word, or opens a link.
    func tapped(_ recognizer: UITapGestureRecognizer) {
        let point = recognizer.location(in: self)
        if !isEditing, let (url, range) = link(at: point) {
            return openLink(url, range)
        }
        guard isEditable || isSelectable else { return }
        let wasFirst = isFirstResponder
        if !wasFirst {
            guard isEditable, becomeFirstResponder() else { return }
        }
        markedRange = nil
        let place = index(closestTo: point)
        let (old, isDouble) = (editedRange, recognizer.numberOfTapsRequired == 2)
        editedRange = isDouble ? wordRange(at: place) : NSRange(location: place, length: 0)
        if isDouble ? editedRange.length > 0 : wasFirst && old == editedRange { interaction.showMenu() }
    }

    private func link(at point: CGPoint) -> (URL, NSRange)? {
        guard isSelectable else { return nil }
        return links.first { link in rects(of: link.range).contains { $0.contains(point) } }.map { ($0.url, $0.range) }
    }

    /// The links of the text, and of what is detected in it.
    var links: [(url: URL, range: NSRange)] {
        var found: [(url: URL, range: NSRange)] = []
        if let attributedText = styledText {
            attributedText.enumerateAttribute(.link, in: NSRange(location: 0, length: attributedText.length)) {
                value, range, _ in
                if let url = value as? URL ?? (value as? String).flatMap(URL.init(string:)) {
                    found.append((url, range))
                }
            }
        }
        guard !isEditable, !dataDetectorTypes.isEmpty else { return found }
        return found + DataDetector.links(in: editedText, dataDetectorTypes)
    }
}
