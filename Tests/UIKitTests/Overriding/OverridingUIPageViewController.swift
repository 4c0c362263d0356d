import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIPageViewController` lets one override.
@MainActor
class OverridingUIPageViewController: UIPageViewController {
    override var transitionStyle: TransitionStyle { heard(self, "transitionStyle", super.transitionStyle) }
    override var navigationOrientation: NavigationOrientation {
        heard(self, "navigationOrientation", super.navigationOrientation)
    }
    override var spineLocation: SpineLocation { heard(self, "spineLocation", super.spineLocation) }
    override var isDoubleSided: Bool {
        get { heard(self, "isDoubleSided", super.isDoubleSided) }
        set { super.isDoubleSided = heard(self, "isDoubleSided =", newValue) }
    }
    override var viewControllers: [UIViewController]? { heard(self, "viewControllers", super.viewControllers) }
    override init(
        transitionStyle style: TransitionStyle, navigationOrientation orientation: NavigationOrientation,
        options: [OptionsKey: Any]?
    ) {
        super.init(transitionStyle: style, navigationOrientation: orientation, options: options)
        heard(self, "init(transitionStyle:navigationOrientation:options:)", ())
    }
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        heard(self, "init(nibName:bundle:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func setViewControllers(
        _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)?
    ) {
        heard(
            self, "setViewControllers(_:direction:animated:completion:)",
            super.setViewControllers(controllers, direction: direction, animated: animated, completion: completion))
    }
    override func loadView() {
        heard(self, "loadView()", super.loadView())
    }
    override var dataSource: (any UIPageViewControllerDataSource)? {
        get { heard(self, "dataSource", super.dataSource) }
        set { super.dataSource = heard(self, "dataSource =", newValue) }
    }
    override var delegate: (any UIPageViewControllerDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var gestureRecognizers: [UIGestureRecognizer] {
        heard(self, "gestureRecognizers", super.gestureRecognizers)
    }
    override func viewWillLayoutSubviews() {
        heard(self, "viewWillLayoutSubviews()", super.viewWillLayoutSubviews())
    }
}
