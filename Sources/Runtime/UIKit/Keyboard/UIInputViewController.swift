public import Foundation

/// The controller of a view that replaces the keyboard, or is above it.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
    /// The view of the controller.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }
    /// The text that is edited.
    open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = DocumentProxy(environment)
    open var primaryLanguage: String?
    open var hasDictationKey = false
    open var hasFullAccess: Bool { true }
    /// Whether the view has to offer a change to another keyboard: there is none.
    open var needsInputModeSwitchKey: Bool { false }

    open override func loadView() {
        super.loadView()
        guard nibName == nil else { return }
        view = UIInputView(
            frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 0), inputViewStyle: .keyboard)
    }

    open func dismissKeyboard() { environment.keyboard.dismiss() }
    /// Changes to another keyboard: there is none.
    open func advanceToNextInputMode() {}

    // The calls of the text input to its delegate.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The text that is edited, for a keyboard of the app.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    var documentContextBeforeInput: String? { get }
    var documentContextAfterInput: String? { get }
    var selectedText: String? { get }
    var documentIdentifier: UUID { get }
    /// Moves the caret by a number of characters.
    func adjustTextPosition(byCharacterOffset offset: Int)
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    func unmarkText()
}

/// Passes on what a keyboard of the app does to what takes text.
@MainActor
private final class DocumentProxy: NSObject, UITextDocumentProxy {
    private unowned let environment: UIEnvironment
    let documentIdentifier = UUID()

    init(_ environment: UIEnvironment) {
        self.environment = environment
        super.init()
    }

    private var keys: (any UIKeyInput)? { environment.keyboard.input as? any UIKeyInput }
    private var input: (any UITextInput)? { environment.keyboard.input as? any UITextInput }

    var hasText: Bool { keys?.hasText ?? false }
    func insertText(_ text: String) { keys?.insertText(text) }
    func deleteBackward() { keys?.deleteBackward() }

    /// Returns the text between the selection and an end of the document.
    private func text(before isBefore: Bool) -> String? {
        guard let input, let selected = input.selectedTextRange else { return nil }
        let range =
            isBefore
            ? input.textRange(from: input.beginningOfDocument, to: selected.start)
            : input.textRange(from: selected.end, to: input.endOfDocument)
        let text = range.flatMap(input.text(in:))
        return text?.isEmpty == true ? nil : text
    }

    var documentContextBeforeInput: String? { text(before: true) }
    var documentContextAfterInput: String? { text(before: false) }
    var selectedText: String? {
        let text = input?.selectedTextRange.flatMap { input?.text(in: $0) }
        return text?.isEmpty == true ? nil : text
    }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let input, let selected = input.selectedTextRange else { return }
        let text = (text(before: offset < 0) ?? "")
        // Characters, not UTF-16 units.
        let passed = offset < 0 ? text.suffix(-max(offset, -text.count)) : text.prefix(offset)
        let units = (offset < 0 ? -1 : 1) * passed.utf16.count
        let start = offset < 0 ? selected.start : selected.end
        guard let place = input.position(from: start, offset: units) else { return }
        input.selectedTextRange = input.textRange(from: place, to: place)
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        input?.setMarkedText(markedText, selectedRange: selectedRange)
    }
    func unmarkText() { input?.unmarkText() }
}
