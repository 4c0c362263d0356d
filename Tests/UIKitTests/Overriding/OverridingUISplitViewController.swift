import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UISplitViewController` lets one override.
@MainActor
class OverridingUISplitViewController: UISplitViewController {
    override var style: Style { heard(self, "style", super.style) }
    override var viewControllers: [UIViewController] {
        get { heard(self, "viewControllers", super.viewControllers) }
        set { super.viewControllers = heard(self, "viewControllers =", newValue) }
    }
    override var preferredDisplayMode: DisplayMode {
        get { heard(self, "preferredDisplayMode", super.preferredDisplayMode) }
        set { super.preferredDisplayMode = heard(self, "preferredDisplayMode =", newValue) }
    }
    override var preferredSplitBehavior: SplitBehavior {
        get { heard(self, "preferredSplitBehavior", super.preferredSplitBehavior) }
        set { super.preferredSplitBehavior = heard(self, "preferredSplitBehavior =", newValue) }
    }
    override var presentsWithGesture: Bool {
        get { heard(self, "presentsWithGesture", super.presentsWithGesture) }
        set { super.presentsWithGesture = heard(self, "presentsWithGesture =", newValue) }
    }
    override var primaryBackgroundStyle: BackgroundStyle {
        get { heard(self, "primaryBackgroundStyle", super.primaryBackgroundStyle) }
        set { super.primaryBackgroundStyle = heard(self, "primaryBackgroundStyle =", newValue) }
    }
    override var preferredPrimaryColumnWidthFraction: CGFloat {
        get { heard(self, "preferredPrimaryColumnWidthFraction", super.preferredPrimaryColumnWidthFraction) }
        set {
            super.preferredPrimaryColumnWidthFraction = heard(self, "preferredPrimaryColumnWidthFraction =", newValue)
        }
    }
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        heard(self, "init(nibName:bundle:)", ())
    }
    override init(style: Style) {
        super.init(style: style)
        heard(self, "init(style:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override var isCollapsed: Bool { heard(self, "isCollapsed", super.isCollapsed) }
    override var displayMode: DisplayMode { heard(self, "displayMode", super.displayMode) }
    override func loadView() {
        heard(self, "loadView()", super.loadView())
    }
    override func viewWillLayoutSubviews() {
        heard(self, "viewWillLayoutSubviews()", super.viewWillLayoutSubviews())
    }
    override func show(_ vc: UIViewController, sender: Any?) {
        heard(self, "show(_:sender:)", super.show(vc, sender: sender))
    }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        heard(self, "showDetailViewController(_:sender:)", super.showDetailViewController(vc, sender: sender))
    }
    override var delegate: (any UISplitViewControllerDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var splitBehavior: SplitBehavior { heard(self, "splitBehavior", super.splitBehavior) }
    override func viewController(for column: Column) -> UIViewController? {
        heard(self, "viewController(for:)", super.viewController(for: column))
    }
    override func setViewController(_ vc: UIViewController?, for column: Column) {
        heard(self, "setViewController(_:for:)", super.setViewController(vc, for: column))
    }
    override func show(_ column: Column) {
        heard(self, "show(_:)", super.show(column))
    }
    override func hide(_ column: Column) {
        heard(self, "hide(_:)", super.hide(column))
    }
    override var displayModeButtonItem: UIBarButtonItem {
        heard(self, "displayModeButtonItem", super.displayModeButtonItem)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        heard(self, "traitCollectionDidChange(_:)", super.traitCollectionDidChange(previousTraitCollection))
    }
    override var preferredPrimaryColumnWidth: CGFloat {
        get { heard(self, "preferredPrimaryColumnWidth", super.preferredPrimaryColumnWidth) }
        set { super.preferredPrimaryColumnWidth = heard(self, "preferredPrimaryColumnWidth =", newValue) }
    }
    override var minimumPrimaryColumnWidth: CGFloat {
        get { heard(self, "minimumPrimaryColumnWidth", super.minimumPrimaryColumnWidth) }
        set { super.minimumPrimaryColumnWidth = heard(self, "minimumPrimaryColumnWidth =", newValue) }
    }
    override var maximumPrimaryColumnWidth: CGFloat {
        get { heard(self, "maximumPrimaryColumnWidth", super.maximumPrimaryColumnWidth) }
        set { super.maximumPrimaryColumnWidth = heard(self, "maximumPrimaryColumnWidth =", newValue) }
    }
    override var primaryColumnWidth: CGFloat { heard(self, "primaryColumnWidth", super.primaryColumnWidth) }
    override var preferredSupplementaryColumnWidthFraction: CGFloat {
        get {
            heard(self, "preferredSupplementaryColumnWidthFraction", super.preferredSupplementaryColumnWidthFraction)
        }
        set {
            super.preferredSupplementaryColumnWidthFraction = heard(
                self, "preferredSupplementaryColumnWidthFraction =", newValue)
        }
    }
    override var preferredSupplementaryColumnWidth: CGFloat {
        get { heard(self, "preferredSupplementaryColumnWidth", super.preferredSupplementaryColumnWidth) }
        set { super.preferredSupplementaryColumnWidth = heard(self, "preferredSupplementaryColumnWidth =", newValue) }
    }
    override var minimumSupplementaryColumnWidth: CGFloat {
        get { heard(self, "minimumSupplementaryColumnWidth", super.minimumSupplementaryColumnWidth) }
        set { super.minimumSupplementaryColumnWidth = heard(self, "minimumSupplementaryColumnWidth =", newValue) }
    }
    override var maximumSupplementaryColumnWidth: CGFloat {
        get { heard(self, "maximumSupplementaryColumnWidth", super.maximumSupplementaryColumnWidth) }
        set { super.maximumSupplementaryColumnWidth = heard(self, "maximumSupplementaryColumnWidth =", newValue) }
    }
    override var supplementaryColumnWidth: CGFloat {
        heard(self, "supplementaryColumnWidth", super.supplementaryColumnWidth)
    }
    override var primaryEdge: PrimaryEdge {
        get { heard(self, "primaryEdge", super.primaryEdge) }
        set { super.primaryEdge = heard(self, "primaryEdge =", newValue) }
    }
    override var displayModeButtonVisibility: DisplayModeButtonVisibility {
        get { heard(self, "displayModeButtonVisibility", super.displayModeButtonVisibility) }
        set { super.displayModeButtonVisibility = heard(self, "displayModeButtonVisibility =", newValue) }
    }
    override var showsSecondaryOnlyButton: Bool {
        get { heard(self, "showsSecondaryOnlyButton", super.showsSecondaryOnlyButton) }
        set { super.showsSecondaryOnlyButton = heard(self, "showsSecondaryOnlyButton =", newValue) }
    }
}
