import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITableViewCell` lets one override.
@MainActor
class OverridingUITableViewCell: UITableViewCell {
    override var contentView: UIView { heard(self, "contentView", super.contentView) }
    override var textLabel: UILabel? { heard(self, "textLabel", super.textLabel) }
    override var detailTextLabel: UILabel? { heard(self, "detailTextLabel", super.detailTextLabel) }
    override var imageView: UIImageView? { heard(self, "imageView", super.imageView) }
    override var reuseIdentifier: String? { heard(self, "reuseIdentifier", super.reuseIdentifier) }
    override var accessoryType: AccessoryType {
        get { heard(self, "accessoryType", super.accessoryType) }
        set { super.accessoryType = heard(self, "accessoryType =", newValue) }
    }
    override var editingAccessoryType: AccessoryType {
        get { heard(self, "editingAccessoryType", super.editingAccessoryType) }
        set { super.editingAccessoryType = heard(self, "editingAccessoryType =", newValue) }
    }
    override var editingAccessoryView: UIView? {
        get { heard(self, "editingAccessoryView", super.editingAccessoryView) }
        set { super.editingAccessoryView = heard(self, "editingAccessoryView =", newValue) }
    }
    override var shouldIndentWhileEditing: Bool {
        get { heard(self, "shouldIndentWhileEditing", super.shouldIndentWhileEditing) }
        set { super.shouldIndentWhileEditing = heard(self, "shouldIndentWhileEditing =", newValue) }
    }
    override var showsReorderControl: Bool {
        get { heard(self, "showsReorderControl", super.showsReorderControl) }
        set { super.showsReorderControl = heard(self, "showsReorderControl =", newValue) }
    }
    override var accessoryView: UIView? {
        get { heard(self, "accessoryView", super.accessoryView) }
        set { super.accessoryView = heard(self, "accessoryView =", newValue) }
    }
    override var selectionStyle: SelectionStyle {
        get { heard(self, "selectionStyle", super.selectionStyle) }
        set { super.selectionStyle = heard(self, "selectionStyle =", newValue) }
    }
    override var separatorInset: UIEdgeInsets {
        get { heard(self, "separatorInset", super.separatorInset) }
        set { super.separatorInset = heard(self, "separatorInset =", newValue) }
    }
    override var indentationLevel: Int {
        get { heard(self, "indentationLevel", super.indentationLevel) }
        set { super.indentationLevel = heard(self, "indentationLevel =", newValue) }
    }
    override var indentationWidth: CGFloat {
        get { heard(self, "indentationWidth", super.indentationWidth) }
        set { super.indentationWidth = heard(self, "indentationWidth =", newValue) }
    }
    override var backgroundView: UIView? {
        get { heard(self, "backgroundView", super.backgroundView) }
        set { super.backgroundView = heard(self, "backgroundView =", newValue) }
    }
    override var selectedBackgroundView: UIView? {
        get { heard(self, "selectedBackgroundView", super.selectedBackgroundView) }
        set { super.selectedBackgroundView = heard(self, "selectedBackgroundView =", newValue) }
    }
    override var isSelected: Bool {
        get { heard(self, "isSelected", super.isSelected) }
        set { super.isSelected = heard(self, "isSelected =", newValue) }
    }
    override var isHighlighted: Bool {
        get { heard(self, "isHighlighted", super.isHighlighted) }
        set { super.isHighlighted = heard(self, "isHighlighted =", newValue) }
    }
    override var isEditing: Bool {
        get { heard(self, "isEditing", super.isEditing) }
        set { super.isEditing = heard(self, "isEditing =", newValue) }
    }
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        heard(self, "init(style:reuseIdentifier:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
    override func prepareForReuse() {
        heard(self, "prepareForReuse()", super.prepareForReuse())
    }
    override func setSelected(_ selected: Bool, animated: Bool) {
        heard(self, "setSelected(_:animated:)", super.setSelected(selected, animated: animated))
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        heard(self, "setHighlighted(_:animated:)", super.setHighlighted(highlighted, animated: animated))
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        heard(self, "setEditing(_:animated:)", super.setEditing(editing, animated: animated))
    }
    override var editingStyle: EditingStyle { heard(self, "editingStyle", super.editingStyle) }
    override var showingDeleteConfirmation: Bool {
        heard(self, "showingDeleteConfirmation", super.showingDeleteConfirmation)
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
    override func defaultContentConfiguration() -> UIListContentConfiguration {
        heard(self, "defaultContentConfiguration()", super.defaultContentConfiguration())
    }
    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        heard(self, "defaultBackgroundConfiguration()", super.defaultBackgroundConfiguration())
    }
    override func willTransition(to state: StateMask) {
        heard(self, "willTransition(to:)", super.willTransition(to: state))
    }
    override func didTransition(to state: StateMask) {
        heard(self, "didTransition(to:)", super.didTransition(to: state))
    }
    override var canBecomeFocused: Bool { heard(self, "canBecomeFocused", super.canBecomeFocused) }
    override var multipleSelectionBackgroundView: UIView? {
        get { heard(self, "multipleSelectionBackgroundView", super.multipleSelectionBackgroundView) }
        set { super.multipleSelectionBackgroundView = heard(self, "multipleSelectionBackgroundView =", newValue) }
    }
    override var focusStyle: FocusStyle {
        get { heard(self, "focusStyle", super.focusStyle) }
        set { super.focusStyle = heard(self, "focusStyle =", newValue) }
    }
    override func dragStateDidChange(_ dragState: DragState) {
        heard(self, "dragStateDidChange(_:)", super.dragStateDidChange(dragState))
    }
    override var userInteractionEnabledWhileDragging: Bool {
        get { heard(self, "userInteractionEnabledWhileDragging", super.userInteractionEnabledWhileDragging) }
        set {
            super.userInteractionEnabledWhileDragging = heard(self, "userInteractionEnabledWhileDragging =", newValue)
        }
    }
    override func invalidateIntrinsicContentSize() {
        heard(self, "invalidateIntrinsicContentSize()", super.invalidateIntrinsicContentSize())
    }
}
