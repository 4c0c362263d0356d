import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@Suite("Values and priorities")
@MainActor struct ValueTests {
    @Test("NSValue holds insets, offsets and vectors, and insets in an Any are cast to the structure and back")
    func values() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSValue(uiOffset: UIOffset(horizontal: 5, vertical: -6)).uiOffsetValue.vertical == -6)
        #expect(NSValue(cgVector: CGVector(dx: 7, dy: 8)).cgVectorValue == CGVector(dx: 7, dy: 8))
        let any: Any = NSValue(uiEdgeInsets: insets)
        #expect(any as? UIEdgeInsets == insets)
        #expect(any as? CGRect == nil && (NSValue(cgRect: .zero) as Any) as? UIEdgeInsets == nil)
    }

    @Test("Priorities are raised and lowered by numbers")
    func priorities() {
        var priority = UILayoutPriority.defaultHigh - 1
        #expect(priority.rawValue == 749 && priority + 1 == .defaultHigh)
        priority += 251
        #expect(priority == .required)
        priority -= 750
        #expect(priority == .defaultLow)
    }

    @Test("A color of the P3 space whose parts are equal is a gray of sRGB; its full red is out of sRGB")
    func wideColor() throws {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25).getRed(
            &red, green: &green, blue: &blue, alpha: &alpha)
        for part in [red, green, blue] { #expect(abs(part - 0.5) < 0.001) }
        #expect(alpha == 0.25)
        UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(red > 1 && green < 0)
    }

    @Test("NSValue holds transforms; those of equal transforms are equal, and no range is taken for one")
    func transforms() {
        let turn = CATransform3DMakeRotation(1, 0, 0, 1)
        let value = NSValue(caTransform3D: turn)
        #expect(CATransform3DEqualToTransform(value.caTransform3DValue, turn))
        #expect(value == NSValue(caTransform3D: turn) && value != NSValue(caTransform3D: CATransform3DIdentity))
        let scale = CGAffineTransform(scaleX: 2, y: 3)
        #expect(NSValue(cgAffineTransform: scale).cgAffineTransformValue == scale)
        #expect(NSValue(range: NSRange(location: 0, length: 5)).cgAffineTransformValue == .identity)
    }

    @Test("Names of Swift 4 lead to those of today")
    @available(*, deprecated)
    func oldNames() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChildViewController(child)
        child.didMove(toParentViewController: parent)
        #expect(parent.childViewControllers == [child] && child.parent === parent)
        child.removeFromParentViewController()
        #expect(parent.children.isEmpty)
        #expect(NSNotification.Name.UIApplicationDidFinishLaunching == UIApplication.didFinishLaunchingNotification)
        #expect(NSForegroundColorAttributeName == NSAttributedString.Key.foregroundColor)
        #expect(UIFont.systemFont(ofSize: 17, weight: UIFontWeightBold) == .systemFont(ofSize: 17, weight: .bold))
    }
}
