public import CoreGraphics
public import Foundation

/// How a speech was understood.
@preconcurrency @MainActor
public final class UIDictationPhrase: NSObject {
    public let text: String
    public let alternativeInterpretations: [String]?

    init(_ text: String, alternatives: [String]? = nil) {
        (self.text, alternativeInterpretations) = (text, alternatives)
        super.init()
    }
}

/// Room in a text for what comes later, such as what handwriting is recognized as.
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
    /// The rectangles of the room.
    public let rects: [UITextSelectionRect]

    init(_ rects: [UITextSelectionRect]) {
        self.rects = rects
        super.init()
    }
}

/// Animations along with an edit menu that comes or goes.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// What is optional in a text input.
extension UITextInput {
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }
    public var textInputView: UIView { self as? UIView ?? UIView() }

    /// Returns the place after a number of characters of a range.
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        guard offset >= 0, let place = position(from: range.start, offset: offset),
            compare(place, to: range.end) != .orderedDescending
        else { return nil }
        return place
    }
    /// Returns the number of characters of a range before a place.
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .right || direction == .down ? range.end : range.start
    }
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        direction == .right || direction == .down
            ? textRange(from: position, to: endOfDocument) : textRange(from: beginningOfDocument, to: position)
    }
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let place = closestPosition(to: point) else { return nil }
        if compare(place, to: range.start) == .orderedAscending { return range.start }
        return compare(place, to: range.end) == .orderedDescending ? range.end : place
    }
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    // MARK: Dictation. There is no microphone: nobody calls these but apps.

    public func dictationRecordingDidEnd() {}
    public func dictationRecognitionFailed() {}
    /// Inserts the phrases of a speech.
    public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
        insertText(dictationResult.map(\.text).joined())
    }
    public var insertDictationResultPlaceholder: Any { UITextPlaceholder([]) }
    public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect {
        selectedTextRange.map { caretRect(for: $0.end) } ?? .zero
    }
    public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}

    // MARK: A caret that follows a finger on the keyboard

    public func beginFloatingCursor(at point: CGPoint) { updateFloatingCursor(at: point) }
    /// Moves the caret to the place that is closest to a point.
    public func updateFloatingCursor(at point: CGPoint) {
        guard let place = closestPosition(to: point) else { return }
        selectedTextRange = textRange(from: place, to: place)
    }
    public func endFloatingCursor() {}
    public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }

    // MARK: Attributes

    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }
    public func insertAttributedText(_ string: NSAttributedString) { insertText(string.string) }
    public func attributedText(in range: UITextRange) -> NSAttributedString {
        NSAttributedString(string: text(in: range) ?? "")
    }
    public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
        replace(range, withText: attributedText.string)
    }
    public var isEditable: Bool { true }
    /// Whether glyphs that are pictures can be inserted. None can here, as no keyboard has them.
    public var supportsAdaptiveImageGlyph: Bool { false }

    /// Makes room for something at the caret. It takes none in the text until it is there.
    public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder {
        let caret = selectedTextRange.map { caretRect(for: $0.end) } ?? .zero
        let rect = CGRect(origin: caret.origin, size: size)
        return UITextPlaceholder([UITextSelectionRect(rect, containsStart: true, containsEnd: true)])
    }
    public func remove(_ textPlaceholder: UITextPlaceholder) {}

    // MARK: Menus

    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    // There are no writing tools here.
    public func willPresentWritingTools() {}
    public func didDismissWritingTools() {}
}

extension UITextEditing {
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { nil }
        set {}
    }
}
