/// A responder that receives typed text while it is first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

// A text input may have traits. Of one whose class isn't known, as of any object, they are asked for.
extension UIKeyInput {
    private var traits: (any UITextInputTraits)? { self as? any UITextInputTraits }

    public var autocapitalizationType: UITextAutocapitalizationType? { traits?.autocapitalizationType }
    public var autocorrectionType: UITextAutocorrectionType? { traits?.autocorrectionType }
    public var spellCheckingType: UITextSpellCheckingType? { traits?.spellCheckingType }
    public var keyboardType: UIKeyboardType? { traits?.keyboardType }
    public var keyboardAppearance: UIKeyboardAppearance? { traits?.keyboardAppearance }
    public var returnKeyType: UIReturnKeyType? { traits?.returnKeyType }
    public var enablesReturnKeyAutomatically: Bool? { traits?.enablesReturnKeyAutomatically }
    public var isSecureTextEntry: Bool? { traits?.isSecureTextEntry }
    public var textContentType: UITextContentType?? { traits?.textContentType }
}
