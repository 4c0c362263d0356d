public import Foundation

/// A text whose changes are shown by the text view that it is of.
public class NSTextStorage: NSMutableAttributedString {
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let editedAttributes = Self(rawValue: 1)
        public static let editedCharacters = Self(rawValue: 2)
    }

    // Written on the main thread only, like the text itself.
    nonisolated(unsafe) private(set) var managers: [NSLayoutManager] = []
    nonisolated(unsafe) weak var textView: UITextView?
    /// The number of `beginEditing` without `endEditing`.
    nonisolated(unsafe) private var openEdits = 0
    nonisolated(unsafe) private var isEdited = false
    /// Whether changes aren't shown yet.
    var isBeingEdited: Bool { openEdits > 0 }

    public var layoutManagers: [NSLayoutManager] { managers }

    @MainActor
    public func addLayoutManager(_ manager: NSLayoutManager) {
        managers.append(manager)
        manager.textStorage = self
    }

    @MainActor
    public func removeLayoutManager(_ manager: NSLayoutManager) {
        managers.removeAll { $0 === manager }
        if manager.textStorage === self { manager.textStorage = nil }
    }

    public override func beginEditing() {
        super.beginEditing()
        openEdits += 1
    }

    public override func endEditing() {
        super.endEditing()
        openEdits -= 1
        if isEdited { changed() }
    }

    public override func replaceCharacters(in range: NSRange, with text: String) {
        super.replaceCharacters(in: range, with: text)
        changed()
    }
    public override func replaceCharacters(in range: NSRange, with text: NSAttributedString) {
        super.replaceCharacters(in: range, with: text)
        changed()
    }
    public override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attributes, range: range)
        changed()
    }
    public override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        super.addAttribute(name, value: value, range: range)
        changed()
    }
    public override func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
        super.addAttributes(attributes, range: range)
        changed()
    }
    public override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        super.removeAttribute(name, range: range)
        changed()
    }
    public override func insert(_ text: NSAttributedString, at place: Int) {
        super.insert(text, at: place)
        changed()
    }
    public override func append(_ text: NSAttributedString) {
        super.append(text)
        changed()
    }
    public override func deleteCharacters(in range: NSRange) {
        super.deleteCharacters(in: range)
        changed()
    }
    public override func setAttributedString(_ text: NSAttributedString) {
        super.setAttributedString(text)
        changed()
    }

    /// Shows a change, at the end of those that belong together.
    private func changed() {
        isEdited = openEdits > 0
        guard openEdits <= 0, let textView else { return }
        nonisolated(unsafe) let own = self
        MainActor.assumeIsolated { textView.take(own) }
    }
}
