import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Pages are turned by a finger: the data source says which, the delegate hears of it.
@MainActor
@Suite struct PageTests {
    private let stage = KeyboardStage()

    private final class Page: UIViewController {
        unowned let stage: KeyboardStage
        let number: Int
        init(_ number: Int, _ stage: KeyboardStage) {
            (self.number, self.stage) = (number, stage)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewWillAppear(_ animated: Bool) { stage.record("\(number) will appear") }
        override func viewDidAppear(_ animated: Bool) { stage.record("\(number) did appear") }
        override func viewWillDisappear(_ animated: Bool) { stage.record("\(number) will disappear") }
        override func viewDidDisappear(_ animated: Bool) { stage.record("\(number) did disappear") }
    }

    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        unowned let stage: KeyboardStage
        var count = 0
        init(_ stage: KeyboardStage) { self.stage = stage }

        private func page(_ number: Int) -> UIViewController? {
            (0..<3).contains(number) ? Page(number, stage) : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            let number = (viewController as? Page)?.number ?? 0
            stage.record("before \(number)")
            return page(number - 1)
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            let number = (viewController as? Page)?.number ?? 0
            stage.record("after \(number)")
            return page(number + 1)
        }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { stage.record("will go to \(pendingViewControllers.compactMap { ($0 as? Page)?.number })") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            let previous = previousViewControllers.compactMap { ($0 as? Page)?.number }
            stage.record("finished from \(previous), completed \(completed)")
        }
    }

    private func show(
        _ book: Book, _ style: UIPageViewController.TransitionStyle = .scroll, at number: Int = 1
    ) -> UIPageViewController {
        shelf.books.append(book)
        let pages = stage.make {
            let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            (pages.dataSource, pages.delegate) = (book, book)
            pages.setViewControllers([Page(number, stage)], direction: .forward, animated: false)
            stage.window.rootViewController = pages
            return pages
        }
        stage.wait(0.5)
        return pages
    }

    private func swipe(from start: CGFloat, to end: CGFloat, holding: TimeInterval = 0) {
        stage.touch(.began, CGPoint(x: start, y: 300))
        for step in 1...10 {
            stage.wait(0.02)
            stage.touch(.moved, CGPoint(x: start + (end - start) * CGFloat(step) / 10, y: 300))
        }
        stage.wait(holding)
        stage.touch(.ended, CGPoint(x: end, y: 300))
    }

    /// The data source and delegate, which controllers don't keep.
    private final class Shelf { var books: [Book] = [] }
    private let shelf = Shelf()

    private func number(_ pages: UIPageViewController) -> Int? { (pages.viewControllers?.first as? Page)?.number }

