import Foundation
import Testing
@testable import UIKit

@Suite("Attributes of text fields and back buttons")
@MainActor
struct DefaultTextAttributesTests {
    @Test("A text field's default attributes are its font, color and alignment; others are those of its text")
    func defaults() {
        let field = UITextField()
        field.text = "abc"
        field.defaultTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 9), .foregroundColor: UIColor.red]
        #expect(field.font == .boldSystemFont(ofSize: 9) && field.textColor == .red)
        #expect(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .red)
        field.defaultTextAttributes[.kern] = 4
        #expect(field.attributedText?.string == "abc")
        #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 4)
    }

    @Test(
        "A back button shows the title before, a word for all, or nothing",
        arguments: [
            (UINavigationItem.BackButtonDisplayMode.default, "First"), (.generic, "Back"), (.minimal, ""),
        ])
    func backButtons(_ mode: UINavigationItem.BackButtonDisplayMode, _ shown: String) {
        let (first, second) = (UIViewController(), UIViewController())
        first.title = "First"
        first.navigationItem.backButtonDisplayMode = mode
        let navigation = UINavigationController(rootViewController: first)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.rootViewController = navigation
        window.isHidden = false
        navigation.pushViewController(second, animated: false)
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.parts.back.title == shown)
    }
}
