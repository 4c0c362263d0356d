public import Foundation

/// A text whose changes are shown by the text view that it is of.
///
/// A subclass can keep the text itself: it overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` for strings and `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)`.
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
    /// The content of TextKit 2 that has the text.
    nonisolated(unsafe) weak var content: NSTextContentStorage?
    /// The number of `beginEditing` without `endEditing`.
    nonisolated(unsafe) private var openEdits = 0
    nonisolated(unsafe) private var isEdited = false
    nonisolated(unsafe) open weak var delegate: (any NSTextStorageDelegate)?
    /// What changed since the last time that edits were processed.
    nonisolated(unsafe) open private(set) var editedMask: EditActions = []
    /// Where it changed, in the text as it is now.
    nonisolated(unsafe) open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    nonisolated(unsafe) open private(set) var changeInLength = 0
    /// The number of changes that are being made, one within another.
    nonisolated(unsafe) private var depth = 0
    /// Whether edits are being processed: what the delegate changes belongs to the same edit.
    nonisolated(unsafe) private var isProcessing = false
    /// Whether changes aren't shown yet.
    var isBeingEdited: Bool { openEdits > 0 }

    open var layoutManagers: [NSLayoutManager] { managers }

    /// Creates an empty text.
    public init() { super.init(string: "") }
    public override init(string: String) { super.init(string: string) }
    public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attributes)
    }
    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Texts that a subclass keeps

    /// Whether changes go through the methods that a subclass overrides.
    private var isSubclass: Bool { type(of: self) != NSTextStorage.self }

    /// Makes a change of attributes by the method that a subclass overrides. Returns false if this isn't one.
    private func changeEach(
        _ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void
    ) -> Bool {
        guard isSubclass else { return false }
        var (place, runs) = (range.location, [(NSRange, [NSAttributedString.Key: Any])]())
        while place < range.upperBound {
            var run = NSRange(location: place, length: 1)
            var values = attributes(at: place, effectiveRange: &run)
            body(&values)
            let end = min(max(run.upperBound, place + 1), range.upperBound)
            runs.append((NSRange(location: place, length: end - place), values))
            place = end
        }
        beginEditing()
        for (range, values) in runs { setAttributes(values, range: range) }
        endEditing()
        return true
    }

    /// Replaces characters by the methods that a subclass overrides. Returns false if this isn't one.
    private func replaceEach(_ range: NSRange, _ text: NSAttributedString) -> Bool {
        guard isSubclass else { return false }
        beginEditing()
        replaceCharacters(in: range, with: text.string)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, run, _ in
            setAttributes(values, range: NSRange(location: range.location + run.location, length: run.length))
        }
        endEditing()
        return true
    }

    /// Foundation reads its own copy of a text: it becomes what the subclass keeps.
    private func followSubclass() {
        let kept = string
        let copy = NSMutableAttributedString(string: kept)
        var place = 0
        while place < copy.length {
            var run = NSRange(location: place, length: copy.length - place)
            let values = attributes(at: place, effectiveRange: &run)
            let end = min(max(run.upperBound, place + 1), copy.length)
            copy.setAttributes(values, range: NSRange(location: place, length: end - place))
            place = end
        }
        super.replaceCharacters(in: NSRange(location: 0, length: super.length), with: copy as NSAttributedString)
    }

    @preconcurrency @MainActor
    open func addLayoutManager(_ manager: NSLayoutManager) {
        managers.append(manager)
        manager.textStorage = self
    }

    @preconcurrency @MainActor
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
        guard isEdited, openEdits <= 0 else { return }
        isEdited = false
        show()
    }

    open override func replaceCharacters(in range: NSRange, with text: String) {
        replace(range, length: (text as NSString).length) { super.replaceCharacters(in: range, with: text) }
    }
    open override func replaceCharacters(in range: NSRange, with text: NSAttributedString) {
        if replaceEach(range, text) { return }
        replace(range, length: text.length) { super.replaceCharacters(in: range, with: text) }
    }
    open override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
        change(.editedAttributes, range) { super.setAttributes(attributes, range: range) }
    }
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        if changeEach(range, { $0[name] = value }) { return }
        change(.editedAttributes, range) { super.addAttribute(name, value: value, range: range) }
    }
    open override func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
        if changeEach(range, { $0.merge(attributes) { $1 } }) { return }
        change(.editedAttributes, range) { super.addAttributes(attributes, range: range) }
    }
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        if changeEach(range, { $0[name] = nil }) { return }
        change(.editedAttributes, range) { super.removeAttribute(name, range: range) }
    }
    open override func insert(_ text: NSAttributedString, at place: Int) {
        if replaceEach(NSRange(location: place, length: 0), text) { return }
        replace(NSRange(location: place, length: 0), length: text.length) { super.insert(text, at: place) }
    }
    open override func append(_ text: NSAttributedString) {
        if replaceEach(NSRange(location: length, length: 0), text) { return }
        replace(NSRange(location: length, length: 0), length: text.length) { super.append(text) }
    }
    open override func deleteCharacters(in range: NSRange) {
        if isSubclass { return replaceCharacters(in: range, with: "") }
        replace(range, length: 0) { super.deleteCharacters(in: range) }
    }
    open override func setAttributedString(_ text: NSAttributedString) {
        if replaceEach(NSRange(location: 0, length: length), text) { return }
        replace(NSRange(location: 0, length: length), length: text.length) { super.setAttributedString(text) }
    }

    /// Notes a change that a subclass or the delegate makes.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        if isSubclass { followSubclass() }
        recordEdit(
            editedMask, NSRange(location: editedRange.location, length: max(0, editedRange.length + delta)), delta)
        isEdited = openEdits > 0
        if openEdits <= 0, !isProcessing { show() }
    }

    /// Fixes attributes of a range before its layout. Texts are always fixed here.
    open func ensureAttributesAreFixed(in range: NSRange) {}
    /// Whether the storage fixes attributes on demand.
    open var fixesAttributesLazily: Bool { false }
    open func invalidateAttributes(in range: NSRange) {}

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
        recordEdit(mask, range, delta)
        isEdited = openEdits > 0
        if openEdits <= 0, !isProcessing { show() }
    }

    private func recordEdit(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
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
        nonisolated(unsafe) let own = self
        if content != nil { MainActor.assumeIsolated { own.synchronizeContent() } }
        guard let textView else { return }
        MainActor.assumeIsolated { textView.read(own) }
    }

    /// Tells the delegate of the changes, and forgets them.
    open func processEditing() {
        guard !editedMask.isEmpty else { return }
        isProcessing = true
        post(Self.willProcessEditingNotification) {
            $0.textStorage($1, willProcessEditing: $2, range: $3, changeInLength: $4)
        }
        post(Self.didProcessEditingNotification) {
            $0.textStorage($1, didProcessEditing: $2, range: $3, changeInLength: $4)
        }
        isProcessing = false
        nonisolated(unsafe) let own = self
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        if !managers.isEmpty {
            MainActor.assumeIsolated {
                for manager in own.managers {
                    manager.processEditing(
                        for: own, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
                }
            }
        }
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    }

    private typealias DelegateCall =
        @MainActor (any NSTextStorageDelegate, NSTextStorage, EditActions, NSRange, Int) -> Void

    private func post(_ name: Notification.Name, _ call: DelegateCall) {
        NotificationCenter.default.post(name: name, object: self)
        guard let delegate else { return }
        nonisolated(unsafe) let (own, target) = (self, delegate)
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        MainActor.assumeIsolated { call(target, own, mask, range, delta) }
    }
}
