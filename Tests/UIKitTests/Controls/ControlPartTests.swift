import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Parts of controls that move by themselves.
@MainActor
struct ControlPartTests {
    /// All layers within a view's own, with their frames.
    private func layers(of view: UIView) -> [CALayer] {
        func collect(_ layer: CALayer) -> [CALayer] { [layer] + (layer.sublayers ?? []).flatMap(collect) }
        return collect(view.layer)
    }

    /// How many layers would draw something anew after a change.
    private func drawings(of view: UIView, after change: () -> Void) throws -> Int {
        _ = try #require(view.pngData(scale: 2))
        change()
        view.layoutIfNeeded()
        return layers(of: view).count {
            $0.displayIsDirty && $0.drawsContents != false && $0.delegate != nil && !$0.isHidden
        }
    }

    private func places(of view: UIView) -> [CGRect] {
        view.layoutIfNeeded()
        return layers(of: view).map { $0.convert($0.bounds, to: view.layer) }
    }

    @Test("A switch that is turned on moves its knob and draws nothing")
    func toggle() throws {
        let control = UISwitch()
        let before = places(of: control)
        #expect(try drawings(of: control) { control.isOn = true } == 0)
        let after = places(of: control)
        let moved = zip(before, after).filter { $0 != $1 }
        #expect(moved.count == 1 && moved.first?.1.minX == 22 && moved.first?.0.minX == 2)
        #expect(try drawings(of: control) { control.thumbTintColor = .red } == 1, "another color is another knob")
    }

    @Test("A slider moves its knob and its line with the value, and draws nothing")
    func slide() throws {
        let control = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 30))
        control.value = 0
        let before = places(of: control)
        #expect(try drawings(of: control) { control.value = 1 } == 0)
        let moved = zip(before, places(of: control)).filter { $0 != $1 }
        #expect(moved.count == 2)
        #expect(moved.contains { $0.minX == 0 && $1.maxX == 204 })
    }

    @Test("The plate of a segmented control moves to the chosen segment; only the two titles draw")
    func choose() throws {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        control.selectedSegmentIndex = 0
        let before = places(of: control)
        #expect(try drawings(of: control) { control.selectedSegmentIndex = 2 } == 2)
        let moved = zip(before, places(of: control)).filter { $0 != $1 }
        #expect(moved.count == 1)
        #expect(moved.first?.0.midX == 50 && moved.first?.1.midX == 250)
    }

    @Test("A stepper draws the sign that stops being of use, and no other")
    func step() throws {
        let control = UIStepper()
        control.value = 50
        #expect(try drawings(of: control) { control.value = 60 } == 0)
        #expect(try drawings(of: control) { control.value = 100 } == 1)
    }

    @Test("Progress, dots and spokes draw nothing, whatever they show")
    func indicators() throws {
        let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        #expect(try drawings(of: progress) { progress.progress = 0.5 } == 0)
        #expect(places(of: progress).contains(CGRect(x: 0, y: 0, width: 50, height: 4)))
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        pages.numberOfPages = 4
        #expect(try drawings(of: pages) { pages.currentPage = 3 } == 0)
        let wheel = UIActivityIndicatorView(style: .large)
        #expect(try drawings(of: wheel) { wheel.startAnimating() } == 0)
        #expect(layers(of: wheel).count { $0.cornerRadius > 0 } == 8, "each spoke is a layer")
    }

    @Test("A configured button that is pressed draws nothing")
    func press() throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        button.configuration = .filled()
        #expect(try drawings(of: button) { button.isHighlighted = true } == 0)
        #expect(layers(of: button).contains { $0.opacity == 0.75 })
    }
}
