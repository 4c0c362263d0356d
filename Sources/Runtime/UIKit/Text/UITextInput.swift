public import CoreGraphics
public import Foundation

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// The number of UTF-16 units before the place.
    nonisolated let offset: Int

    /// Creates a place of an app's own text.
    public override init() {
        offset = 0
        super.init()
    }

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    open nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
    open nonisolated override var hash: Int { offset }
}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    nonisolated let range: NSRange

    /// Creates a part of an app's own text.
    public override init() {
        range = NSRange(location: 0, length: 0)
        super.init()
    }

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    open var start: UITextPosition { UITextPosition(range.location) }
    open var end: UITextPosition { UITextPosition(range.upperBound) }
    open var isEmpty: Bool { range.length == 0 }

    open nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
    open nonisolated override var hash: Int { range.location }
}

/// A rectangle of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    open private(set) var rect: CGRect
    open private(set) var containsStart: Bool
    open private(set) var containsEnd: Bool
    /// The direction of the text in the rectangle.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the text is written from above. None is here.
    open var isVertical: Bool { false }
    /// How the rectangle is turned.
    open var transform: CGAffineTransform { .identity }

    /// Creates an empty rectangle, for an app's own text.
    public override init() {
        (rect, containsStart, containsEnd) = (.zero, false, false)
        super.init()
    }

    init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
        (self.rect, self.containsStart, self.containsEnd) = (rect, containsStart, containsEnd)
        super.init()
    }
}

public enum UITextStorageDirection: Int, Sendable { case forward, backward }
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

/// An object with a text that is edited at places: by keys, input methods, or an app.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    var selectedTextRange: UITextRange? { get set }
    /// The part of the text that an input method still changes.
    var markedTextRange: UITextRange? { get }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    func unmarkText()
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?
    /// Finds units in the text.
    var tokenizer: any UITextInputTokenizer { get }
    /// Hears of changes that an input method doesn't make itself.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// How the part looks that an input method still changes. Texts are drawn with a color of the system here.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    // Optional.
    var selectionAffinity: UITextStorageDirection { get set }
    var textInputView: UIView { get }
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    func insertDictationResult(_ dictationResult: [UIDictationPhrase])
    func beginFloatingCursor(at point: CGPoint)
    func updateFloatingCursor(at point: CGPoint)
    func endFloatingCursor()
    func caretTransform(for position: UITextPosition) -> CGAffineTransform
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    func insertAttributedText(_ string: NSAttributedString)
    func attributedText(in range: UITextRange) -> NSAttributedString
    func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    var isEditable: Bool { get }
}

/// A view whose text is edited, for UIKit.
@preconcurrency @MainActor
public protocol UITextEditing: UITextInput {
    /// The text as it is edited.
    var editedText: String { get }
    /// The selected range in UTF-16 units; an empty one is the caret.
    var editedRange: NSRange { get set }
    /// The part that an input method still changes.
    var markedRange: NSRange? { get set }
    /// Replaces a part of the text, if the delegate lets it be.
    func change(_ range: NSRange, to text: String)
    /// Returns the rectangle of the caret before a UTF-16 unit, in the view's coordinates.
    func caret(at index: Int) -> CGRect
    func index(closestTo point: CGPoint) -> Int
    func rects(of range: NSRange) -> [CGRect]
}

extension UITextEditing {
    var length: Int { (editedText as NSString).length }
    private var whole: NSRange { NSRange(location: 0, length: length) }

    func substring(in range: UITextRange) -> String {
        (editedText as NSString).substring(with: NSIntersectionRange(range.range, whole))
    }

    func change(_ range: UITextRange, to text: String) {
        let start = min(max(range.range.location, 0), length)
        change(NSRange(location: start, length: min(range.range.length, length - start)), to: text)
    }

