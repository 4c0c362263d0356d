import CoreGraphics
import Foundation
import UIKit

/// Overrides all that `NSTextStorage` lets one override.
class OverridingNSTextStorage: NSTextStorage {
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override init(string: String) {
        super.init(string: string)
        heard(self, "init(string:)", ())
    }
    override init(string: String, attributes: [NSAttributedString.Key: Any]?) {
        super.init(string: string, attributes: attributes)
        heard(self, "init(string:attributes:)", ())
    }
    override init(attributedString: NSAttributedString) {
        super.init(attributedString: attributedString)
        heard(self, "init(attributedString:)", ())
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var layoutManagers: [NSLayoutManager] { heard(self, "layoutManagers", super.layoutManagers) }
    override func addLayoutManager(_ manager: NSLayoutManager) {
        heard(self, "addLayoutManager(_:)", super.addLayoutManager(manager))
    }
    override func removeLayoutManager(_ manager: NSLayoutManager) {
        heard(self, "removeLayoutManager(_:)", super.removeLayoutManager(manager))
    }
    override func beginEditing() {
        heard(self, "beginEditing()", super.beginEditing())
    }
    override func endEditing() {
        heard(self, "endEditing()", super.endEditing())
    }
    override func replaceCharacters(in range: NSRange, with text: String) {
        heard(self, "replaceCharacters(in:with:)", super.replaceCharacters(in: range, with: text))
    }
    override func replaceCharacters(in range: NSRange, with text: NSAttributedString) {
        heard(self, "replaceCharacters(in:with:)", super.replaceCharacters(in: range, with: text))
    }
    override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
        heard(self, "setAttributes(_:range:)", super.setAttributes(attributes, range: range))
    }
    override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        heard(self, "addAttribute(_:value:range:)", super.addAttribute(name, value: value, range: range))
    }
    override func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
        heard(self, "addAttributes(_:range:)", super.addAttributes(attributes, range: range))
    }
    override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        heard(self, "removeAttribute(_:range:)", super.removeAttribute(name, range: range))
    }
    override func insert(_ text: NSAttributedString, at place: Int) {
        heard(self, "insert(_:at:)", super.insert(text, at: place))
    }
    override func append(_ text: NSAttributedString) {
        heard(self, "append(_:)", super.append(text))
    }
    override func deleteCharacters(in range: NSRange) {
        heard(self, "deleteCharacters(in:)", super.deleteCharacters(in: range))
    }
    override func setAttributedString(_ text: NSAttributedString) {
        heard(self, "setAttributedString(_:)", super.setAttributedString(text))
    }
    override func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        heard(
            self, "edited(_:range:changeInLength:)", super.edited(editedMask, range: editedRange, changeInLength: delta)
        )
    }
    override func ensureAttributesAreFixed(in range: NSRange) {
        heard(self, "ensureAttributesAreFixed(in:)", super.ensureAttributesAreFixed(in: range))
    }
    override var fixesAttributesLazily: Bool { heard(self, "fixesAttributesLazily", super.fixesAttributesLazily) }
    override func invalidateAttributes(in range: NSRange) {
        heard(self, "invalidateAttributes(in:)", super.invalidateAttributes(in: range))
    }
    override func processEditing() {
        heard(self, "processEditing()", super.processEditing())
    }
}
