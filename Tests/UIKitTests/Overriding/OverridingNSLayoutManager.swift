import CoreGraphics
import Foundation
import UIKit

/// Overrides all that `NSLayoutManager` lets one override.
@MainActor
class OverridingNSLayoutManager: NSLayoutManager {
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override var textStorage: NSTextStorage? { heard(self, "textStorage", super.textStorage) }
    override var textContainers: [NSTextContainer] { heard(self, "textContainers", super.textContainers) }
    override var delegate: (any NSLayoutManagerDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var usesFontLeading: Bool {
        get { heard(self, "usesFontLeading", super.usesFontLeading) }
        set { super.usesFontLeading = heard(self, "usesFontLeading =", newValue) }
    }
    override var allowsNonContiguousLayout: Bool {
        get { heard(self, "allowsNonContiguousLayout", super.allowsNonContiguousLayout) }
        set { super.allowsNonContiguousLayout = heard(self, "allowsNonContiguousLayout =", newValue) }
    }
    override var hasNonContiguousLayout: Bool { heard(self, "hasNonContiguousLayout", super.hasNonContiguousLayout) }
    override var showsInvisibleCharacters: Bool {
        get { heard(self, "showsInvisibleCharacters", super.showsInvisibleCharacters) }
        set { super.showsInvisibleCharacters = heard(self, "showsInvisibleCharacters =", newValue) }
    }
    override var showsControlCharacters: Bool {
        get { heard(self, "showsControlCharacters", super.showsControlCharacters) }
        set { super.showsControlCharacters = heard(self, "showsControlCharacters =", newValue) }
    }
    override var usesDefaultHyphenation: Bool {
        get { heard(self, "usesDefaultHyphenation", super.usesDefaultHyphenation) }
        set { super.usesDefaultHyphenation = heard(self, "usesDefaultHyphenation =", newValue) }
    }
    override var limitsLayoutForSuspiciousContents: Bool {
        get { heard(self, "limitsLayoutForSuspiciousContents", super.limitsLayoutForSuspiciousContents) }
        set { super.limitsLayoutForSuspiciousContents = heard(self, "limitsLayoutForSuspiciousContents =", newValue) }
    }
    override func addTextContainer(_ container: NSTextContainer) {
        heard(self, "addTextContainer(_:)", super.addTextContainer(container))
    }
    override func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        heard(self, "insertTextContainer(_:at:)", super.insertTextContainer(container, at: index))
    }
    override func removeTextContainer(at index: Int) {
        heard(self, "removeTextContainer(at:)", super.removeTextContainer(at: index))
    }
    override func textContainerChangedGeometry(_ container: NSTextContainer) {
        heard(self, "textContainerChangedGeometry(_:)", super.textContainerChangedGeometry(container))
    }
    override func textContainerChangedTextView(_ container: NSTextContainer) {
        heard(self, "textContainerChangedTextView(_:)", super.textContainerChangedTextView(container))
    }
    override func replaceTextStorage(_ newTextStorage: NSTextStorage) {
        heard(self, "replaceTextStorage(_:)", super.replaceTextStorage(newTextStorage))
    }
    override var numberOfGlyphs: Int { heard(self, "numberOfGlyphs", super.numberOfGlyphs) }
    override func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
        heard(self, "isValidGlyphIndex(_:)", super.isValidGlyphIndex(glyphIndex))
    }
    override func ensureLayout(for container: NSTextContainer) {
        heard(self, "ensureLayout(for:)", super.ensureLayout(for: container))
    }
    override func ensureLayout(forCharacterRange range: NSRange) {
        heard(self, "ensureLayout(forCharacterRange:)", super.ensureLayout(forCharacterRange: range))
    }
    override func ensureLayout(forGlyphRange glyphRange: NSRange) {
        heard(self, "ensureLayout(forGlyphRange:)", super.ensureLayout(forGlyphRange: glyphRange))
    }
    override func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        heard(self, "ensureLayout(forBoundingRect:in:)", super.ensureLayout(forBoundingRect: bounds, in: container))
    }
    override func invalidateLayout(
        forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {
        heard(
            self, "invalidateLayout(forCharacterRange:actualCharacterRange:)",
            super.invalidateLayout(forCharacterRange: range, actualCharacterRange: actualCharacterRange))
    }
    override func invalidateDisplay(forCharacterRange range: NSRange) {
        heard(self, "invalidateDisplay(forCharacterRange:)", super.invalidateDisplay(forCharacterRange: range))
    }
    override func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
        heard(self, "invalidateDisplay(forGlyphRange:)", super.invalidateDisplay(forGlyphRange: glyphRange))
    }
    override func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        heard(
            self, "processEditing(for:edited:range:changeInLength:invalidatedRange:)",
            super.processEditing(
                for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
                invalidatedRange: invalidatedCharRange))
    }
    override func firstUnlaidCharacterIndex() -> Int {
        heard(self, "firstUnlaidCharacterIndex()", super.firstUnlaidCharacterIndex())
    }
    override func firstUnlaidGlyphIndex() -> Int {
        heard(self, "firstUnlaidGlyphIndex()", super.firstUnlaidGlyphIndex())
    }
    override func glyphRange(for container: NSTextContainer) -> NSRange {
        heard(self, "glyphRange(for:)", super.glyphRange(for: container))
    }
    override func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSTextContainer? {
        heard(
            self, "textContainer(forGlyphAt:effectiveRange:)",
            super.textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange))
    }
    override func glyphRange(forCharacterRange range: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?)
        -> NSRange
    {
        heard(
            self, "glyphRange(forCharacterRange:actualCharacterRange:)",
            super.glyphRange(forCharacterRange: range, actualCharacterRange: actualCharacterRange))
    }
    override func characterRange(forGlyphRange range: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?)
        -> NSRange
    {
        heard(
            self, "characterRange(forGlyphRange:actualGlyphRange:)",
            super.characterRange(forGlyphRange: range, actualGlyphRange: actualGlyphRange))
    }
    override func characterIndexForGlyph(at index: Int) -> Int {
        heard(self, "characterIndexForGlyph(at:)", super.characterIndexForGlyph(at: index))
    }
    override func glyphIndexForCharacter(at index: Int) -> Int {
        heard(self, "glyphIndexForCharacter(at:)", super.glyphIndexForCharacter(at: index))
    }
    override func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        heard(self, "glyphRange(forBoundingRect:in:)", super.glyphRange(forBoundingRect: bounds, in: container))
    }
    override func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer)
        -> NSRange
    {
        heard(
            self, "glyphRange(forBoundingRectWithoutAdditionalLayout:in:)",
            super.glyphRange(forBoundingRectWithoutAdditionalLayout: bounds, in: container))
    }
    override func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        heard(
            self, "truncatedGlyphRange(inLineFragmentForGlyphAt:)",
            super.truncatedGlyphRange(inLineFragmentForGlyphAt: glyphIndex))
    }
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        heard(self, "drawBackground(forGlyphRange:at:)", super.drawBackground(forGlyphRange: glyphsToShow, at: origin))
    }
    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        heard(self, "drawGlyphs(forGlyphRange:at:)", super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin))
    }
    override func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        heard(
            self, "fillBackgroundRectArray(_:count:forCharacterRange:color:)",
            super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: color))
    }
    override func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        heard(
            self,
            "drawUnderline(forGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)",
            super.drawUnderline(
                forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset,
                lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin))
    }
    override func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {
        heard(
            self,
            "drawStrikethrough(forGlyphRange:strikethroughType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)",
            super.drawStrikethrough(
                forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: baselineOffset,
                lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin))
    }
    override func usedRect(for container: NSTextContainer) -> CGRect {
        heard(self, "usedRect(for:)", super.usedRect(for: container))
    }
    override func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect {
        heard(self, "boundingRect(forGlyphRange:in:)", super.boundingRect(forGlyphRange: range, in: container))
    }
    override func enumerateEnclosingRects(
        forGlyphRange range: NSRange, withinSelectedGlyphRange selected: NSRange, in container: NSTextContainer,
        using body: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        heard(
            self, "enumerateEnclosingRects(forGlyphRange:withinSelectedGlyphRange:in:using:)",
            super.enumerateEnclosingRects(
                forGlyphRange: range, withinSelectedGlyphRange: selected, in: container, using: body))
    }
    override func enumerateLineFragments(
        forGlyphRange range: NSRange,
        using body: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        heard(
            self, "enumerateLineFragments(forGlyphRange:using:)",
            super.enumerateLineFragments(forGlyphRange: range, using: body))
    }
    override func lineFragmentRect(forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
        heard(
            self, "lineFragmentRect(forGlyphAt:effectiveRange:)",
            super.lineFragmentRect(forGlyphAt: index, effectiveRange: effectiveRange))
    }
    override func lineFragmentRect(
        forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?, withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        heard(
            self, "lineFragmentRect(forGlyphAt:effectiveRange:withoutAdditionalLayout:)",
            super.lineFragmentRect(forGlyphAt: index, effectiveRange: effectiveRange, withoutAdditionalLayout: flag))
    }
    override func lineFragmentUsedRect(forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect
    {
        heard(
            self, "lineFragmentUsedRect(forGlyphAt:effectiveRange:)",
            super.lineFragmentUsedRect(forGlyphAt: index, effectiveRange: effectiveRange))
    }
    override func lineFragmentUsedRect(
        forGlyphAt index: Int, effectiveRange: UnsafeMutablePointer<NSRange>?, withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        heard(
            self, "lineFragmentUsedRect(forGlyphAt:effectiveRange:withoutAdditionalLayout:)",
            super.lineFragmentUsedRect(forGlyphAt: index, effectiveRange: effectiveRange, withoutAdditionalLayout: flag)
        )
    }
    override var extraLineFragmentRect: CGRect { heard(self, "extraLineFragmentRect", super.extraLineFragmentRect) }
    override var extraLineFragmentUsedRect: CGRect {
        heard(self, "extraLineFragmentUsedRect", super.extraLineFragmentUsedRect)
    }
    override var extraLineFragmentTextContainer: NSTextContainer? {
        heard(self, "extraLineFragmentTextContainer", super.extraLineFragmentTextContainer)
    }
    override func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints fraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        heard(
            self, "characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:)",
            super.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: fraction))
    }
    override func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        heard(self, "glyphIndex(for:in:)", super.glyphIndex(for: point, in: container))
    }
    override func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph fraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        heard(
            self, "glyphIndex(for:in:fractionOfDistanceThroughGlyph:)",
            super.glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: fraction))
    }
    override func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        heard(
            self, "fractionOfDistanceThroughGlyph(for:in:)",
            super.fractionOfDistanceThroughGlyph(for: point, in: container))
    }
    override func location(forGlyphAt index: Int) -> CGPoint {
        heard(self, "location(forGlyphAt:)", super.location(forGlyphAt: index))
    }
    override func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        heard(self, "attachmentSize(forGlyphAt:)", super.attachmentSize(forGlyphAt: glyphIndex))
    }
}
