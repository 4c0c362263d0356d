import Foundation

/// Tells which pages are beside another.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
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
public protocol UIPageViewControllerDelegate: AnyObject {
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
        if let methods = OptionalMethods(of: source), methods.has(name) {
            return methods.call(name, source, (pages, page), as: UIViewController?.self) ?? nil
        }
        return isForward
            ? source.pageViewController(pages, viewControllerAfter: page)
            : source.pageViewController(pages, viewControllerBefore: page)
    }

    /// The number of dots, and the one that is filled.
    var dots: (count: Int, index: Int)? {
        guard pages.transitionStyle == .scroll, let source = pages.dataSource else { return nil }
        let methods = OptionalMethods(of: source)
        let count: Int = methods?.call("presentationCount(for:)", source, pages) ?? source.presentationCount(for: pages)
        guard count > 0 else { return nil }
        return (count, methods?.call("presentationIndex(for:)", source, pages) ?? source.presentationIndex(for: pages))
    }

    func willTransition(to pages: [UIViewController]) {
        guard let delegate = self.pages.delegate else { return }
        OptionalMethods(of: delegate)?.call(
            "pageViewController(_:willTransitionTo:)", delegate, (self.pages, pages), as: Void.self)
            ?? delegate.pageViewController(self.pages, willTransitionTo: pages)
    }

    func didFinish(from previous: [UIViewController], completed: Bool) {
        guard let delegate = pages.delegate else { return }
        OptionalMethods(of: delegate)?.call(
            "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)", delegate,
            (pages, true, previous, completed), as: Void.self)
            ?? delegate.pageViewController(
                pages, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: completed)
    }
}
