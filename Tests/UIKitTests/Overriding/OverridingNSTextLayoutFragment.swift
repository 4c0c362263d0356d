import CoreGraphics
import Foundation
import UIKit

/// Overrides all that `NSTextLayoutFragment` lets one override.
@MainActor
class OverridingNSTextLayoutFragment: NSTextLayoutFragment {
    override init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        super.init(textElement: textElement, range: rangeInElement)
        heard(self, "init(textElement:range:)", ())
    }
    required init?(coder: NSCoder) { nil }
    override var textLayoutManager: NSTextLayoutManager? { heard(self, "textLayoutManager", super.textLayoutManager) }
    override var textElement: NSTextElement? { heard(self, "textElement", super.textElement) }
    override var rangeInElement: NSTextRange { heard(self, "rangeInElement", super.rangeInElement) }
    override var textLineFragments: [NSTextLineFragment] { heard(self, "textLineFragments", super.textLineFragments) }
    override var state: State { heard(self, "state", super.state) }
    override var layoutFragmentFrame: CGRect { heard(self, "layoutFragmentFrame", super.layoutFragmentFrame) }
    override var renderingSurfaceBounds: CGRect { heard(self, "renderingSurfaceBounds", super.renderingSurfaceBounds) }
    override var leadingPadding: CGFloat { heard(self, "leadingPadding", super.leadingPadding) }
    override var trailingPadding: CGFloat { heard(self, "trailingPadding", super.trailingPadding) }
    override var topMargin: CGFloat { heard(self, "topMargin", super.topMargin) }
    override var bottomMargin: CGFloat { heard(self, "bottomMargin", super.bottomMargin) }
    override func draw(at point: CGPoint, in context: CGContext) {
        heard(self, "draw(at:in:)", super.draw(at: point, in: context))
    }
    override func invalidateLayout() {
        heard(self, "invalidateLayout()", super.invalidateLayout())
    }
    override func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
        heard(self, "frameForTextAttachment(at:)", super.frameForTextAttachment(at: location))
    }
    override func textLineFragment(forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool)
        -> NSTextLineFragment?
    {
        heard(
            self, "textLineFragment(forVerticalOffset:requiresExactMatch:)",
            super.textLineFragment(forVerticalOffset: verticalOffset, requiresExactMatch: requiresExactMatch))
    }
    override func textLineFragment(for textLocation: any NSTextLocation, isUpstreamAffinity: Bool)
        -> NSTextLineFragment?
    {
        heard(
            self, "textLineFragment(for:isUpstreamAffinity:)",
            super.textLineFragment(for: textLocation, isUpstreamAffinity: isUpstreamAffinity))
    }
}
