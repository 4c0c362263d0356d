import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITableViewHeaderFooterView` lets one override.
@MainActor
class OverridingUITableViewHeaderFooterView: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    override var textLabel: UILabel? { heard(self, "textLabel", super.textLabel) }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
    override var contentView: UIView { heard(self, "contentView", super.contentView) }
    override var reuseIdentifier: String? { heard(self, "reuseIdentifier", super.reuseIdentifier) }
    override var backgroundView: UIView? {
        get { heard(self, "backgroundView", super.backgroundView) }
        set { super.backgroundView = heard(self, "backgroundView =", newValue) }
    }
    override func prepareForReuse() {
        heard(self, "prepareForReuse()", super.prepareForReuse())
    }
    override var detailTextLabel: UILabel? { heard(self, "detailTextLabel", super.detailTextLabel) }
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
    override var configurationState: UIViewConfigurationState {
        heard(self, "configurationState", super.configurationState)
    }
    override func setNeedsUpdateConfiguration() {
        heard(self, "setNeedsUpdateConfiguration()", super.setNeedsUpdateConfiguration())
    }
    override func updateConfiguration(using state: UIViewConfigurationState) {
        heard(self, "updateConfiguration(using:)", super.updateConfiguration(using: state))
    }
    override func defaultContentConfiguration() -> UIListContentConfiguration {
        heard(self, "defaultContentConfiguration()", super.defaultContentConfiguration())
    }
    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        heard(self, "defaultBackgroundConfiguration()", super.defaultBackgroundConfiguration())
    }
}
