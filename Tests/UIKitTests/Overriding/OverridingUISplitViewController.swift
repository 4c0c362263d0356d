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
}
