import CoreGraphics
import Foundation
import UIKit

/// Overrides all that `NSTextLineFragment` lets one override.
@MainActor
class OverridingNSTextLineFragment: NSTextLineFragment {
    override init(attributedString: NSAttributedString, range: NSRange) {
        super.init(attributedString: attributedString, range: range)
        heard(self, "init(attributedString:range:)", ())
    }
    override var attributedString: NSAttributedString { heard(self, "attributedString", super.attributedString) }
    override var characterRange: NSRange { heard(self, "characterRange", super.characterRange) }
    override var typographicBounds: CGRect { heard(self, "typographicBounds", super.typographicBounds) }
    override var glyphOrigin: CGPoint { heard(self, "glyphOrigin", super.glyphOrigin) }
    override func draw(at point: CGPoint, in context: CGContext) {
        heard(self, "draw(at:in:)", super.draw(at: point, in: context))
    }
    override func locationForCharacter(at index: Int) -> CGPoint {
        heard(self, "locationForCharacter(at:)", super.locationForCharacter(at: index))
    }
    override func characterIndex(for point: CGPoint) -> Int {
        heard(self, "characterIndex(for:)", super.characterIndex(for: point))
    }
    override func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        heard(self, "fractionOfDistanceThroughGlyph(for:)", super.fractionOfDistanceThroughGlyph(for: point))
    }
}
