import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIProgressView` lets one override.
@MainActor
class OverridingUIProgressView: UIProgressView {
    override var progress: Float {
        get { heard(self, "progress", super.progress) }
        set { super.progress = heard(self, "progress =", newValue) }
    }
    override var progressViewStyle: Style {
        get { heard(self, "progressViewStyle", super.progressViewStyle) }
        set { super.progressViewStyle = heard(self, "progressViewStyle =", newValue) }
    }
    override var progressTintColor: UIColor? {
        get { heard(self, "progressTintColor", super.progressTintColor) }
        set { super.progressTintColor = heard(self, "progressTintColor =", newValue) }
    }
    override var trackTintColor: UIColor? {
        get { heard(self, "trackTintColor", super.trackTintColor) }
        set { super.trackTintColor = heard(self, "trackTintColor =", newValue) }
    }
    override var progressImage: UIImage? {
        get { heard(self, "progressImage", super.progressImage) }
        set { super.progressImage = heard(self, "progressImage =", newValue) }
    }
    override var trackImage: UIImage? {
        get { heard(self, "trackImage", super.trackImage) }
        set { super.trackImage = heard(self, "trackImage =", newValue) }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func setProgress(_ progress: Float, animated: Bool) {
        heard(self, "setProgress(_:animated:)", super.setProgress(progress, animated: animated))
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
    override var intrinsicContentSize: CGSize { heard(self, "intrinsicContentSize", super.intrinsicContentSize) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        heard(self, "sizeThatFits(_:)", super.sizeThatFits(size))
    }
}
