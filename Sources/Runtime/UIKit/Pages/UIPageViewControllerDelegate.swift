import Foundation

/// Tells which pages are beside another.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: DelegateObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of dots below pages that scroll; 0 for none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of pages that a person turns. All methods are optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: DelegateObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { .min }
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .all }
}

/// Calls a page view controller's data source and delegate: by their classes' tables first, then by the protocols.
@MainActor
struct PageCalls {
    private let pages: UIPageViewController

    init(_ pages: UIPageViewController) { self.pages = pages }

    /// Returns the page after another, or before it.
    func page(after page: UIViewController, isForward: Bool) -> UIViewController? {
        guard let source = pages.dataSource else { return nil }
        let name = "pageViewController(_:viewController\(isForward ? "After" : "Before"):)"
        return DelegateCalls(source).call(name, (pages, page)) {
            isForward
                ? $0.pageViewController(pages, viewControllerAfter: page)
                : $0.pageViewController(pages, viewControllerBefore: page)
        }
    }

    /// The number of dots, and the one that is filled.
    var dots: (count: Int, index: Int)? {
        guard pages.transitionStyle == .scroll, let source = pages.dataSource.map({ DelegateCalls($0) })
        else { return nil }
        let count = source.call("presentationCount(for:)", pages) { $0.presentationCount(for: pages) }
        guard count > 0 else { return nil }
        return (count, source.call("presentationIndex(for:)", pages) { $0.presentationIndex(for: pages) })
    }

    func willTransition(to pages: [UIViewController]) {
        guard let delegate = self.pages.delegate else { return }
        DelegateCalls(delegate).call("pageViewController(_:willTransitionTo:)", (self.pages, pages)) {
            $0.pageViewController(self.pages, willTransitionTo: pages)
        }
    }

    func didFinish(from previous: [UIViewController], completed: Bool) {
        guard let delegate = pages.delegate else { return }
        DelegateCalls(delegate).call(
            "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
            (pages, true, previous, completed)
        ) {
            $0.pageViewController(
                pages, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: completed)
        }
    }
}
