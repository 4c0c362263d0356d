import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Rotors, elements at points, and large content")
struct FurtherAccessibilityTests {
    private let person = Person()

    @Test("a rotor leads from element to element until there is none, or it is there already")
    func rotors() {
        let elements = person.make { (0..<3).map { _ in UIView() } }
        let rotor = person.make {
            UIAccessibilityCustomRotor(name: "Teas") { predicate in
                let current = elements.firstIndex { $0 === predicate.currentItem.targetElement }
                let next = (current.map { $0 + 1 } ?? 0) % elements.count
                return UIAccessibilityCustomRotorItemResult(targetElement: elements[next], targetRange: nil)
            }
        }
        let found = person.make { rotor.items().map(\.targetElement) }
        #expect(found.count == 3 && zip(found, elements).allSatisfy { $0 === $1 })
        #expect(rotor.name == "Teas" && rotor.systemRotorType == .none)
        let view = person.make { UIView() }
        view.accessibilityCustomRotors = [rotor]
        #expect(view.accessibilityCustomRotors?.first === rotor)
        let headings = UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }
        #expect(person.make { headings.items().isEmpty } && headings.systemRotorType == .heading)
    }

    @Test("the innermost element at a point is found")
    func hitTest() {
        let (outer, inner) = person.make {
            (
                UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
                UILabel(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            )
        }
        person.make {
            inner.text = "Tea"
            outer.addSubview(inner)
            person.window.addSubview(outer)
        }
        #expect(outer.accessibilityHitTest(CGPoint(x: 15, y: 15), with: nil) as? UILabel === inner)
        #expect(outer.accessibilityHitTest(CGPoint(x: 60, y: 60), with: nil) == nil)
        outer.isAccessibilityElement = true
        outer.accessibilityElementsHidden = false
        #expect(outer.accessibilityHitTest(CGPoint(x: 60, y: 60), with: nil) as? UIView === outer)
    }

    @Test("texts in several elements lead to each other, by value or by a closure")
    func textNavigation() {
        let (first, second) = person.make { (UILabel(), UILabel()) }
        first.accessibilityNextTextNavigationElement = second
        second.accessibilityPreviousTextNavigationElementBlock = { first }
        #expect(first.accessibilityNextTextNavigationElement as? UILabel === second)
        #expect(second.accessibilityPreviousTextNavigationElement as? UILabel === first)
        let place = UIAccessibilityLocationDescriptor(name: "Drop", view: first)
        first.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(place.name == "Drop" && place.view === first)
        #expect(UIAccessibilityLocationDescriptor(name: "Drop", view: first).point == CGPoint(x: 20, y: 10))
    }

    @Test("an item is shown large while it is held, if the text is")
    func largeContent() {
        final class Listener: UILargeContentViewerInteractionDelegate {
            var ended: [String?] = []
            func largeContentViewerInteraction(
                _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
                at point: CGPoint
            ) { ended.append(item?.largeContentTitle) }
        }
        let listener = Listener()
        let bar = person.make { UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 60)) }
        let interaction = person.make { UILargeContentViewerInteraction(delegate: listener) }
        person.make {
            let item = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            (item.showsLargeContentViewer, item.largeContentTitle) = (true, "Tea")
            bar.addSubview(item)
            bar.addInteraction(interaction)
            person.window.addSubview(bar)
        }
        let count = person.window.subviews.count
        func hold() {
            person.down(30, 730)
            person.wait(0.6)
        }
        hold()
        #expect(person.window.subviews.count == count, "the text isn't large")
        person.up(30, 730)
        person.send(.prefer(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)))
        hold()
        #expect(person.window.subviews.count == count + 1)
        person.up(30, 730)
        #expect(person.window.subviews.count == count && listener.ended == ["Tea"])
    }
}
