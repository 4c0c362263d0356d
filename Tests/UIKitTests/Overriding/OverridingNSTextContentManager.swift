import CoreGraphics
import Foundation
import UIKit

/// Overrides all that `NSTextContentManager` lets one override.
@MainActor
class OverridingNSTextContentManager: NSTextContentManager {
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override var delegate: (any NSTextContentManagerDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var textLayoutManagers: [NSTextLayoutManager] {
        heard(self, "textLayoutManagers", super.textLayoutManagers)
    }
    override var primaryTextLayoutManager: NSTextLayoutManager? {
        get { heard(self, "primaryTextLayoutManager", super.primaryTextLayoutManager) }
        set { super.primaryTextLayoutManager = heard(self, "primaryTextLayoutManager =", newValue) }
    }
    override var automaticallySynchronizesTextLayoutManagers: Bool {
        get {
            heard(
                self, "automaticallySynchronizesTextLayoutManagers", super.automaticallySynchronizesTextLayoutManagers)
        }
        set {
            super.automaticallySynchronizesTextLayoutManagers = heard(
                self, "automaticallySynchronizesTextLayoutManagers =", newValue)
        }
    }
    override var automaticallySynchronizesToBackingStore: Bool {
        get { heard(self, "automaticallySynchronizesToBackingStore", super.automaticallySynchronizesToBackingStore) }
        set {
            super.automaticallySynchronizesToBackingStore = heard(
                self, "automaticallySynchronizesToBackingStore =", newValue)
        }
    }
    override var hasEditingTransaction: Bool { heard(self, "hasEditingTransaction", super.hasEditingTransaction) }
    override func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        heard(self, "addTextLayoutManager(_:)", super.addTextLayoutManager(textLayoutManager))
    }
    override func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        heard(self, "removeTextLayoutManager(_:)", super.removeTextLayoutManager(textLayoutManager))
    }
    override func performEditingTransaction(_ transaction: () -> Void) {
        heard(self, "performEditingTransaction(_:)", super.performEditingTransaction(transaction))
    }
    override func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)?) {
        heard(self, "synchronizeTextLayoutManagers(_:)", super.synchronizeTextLayoutManagers(completionHandler))
    }
    override func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?) {
        heard(self, "synchronizeToBackingStore(_:)", super.synchronizeToBackingStore(completionHandler))
    }
    override func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
        heard(
            self, "recordEditAction(in:newTextRange:)",
            super.recordEditAction(in: originalTextRange, newTextRange: newTextRange))
    }
    override var documentRange: NSTextRange { heard(self, "documentRange", super.documentRange) }
    override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions, using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        heard(
            self, "enumerateTextElements(from:options:using:)",
            super.enumerateTextElements(from: textLocation, options: options, using: block))
    }
    override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        heard(self, "location(_:offsetBy:)", super.location(location, offsetBy: offset))
    }
    override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        heard(self, "offset(from:to:)", super.offset(from: from, to: to))
    }
    override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
        heard(self, "replaceContents(in:with:)", super.replaceContents(in: range, with: textElements))
    }
    override func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
        heard(
            self, "adjustedRange(from:forEditingTextSelection:)",
            super.adjustedRange(from: textRange, forEditingTextSelection: forEditingTextSelection))
    }
    override func textElements(for range: NSTextRange) -> [NSTextElement] {
        heard(self, "textElements(for:)", super.textElements(for: range))
    }
}
