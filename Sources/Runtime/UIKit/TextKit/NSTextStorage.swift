public import Foundation

/// A text whose changes are shown by the text view that it is of.
open class NSTextStorage: NSMutableAttributedString {
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

    open var layoutManagers: [NSLayoutManager] { managers }

    @MainActor
    open func addLayoutManager(_ manager: NSLayoutManager) {
        managers.append(manager)
        manager.textStorage = self
    }

    @MainActor
    open func removeLayoutManager(_ manager: NSLayoutManager) {
        managers.removeAll { $0 === manager }
        if manager.textStorage === self { manager.textStorage = nil }
    }

    open override func beginEditing() {
        super.beginEditing()
        openEdits += 1
    }

    open override func endEditing() {
        super.endEditing()
        openEdits -= 1
        if isEdited { changed() }
    }

    open override func replaceCharacters(in range: NSRange, with text: String) {
        super.replaceCharacters(in: range, with: text)
        changed()
    }
    open override func replaceCharacters(in range: NSRange, with text: NSAttributedString) {
        super.replaceCharacters(in: range, with: text)
        changed()
    }
    open override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attributes, range: range)
        changed()
    }
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        super.addAttribute(name, value: value, range: range)
        changed()
    }
    open override func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
        super.addAttributes(attributes, range: range)
        changed()
    }
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        super.removeAttribute(name, range: range)
        changed()
    }
    open override func insert(_ text: NSAttributedString, at place: Int) {
        super.insert(text, at: place)
        changed()
    }
    open override func append(_ text: NSAttributedString) {
        super.append(text)
        changed()
    }
    open override func deleteCharacters(in range: NSRange) {
        super.deleteCharacters(in: range)
        changed()
    }
    open override func setAttributedString(_ text: NSAttributedString) {
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