    public var markedTextRange: UITextRange? { markedRange.map(UITextRange.init) }
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let text = markedText ?? ""
        let place = markedRange ?? editedRange
        markedRange = nil
        change(place, to: text)
        guard !text.isEmpty else { return }
        let size = (text as NSString).length
        markedRange = NSRange(location: place.location, length: size)
        let start = min(max(selectedRange.location, 0), size)
        editedRange = NSRange(
            location: place.location + start, length: min(max(selectedRange.length, 0), size - start))
    }
    public func unmarkText() { markedRange = nil }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (start, end) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
        return UITextRange(NSRange(location: start, length: end - start))
    }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, isOverflow) = position.offset.addingReportingOverflow(offset)
        return !isOverflow && (0...length).contains(place) ? UITextPosition(place) : nil
    }
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .right: return self.position(from: position, offset: offset)
        case .left: return offset == .min ? nil : self.position(from: position, offset: -offset)
        case .up, .down:
            let caret = caret(at: position.offset)
            let y = direction == .up ? caret.minY - caret.height / 2 : caret.maxY + caret.height / 2
            return UITextPosition(index(closestTo: CGPoint(x: caret.minX, y: y)))
        }
    }
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset == other.offset
            ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
    }
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

    /// Returns the rectangles of a range, of which the first and last have its ends.
    func selection(in range: UITextRange) -> [UITextSelectionRect] {
        let rects = rects(of: range.range)
        return rects.enumerated().map { place, rect in
            UITextSelectionRect(rect, containsStart: place == 0, containsEnd: place == rects.count - 1)
        }
    }
    func character(at point: CGPoint) -> UITextRange? {
        guard length > 0 else { return nil }
        let place = min(index(closestTo: point), length - 1)
        return UITextRange((editedText as NSString).rangeOfComposedCharacterSequence(at: place))
    }

    // MARK: Keys

    /// Types a text in place of the selection, or of what an input method has marked.
    func typeInPlace(_ text: String) {
        let place = markedRange ?? editedRange
        markedRange = nil
        change(place, to: text)
    }

    /// Deletes the selection, or the character before the caret.
    func deleteInPlace() {
        markedRange = nil
        let selected = editedRange
        if selected.length > 0 { return change(selected, to: "") }
        guard selected.location > 0 else { return }
        change((editedText as NSString).rangeOfComposedCharacterSequence(at: selected.location - 1), to: "")
    }

    /// Moves the caret by a key, or extends the selection. Returns whether the key means that.
    func moveCaret(_ key: UIKey) -> Bool {
        let direction: UITextLayoutDirection
        switch key.keyCode {
        case .keyboardLeftArrow: direction = .left
        case .keyboardRightArrow: direction = .right
        case .keyboardUpArrow: direction = .up
        case .keyboardDownArrow: direction = .down
        default: return false
        }
        markedRange = nil
        let selected = editedRange
        let extends = key.modifierFlags.contains(.shift)
        let isBack = direction == .left || direction == .up
        let text = editedText as NSString
        if selected.length > 0, !extends, direction == .left || direction == .right {
            editedRange = NSRange(location: isBack ? selected.location : selected.upperBound, length: 0)
            return true
        }
        let from = isBack ? selected.location : selected.upperBound
        let to: Int
        switch direction {
        case .left: to = from > 0 ? text.rangeOfComposedCharacterSequence(at: from - 1).location : 0
        case .right: to = from < length ? text.rangeOfComposedCharacterSequence(at: from).upperBound : length
        default: to = position(from: UITextPosition(from), in: direction, offset: 1)?.offset ?? from
        }
        if extends {
            let (start, end) = isBack ? (to, selected.upperBound) : (selected.location, to)
            editedRange = NSRange(location: min(start, end), length: abs(end - start))
        } else {
            editedRange = NSRange(location: to, length: 0)
        }
        return true
    }

    /// The selected text, or nil if nothing is selected.
    var selectedText: String? {
        let range = NSIntersectionRange(editedRange, whole)
        return range.length > 0 ? (editedText as NSString).substring(with: range) : nil
    }

    func selectAllText() { editedRange = whole }
}
