import CoreGraphics
import Foundation
import UIKit

/// Overrides all that `NSTextContainer` lets one override.
@MainActor
class OverridingNSTextContainer: NSTextContainer {
    override init(size: CGSize) {
        super.init(size: size)
        heard(self, "init(size:)", ())
    }
    override var size: CGSize {
        get { heard(self, "size", super.size) }
        set { super.size = heard(self, "size =", newValue) }
    }
    override var lineFragmentPadding: CGFloat {
        get { heard(self, "lineFragmentPadding", super.lineFragmentPadding) }
        set { super.lineFragmentPadding = heard(self, "lineFragmentPadding =", newValue) }
    }
    override var maximumNumberOfLines: Int {
        get { heard(self, "maximumNumberOfLines", super.maximumNumberOfLines) }
        set { super.maximumNumberOfLines = heard(self, "maximumNumberOfLines =", newValue) }
    }
    override var lineBreakMode: NSLineBreakMode {
        get { heard(self, "lineBreakMode", super.lineBreakMode) }
        set { super.lineBreakMode = heard(self, "lineBreakMode =", newValue) }
    }
    override var widthTracksTextView: Bool {
        get { heard(self, "widthTracksTextView", super.widthTracksTextView) }
        set { super.widthTracksTextView = heard(self, "widthTracksTextView =", newValue) }
    }
    override var heightTracksTextView: Bool {
        get { heard(self, "heightTracksTextView", super.heightTracksTextView) }
        set { super.heightTracksTextView = heard(self, "heightTracksTextView =", newValue) }
    }
    override var exclusionPaths: [UIBezierPath] {
        get { heard(self, "exclusionPaths", super.exclusionPaths) }
        set { super.exclusionPaths = heard(self, "exclusionPaths =", newValue) }
    }
    override var layoutManager: NSLayoutManager? { heard(self, "layoutManager", super.layoutManager) }
    override var textLayoutManager: NSTextLayoutManager? { heard(self, "textLayoutManager", super.textLayoutManager) }
    override func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        heard(self, "replaceLayoutManager(_:)", super.replaceLayoutManager(newLayoutManager))
    }
    override var isSimpleRectangular: Bool { heard(self, "isSimpleRectangular", super.isSimpleRectangular) }
    override func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        heard(
            self, "lineFragmentRect(forProposedRect:at:writingDirection:remaining:)",
            super.lineFragmentRect(
                forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
                remaining: remainingRect))
    }
}
