import CoreGraphics
import Foundation
import UIKit

/// Overrides all that `NSTextAttachment` lets one override.
@MainActor
class OverridingNSTextAttachment: NSTextAttachment {
    override var contents: Data? {
        get { heard(self, "contents", super.contents) }
        set { super.contents = heard(self, "contents =", newValue) }
    }
    override var fileType: String? {
        get { heard(self, "fileType", super.fileType) }
        set { super.fileType = heard(self, "fileType =", newValue) }
    }
    override var image: UIImage? {
        get { heard(self, "image", super.image) }
        set { super.image = heard(self, "image =", newValue) }
    }
    override var bounds: CGRect {
        get { heard(self, "bounds", super.bounds) }
        set { super.bounds = heard(self, "bounds =", newValue) }
    }
    override var lineLayoutPadding: CGFloat {
        get { heard(self, "lineLayoutPadding", super.lineLayoutPadding) }
        set { super.lineLayoutPadding = heard(self, "lineLayoutPadding =", newValue) }
    }
    override init(data contentData: Data?, ofType uti: String?) {
        super.init(data: contentData, ofType: uti)
        heard(self, "init(data:ofType:)", ())
    }
    override func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
        heard(
            self, "image(forBounds:textContainer:characterIndex:)",
            super.image(forBounds: imageBounds, textContainer: textContainer, characterIndex: charIndex))
    }
    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        heard(
            self, "attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)",
            super.attachmentBounds(
                for: textContainer, proposedLineFragment: lineFrag, glyphPosition: position,
                characterIndex: charIndex))
    }
}
