public import Foundation

/// A word that a keyboard may replace by another.
@preconcurrency @MainActor
public final class UILexiconEntry: NSObject {
    public let documentText: String
    public let userInput: String

    init(documentText: String, userInput: String) {
        (self.documentText, self.userInput) = (documentText, userInput)
        super.init()
    }
}

/// The words of a person: names of contacts and shortcuts for texts, of which there are none here.
@preconcurrency @MainActor
public final class UILexicon: NSObject {
    public let entries: [UILexiconEntry]

    init(entries: [UILexiconEntry]) {
        self.entries = entries
        super.init()
    }
}

extension UIInputViewController {
    /// Asks for the words of the person.
    public func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        environment.schedule(after: 0) { completionHandler(UILexicon(entries: [])) }
    }
    /// Shows the list of keyboards while a key is held. There is one keyboard here: the next one is it.
    public func handleInputModeList(from view: UIView, with event: UIEvent) { advanceToNextInputMode() }
}
