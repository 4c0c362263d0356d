import CoreGraphics
import UIKit

/// A view that notes what is called of what views let apps override.
@MainActor
final class HeardView: UIView {
    override var alpha: CGFloat {
        get { heard(self, "alpha", super.alpha) }
        set { super.alpha = heard(self, "alpha =", newValue) }
    }
    override var isHidden: Bool {
        get { heard(self, "isHidden", super.isHidden) }
        set { super.isHidden = heard(self, "isHidden =", newValue) }
    }
    override var isUserInteractionEnabled: Bool {
        get { heard(self, "isUserInteractionEnabled", super.isUserInteractionEnabled) }
        set { super.isUserInteractionEnabled = heard(self, "isUserInteractionEnabled =", newValue) }
    }
    override var frame: CGRect {
        get { heard(self, "frame", super.frame) }
        set { super.frame = heard(self, "frame =", newValue) }
    }
    override var bounds: CGRect {
        get { heard(self, "bounds", super.bounds) }
        set { super.bounds = heard(self, "bounds =", newValue) }
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        heard(self, "sizeThatFits(_:)", super.sizeThatFits(size))
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        heard(self, "point(inside:with:)", super.point(inside: point, with: event))
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        heard(self, "hitTest(_:with:)", super.hitTest(point, with: event))
    }
    override func addSubview(_ view: UIView) {
        heard(self, "addSubview(_:)", super.addSubview(view))
    }
    override func removeFromSuperview() {
        heard(self, "removeFromSuperview()", super.removeFromSuperview())
    }
    override func willMove(toSuperview newSuperview: UIView?) {
        heard(self, "willMove(toSuperview:)", super.willMove(toSuperview: newSuperview))
    }
    override func didMoveToSuperview() {
        heard(self, "didMoveToSuperview()", super.didMoveToSuperview())
    }
    override func willMove(toWindow newWindow: UIWindow?) {
        heard(self, "willMove(toWindow:)", super.willMove(toWindow: newWindow))
    }
    override func didMoveToWindow() {
        heard(self, "didMoveToWindow()", super.didMoveToWindow())
    }
    override func didAddSubview(_ subview: UIView) {
        heard(self, "didAddSubview(_:)", super.didAddSubview(subview))
    }
    override func willRemoveSubview(_ subview: UIView) {
        heard(self, "willRemoveSubview(_:)", super.willRemoveSubview(subview))
    }
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        heard(self, "gestureRecognizerShouldBegin(_:)", super.gestureRecognizerShouldBegin(recognizer))
    }
    override func setNeedsLayout() {
        heard(self, "setNeedsLayout()", super.setNeedsLayout())
    }
    override func layoutIfNeeded() {
        heard(self, "layoutIfNeeded()", super.layoutIfNeeded())
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
    override func updateConstraintsIfNeeded() {
        heard(self, "updateConstraintsIfNeeded()", super.updateConstraintsIfNeeded())
    }
    override func updateConstraints() {
        heard(self, "updateConstraints()", super.updateConstraints())
    }
    override func addConstraints(_ constraints: [NSLayoutConstraint]) {
        heard(self, "addConstraints(_:)", super.addConstraints(constraints))
    }
    override var intrinsicContentSize: CGSize { heard(self, "intrinsicContentSize", super.intrinsicContentSize) }
    override var alignmentRectInsets: UIEdgeInsets { heard(self, "alignmentRectInsets", super.alignmentRectInsets) }
    override func layoutMarginsDidChange() {
        heard(self, "layoutMarginsDidChange()", super.layoutMarginsDidChange())
    }
    override func safeAreaInsetsDidChange() {
        heard(self, "safeAreaInsetsDidChange()", super.safeAreaInsetsDidChange())
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        heard(self, "traitCollectionDidChange(_:)", super.traitCollectionDidChange(previousTraitCollection))
    }
    override func tintColorDidChange() {
        heard(self, "tintColorDidChange()", super.tintColorDidChange())
    }
    override func setNeedsDisplay() {
        heard(self, "setNeedsDisplay()", super.setNeedsDisplay())
    }
    override func draw(_ rect: CGRect) {
        heard(self, "draw(_:)", super.draw(rect))
    }
    override func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        heard(
            self, "drawHierarchy(in:afterScreenUpdates:)",
            super.drawHierarchy(in: rect, afterScreenUpdates: afterScreenUpdates))
    }
}
