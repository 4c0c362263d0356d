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
    override var animationImages: [UIImage]? {
        get { heard(self, "animationImages", super.animationImages) }
        set { super.animationImages = heard(self, "animationImages =", newValue) }
    }
    override var highlightedAnimationImages: [UIImage]? {
        get { heard(self, "highlightedAnimationImages", super.highlightedAnimationImages) }
        set { super.highlightedAnimationImages = heard(self, "highlightedAnimationImages =", newValue) }
    }
    override var animationDuration: TimeInterval {
        get { heard(self, "animationDuration", super.animationDuration) }
        set { super.animationDuration = heard(self, "animationDuration =", newValue) }
    }
    override var animationRepeatCount: Int {
        get { heard(self, "animationRepeatCount", super.animationRepeatCount) }
        set { super.animationRepeatCount = heard(self, "animationRepeatCount =", newValue) }
    }
    override var isAnimating: Bool { heard(self, "isAnimating", super.isAnimating) }
    override func startAnimating() {
        heard(self, "startAnimating()", super.startAnimating())
    }
    override func stopAnimating() {
        heard(self, "stopAnimating()", super.stopAnimating())
    }
    override var alignmentRectInsets: UIEdgeInsets { heard(self, "alignmentRectInsets", super.alignmentRectInsets) }
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
    override var preferredImageDynamicRange: UIImage.DynamicRange {
        get { heard(self, "preferredImageDynamicRange", super.preferredImageDynamicRange) }
        set { super.preferredImageDynamicRange = heard(self, "preferredImageDynamicRange =", newValue) }
    }
}
