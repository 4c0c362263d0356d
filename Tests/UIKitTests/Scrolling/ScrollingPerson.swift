import CoreGraphics
import Foundation
import QuartzCore

@testable import UIKit

/// Notes the calls of a scroll view's delegate; calls that follow each other at once with the same name are one.
@MainActor
final class ScrollLedger: UIScrollViewDelegate {
    private unowned let person: Person
    var target: CGPoint?
    var zoomed: UIView?
    var allowsTop = true
    private(set) var planned: CGPoint?
    private(set) var velocity: CGPoint?

    init(_ person: Person) { self.person = person }

    private func record(_ name: String) { if person.ledger.last != name { person.record(name) } }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { record("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { record("will drag") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        record("will end dragging")
        self.velocity = velocity
        planned = targetContentOffset.pointee
        if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        record("did end dragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { record("will decelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { record("did decelerate") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { record("did animate") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        record("to top?")
        return allowsTop
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { record("did scroll to top") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { record("zoom") }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { record("will zoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        record("did zoom")
    }
}

extension Person {
    /// Makes a scroll view over the window, or in a superview, with a ledger of its delegate's calls.
    func scroller(
        content: CGSize = CGSize(width: 390, height: 5000), in parent: UIView? = nil,
        _ frame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844)
    ) -> (UIScrollView, ScrollLedger) {
        let ledger = ScrollLedger(self)
        let view = make {
            let view = UIScrollView(frame: frame)
            view.contentInsetAdjustmentBehavior = .never
            view.contentSize = content
            view.delegate = ledger
            // A scroll view doesn't retain its delegate.
            view.accessibilityElements = [ledger]
            (parent ?? window).addSubview(view)
            window.layoutIfNeeded()
            return view
        }
        return (view, ledger)
    }

    /// Waits until nothing moves by itself, frame by frame; returns the seconds that it took.
    @discardableResult
    func waitForRest() -> TimeInterval {
        let start = clock.now
        while clock.awakeUntil != nil, clock.now < start + 20 { wait(1.0 / 60) }
        return clock.now - start
    }
}
