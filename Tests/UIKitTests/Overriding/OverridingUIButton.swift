import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIButton` lets one override.
@MainActor
class OverridingUIButton: UIButton {
    override var buttonType: ButtonType { heard(self, "buttonType", super.buttonType) }
    override var contentEdgeInsets: UIEdgeInsets {
        get { heard(self, "contentEdgeInsets", super.contentEdgeInsets) }
        set { super.contentEdgeInsets = heard(self, "contentEdgeInsets =", newValue) }
    }
    override var titleEdgeInsets: UIEdgeInsets {
        get { heard(self, "titleEdgeInsets", super.titleEdgeInsets) }
        set { super.titleEdgeInsets = heard(self, "titleEdgeInsets =", newValue) }
    }
    override var imageEdgeInsets: UIEdgeInsets {
        get { heard(self, "imageEdgeInsets", super.imageEdgeInsets) }
        set { super.imageEdgeInsets = heard(self, "imageEdgeInsets =", newValue) }
    }
    override var adjustsImageWhenHighlighted: Bool {
        get { heard(self, "adjustsImageWhenHighlighted", super.adjustsImageWhenHighlighted) }
        set { super.adjustsImageWhenHighlighted = heard(self, "adjustsImageWhenHighlighted =", newValue) }
    }
    override var adjustsImageWhenDisabled: Bool {
        get { heard(self, "adjustsImageWhenDisabled", super.adjustsImageWhenDisabled) }
        set { super.adjustsImageWhenDisabled = heard(self, "adjustsImageWhenDisabled =", newValue) }
    }
    override var showsTouchWhenHighlighted: Bool {
        get { heard(self, "showsTouchWhenHighlighted", super.showsTouchWhenHighlighted) }
        set { super.showsTouchWhenHighlighted = heard(self, "showsTouchWhenHighlighted =", newValue) }
    }
    override var role: Role {
        get { heard(self, "role", super.role) }
        set { super.role = heard(self, "role =", newValue) }
    }
    override var changesSelectionAsPrimaryAction: Bool {
        get { heard(self, "changesSelectionAsPrimaryAction", super.changesSelectionAsPrimaryAction) }
        set { super.changesSelectionAsPrimaryAction = heard(self, "changesSelectionAsPrimaryAction =", newValue) }
    }
    override var isPointerInteractionEnabled: Bool {
        get { heard(self, "isPointerInteractionEnabled", super.isPointerInteractionEnabled) }
        set { super.isPointerInteractionEnabled = heard(self, "isPointerInteractionEnabled =", newValue) }
    }
    override var isSpringLoaded: Bool {
        get { heard(self, "isSpringLoaded", super.isSpringLoaded) }
        set { super.isSpringLoaded = heard(self, "isSpringLoaded =", newValue) }
    }
    override var reversesTitleShadowWhenHighlighted: Bool {
        get { heard(self, "reversesTitleShadowWhenHighlighted", super.reversesTitleShadowWhenHighlighted) }
        set { super.reversesTitleShadowWhenHighlighted = heard(self, "reversesTitleShadowWhenHighlighted =", newValue) }
    }
    override var configuration: Configuration? {
        get { heard(self, "configuration", super.configuration) }
        set { super.configuration = heard(self, "configuration =", newValue) }
    }
    override var subtitleLabel: UILabel? { heard(self, "subtitleLabel", super.subtitleLabel) }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override var accessibilityLabel: String? {
        get { heard(self, "accessibilityLabel", super.accessibilityLabel) }
        set { super.accessibilityLabel = heard(self, "accessibilityLabel =", newValue) }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { heard(self, "accessibilityTraits", super.accessibilityTraits) }
        set { super.accessibilityTraits = heard(self, "accessibilityTraits =", newValue) }
    }
    override var titleLabel: UILabel? { heard(self, "titleLabel", super.titleLabel) }
    override var imageView: UIImageView? { heard(self, "imageView", super.imageView) }
    override func tintColorDidChange() {
        heard(self, "tintColorDidChange()", super.tintColorDidChange())
    }
    override func updateConfiguration() {
        heard(self, "updateConfiguration()", super.updateConfiguration())
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
    override func setTitle(_ title: String?, for state: State) {
        heard(self, "setTitle(_:for:)", super.setTitle(title, for: state))
    }
    override func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        heard(self, "setAttributedTitle(_:for:)", super.setAttributedTitle(title, for: state))
    }
    override func setTitleColor(_ color: UIColor?, for state: State) {
        heard(self, "setTitleColor(_:for:)", super.setTitleColor(color, for: state))
    }
    override func setTitleShadowColor(_ color: UIColor?, for state: State) {
        heard(self, "setTitleShadowColor(_:for:)", super.setTitleShadowColor(color, for: state))
    }
    override func setImage(_ image: UIImage?, for state: State) {
        heard(self, "setImage(_:for:)", super.setImage(image, for: state))
    }
    override func setBackgroundImage(_ image: UIImage?, for state: State) {
        heard(self, "setBackgroundImage(_:for:)", super.setBackgroundImage(image, for: state))
    }
    override func titleShadowColor(for state: State) -> UIColor? {
        heard(self, "titleShadowColor(for:)", super.titleShadowColor(for: state))
    }
    override func title(for state: State) -> String? {
        heard(self, "title(for:)", super.title(for: state))
    }
    override func attributedTitle(for state: State) -> NSAttributedString? {
        heard(self, "attributedTitle(for:)", super.attributedTitle(for: state))
    }
    override func titleColor(for state: State) -> UIColor? {
        heard(self, "titleColor(for:)", super.titleColor(for: state))
    }
    override func image(for state: State) -> UIImage? {
        heard(self, "image(for:)", super.image(for: state))
    }
    override func backgroundImage(for state: State) -> UIImage? {
        heard(self, "backgroundImage(for:)", super.backgroundImage(for: state))
    }
    override var currentTitle: String? { heard(self, "currentTitle", super.currentTitle) }
    override var currentAttributedTitle: NSAttributedString? {
        heard(self, "currentAttributedTitle", super.currentAttributedTitle)
    }
    override var currentTitleColor: UIColor { heard(self, "currentTitleColor", super.currentTitleColor) }
    override var currentBackgroundImage: UIImage? {
        heard(self, "currentBackgroundImage", super.currentBackgroundImage)
    }
    override var currentTitleShadowColor: UIColor? {
        heard(self, "currentTitleShadowColor", super.currentTitleShadowColor)
    }
    override var currentImage: UIImage? { heard(self, "currentImage", super.currentImage) }
    override var intrinsicContentSize: CGSize { heard(self, "intrinsicContentSize", super.intrinsicContentSize) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        heard(self, "sizeThatFits(_:)", super.sizeThatFits(size))
    }
    override func draw(_ rect: CGRect) {
        heard(self, "draw(_:)", super.draw(rect))
    }
    override func performPrimaryAction() {
        heard(self, "performPrimaryAction()", super.performPrimaryAction())
    }
    override var menu: UIMenu? {
        get { heard(self, "menu", super.menu) }
        set { super.menu = heard(self, "menu =", newValue) }
    }
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        heard(self, "backgroundRect(forBounds:)", super.backgroundRect(forBounds: bounds))
    }
    override func contentRect(forBounds bounds: CGRect) -> CGRect {
        heard(self, "contentRect(forBounds:)", super.contentRect(forBounds: bounds))
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        heard(self, "titleRect(forContentRect:)", super.titleRect(forContentRect: contentRect))
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        heard(self, "imageRect(forContentRect:)", super.imageRect(forContentRect: contentRect))
    }
}
