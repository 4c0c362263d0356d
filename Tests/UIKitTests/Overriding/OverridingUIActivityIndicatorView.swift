import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIActivityIndicatorView` lets one override.
@MainActor
class OverridingUIActivityIndicatorView: UIActivityIndicatorView {
    override var style: Style {
        get { heard(self, "style", super.style) }
        set { super.style = heard(self, "style =", newValue) }
    }
    override var color: UIColor! {
        get { heard(self, "color", super.color) }
        set { super.color = heard(self, "color =", newValue) }
    }
    override var hidesWhenStopped: Bool {
        get { heard(self, "hidesWhenStopped", super.hidesWhenStopped) }
        set { super.hidesWhenStopped = heard(self, "hidesWhenStopped =", newValue) }
    }
    override var isAnimating: Bool { heard(self, "isAnimating", super.isAnimating) }
    override init(style: Style) {
        super.init(style: style)
        heard(self, "init(style:)", ())
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func startAnimating() {
        heard(self, "startAnimating()", super.startAnimating())
    }
    override func stopAnimating() {
        heard(self, "stopAnimating()", super.stopAnimating())
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
    override var intrinsicContentSize: CGSize { heard(self, "intrinsicContentSize", super.intrinsicContentSize) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        heard(self, "sizeThatFits(_:)", super.sizeThatFits(size))
    }
}
