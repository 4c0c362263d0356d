import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Zooming")
struct ZoomingTests {
    private let person = Person()
    private let view: UIScrollView
    private let ledger: ScrollLedger
    private let picture: UIView

    init() {
        (view, ledger) = person.scroller(content: CGSize(width: 390, height: 844))
        picture = person.make { UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
        ledger.zoomed = picture
        view.addSubview(picture)
        view.maximumZoomScale = 3
    }

    /// Moves two fingers apart, or together, around a point.
    private func pinch(_ center: CGPoint, from start: CGFloat, to end: CGFloat, lifting: Bool = true) {
        func points(_ distance: CGFloat) -> [(CGFloat, CGFloat)] {
            [(center.x - distance / 2, center.y), (center.x + distance / 2, center.y)]
        }
        person.together(.began, points(start))
        for step in 1...10 {
            person.wait(0.01)
            person.together(.moved, points(start + (end - start) * CGFloat(step) / 10))
        }
        if lifting { person.together(.ended, points(end)) }
    }

    @Test("there is a recognizer only where there are several scales")
    func recognizer() {
        #expect(view.pinchGestureRecognizer != nil)
        view.maximumZoomScale = 1
        #expect(view.pinchGestureRecognizer == nil)
    }

    @Test("what is below the fingers stays below them")
    func pinch() {
        let center = CGPoint(x: 100, y: 200)
        var calls = person.calls { pinch(center, from: 100, to: 200, lifting: false) }
        #expect(view.isZooming && abs(view.zoomScale - 2) < 0.25)
        #expect(calls.first == "will zoom" && calls.contains("zoom"))
        #expect(picture.transform.a == view.zoomScale && picture.frame.origin == .zero)
        #expect(view.contentSize == picture.frame.size)
        let below = view.convert(CGPoint(x: 100 + view.contentOffset.x, y: 200 + view.contentOffset.y), to: picture)
        #expect(abs(below.x - 100) < 1 && abs(below.y - 200) < 1)
        calls = person.calls {
            person.together(.ended, [(0, 200), (200, 200)])
            person.waitForRest()
        }
        #expect(calls.last == "did zoom" && !view.isZooming)
    }

    @Test("beyond its limits the scale gives way, and comes back")
    func limits() {
        pinch(CGPoint(x: 195, y: 400), from: 50, to: 380, lifting: false)
        #expect(view.zoomScale > 3 && view.zoomScale < 5)
        person.together(.ended, [(5, 400), (385, 400)])
        #expect(view.isZoomBouncing)
        person.waitForRest()
        #expect(view.zoomScale == 3 && !view.isZoomBouncing)
        view.bouncesZoom = false
        pinch(CGPoint(x: 195, y: 400), from: 50, to: 380, lifting: false)
        #expect(view.zoomScale == 3)
    }

    @Test("an app zooms to a scale around the center, and to a rectangle")
    func byApp() {
        person.make { view.zoomScale = 2 }
        #expect(view.contentSize == CGSize(width: 780, height: 1688) && view.contentOffset == CGPoint(x: 195, y: 422))
        let calls = person.calls {
            view.zoom(to: CGRect(x: 0, y: 0, width: 130, height: 100), animated: true)
            #expect(view.isZoomAnimating)
            person.waitForRest()
        }
        #expect(view.zoomScale == 3 && view.contentOffset == .zero)
        #expect(calls.first == "will zoom" && calls.last == "did zoom")
        person.make { view.setZoomScale(.nan, animated: true) }
        #expect(view.zoomScale == 3)
        person.make { view.zoomScale = 9 }
        #expect(view.zoomScale == 3)
    }

    @Test("without a view to zoom fingers change nothing")
    func noView() {
        ledger.zoomed = nil
        pinch(CGPoint(x: 195, y: 400), from: 50, to: 380)
        #expect(view.zoomScale == 1 && person.calls { view.zoomScale = 2 } == [])
    }
}
