import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Scrolling by apps, wheels and the status bar")
struct ScrollingByAppTests {
    private let person = Person()

    @Test("an animated offset passes all in between, and ends with a call")
    func animated() {
        let (view, _) = person.scroller()
        person.make { view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
        #expect(view.contentOffset.y == 0 && view.isScrollAnimating)
        person.wait(0.15)
        #expect(view.contentOffset.y > 450 && view.contentOffset.y < 550)
        #expect(person.calls { person.waitForRest() } == ["scroll", "did animate"])
        #expect(view.contentOffset.y == 1000 && !view.isScrollAnimating)
        #expect(person.calls { view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) } == [])
        #expect(person.calls { view.setContentOffset(CGPoint(x: 0, y: 10), animated: false) } == ["scroll"])
    }

    @Test("a finger takes over from an animation")
    func interrupted() {
        let (view, _) = person.scroller()
        person.make { view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
        person.wait(0.15)
        let calls = person.calls {
            person.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -50), lifting: false)
        }
        #expect(calls == ["scroll", "did animate", "will drag", "scroll"])
    }

    @Test("an offset without animation stops what moves")
    func stopped() {
        let (view, _) = person.scroller()
        person.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -150))
        person.wait(0.1)
        person.make { view.setContentOffset(view.contentOffset, animated: false) }
        let offset = view.contentOffset
        person.wait(1)
        #expect(view.contentOffset == offset)
    }

    @Test("a rectangle comes into sight by the shortest way")
    func rectangle() {
        let (view, _) = person.scroller()
        func offset(_ rect: CGRect) -> CGFloat {
            person.make { view.scrollRectToVisible(rect, animated: false) }
            return view.contentOffset.y
        }
        #expect(offset(CGRect(x: 0, y: 100, width: 10, height: 100)) == 0)
        #expect(offset(CGRect(x: 0, y: 900, width: 10, height: 100)) == 156)
        #expect(offset(CGRect(x: 0, y: 150, width: 10, height: 10)) == 150)
        #expect(offset(CGRect(x: 0, y: 100, width: 10, height: 2000)) == 150, "what fills the view stays")
        #expect(offset(CGRect(x: 0, y: 9000, width: 10, height: 10)) == 4156)
        view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
        #expect(offset(CGRect(x: 0, y: 60, width: 10, height: 10)) == 10)
        #expect(offset(CGRect(x: CGFloat.nan, y: 60, width: 10, height: 10)) == 10)
    }

    @Test("offsets that are no numbers are told in Apple's words, and change nothing")
    func noNumber() {
        let (view, _) = person.scroller()
        view.contentOffset.y = 100
        view.contentOffset = CGPoint(x: 0, y: CGFloat.nan)
        view.setContentOffset(CGPoint(x: CGFloat.infinity, y: 0), animated: true)
        #expect(view.contentOffset == CGPoint(x: 0, y: 100))
        #expect(person.messages.count == 2 && person.messages[0].hasPrefix("CALayer bounds contains NaN: [0.0 nan; "))
    }

    @Test("content that becomes smaller keeps its end in sight")
    func smaller() {
        let (view, _) = person.scroller()
        view.contentOffset.y = 4000
        view.contentSize.height = 2000
        #expect(view.contentOffset.y == 1156)
        view.contentSize.height = 100
        #expect(view.contentOffset.y == 0)
    }

    @Test("a tap on the status bar scrolls to the top, if the delegate agrees and no other view claims it")
    func statusBar() {
        let (view, ledger) = person.scroller()
        view.contentInset.top = 40
        view.contentOffset.y = 2000
        ledger.allowsTop = false
        #expect(person.calls { person.send(.statusBarTap) } == ["to top?"])
        ledger.allowsTop = true
        let calls = person.calls {
            person.send(.statusBarTap)
            person.waitForRest()
        }
        #expect(calls == ["to top?", "scroll", "did scroll to top"] && view.contentOffset.y == -40)
        view.contentOffset.y = 2000
        let (other, _) = person.scroller(CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(person.calls { person.send(.statusBarTap) } == [])
        other.scrollsToTop = false
        #expect(person.calls { person.send(.statusBarTap) } == ["to top?"])
    }

    @Test("a wheel scrolls what is below the pointer, and at its end what is around it")
    func wheel() {
        let (outer, _) = person.scroller()
        let (inner, _) = person.scroller(
            content: CGSize(width: 390, height: 500), in: outer, CGRect(x: 0, y: 0, width: 390, height: 400))
        let calls = person.calls {
            person.send(.wheel(CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: -60)))
            person.wait(0.05)
            person.send(.wheel(CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: -60)))
        }
        #expect(inner.contentOffset.y == 100 && inner.isDragging && outer.contentOffset.y == 0)
        #expect(calls == ["will drag", "scroll"])
        #expect(person.calls { person.wait(0.2) } == ["will end dragging", "did end dragging false"])
        person.send(.wheel(CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: -60)))
        #expect(outer.contentOffset.y == 60)
        person.send(.wheel(CGPoint(x: CGFloat.nan, y: 100), by: CGPoint(x: 0, y: -60)))
        #expect(outer.contentOffset.y == 60)
    }

    @Test("dragging dismisses the keyboard where the scroll view says so")
    func keyboard() {
        let (view, _) = person.scroller()
        let field = person.make {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            view.addSubview(field)
            field.becomeFirstResponder()
            return field
        }
        person.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -50))
        #expect(field.isFirstResponder)
        person.waitForRest()
        view.keyboardDismissMode = .onDrag
        person.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -50))
        #expect(!field.isFirstResponder)
    }

    // MARK: Indicators

    private func indicator(_ view: UIScrollView) -> CALayer? {
        view.layer.sublayers?.first { $0.zPosition == .greatestFiniteMagnitude }
    }

    @Test("indicators come with the drag, follow, shrink beyond an edge, and fade at rest")
    func indicators() throws {
        let (view, _) = person.scroller(content: CGSize(width: 390, height: 1688))
        #expect(indicator(view) == nil)
        person.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -432), lifting: false)
        let bar = try #require(indicator(view))
        #expect(view.layer.sublayers?.count == 1, "nothing scrolls sideways")
        #expect(bar.frame.width == 3 && bar.frame.maxX == 387 && abs(bar.frame.height - 419) < 1)
        let middle = bar.frame.midY - view.contentOffset.y
        #expect(abs(middle - (209.5 + 3 + 419 * view.contentOffset.y / 844)) < 2)
        person.up(200, 168)
        person.waitForRest()
        #expect(bar.opacity == 1)
        person.wait(1)
        #expect(bar.opacity == 0 && person.clock.awakeUntil == nil)
        view.setContentOffset(.zero, animated: false)
        person.drag(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 500), lifting: false)
        #expect(bar.opacity == 1 && bar.frame.height < 419 - 150)
        #expect(abs(bar.frame.minY - view.contentOffset.y - 3) < 0.01)
    }

    @Test("indicators flash when they are asked to, and there are none where the view shows none")
    func flash() throws {
        let (view, _) = person.scroller()
        view.flashScrollIndicators()
        let bar = try #require(indicator(view))
        #expect(bar.opacity == 1)
        person.wait(0.9)
        #expect(bar.opacity == 1)
        person.wait(0.5)
        #expect(bar.opacity == 0)
        view.showsVerticalScrollIndicator = false
        view.flashScrollIndicators()
        #expect(indicator(view) == nil)
    }

    // MARK: Refreshing

    @Test("pulling far enough refreshes: content keeps clear of the control until that has ended")
    func refresh() {
        let (view, _) = person.scroller()
        let control = person.make { UIRefreshControl() }
        var count = 0
        person.make {
            control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
            view.refreshControl = control
            person.window.layoutIfNeeded()
        }
        #expect(control.superview === view && control.alpha == 0 && control.frame.maxY == 0)
        person.drag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 150), lifting: false)
        #expect(count == 0 && control.alpha > 0.4 && control.alpha < 1)
        person.move(200, 400)
        #expect(count == 1 && control.isRefreshing && control.alpha == 1)
        person.move(200, 450)
        #expect(count == 1)
        person.up(200, 450)
        person.waitForRest()
        #expect(view.contentOffset.y == -60 && view.contentInset.top == 60)
        person.make { control.endRefreshing() }
        person.waitForRest()
        #expect(view.contentOffset.y == 0 && view.contentInset.top == 0 && !control.isRefreshing)
    }
}
