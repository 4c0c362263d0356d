import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Scrolling by fingers")
struct DraggingTests {
    private let person = Person()

    @Test("content follows the finger from ten points on, and goes on when it leaves")
    func drag() {
        let (view, ledger) = person.scroller()
        let calls = person.calls {
            person.down(200, 600)
            #expect(view.isTracking && !view.isDragging)
            person.wait(0.01)
            person.move(200, 592)
            #expect(view.contentOffset.y == 0 && !view.isDragging)
            person.move(200, 590)
            #expect(view.isDragging && view.contentOffset.y == 0)
            for step in 1...10 {
                person.wait(0.01)
                person.move(200, 590 - 10 * CGFloat(step))
            }
            #expect(view.contentOffset.y == 100)
            person.up(200, 490)
        }
        #expect(calls == ["will drag", "scroll", "will end dragging", "did end dragging true", "will decelerate"])
        #expect(view.isDecelerating && !view.isDragging && !view.isTracking)
        #expect(ledger.velocity.map { abs($0.y - 1) < 0.11 } == true)
        let planned = ledger.planned ?? .zero
        #expect(abs(planned.y - 100 - 499 * (ledger.velocity?.y ?? 0)) < 2, "half a second's way, less a thousandth")
        #expect(person.calls { person.waitForRest() } == ["scroll", "did decelerate"])
        #expect(abs(view.contentOffset.y - planned.y) <= 0.5)
        #expect(!view.isDecelerating && person.clock.awakeUntil == nil)
    }

    @Test("the velocity that is left after a millisecond is what Apple documents", arguments: [0.998, 0.99])
    func rates(rate: Double) {
        let motion = ScrollAxisMotion(
            from: 0, velocity: 1000, to: ScrollPhysics.distance(1000, rate: rate), rate: rate, in: 0...100_000,
            bounces: true, at: 0)
        let (early, late) = (motion.velocity(at: 0.05), motion.velocity(at: 0.1))
        #expect(abs(late / early - pow(rate, 50)) < 1e-4)
        #expect(abs(early - 1000 * pow(rate, 50)) < 1)
    }

