import CoreGraphics
import Foundation
import UIKit

/// Overrides all that `NSTextLayoutManager` lets one override.
@MainActor
class OverridingNSTextLayoutManager: NSTextLayoutManager {
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override var delegate: (any NSTextLayoutManagerDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var textContentManager: NSTextContentManager? {
        heard(self, "textContentManager", super.textContentManager)
    }
    override var textContainer: NSTextContainer? {
        get { heard(self, "textContainer", super.textContainer) }
        set { super.textContainer = heard(self, "textContainer =", newValue) }
    }
    override var usesFontLeading: Bool {
        get { heard(self, "usesFontLeading", super.usesFontLeading) }
        set { super.usesFontLeading = heard(self, "usesFontLeading =", newValue) }
    }
    override var limitsLayoutForSuspiciousContents: Bool {
        get { heard(self, "limitsLayoutForSuspiciousContents", super.limitsLayoutForSuspiciousContents) }
        set { super.limitsLayoutForSuspiciousContents = heard(self, "limitsLayoutForSuspiciousContents =", newValue) }
    }
    override var usesHyphenation: Bool {
        get { heard(self, "usesHyphenation", super.usesHyphenation) }
        set { super.usesHyphenation = heard(self, "usesHyphenation =", newValue) }
    }
    override var textViewportLayoutController: NSTextViewportLayoutController {
        heard(self, "textViewportLayoutController", super.textViewportLayoutController)
    }
    override func replace(_ textContentManager: NSTextContentManager) {
        heard(self, "replace(_:)", super.replace(textContentManager))
    }
    override func ensureLayout(for range: NSTextRange) {
        heard(self, "ensureLayout(for:)", super.ensureLayout(for: range))
    }
    override func ensureLayout(for bounds: CGRect) {
        heard(self, "ensureLayout(for:)", super.ensureLayout(for: bounds))
    }
    override func invalidateLayout(for range: NSTextRange) {
        heard(self, "invalidateLayout(for:)", super.invalidateLayout(for: range))
    }
    override var usageBoundsForTextContainer: CGRect {
        heard(self, "usageBoundsForTextContainer", super.usageBoundsForTextContainer)
    }
    override func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        heard(self, "textLayoutFragment(for:)", super.textLayoutFragment(for: position))
    }
    override func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        heard(self, "textLayoutFragment(for:)", super.textLayoutFragment(for: location))
    }
    override func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions,
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        heard(
            self, "enumerateTextLayoutFragments(from:options:using:)",
            super.enumerateTextLayoutFragments(from: location, options: options, using: block))
    }
    override func enumerateTextSegments(
        in textRange: NSTextRange, type: SegmentType, options: SegmentOptions,
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        heard(
            self, "enumerateTextSegments(in:type:options:using:)",
            super.enumerateTextSegments(in: textRange, type: type, options: options, using: block))
    }
    override func setRenderingAttributes(
        _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
    ) {
        heard(self, "setRenderingAttributes(_:for:)", super.setRenderingAttributes(renderingAttributes, for: textRange))
    }
    override func addRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
    ) {
        heard(
            self, "addRenderingAttribute(_:value:for:)",
            super.addRenderingAttribute(renderingAttribute, value: value, for: textRange))
    }
    override func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
        heard(
            self, "removeRenderingAttribute(_:for:)", super.removeRenderingAttribute(renderingAttribute, for: textRange)
        )
    }
    override func invalidateRenderingAttributes(for textRange: NSTextRange) {
        heard(self, "invalidateRenderingAttributes(for:)", super.invalidateRenderingAttributes(for: textRange))
    }
    override func enumerateRenderingAttributes(
        from location: any NSTextLocation, reverse: Bool,
        using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) {
        heard(
            self, "enumerateRenderingAttributes(from:reverse:using:)",
            super.enumerateRenderingAttributes(from: location, reverse: reverse, using: block))
    }
    override func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        heard(self, "replaceContents(in:with:)", super.replaceContents(in: range, with: attributedString))
    }
    override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        heard(self, "replaceContents(in:with:)", super.replaceContents(in: range, with: textElements))
    }
}
