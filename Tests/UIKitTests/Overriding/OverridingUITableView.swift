import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UITableView` lets one override.
@MainActor
class OverridingUITableView: UITableView {
    override var delegate: (any UITableViewDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
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
    override var separatorStyle: UITableViewCell.SeparatorStyle {
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
    override func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {
        heard(self, "register(_:forCellReuseIdentifier:)", super.register(type, forCellReuseIdentifier: identifier))
    }
    override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
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
    override var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        get { heard(self, "prefetchDataSource", super.prefetchDataSource) }
        set { super.prefetchDataSource = heard(self, "prefetchDataSource =", newValue) }
    }
    override var isPrefetchingEnabled: Bool {
        get { heard(self, "isPrefetchingEnabled", super.isPrefetchingEnabled) }
        set { super.isPrefetchingEnabled = heard(self, "isPrefetchingEnabled =", newValue) }
    }
    override func register(
        _ type: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        heard(
            self, "register(_:forHeaderFooterViewReuseIdentifier:)",
            super.register(type, forHeaderFooterViewReuseIdentifier: identifier))
    }
    override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        heard(
            self, "register(_:forHeaderFooterViewReuseIdentifier:)",
            super.register(nib, forHeaderFooterViewReuseIdentifier: identifier))
    }
    override func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        heard(
            self, "dequeueReusableHeaderFooterView(withIdentifier:)",
            super.dequeueReusableHeaderFooterView(withIdentifier: identifier))
    }
    override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        heard(self, "indexPathsForRows(in:)", super.indexPathsForRows(in: rect))
    }
    override func rect(forSection section: Int) -> CGRect {
        heard(self, "rect(forSection:)", super.rect(forSection: section))
    }
    override func rectForHeader(inSection section: Int) -> CGRect {
        heard(self, "rectForHeader(inSection:)", super.rectForHeader(inSection: section))
    }
    override func rectForFooter(inSection section: Int) -> CGRect {
        heard(self, "rectForFooter(inSection:)", super.rectForFooter(inSection: section))
    }
    override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        heard(self, "headerView(forSection:)", super.headerView(forSection: section))
    }
    override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        heard(self, "footerView(forSection:)", super.footerView(forSection: section))
    }
    override func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        heard(
            self, "scrollToRow(at:at:animated:)",
            super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated))
    }
    override func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        heard(
            self, "scrollToNearestSelectedRow(at:animated:)",
            super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated))
    }
    override var indexPathForSelectedRow: IndexPath? {
        heard(self, "indexPathForSelectedRow", super.indexPathForSelectedRow)
    }
    override var indexPathsForSelectedRows: [IndexPath]? {
        heard(self, "indexPathsForSelectedRows", super.indexPathsForSelectedRows)
    }
    override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        heard(
            self, "selectRow(at:animated:scrollPosition:)",
            super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition))
    }
    override func deselectRow(at indexPath: IndexPath, animated: Bool) {
        heard(self, "deselectRow(at:animated:)", super.deselectRow(at: indexPath, animated: animated))
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard(self, "touchesBegan(_:with:)", super.touchesBegan(touches, with: event))
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard(self, "touchesMoved(_:with:)", super.touchesMoved(touches, with: event))
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard(self, "touchesEnded(_:with:)", super.touchesEnded(touches, with: event))
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard(self, "touchesCancelled(_:with:)", super.touchesCancelled(touches, with: event))
    }
    override func beginUpdates() {
        heard(self, "beginUpdates()", super.beginUpdates())
    }
    override func endUpdates() {
        heard(self, "endUpdates()", super.endUpdates())
    }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        heard(self, "performBatchUpdates(_:completion:)", super.performBatchUpdates(updates, completion: completion))
    }
    override var hasUncommittedUpdates: Bool { heard(self, "hasUncommittedUpdates", super.hasUncommittedUpdates) }
    override func reconfigureRows(at indexPaths: [IndexPath]) {
        heard(self, "reconfigureRows(at:)", super.reconfigureRows(at: indexPaths))
    }
    override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        heard(self, "moveRow(at:to:)", super.moveRow(at: indexPath, to: newIndexPath))
    }
    override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        heard(self, "insertSections(_:with:)", super.insertSections(sections, with: animation))
    }
    override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        heard(self, "deleteSections(_:with:)", super.deleteSections(sections, with: animation))
    }
    override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        heard(self, "reloadSections(_:with:)", super.reloadSections(sections, with: animation))
    }
    override func moveSection(_ section: Int, toSection newSection: Int) {
        heard(self, "moveSection(_:toSection:)", super.moveSection(section, toSection: newSection))
    }
    override var isEditing: Bool {
        get { heard(self, "isEditing", super.isEditing) }
        set { super.isEditing = heard(self, "isEditing =", newValue) }
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        heard(self, "setEditing(_:animated:)", super.setEditing(editing, animated: animated))
    }
    override var contextMenuInteraction: UIContextMenuInteraction? {
        heard(self, "contextMenuInteraction", super.contextMenuInteraction)
    }
    override var dragDelegate: (any UITableViewDragDelegate)? {
        get { heard(self, "dragDelegate", super.dragDelegate) }
        set { super.dragDelegate = heard(self, "dragDelegate =", newValue) }
    }
    override var dropDelegate: (any UITableViewDropDelegate)? {
        get { heard(self, "dropDelegate", super.dropDelegate) }
        set { super.dropDelegate = heard(self, "dropDelegate =", newValue) }
    }
    override var dragInteractionEnabled: Bool {
        get { heard(self, "dragInteractionEnabled", super.dragInteractionEnabled) }
        set { super.dragInteractionEnabled = heard(self, "dragInteractionEnabled =", newValue) }
    }
    override var hasActiveDrag: Bool { heard(self, "hasActiveDrag", super.hasActiveDrag) }
    override var hasActiveDrop: Bool { heard(self, "hasActiveDrop", super.hasActiveDrop) }
    override func reloadSectionIndexTitles() {
        heard(self, "reloadSectionIndexTitles()", super.reloadSectionIndexTitles())
    }
    override var allowsFocus: Bool {
        get { heard(self, "allowsFocus", super.allowsFocus) }
        set { super.allowsFocus = heard(self, "allowsFocus =", newValue) }
    }
    override var allowsFocusDuringEditing: Bool {
        get { heard(self, "allowsFocusDuringEditing", super.allowsFocusDuringEditing) }
        set { super.allowsFocusDuringEditing = heard(self, "allowsFocusDuringEditing =", newValue) }
    }
    override var remembersLastFocusedIndexPath: Bool {
        get { heard(self, "remembersLastFocusedIndexPath", super.remembersLastFocusedIndexPath) }
        set { super.remembersLastFocusedIndexPath = heard(self, "remembersLastFocusedIndexPath =", newValue) }
    }
    override var selectionFollowsFocus: Bool {
        get { heard(self, "selectionFollowsFocus", super.selectionFollowsFocus) }
        set { super.selectionFollowsFocus = heard(self, "selectionFollowsFocus =", newValue) }
    }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        heard(self, "shouldUpdateFocus(in:)", super.shouldUpdateFocus(in: context))
    }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        heard(self, "didUpdateFocus(in:with:)", super.didUpdateFocus(in: context, with: coordinator))
    }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        heard(self, "preferredFocusEnvironments", super.preferredFocusEnvironments)
    }
    override var separatorEffect: UIVisualEffect? {
        get { heard(self, "separatorEffect", super.separatorEffect) }
        set { super.separatorEffect = heard(self, "separatorEffect =", newValue) }
    }
    override var fillerRowHeight: CGFloat {
        get { heard(self, "fillerRowHeight", super.fillerRowHeight) }
        set { super.fillerRowHeight = heard(self, "fillerRowHeight =", newValue) }
    }
    override var selfSizingInvalidation: SelfSizingInvalidation {
        get { heard(self, "selfSizingInvalidation", super.selfSizingInvalidation) }
        set { super.selfSizingInvalidation = heard(self, "selfSizingInvalidation =", newValue) }
    }
    override var contentHuggingElements: UITableViewContentHuggingElements {
        get { heard(self, "contentHuggingElements", super.contentHuggingElements) }
        set { super.contentHuggingElements = heard(self, "contentHuggingElements =", newValue) }
    }
}