    @Test("A swipe turns the page: the data source is asked, then the delegate, then the pages")
    func forward() {
        let book = Book(stage)
        let pages = show(book)
        let calls = stage.calls { swipe(from: 350, to: 60) }
        #expect(
            calls.filter { $0 != "..." } == [
                "after 1", "will go to [2]", "2 will appear", "1 will disappear", "2 did appear", "1 did disappear",
                "finished from [1], completed true",
            ])
        #expect(number(pages) == 2 && pages.children.count == 1)
        #expect(pages.viewControllers?.first?.view.frame == pages.view.bounds)
        _ = stage.calls { swipe(from: 60, to: 350) }
        #expect(number(pages) == 1)
    }

    @Test("A short movement goes back: the page that would have come disappears again")
    func cancelling() {
        let book = Book(stage)
        let pages = show(book)
        let calls = stage.calls { swipe(from: 350, to: 260, holding: 0.5) }
        #expect(calls.last == "finished from [1], completed false")
        #expect(calls.contains("2 will disappear") && calls.contains("1 did appear"))
        #expect(number(pages) == 1 && pages.children.count == 1)
    }

    @Test("Where there is no page, the present one gives way a little, and comes back")
    func edge() throws {
        let book = Book(stage)
        let pages = show(book, at: 2)
        let scroller = try #require(scrollView(of: pages))
        stage.touch(.began, CGPoint(x: 350, y: 300))
        for x in [300, 250, 200] as [CGFloat] {
            stage.wait(0.02)
            stage.touch(.moved, CGPoint(x: x, y: 300))
        }
        #expect(scroller.contentOffset.x > 375 + 20 && scroller.contentOffset.x < 375 + 120)
        stage.touch(.ended, CGPoint(x: 200, y: 300))
        stage.wait(1)
        #expect(scroller.contentOffset == CGPoint(x: 375, y: 0) && number(pages) == 2)
        #expect(!stage.ledger.contains { $0.hasPrefix("will go") })
        // The other direction is free again.
        _ = stage.calls { swipe(from: 60, to: 350) }
        #expect(number(pages) == 1 && scroller.contentOffset == CGPoint(x: 375, y: 0))
    }

    private func scrollView(of pages: UIPageViewController) -> UIScrollView? {
        pages.view.subviews.compactMap { $0 as? UIScrollView }.first
    }

    @Test(
        "Pages that scroll are in a scroll view among the subviews, three pages wide, with the present one in the middle"
    )
    func placeOfPages() throws {
        let book = Book(stage)
        let pages = show(book)
        let scroller = try #require(scrollView(of: pages))
        #expect(scroller.frame == pages.view.bounds && scroller.isPagingEnabled && pages.gestureRecognizers.isEmpty)
        #expect(scroller.contentSize == CGSize(width: 3 * 375, height: 667))
        #expect(scroller.contentOffset == CGPoint(x: 375, y: 0))
        let page = try #require(pages.viewControllers?.first?.view)
        #expect(page.convert(page.bounds, to: pages.view) == pages.view.bounds)
        stage.touch(.began, CGPoint(x: 350, y: 300))
        for x in [300, 250] as [CGFloat] {
            stage.wait(0.02)
            stage.touch(.moved, CGPoint(x: x, y: 300))
        }
        #expect(page.convert(page.bounds, to: pages.view).minX == 375 - scroller.contentOffset.x)
        #expect(scroller.contentOffset.x > 375 + 40)
        stage.touch(.canceled, CGPoint(x: 250, y: 300))
        stage.wait(1)
        #expect(number(pages) == 1)
    }

    @Test("An app that takes over the scroll view's delegate hears of each movement, and pages are turned as before")
    func delegate() throws {
        final class Watcher: NSObject, UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            var isHolding = false
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                // As apps do that let the first page not give way.
                if isHolding { scrollView.contentOffset.x = scrollView.bounds.width }
                offsets.append(scrollView.contentOffset.x)
            }
        }
        let (book, watcher) = (Book(stage), Watcher())
        let pages = show(book, at: 0)
        let scroller = try #require(scrollView(of: pages))
        scroller.delegate = watcher
        watcher.isHolding = true
        _ = stage.calls { swipe(from: 60, to: 350) }
        #expect(number(pages) == 0 && watcher.offsets.allSatisfy { $0 == 375 } && !watcher.offsets.isEmpty)
        watcher.isHolding = false
        _ = stage.calls { swipe(from: 350, to: 60) }
        #expect(number(pages) == 1 && watcher.offsets.contains { $0 > 700 } && watcher.offsets.last == 375)
        scroller.delegate = nil
        scroller.isScrollEnabled = false
        #expect(stage.calls { swipe(from: 60, to: 350) } == ["..."] && number(pages) == 1)
    }

    @Test("A finger that comes back over the present page goes on to the one at the other side")
    func bothWays() {
        let book = Book(stage)
        let pages = show(book)
        let calls = stage.calls {
            stage.touch(.began, CGPoint(x: 200, y: 300))
            for x in [150, 100, 150, 200, 250, 300, 350] as [CGFloat] {
                stage.wait(0.02)
                stage.touch(.moved, CGPoint(x: x, y: 300))
            }
            stage.touch(.ended, CGPoint(x: 350, y: 300))
        }
        #expect(
            calls.filter { $0.hasPrefix("will go") || $0.hasPrefix("finished") } == [
                "will go to [2]", "finished from [1], completed false", "will go to [0]",
                "finished from [1], completed true",
            ])
        #expect(number(pages) == 0 && pages.children.count == 1)
    }

    @Test("A second swipe while the page still moves turns the next one")
    func twice() {
        let book = Book(stage)
        let pages = show(book, at: 0)
        swipe(from: 350, to: 60)
        stage.wait(0.1)
        _ = stage.calls { swipe(from: 350, to: 60) }
        #expect(number(pages) == 2 && pages.children.count == 1)
    }

    @Test(
        "The app turns pages with an animation, in both directions and orientations, with a spacing, from right to left"
    )
    func byTheApp() throws {
        for (orientation, isMirrored) in [
            (UIPageViewController.NavigationOrientation.horizontal, false), (.vertical, false), (.horizontal, true),
        ] {
            let pages = stage.make {
                let pages = UIPageViewController(
                    transitionStyle: .scroll, navigationOrientation: orientation,
                    options: [.interPageSpacing: 20 as CGFloat])
                if isMirrored { pages.view.semanticContentAttribute = .forceRightToLeft }
                pages.setViewControllers([Page(0, stage)], direction: .forward, animated: false)
                stage.window.rootViewController = pages
                return pages
            }
            stage.wait(0.5)
            let scroller = try #require(scrollView(of: pages))
            let rest = orientation == .vertical ? CGPoint(x: 0, y: 687) : CGPoint(x: 395, y: 0)
            #expect(scroller.contentOffset == rest)
            for (number, direction) in [(1, UIPageViewController.NavigationDirection.forward), (0, .reverse)] {
                var completed: Bool?
                stage.make {
                    pages.setViewControllers([Page(number, stage)], direction: direction, animated: true) {
                        completed = $0
                    }
                }
                stage.wait(0.15)
                let offset =
                    orientation == .vertical ? scroller.contentOffset.y - rest.y : scroller.contentOffset.x - rest.x
                #expect((offset > 0) == ((direction == .forward) != isMirrored) && offset != 0 && completed == nil)
                stage.wait(1)
                #expect(completed == true && scroller.contentOffset == rest && self.number(pages) == number)
                let page = try #require(pages.viewControllers?.first?.view)
                #expect(page.convert(page.bounds, to: pages.view) == pages.view.bounds && pages.children.count == 1)
            }
        }
    }

    @Test("Without a data source, and across the pages, nothing is turned")
    func refusing() {
        let book = Book(stage)
        let pages = show(book)
        stage.touch(.began, CGPoint(x: 100, y: 500))
        for y in [450, 400, 300] as [CGFloat] {
            stage.wait(0.02)
            stage.touch(.moved, CGPoint(x: 100, y: y))
        }
        stage.touch(.ended, CGPoint(x: 100, y: 300))
        pages.dataSource = nil
        #expect(stage.calls { swipe(from: 350, to: 60) } == ["..."] && number(pages) == 1)
    }

    @Test("Pages that curl turn around their spine, also by a tap at the edge")
    func curling() {
        let book = Book(stage)
        let pages = show(book, .pageCurl)
        let old = pages.viewControllers?.first?.view
        stage.tap(CGPoint(x: 365, y: 300))
        stage.wait(0.2)
        #expect(old?.layer.anchorPoint == CGPoint(x: 0, y: 0.5))
        stage.wait(1)
        #expect(number(pages) == 2 && old?.superview == nil)
        #expect(pages.viewControllers?.first?.view.frame == pages.view.bounds)
        stage.tap(CGPoint(x: 5, y: 300))
        stage.wait(1)
        #expect(number(pages) == 1)
        stage.tap(CGPoint(x: 180, y: 300))
        stage.wait(1)
        #expect(number(pages) == 1)
    }

    @Test("Dots are below the pages where the data source counts them, and follow the turns")
    func dots() throws {
        let book = Book(stage)
        book.count = 3
        let pages = show(book)
        let dots = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(dots.numberOfPages == 3 && dots.currentPage == 1 && dots.frame.maxY == 667)
        let page = try #require(pages.viewControllers?.first?.view)
        #expect(page.convert(page.bounds, to: pages.view).maxY == dots.frame.minY)
        _ = stage.calls { swipe(from: 350, to: 60) }
        #expect(dots.currentPage == 2)
    }
}
