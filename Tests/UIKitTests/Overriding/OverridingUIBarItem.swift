import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIBarItem` lets one override.
@MainActor
class OverridingUIBarItem: UIBarItem {
    override var title: String? {
        get { heard(self, "title", super.title) }
        set { super.title = heard(self, "title =", newValue) }
    }
    override var image: UIImage? {
        get { heard(self, "image", super.image) }
        set { super.image = heard(self, "image =", newValue) }
    }
    override var landscapeImagePhone: UIImage? {
        get { heard(self, "landscapeImagePhone", super.landscapeImagePhone) }
        set { super.landscapeImagePhone = heard(self, "landscapeImagePhone =", newValue) }
    }
    override var imageInsets: UIEdgeInsets {
        get { heard(self, "imageInsets", super.imageInsets) }
        set { super.imageInsets = heard(self, "imageInsets =", newValue) }
    }
    override var largeContentSizeImage: UIImage? {
        get { heard(self, "largeContentSizeImage", super.largeContentSizeImage) }
        set { super.largeContentSizeImage = heard(self, "largeContentSizeImage =", newValue) }
    }
    override var isEnabled: Bool {
        get { heard(self, "isEnabled", super.isEnabled) }
        set { super.isEnabled = heard(self, "isEnabled =", newValue) }
    }
    override func prepareForInterfaceBuilder() {
        heard(self, "prepareForInterfaceBuilder()", super.prepareForInterfaceBuilder())
    }
    override func awakeFromNib() { heard(self, "awakeFromNib()", super.awakeFromNib()) }
    override var tag: Int {
        get { heard(self, "tag", super.tag) }
        set { super.tag = heard(self, "tag =", newValue) }
    }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        heard(self, "setTitleTextAttributes(_:for:)", super.setTitleTextAttributes(attributes, for: state))
    }
    override func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        heard(self, "titleTextAttributes(for:)", super.titleTextAttributes(for: state))
    }
    override var isAccessibilityElement: Bool {
        get { heard(self, "isAccessibilityElement", super.isAccessibilityElement) }
        set { super.isAccessibilityElement = heard(self, "isAccessibilityElement =", newValue) }
    }
    override var accessibilityLabel: String? {
        get { heard(self, "accessibilityLabel", super.accessibilityLabel) }
        set { super.accessibilityLabel = heard(self, "accessibilityLabel =", newValue) }
    }
    override var accessibilityHint: String? {
        get { heard(self, "accessibilityHint", super.accessibilityHint) }
        set { super.accessibilityHint = heard(self, "accessibilityHint =", newValue) }
    }
    override var accessibilityValue: String? {
        get { heard(self, "accessibilityValue", super.accessibilityValue) }
        set { super.accessibilityValue = heard(self, "accessibilityValue =", newValue) }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { heard(self, "accessibilityTraits", super.accessibilityTraits) }
        set { super.accessibilityTraits = heard(self, "accessibilityTraits =", newValue) }
    }
    override var accessibilityLanguage: String? {
        get { heard(self, "accessibilityLanguage", super.accessibilityLanguage) }
        set { super.accessibilityLanguage = heard(self, "accessibilityLanguage =", newValue) }
    }
    override var accessibilityFrame: CGRect {
        get { heard(self, "accessibilityFrame", super.accessibilityFrame) }
        set { super.accessibilityFrame = heard(self, "accessibilityFrame =", newValue) }
    }
    override var accessibilityIdentifier: String? {
        get { heard(self, "accessibilityIdentifier", super.accessibilityIdentifier) }
        set { super.accessibilityIdentifier = heard(self, "accessibilityIdentifier =", newValue) }
    }
}
