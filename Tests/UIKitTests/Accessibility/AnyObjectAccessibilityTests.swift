import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Accessibility of any object")
struct AnyObjectAccessibilityTests {
    @Test("An object keeps what it says; a view has its own")
    func values() {
        let object = NSObject()
        object.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 20)
        object.accessibilityElements = [1]
        object.accessibilityViewIsModal = true
        #expect(object.accessibilityActivationPoint == CGPoint(x: 5, y: 10) && object.accessibilityElements?.count == 1)
        #expect(
            object.accessibilityViewIsModal && !object.accessibilityElementsHidden && !object.accessibilityActivate())
        let view = UIView()
        (view as NSObject).accessibilityFrame = CGRect(x: 1, y: 1, width: 2, height: 2)
        #expect(view.accessibilityFrame == CGRect(x: 1, y: 1, width: 2, height: 2))
    }

    @Test("Closures give values each time when they are read")
    func blocks() {
        let view = UIView()
        var count = 0
        view.accessibilityLabel = "set"
        view.accessibilityLabelBlock = {
            count += 1
            return "read \(count)"
        }
        view.isAccessibilityElementBlock = { true }
        view.accessibilityTraitsBlock = { .button }
        #expect(view.accessibilityLabel == "read 1" && view.accessibilityLabel == "read 2")
        #expect(view.isAccessibilityElement && view.accessibilityTraits == .button)
        view.accessibilityLabelBlock = nil
        #expect(view.accessibilityLabel == "set")
    }

    @Test("A symbol is spoken by its name; images, menus and actions can be found by tests")
    func images() {
        let symbol = UIImage(systemName: "square.and.arrow.up")
        #expect(symbol?.accessibilityLabel == "Square And Arrow Up")
        symbol?.accessibilityIdentifier = "share"
        let found: [any UIAccessibilityIdentification] = [
            UIAction { _ in }, UIAlertAction(title: "A", style: .default),
        ]
        for each in found { each.accessibilityIdentifier = "found" }
        #expect(
            symbol?.accessibilityIdentifier == "share" && found.allSatisfy { $0.accessibilityIdentifier == "found" })
    }

    @Test("Rectangles and paths of views are converted to the screen")
    func coordinates() {
        let (outer, inner) = (
            UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)),
            UIView(frame: CGRect(x: 5, y: 5, width: 9, height: 9))
        )
        outer.addSubview(inner)
        let rect = UIAccessibility.convertToScreenCoordinates(CGRect(x: 1, y: 1, width: 2, height: 2), in: inner)
        #expect(rect == CGRect(x: 16, y: 26, width: 2, height: 2))
        let path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(UIAccessibility.convertToScreenCoordinates(path, in: inner).bounds == rect)
    }
}
