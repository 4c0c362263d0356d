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
    nonisolated(unsafe) public weak var delegate: (any NSTextStorageDelegate)?
    /// What changed since the last time that edits were processed.
    nonisolated(unsafe) public private(set) var editedMask: EditActions = []
    /// Where it changed, in the text as it is now.
    nonisolated(unsafe) public private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    nonisolated(unsafe) public private(set) var changeInLength = 0
    /// The number of changes that are being made, one within another.
    nonisolated(unsafe) private var depth = 0
    /// Whether edits are being processed: what the delegate changes belongs to the same edit.
    nonisolated(unsafe) private var isProcessing = false
    /// Whether changes aren't shown yet.
    var isBeingEdited: Bool { openEdits > 0 }

    public var layoutManagers: [NSLayoutManager] { managers }

    @preconcurrency @MainActor
    public func addLayoutManager(_ manager: NSLayoutManager) {
        managers.append(manager)
        manager.textStorage = self
    }

    @preconcurrency @MainActor
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
        guard isEdited, openEdits <= 0 else { return }
        isEdited = false
        show()
    }

    public override func replaceCharacters(in range: NSRange, with text: String) {
        replace(range, length: (text as NSString).length) { super.replaceCharacters(in: range, with: text) }
    }
    public override func replaceCharacters(in range: NSRange, with text: NSAttributedString) {
        replace(range, length: text.length) { super.replaceCharacters(in: range, with: text) }
    }
    public override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
        change(.editedAttributes, range) { super.setAttributes(attributes, range: range) }
    }
    public override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        change(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
    }
    public override func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
        change(.editedAttributes, range) { super.addAttributes(attributes, range: range) }
    }
    public override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(.editedAttributes, range) { super.removeAttribute(name, range: range) }
    }
    public override func insert(_ text: NSAttributedString, at place: Int) {
        replace(NSRange(location: place, length: 0), length: text.length) { super.insert(text, at: place) }
    }
    public override func append(_ text: NSAttributedString) {
        replace(NSRange(location: length, length: 0), length: text.length) { super.append(text) }
    }
    public override func deleteCharacters(in range: NSRange) {
        replace(range, length: 0) { super.deleteCharacters(in: range) }
    }
    public override func setAttributedString(_ text: NSAttributedString) {
        replace(NSRange(location: 0, length: length), length: text.length) { super.setAttributedString(text) }
    }

    /// Notes a change that a subclass or the delegate makes.
    public func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        note(editedMask, NSRange(location: editedRange.location, length: max(0, editedRange.length + delta)), delta)
        if openEdits <= 0, !isProcessing { show() }
    }

    private func replace(_ range: NSRange, length: Int, _ body: () -> Void) {
        change(
            [.editedCharacters, .editedAttributes], NSRange(location: range.location, length: length),
            length - range.length, body)
    }

    /// Makes a change, which Foundation may make of others, and shows it at the end of those that belong together.
    private func change(_ mask: EditActions, _ range: NSRange, _ delta: Int = 0, _ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
        guard depth == 0 else { return }
        note(mask, range, delta)
        isEdited = openEdits > 0
        if openEdits <= 0, !isProcessing { show() }
    }

    private func note(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
        editedMask.formUnion(mask)
        changeInLength += delta
        guard editedRange.location != NSNotFound else { return editedRange = range }
        var old = editedRange
        // What was noted before moves with the text.
        if range.location < old.location { old.location = max(range.location, old.location + delta) }
        editedRange = old.union(range)
    }

    private func show() {
        processEditing()
        guard let textView else { return }
        nonisolated(unsafe) let own = self
        MainActor.assumeIsolated { textView.take(own) }
    }

    /// Tells the delegate of the changes, and forgets them.
    public func processEditing() {
        guard !editedMask.isEmpty else { return }
        isProcessing = true
        tell(Self.willProcessEditingNotification) {
            $0.textStorage($1, willProcessEditing: $2, range: $3, changeInLength: $4)
        }
        tell(Self.didProcessEditingNotification) {
            $0.textStorage($1, didProcessEditing: $2, range: $3, changeInLength: $4)
        }
        isProcessing = false
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    }

    private typealias Telling = @MainActor (any NSTextStorageDelegate, NSTextStorage, EditActions, NSRange, Int) -> Void

    private func tell(_ name: Notification.Name, _ telling: Telling) {
        NotificationCenter.default.post(name: name, object: self)
        guard let delegate else { return }
        nonisolated(unsafe) let (own, told) = (self, delegate)
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        MainActor.assumeIsolated { telling(told, own, mask, range, delta) }
    }
}
