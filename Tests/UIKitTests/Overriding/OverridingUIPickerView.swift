import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPickerView` lets one override.
@MainActor
class OverridingUIPickerView: UIPickerView {
    override var dataSource: (any UIPickerViewDataSource)? {
        get { heard(self, "dataSource", super.dataSource) }
        set { super.dataSource = heard(self, "dataSource =", newValue) }
    }
    override var delegate: (any UIPickerViewDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var showsSelectionIndicator: Bool {
        get { heard(self, "showsSelectionIndicator", super.showsSelectionIndicator) }
        set { super.showsSelectionIndicator = heard(self, "showsSelectionIndicator =", newValue) }
    }
    override var numberOfComponents: Int { heard(self, "numberOfComponents", super.numberOfComponents) }
    override func numberOfRows(inComponent component: Int) -> Int {
        heard(self, "numberOfRows(inComponent:)", super.numberOfRows(inComponent: component))
    }
    override func rowSize(forComponent component: Int) -> CGSize {
        heard(self, "rowSize(forComponent:)", super.rowSize(forComponent: component))
    }
    override func view(forRow row: Int, forComponent component: Int) -> UIView? {
        heard(self, "view(forRow:forComponent:)", super.view(forRow: row, forComponent: component))
    }
    override func reloadAllComponents() {
        heard(self, "reloadAllComponents()", super.reloadAllComponents())
    }
    override func reloadComponent(_ component: Int) {
        heard(self, "reloadComponent(_:)", super.reloadComponent(component))
    }
    override func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        heard(
            self, "selectRow(_:inComponent:animated:)",
            super.selectRow(row, inComponent: component, animated: animated))
    }
    override func selectedRow(inComponent component: Int) -> Int {
        heard(self, "selectedRow(inComponent:)", super.selectedRow(inComponent: component))
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
    override func draw(_ rect: CGRect) {
        heard(self, "draw(_:)", super.draw(rect))
    }
    override var intrinsicContentSize: CGSize { heard(self, "intrinsicContentSize", super.intrinsicContentSize) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        heard(self, "sizeThatFits(_:)", super.sizeThatFits(size))
    }
}
