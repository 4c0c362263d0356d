import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICollectionViewCell` lets one override.
@MainActor
class OverridingUICollectionViewCell: UICollectionViewCell {
    override var contentView: UIView { heard(self, "contentView", super.contentView) }
    override var isSelected: Bool {
        get { heard(self, "isSelected", super.isSelected) }
        set { super.isSelected = heard(self, "isSelected =", newValue) }
    }
    override var isHighlighted: Bool {
        get { heard(self, "isHighlighted", super.isHighlighted) }
        set { super.isHighlighted = heard(self, "isHighlighted =", newValue) }
    }
    override var backgroundView: UIView? {
        get { heard(self, "backgroundView", super.backgroundView) }
        set { super.backgroundView = heard(self, "backgroundView =", newValue) }
    }
    override var selectedBackgroundView: UIView? {
        get { heard(self, "selectedBackgroundView", super.selectedBackgroundView) }
        set { super.selectedBackgroundView = heard(self, "selectedBackgroundView =", newValue) }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
    override var contentConfiguration: (any UIContentConfiguration)? {
        get { heard(self, "contentConfiguration", super.contentConfiguration) }
        set { super.contentConfiguration = heard(self, "contentConfiguration =", newValue) }
    }
    override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { heard(self, "backgroundConfiguration", super.backgroundConfiguration) }
        set { super.backgroundConfiguration = heard(self, "backgroundConfiguration =", newValue) }
    }
    override var automaticallyUpdatesContentConfiguration: Bool {
        get { heard(self, "automaticallyUpdatesContentConfiguration", super.automaticallyUpdatesContentConfiguration) }
        set {
            super.automaticallyUpdatesContentConfiguration = heard(
                self, "automaticallyUpdatesContentConfiguration =", newValue)
        }
    }
    override var automaticallyUpdatesBackgroundConfiguration: Bool {
        get {
            heard(
                self, "automaticallyUpdatesBackgroundConfiguration", super.automaticallyUpdatesBackgroundConfiguration)
        }
        set {
            super.automaticallyUpdatesBackgroundConfiguration = heard(
                self, "automaticallyUpdatesBackgroundConfiguration =", newValue)
        }
    }
    override var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { heard(self, "configurationUpdateHandler", super.configurationUpdateHandler) }
        set { super.configurationUpdateHandler = heard(self, "configurationUpdateHandler =", newValue) }
    }
    override var configurationState: UICellConfigurationState {
        heard(self, "configurationState", super.configurationState)
    }
    override func setNeedsUpdateConfiguration() {
        heard(self, "setNeedsUpdateConfiguration()", super.setNeedsUpdateConfiguration())
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
        heard(self, "updateConfiguration(using:)", super.updateConfiguration(using: state))
    }
    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        heard(self, "defaultBackgroundConfiguration()", super.defaultBackgroundConfiguration())
    }
    override var canBecomeFocused: Bool { heard(self, "canBecomeFocused", super.canBecomeFocused) }
    override func dragStateDidChange(_ dragState: DragState) {
        heard(self, "dragStateDidChange(_:)", super.dragStateDidChange(dragState))
    }
    override func invalidateIntrinsicContentSize() {
        heard(self, "invalidateIntrinsicContentSize()", super.invalidateIntrinsicContentSize())
    }
}
