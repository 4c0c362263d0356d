public import Foundation

/// The types of content that an object takes when something is pasted or dropped.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, NSCopying {
    public var acceptableTypeIdentifiers: [String]

    public override init() {
        acceptableTypeIdentifiers = []
        super.init()
    }
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }
    /// Creates a configuration for the types that objects of a class can be read from.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    public func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }
    public func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers) }
    }

    /// Returns whether an item has one of the types.
    func accepts(_ provider: NSItemProvider) -> Bool {
        acceptableTypeIdentifiers.contains(where: provider.hasItemConformingToTypeIdentifier)
    }
}

/// An object that takes what is pasted or dropped. Responders are.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: AnyObject {
    /// The types that the object takes; nil for none.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    // Optional.
    func paste(itemProviders: [NSItemProvider])
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// An item that is pasted into a text.
@preconcurrency @MainActor
public protocol UITextPasteItem: AnyObject {
    var itemProvider: NSItemProvider { get }
    /// A value of the app for an item that it drags itself.
    var localObject: Any? { get }
    /// The attributes of the text where the item goes.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    func setResult(string: String)
    func setResult(attributedString string: NSAttributedString)
    func setResult(attachment textAttachment: NSTextAttachment)
    /// Pastes nothing.
    func setNoResult()
    /// Pastes what the system would.
    func setDefaultResult()
}

/// Decides how texts are pasted. All methods are optional.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: DelegateObject {
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool
}

extension UITextPasteDelegate {
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) { item.setDefaultResult() }
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        for string in itemStrings { whole.append(string) }
        return whole
    }
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange {
        guard let input = textPasteConfigurationSupporting as? any UITextInput else { return textRange }
        input.replace(textRange, withAttributedText: attributedString)
        let end = input.position(from: textRange.start, offset: attributedString.length)
        return end.flatMap { input.textRange(from: textRange.start, to: $0) } ?? textRange
    }
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool { true }
}

/// A text that takes what is pasted: fields and text views.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

extension UITextField: UITextPasteConfigurationSupporting {}
extension UITextView: UITextPasteConfigurationSupporting {}

/// An item of a paste into a text, until it is known what it becomes.
@MainActor
final class TextPasteItem: UITextPasteItem {
    let itemProvider: NSItemProvider
    let localObject: Any?
    let defaultAttributes: [NSAttributedString.Key: Any]
    private(set) var result: NSAttributedString?
    private let usual: NSAttributedString

    init(_ provider: NSItemProvider, _ usual: NSAttributedString, _ attributes: [NSAttributedString.Key: Any]) {
        (itemProvider, self.usual, defaultAttributes, localObject) = (provider, usual, attributes, nil)
    }

    func setResult(string: String) { result = NSAttributedString(string: string, attributes: defaultAttributes) }
    func setResult(attributedString string: NSAttributedString) { result = string }
    func setResult(attachment textAttachment: NSTextAttachment) {
        result = NSAttributedString(attachment: textAttachment)
    }
    func setNoResult() { result = nil }
    func setDefaultResult() { result = usual }
}

extension TextEditor {
    /// Pastes strings as the delegate wants it.
    func paste(_ strings: [String], _ delegate: any UITextPasteDelegate) {
        guard let owner = self as? any UITextPasteConfigurationSupporting, let place = selectedTextRange else { return }
        let attributes = (self as? UITextView)?.typingAttributes ?? (self as? UITextField)?.typingAttributes ?? [:]
        let results = strings.compactMap { string in
            let item = TextPasteItem(
                NSItemProvider(object: string as NSString), NSAttributedString(string: string, attributes: attributes),
                attributes)
            delegate.textPasteConfigurationSupporting(owner, transform: item)
            return item.result
        }
        guard !results.isEmpty else { return }
        let whole = delegate.textPasteConfigurationSupporting(
            owner, combineItemAttributedStrings: results, for: place)
        let pasted = delegate.textPasteConfigurationSupporting(owner, performPasteOf: whole, to: place)
        selectedTextRange = textRange(from: pasted.end, to: pasted.end)
    }
}
