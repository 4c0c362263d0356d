import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITableView` lets one override.
@MainActor
class OverridingUITableView: UITableView {
    override var style: Style { heard(self, "style", super.style) }
    override var dataSource: (any UITableViewDataSource)? {
        get { heard(self, "dataSource", super.dataSource) }
        set { super.dataSource = heard(self, "dataSource =", newValue) }
    }
    override var rowHeight: CGFloat {
        get { heard(self, "rowHeight", super.rowHeight) }
        set { super.rowHeight = heard(self, "rowHeight =", newValue) }
    }
    override var sectionHeaderHeight: CGFloat {
        get { heard(self, "sectionHeaderHeight", super.sectionHeaderHeight) }
        set { super.sectionHeaderHeight = heard(self, "sectionHeaderHeight =", newValue) }
    }
    override var sectionFooterHeight: CGFloat {
        get { heard(self, "sectionFooterHeight", super.sectionFooterHeight) }
        set { super.sectionFooterHeight = heard(self, "sectionFooterHeight =", newValue) }
    }
    override var sectionHeaderTopPadding: CGFloat {
        get { heard(self, "sectionHeaderTopPadding", super.sectionHeaderTopPadding) }
        set { super.sectionHeaderTopPadding = heard(self, "sectionHeaderTopPadding =", newValue) }
    }
    override var estimatedRowHeight: CGFloat {
        get { heard(self, "estimatedRowHeight", super.estimatedRowHeight) }
        set { super.estimatedRowHeight = heard(self, "estimatedRowHeight =", newValue) }
    }
    override var estimatedSectionHeaderHeight: CGFloat {
        get { heard(self, "estimatedSectionHeaderHeight", super.estimatedSectionHeaderHeight) }
        set { super.estimatedSectionHeaderHeight = heard(self, "estimatedSectionHeaderHeight =", newValue) }
    }
    override var estimatedSectionFooterHeight: CGFloat {
        get { heard(self, "estimatedSectionFooterHeight", super.estimatedSectionFooterHeight) }
        set { super.estimatedSectionFooterHeight = heard(self, "estimatedSectionFooterHeight =", newValue) }
    }
    override var separatorStyle: CellSeparatorStyle {
        get { heard(self, "separatorStyle", super.separatorStyle) }
        set { super.separatorStyle = heard(self, "separatorStyle =", newValue) }
    }
    override var separatorColor: UIColor? {
        get { heard(self, "separatorColor", super.separatorColor) }
        set { super.separatorColor = heard(self, "separatorColor =", newValue) }
    }
    override var separatorInset: UIEdgeInsets {
        get { heard(self, "separatorInset", super.separatorInset) }
        set { super.separatorInset = heard(self, "separatorInset =", newValue) }
    }
    override var allowsSelection: Bool {
        get { heard(self, "allowsSelection", super.allowsSelection) }
        set { super.allowsSelection = heard(self, "allowsSelection =", newValue) }
    }
    override var allowsSelectionDuringEditing: Bool {
        get { heard(self, "allowsSelectionDuringEditing", super.allowsSelectionDuringEditing) }
        set { super.allowsSelectionDuringEditing = heard(self, "allowsSelectionDuringEditing =", newValue) }
    }
    override var allowsMultipleSelection: Bool {
        get { heard(self, "allowsMultipleSelection", super.allowsMultipleSelection) }
        set { super.allowsMultipleSelection = heard(self, "allowsMultipleSelection =", newValue) }
    }
    override var allowsMultipleSelectionDuringEditing: Bool {
        get { heard(self, "allowsMultipleSelectionDuringEditing", super.allowsMultipleSelectionDuringEditing) }
        set {
            super.allowsMultipleSelectionDuringEditing = heard(self, "allowsMultipleSelectionDuringEditing =", newValue)
        }
    }
    override var sectionIndexMinimumDisplayRowCount: Int {
        get { heard(self, "sectionIndexMinimumDisplayRowCount", super.sectionIndexMinimumDisplayRowCount) }
        set { super.sectionIndexMinimumDisplayRowCount = heard(self, "sectionIndexMinimumDisplayRowCount =", newValue) }
    }
    override var sectionIndexColor: UIColor? {
        get { heard(self, "sectionIndexColor", super.sectionIndexColor) }
        set { super.sectionIndexColor = heard(self, "sectionIndexColor =", newValue) }
    }
    override var sectionIndexBackgroundColor: UIColor? {
        get { heard(self, "sectionIndexBackgroundColor", super.sectionIndexBackgroundColor) }
        set { super.sectionIndexBackgroundColor = heard(self, "sectionIndexBackgroundColor =", newValue) }
    }
    override var sectionIndexTrackingBackgroundColor: UIColor? {
        get { heard(self, "sectionIndexTrackingBackgroundColor", super.sectionIndexTrackingBackgroundColor) }
        set {
            super.sectionIndexTrackingBackgroundColor = heard(self, "sectionIndexTrackingBackgroundColor =", newValue)
        }
    }
    override var isSpringLoaded: Bool {
        get { heard(self, "isSpringLoaded", super.isSpringLoaded) }
        set { super.isSpringLoaded = heard(self, "isSpringLoaded =", newValue) }
    }
    override var insetsContentViewsToSafeArea: Bool {
        get { heard(self, "insetsContentViewsToSafeArea", super.insetsContentViewsToSafeArea) }
        set { super.insetsContentViewsToSafeArea = heard(self, "insetsContentViewsToSafeArea =", newValue) }
    }
    override var tableHeaderView: UIView? {
        get { heard(self, "tableHeaderView", super.tableHeaderView) }
        set { super.tableHeaderView = heard(self, "tableHeaderView =", newValue) }
    }
    override var tableFooterView: UIView? {
        get { heard(self, "tableFooterView", super.tableFooterView) }
        set { super.tableFooterView = heard(self, "tableFooterView =", newValue) }
    }
    override var backgroundView: UIView? {
        get { heard(self, "backgroundView", super.backgroundView) }
        set { super.backgroundView = heard(self, "backgroundView =", newValue) }
    }
    override init(frame: CGRect, style: Style) {
        super.init(frame: frame, style: style)
        heard(self, "init(frame:style:)", ())
    }
    override func safeAreaInsetsDidChange() {
        heard(self, "safeAreaInsetsDidChange()", super.safeAreaInsetsDidChange())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func reloadData() {
        heard(self, "reloadData()", super.reloadData())
    }
    override var numberOfSections: Int { heard(self, "numberOfSections", super.numberOfSections) }
    override func numberOfRows(inSection section: Int) -> Int {
        heard(self, "numberOfRows(inSection:)", super.numberOfRows(inSection: section))
    }
    override func register(_ type: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
        heard(self, "register(_:forCellReuseIdentifier:)", super.register(type, forCellReuseIdentifier: identifier))
    }
    override func register(_ nib: UINib, forCellReuseIdentifier identifier: String) {
        heard(self, "register(_:forCellReuseIdentifier:)", super.register(nib, forCellReuseIdentifier: identifier))
    }
    override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        heard(self, "dequeueReusableCell(withIdentifier:)", super.dequeueReusableCell(withIdentifier: identifier))
    }
    override func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
        heard(
            self, "dequeueReusableCell(withIdentifier:for:)",
            super.dequeueReusableCell(withIdentifier: identifier, for: path))
    }
    override func cellForRow(at path: IndexPath) -> UITableViewCell? {
        heard(self, "cellForRow(at:)", super.cellForRow(at: path))
    }
    override func indexPath(for cell: UITableViewCell) -> IndexPath? {
        heard(self, "indexPath(for:)", super.indexPath(for: cell))
    }
    override var visibleCells: [UITableViewCell] { heard(self, "visibleCells", super.visibleCells) }
    override var indexPathsForVisibleRows: [IndexPath]? {
        heard(self, "indexPathsForVisibleRows", super.indexPathsForVisibleRows)
    }
    override func rectForRow(at path: IndexPath) -> CGRect {
        heard(self, "rectForRow(at:)", super.rectForRow(at: path))
    }
    override func indexPathForRow(at point: CGPoint) -> IndexPath? {
        heard(self, "indexPathForRow(at:)", super.indexPathForRow(at: point))
    }
    override func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
        heard(self, "insertRows(at:with:)", super.insertRows(at: paths, with: animation))
    }
    override func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
        heard(self, "deleteRows(at:with:)", super.deleteRows(at: paths, with: animation))
    }
    override func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {
        heard(self, "reloadRows(at:with:)", super.reloadRows(at: paths, with: animation))
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
}