    @Test("a finger that rests before it leaves doesn't throw the content")
    func restingFinger() {
        let (view, _) = person.scroller()
        person.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -200), lifting: false)
        person.wait(0.5)
        #expect(person.calls { person.up(200, 400) } == ["will end dragging", "did end dragging false"])
        #expect(!view.isDecelerating)
    }

    @Test("beyond an edge content follows less and less, and comes back")
    func rubberBand() {
        let (view, _) = person.scroller()
        person.drag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 310), lifting: false)
        let stretch = -view.contentOffset.y
        #expect(abs(stretch - (1 - 1 / (279 * 0.55 / 844 + 1)) * 844) < 1, "0.55 of the way at first")
        person.wait(0.5)
        person.up(200, 410)
        #expect(view.isDecelerating)
        var last = stretch
        while view.isDecelerating {
            person.wait(1.0 / 60)
            #expect(-view.contentOffset.y <= last)
            last = -view.contentOffset.y
        }
        #expect(view.contentOffset.y == 0)
    }

    @Test("content that is thrown beyond its end swings back to it")
    func bounce() {
        let (view, _) = person.scroller(content: CGSize(width: 390, height: 1000))
        person.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -120))
        var farthest: CGFloat = 0
        while view.isDecelerating {
            person.wait(1.0 / 60)
            farthest = max(farthest, view.contentOffset.y)
        }
        #expect(farthest > 170 && farthest < 400)
        #expect(view.contentOffset.y == 156)
    }

    @Test("without bouncing an edge is the end")
    func noBounce() {
        let (view, _) = person.scroller(content: CGSize(width: 390, height: 1000))
        view.bounces = false
        person.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -120))
        while view.isDecelerating {
            person.wait(1.0 / 60)
            #expect(view.contentOffset.y <= 156)
        }
        #expect(view.contentOffset.y == 156)
        person.drag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 400), lifting: false)
        #expect(view.contentOffset.y == 0)
    }

    @Test("the same way whatever frames are made")
    func frames() {
        func end(_ step: TimeInterval) -> [CGFloat] {
            let person = Person()
            let (view, _) = person.scroller()
            person.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -150))
            var places: [CGFloat] = []
            for _ in 0..<Int((0.5 / step).rounded()) { person.wait(step) }
            places.append(view.contentOffset.y)
            person.waitForRest()
            return places + [view.contentOffset.y]
        }
        #expect(end(1.0 / 60) == end(0.5) && end(0.1) == end(0.5))
    }

    @Test("a touch stops what moves, and isn't the content's")
    func stop() {
        let (view, _) = person.scroller()
        _ = person.view("content", CGRect(x: 0, y: 0, width: 390, height: 5000), in: view)
        person.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -150))
        person.wait(0.1)
        let calls = person.calls {
            person.down(200, 600)
            person.wait(0.3)
            person.up(200, 600)
            person.waitForRest()
        }
        #expect(calls == ["did decelerate"])
        #expect(person.calls { person.tap(200, 600) } == ["content began", "content ended"])
    }

    @Test("a touch that stops content beyond its edge lets it go back when it leaves")
    func stopBeyond() {
        let (view, _) = person.scroller(content: CGSize(width: 390, height: 900))
        person.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -200))
        person.wait(0.05)
        #expect(view.contentOffset.y > 60)
        person.down(200, 600)
        let held = view.contentOffset.y
        person.wait(1)
        #expect(view.contentOffset.y == held)
        person.up(200, 600)
        person.waitForRest()
        #expect(view.contentOffset.y == 56)
    }

    @Test("the delegate chooses where content comes to rest")
    func target() {
        let (view, ledger) = person.scroller()
        ledger.target = CGPoint(x: 0, y: 777)
        person.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -150))
        person.waitForRest()
        #expect(view.contentOffset.y == 777)
        ledger.target = CGPoint(x: 0, y: CGFloat.nan)
        person.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -150))
        person.waitForRest()
        #expect(view.contentOffset.y > 777)
    }

    @Test("pages turn by a flick, and go back where there is none")
    func pages() {
        let (view, ledger) = person.scroller(content: CGSize(width: 390 * 4, height: 844))
        view.isPagingEnabled = true
        person.drag(from: CGPoint(x: 300, y: 600), by: CGVector(dx: -90, dy: 0))
        #expect(ledger.planned?.x == 390)
        person.waitForRest()
        #expect(view.contentOffset.x == 390)
        person.drag(from: CGPoint(x: 300, y: 600), by: CGVector(dx: -120, dy: 0), lifting: false)
        person.wait(0.3)
        person.up(180, 600)
        person.waitForRest()
        #expect(view.contentOffset.x == 390)
        person.drag(from: CGPoint(x: 300, y: 600), by: CGVector(dx: -290, dy: 0), lifting: false)
        person.wait(0.3)
        person.up(10, 600)
        person.waitForRest()
        #expect(view.contentOffset.x == 780)
    }

    @Test("a locked drag keeps to the axis in which it began, a diagonal one is free")
    func lock() {
        let (view, _) = person.scroller(content: CGSize(width: 3000, height: 3000))
        view.isDirectionalLockEnabled = true
        person.down(200, 600)
        for (x, y) in [(198, 580), (150, 500), (100, 400)] {
            person.wait(0.01)
            person.move(CGFloat(x), CGFloat(y))
        }
        #expect(view.contentOffset == CGPoint(x: 0, y: 180))
        person.cancel()
        view.setContentOffset(.zero, animated: false)
        person.down(200, 600)
        for (x, y) in [(190, 590), (100, 400)] {
            person.wait(0.01)
            person.move(CGFloat(x), CGFloat(y))
        }
        #expect(view.contentOffset == CGPoint(x: 90, y: 190))
    }

    @Test("a scroll view in another one has the axis in which it scrolls, and leaves it the other")
    func nested() {
        let (outer, _) = person.scroller()
        let (inner, _) = person.scroller(
            content: CGSize(width: 2000, height: 200), in: outer, CGRect(x: 0, y: 0, width: 390, height: 200))
        person.drag(from: CGPoint(x: 300, y: 100), by: CGVector(dx: -110, dy: -8), lifting: false)
        #expect(inner.contentOffset.x > 90 && outer.contentOffset.y == 0)
        person.cancel()
        let before = inner.contentOffset
        person.waitForRest()
        person.drag(from: CGPoint(x: 300, y: 150), by: CGVector(dx: -8, dy: -110), lifting: false)
        #expect(inner.contentOffset == before && outer.contentOffset.y > 90)
    }

    @Test("of two that scroll the same way the inner one does, and at an edge without bouncing the outer one")
    func nestedAlong() {
        let (outer, _) = person.scroller()
        let (inner, _) = person.scroller(
            content: CGSize(width: 390, height: 900), in: outer, CGRect(x: 0, y: 0, width: 390, height: 400))
        person.drag(from: CGPoint(x: 300, y: 300), by: CGVector(dx: 0, dy: -100), lifting: false)
        #expect(inner.contentOffset.y > 80 && outer.contentOffset.y == 0)
        person.cancel()
        person.waitForRest()
        inner.bounces = false
        inner.contentOffset.y = 500
        person.drag(from: CGPoint(x: 300, y: 300), by: CGVector(dx: 0, dy: -100), lifting: false)
        #expect(inner.contentOffset.y == 500 && outer.contentOffset.y > 80)
    }

    @Test("content is told of a touch after a moment, or when it ends; never of one that scrolls")
    func delay() {
        let (view, _) = person.scroller()
        _ = person.view("content", CGRect(x: 0, y: 0, width: 390, height: 5000), in: view)
        #expect(person.calls { person.down(100, 300) } == [])
        #expect(person.calls { person.wait(0.16) } == ["content began"])
        #expect(person.calls { person.up(100, 300) } == ["content ended"])
        #expect(person.calls { person.tap(100, 300) } == ["content began", "content ended"])
        let scrolling = person.calls { person.drag(from: CGPoint(x: 100, y: 500), by: CGVector(dx: 0, dy: -100)) }
        #expect(!scrolling.contains { $0.hasPrefix("content") } && scrolling.contains("will drag"))
        person.waitForRest()
        view.delaysContentTouches = false
        #expect(person.calls { person.down(100, 300) } == ["content began"])
        person.wait(0.01)
        #expect(person.calls { person.move(100, 280) } == ["will drag", "content cancelled"])
    }

    @Test("controls keep their touches, and so does all content where the scroll view says so")
    func keptTouches() {
        let (view, _) = person.scroller()
        let button = person.make {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
            view.addSubview(button)
            return button
        }
        person.down(100, 50)
        person.wait(0.2)
        #expect(button.isTracking)
        person.move(100, 20)
        #expect(button.isTracking && view.contentOffset.y == 0 && !view.isDragging)
        person.up(100, 20)
        person.drag(from: CGPoint(x: 100, y: 80), by: CGVector(dx: 0, dy: -60), lifting: false)
        #expect(!button.isTracking && view.isDragging, "it scrolls before the button knows")
        person.cancel()
        person.waitForRest()
        view.setContentOffset(.zero, animated: false)
        _ = person.view("content", CGRect(x: 0, y: 100, width: 390, height: 500), in: view)
        view.canCancelContentTouches = false
        person.down(100, 300)
        person.wait(0.2)
        #expect(person.calls { person.move(100, 200) } == ["content moved"])
    }

    @Test("a subclass keeps touches away from its content")
    func refusedTouches() {
        final class Refusing: UIScrollView {
            override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
                false
            }
        }
        let view = person.make {
            let view = Refusing(frame: person.window.bounds)
            person.window.addSubview(view)
            return view
        }
        _ = person.view("content", CGRect(x: 0, y: 0, width: 390, height: 500), in: view)
        #expect(person.calls { person.tap(100, 100) } == [])
    }

    @Test("what is too small doesn't scroll, unless it always bounces")
    func small() {
        let (view, _) = person.scroller(content: CGSize(width: 390, height: 100))
        person.drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 100), lifting: false)
        #expect(view.contentOffset.y == 0)
        person.cancel()
        view.alwaysBounceVertical = true
        person.drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 100), lifting: false)
        #expect(view.contentOffset.y < -30)
        view.isScrollEnabled = false
        #expect(!view.isDragging)
        person.cancel()
        person.waitForRest()
        #expect(view.contentOffset.y == 0)
    }

    @Test("an app that moves content while it moves sends it on from there")
    func movedByApp() {
        let (view, _) = person.scroller(content: CGSize(width: 390, height: 50_000))
        view.contentOffset.y = 10_000
        person.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -100), lifting: false)
        view.contentOffset.y -= 5000
        let offset = view.contentOffset.y
        person.move(200, 490)
        #expect(view.contentOffset.y == offset + 10)
        person.up(200, 490)
        person.wait(0.1)
        let moving = view.contentOffset.y
        view.contentOffset.y += 1000
        person.wait(1.0 / 60)
        #expect(view.isDecelerating && view.contentOffset.y > moving + 1000 && view.contentOffset.y < moving + 1100)
    }

    @Test("a view that leaves its window stays where it is")
    func removed() {
        let (view, _) = person.scroller()
        person.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -150))
        person.make { view.removeFromSuperview() }
        let offset = view.contentOffset
        person.wait(1)
        #expect(view.contentOffset == offset && person.clock.awakeUntil == nil && !view.isDecelerating)
    }
}
