import CoreGraphics
import Foundation
import Testing
import UIKit

/// What Foundation has on Apple's systems and lacks on Linux.
@MainActor
@Suite("Foundation as Objective-C has it")
struct ObjectiveCFoundationTests {
    @Test("Points, sizes and rectangles are printed as on Apple's systems")
    func descriptions() {
        #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
        #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
        #expect("\(CGRect(x: 0, y: 1, width: 2, height: 3))" == "(0.0, 1.0, 2.0, 3.0)")
    }

    @Test("A scanner keeps what it found as a string of Objective-C")
    func scanning() {
        let scanner = Foundation.Scanner(string: "one 22 three")
        var found: NSString?
        #expect(scanner.scanString("one", into: &found) && found == "one")
        #expect(scanner.scanCharacters(from: .decimalDigits, into: &found) && found == "22")
        #expect(!scanner.scanString("four", into: &found) && found == "22")
        #expect(scanner.scanUpTo("ee", into: &found) && found == "thr")
    }

    @Test("A locale names countries, languages and currencies in its language")
    func locales() {
        let locale = NSLocale(localeIdentifier: "de_DE")
        #expect(locale.localizedString(forCountryCode: "FR") == "Frankreich")
        #expect(locale.localizedString(forLanguageCode: "fr") == "Französisch")
        #expect(locale.localizedString(forCurrencyCode: "EUR") == "Euro")
    }

    @Test("Any object is asked for the value of a number, a text or a structure, and answers nil if it has none")
    func values() {
        let number = AnyObjectMembers(NSNumber(value: 2.5))
        #expect(number.doubleValue == 2.5 && number.intValue == 2 && number.boolValue == true)
        #expect(AnyObjectMembers("12" as NSString).integerValue == 12)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(AnyObjectMembers(NSValue(cgRect: rect)).cgRectValue == rect)
        #expect(AnyObjectMembers(NSObject()).doubleValue == nil)
        #expect(AnyObjectMembers(NSObject()).cgRectValue == nil)
    }

    private final class Delegate: NSObject, UINavigationControllerDelegate {
        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask { .portrait }
    }
    private final class Other: NSObject, UINavigationControllerDelegate {}

    @Test("A delegate says of which class it is; a navigation controller's says how the interface may be turned")
    func delegates() {
        let controller = UINavigationController()
        let delegate: any UINavigationControllerDelegate = Delegate()
        #expect(delegate.isKind(of: Delegate.self) && delegate.isKind(of: NSObject.self))
        #expect(!delegate.isKind(of: UIView.self))
        #expect(delegate.navigationControllerSupportedInterfaceOrientations(controller) == .portrait)
        let other: any UINavigationControllerDelegate = Other()
        #expect(
            other.navigationControllerSupportedInterfaceOrientations(controller)
                == controller.supportedInterfaceOrientations)
    }

    @Test("Tests create touches and events, which have neither a place nor a view")
    func touches() {
        let touch = UITouch()
        #expect(touch.view == nil && touch.tapCount == 0 && touch.location(in: nil) == .zero)
        let event = UIEvent()
        #expect(event.type == .touches && event.allTouches?.isEmpty != false)
    }
}
