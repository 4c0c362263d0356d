import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIImageView` lets one override.
@MainActor
class OverridingUIImageView: UIImageView {
    override var image: UIImage? {
        get { heard(self, "image", super.image) }
        set { super.image = heard(self, "image =", newValue) }
    }
    override var highlightedImage: UIImage? {
        get { heard(self, "highlightedImage", super.highlightedImage) }
        set { super.highlightedImage = heard(self, "highlightedImage =", newValue) }
    }
    override var isHighlighted: Bool {
        get { heard(self, "isHighlighted", super.isHighlighted) }
        set { super.isHighlighted = heard(self, "isHighlighted =", newValue) }
    }
    override var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        get { heard(self, "preferredSymbolConfiguration", super.preferredSymbolConfiguration) }
        set { super.preferredSymbolConfiguration = heard(self, "preferredSymbolConfiguration =", newValue) }
    }
    override init(image: UIImage?) {
        super.init(image: image)
        heard(self, "init(image:)", ())
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func draw(_ rect: CGRect) {
        heard(self, "draw(_:)", super.draw(rect))
    }
    override var intrinsicContentSize: CGSize { heard(self, "intrinsicContentSize", super.intrinsicContentSize) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        heard(self, "sizeThatFits(_:)", super.sizeThatFits(size))
    }
}
