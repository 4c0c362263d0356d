import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Attributes of fonts, traits in closures, and further accessibility")
struct FontDescriptorTests {
    @Test("a descriptor takes family, size, face and traits from attributes, and gives them back")
    func attributes() {
        let made = UIFontDescriptor(fontAttributes: [.family: "Courier", .size: 20, .face: "Bold Italic"])
        #expect(made.pointSize == 20 && made.symbolicTraits.contains([.traitBold, .traitItalic]))
        #expect(made.object(forKey: .family) as? String == "Courier" && made.object(forKey: .matrix) == nil)
        let system = UIFont.systemFont(ofSize: 17).fontDescriptor
        let heavy = system.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
        #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 17, weight: .heavy))
        let light = system.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light.rawValue], .size: NSNumber(value: 30),
        ])
        #expect(UIFont(descriptor: light, size: 0) == .systemFont(ofSize: 30, weight: .light))
        let style = UIFont.preferredFont(forTextStyle: .headline).fontDescriptor
        #expect(style.object(forKey: .textStyle) as? UIFont.TextStyle == .headline)
        #expect(system.matchingFontDescriptors(withMandatoryKeys: [.name]) == [system])
        #expect(system.matchingFontDescriptors(withMandatoryKeys: [.family]).isEmpty)
        let unknown = UIFontDescriptor(fontAttributes: [.family: "No Such Family"])
        #expect(unknown.matchingFontDescriptors(withMandatoryKeys: nil).isEmpty)
    }

    @Test("a feature gives the digits of the system font one width, and takes it back")
    func features() {
        func descriptor(_ type: Int, _ selector: Int, of font: UIFont) -> UIFontDescriptor {
            let setting: [UIFontDescriptor.FeatureKey: Any] = [.featureIdentifier: type, .typeIdentifier: selector]
            return font.fontDescriptor.addingAttributes([.featureSettings: [setting]])
        }
        let system = UIFont.systemFont(ofSize: 17)
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        let made = descriptor(kNumberSpacingType, kMonospacedNumbersSelector, of: system)
        #expect(UIFont(descriptor: made, size: 0) == digits)
        let back = descriptor(kNumberSpacingType, kProportionalNumbersSelector, of: digits)
        #expect(UIFont(descriptor: back, size: 0) == system)
        #expect(descriptor(kNumberSpacingType, kProportionalNumbersSelector, of: system) == system.fontDescriptor)
    }

    @Test("texts are measured on any thread")
    func otherThreads() async {
        let text = NSAttributedString(string: "two words", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let here = (
            text.size(),
            text.boundingRect(with: CGSize(width: 40, height: 0), options: .usesLineFragmentOrigin, context: nil)
        )
        let string = text.string
        let there = await Task.detached {
            let text = NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: 17)])
            return (
                text.size(),
                text.boundingRect(with: CGSize(width: 40, height: 0), options: .usesLineFragmentOrigin, context: nil)
            )
        }.value
        #expect(here.0 == there.0 && here.1 == there.1 && here.1.height > here.0.height)
    }

    @Test("closures change the traits of a collection, which is current while something is done")
    func traits() {
        let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
        #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
        let both = dark.modifyingTraits { $0.layoutDirection = .rightToLeft }
        #expect(both.userInterfaceStyle == .dark && both.layoutDirection == .rightToLeft)
        let before = UITraitCollection.current
        var seen: UIUserInterfaceStyle?
        dark.performAsCurrent { seen = UITraitCollection.current.userInterfaceStyle }
        #expect(seen == .dark && UITraitCollection.current == before)
    }

    @Test("an object keeps its actions and names, and gives the elements of a container")
    func accessibility() {
        let (view, button) = (UIView(), UIButton(type: .system))
        view.accessibilityAttributedLabel = NSAttributedString(string: "Tea")
        #expect(view.accessibilityLabel == "Tea" && view.accessibilityAttributedLabel?.string == "Tea")
        #expect(view.accessibilityUserInputLabels == ["Tea"] && view.accessibilityAttributedHint == nil)
        view.accessibilityUserInputLabels = ["Leaf"]
        view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Pour") { _ in true }]
        #expect(view.accessibilityUserInputLabels == ["Leaf"] && view.accessibilityCustomActions?.count == 1)
        #expect(button.accessibilityRespondsToUserInteraction && !view.accessibilityRespondsToUserInteraction)
        view.accessibilityPath = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
        view.accessibilityElements = [button]
        #expect(view.accessibilityElement(at: 0) as? UIButton === button && view.accessibilityElementCount() == 1)
        #expect(view.index(ofAccessibilityElement: button) == 0)
        #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    }
}
