import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Sizes and looks of controls, from pictures that iOS 13 to 18 took. The figures are only ever tightened.
@MainActor
@Suite("Controls as iOS draws them")
struct MeasuredControlTests {
    @Test("Controls made in code begin at 0, and have their size at once")
    func frames() {
        #expect(
            UISwitch().frame == CGRect(x: 0, y: 0, width: UISwitch().bounds.width, height: UISwitch().bounds.height))
        #expect(UISwitch().bounds.width > 50)
        #expect(UIStepper().frame == CGRect(x: 0, y: 0, width: 94, height: 32))
        #expect(UIActivityIndicatorView(style: .medium).frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(UIProgressView(progressViewStyle: .default).frame == CGRect(x: 0, y: 0, width: 150, height: 4))
        let placed = UIStepper(frame: CGRect(x: 7, y: 9, width: 0, height: 0))
        #expect(placed.frame.origin == CGPoint(x: 7, y: 9))
    }

    @Test("Bars and sliders fit the width that they are given")
    func fitting() {
        let room = CGSize(width: 382, height: 800)
        #expect(UISlider().sizeThatFits(room) == CGSize(width: 382, height: 34))
        #expect(UITabBar().sizeThatFits(room) == CGSize(width: 382, height: 49))
        #expect(UIToolbar().sizeThatFits(room) == CGSize(width: 382, height: 44))
        #expect(UIProgressView(progressViewStyle: .default).sizeThatFits(room) == CGSize(width: 382, height: 4))
        let pages = UIPageControl()
        pages.numberOfPages = 3
        #expect(pages.sizeThatFits(room) == pages.intrinsicContentSize && pages.sizeThatFits(room).height == 26)
    }

    @Test("Three segments with titles of 66 points are 263 wide")
    func segments() {
        let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
        #expect(abs(control.sizeThatFits(.zero).width - 263) <= 3 && control.sizeThatFits(.zero).height == 32)
        #expect(UISegmentedControl().intrinsicContentSize.width == 0)
    }

    @Test("Dots of pages are 8 points wide and 17.67 apart")
    func dots() throws {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        (pages.numberOfPages, pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (3, .black, .black)
        let ink = try #require(ViewPicture(pages, scale: 3).ink)
        #expect(abs(ink.width / 3 - (2 * 17.67 + 8)) <= 0.7 && abs(ink.height / 3 - 8) <= 0.4, "\(ink)")
    }

    @Test("The signs of a stepper are 14.33 and 14.67 points long")
    func stepper() throws {
        let stepper = UIStepper()
        stepper.value = 5
        let picture = try ViewPicture(stepper, scale: 3)
        func ink(_ xs: Range<Int>) -> CGRect {
            var box = CGRect.null
            for y in 0..<96 {
                for x in xs where picture[x, y][3] > 120 { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) }
            }
            return box
        }
        let (minus, plus) = (ink(30..<110), ink(170..<250))
        #expect(abs(minus.width / 3 - 14.33) <= 0.4 && abs(minus.height / 3 - 2.33) <= 0.4, "\(minus)")
        #expect(abs(plus.width / 3 - 14.67) <= 0.7 && abs(plus.height / 3 - 14.67) <= 0.7, "\(plus)")
    }

    @Test("The chevron of a back button is 11.67 by 19.67 points, a point from the button's edge")
    func chevron() throws {
        let back = BackButton(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
        back.tintColor = .black
        let ink = try #require(ViewPicture(back, scale: 3).ink)
        #expect(abs(ink.width / 3 - 11.67) <= 0.7 && abs(ink.height / 3 - 19.67) <= 0.7, "\(ink)")
        #expect(abs(ink.minX / 3 - 1) <= 0.5 && abs(ink.midY / 3 - 22) <= 0.4)
    }

    @Test("A disabled field leaves its text's color")
    func disabledField() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        (field.text, field.textColor) = ("Disabled", .black)
        let usual = try ViewPicture(field).coverage
        field.isEnabled = false
        field.setNeedsDisplay()
        #expect(try ViewPicture(field).coverage == usual)
    }

    @Test("In a field without text the caret stands where a placeholder begins, or where a text would")
    func caretWithoutText() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
        field.textAlignment = .center
        #expect(abs(field.caret(at: 0).minX - 150) <= 1, "\(field.caret(at: 0))")
        field.placeholder = "Type a Word"
        let start = field.caret(at: 0).minX
        #expect(start > 80 && start < 125, "\(start)")
        #expect(field.index(closestTo: CGPoint(x: 280, y: 17)) == 0, "a placeholder has no places for the caret")
        field.text = "Type a Word"
        #expect(abs(field.caret(at: 0).minX - start) <= 1)
        field.text = ""
        field.textAlignment = .left
        #expect(field.caret(at: 0).minX < 2)
    }

    @Test("Symbols with letters and numbers are drawn, outlined or cut out of their shape")
    func letteredSymbols() throws {
        func coverage(_ name: String) throws -> Double {
            let view = UIImageView(image: UIImage(systemName: name))
            (view.frame.size, view.tintColor) = (CGSize(width: 40, height: 40), .black)
            view.contentMode = .scaleAspectFit
            return try ViewPicture(view).coverage
        }
        for name in ["a.circle", "07.square", "dot.square"] {
            let (outline, filled) = try (coverage(name), coverage(name + ".fill"))
            #expect(outline > 100 && filled > 1.5 * outline, "\(name): \(outline), \(filled)")
        }
        #expect(
            LetteredSymbol("house.circle") == nil && LetteredSymbol("a") == nil && LetteredSymbol("123.square") == nil)
    }
}
