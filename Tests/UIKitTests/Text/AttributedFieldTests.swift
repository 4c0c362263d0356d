import Foundation
import Testing
import UIKit

@MainActor
@Suite("Texts and attributed texts of fields and text views")
struct AttributedFieldTests {
    private static let red = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])

    private func color(_ text: NSAttributedString?) -> UIColor? {
        guard let text, text.length > 0 else { return nil }
        return text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }

    @Test("A field's text is that of its attributed text; a text that is set has the field's attributes")
    func field() {
        let field = UITextField()
        #expect(field.text == "")
        field.attributedText = Self.red
        #expect(field.text == "red" && color(field.attributedText) == .red)
        field.textColor = .blue
        field.text = "plain"
        #expect(field.text == "plain" && field.attributedText?.string == "plain")
        #expect(color(field.attributedText) == .blue)
        field.attributedText = Self.red
        field.text = ""
        #expect(field.text == "" && field.attributedText?.string == "")
        field.attributedText = Self.red
        field.attributedText = nil
        #expect(field.text == "")
    }

    @Test("What is typed into an attributed field is part of its text")
    func typing() {
        let field = UITextField()
        field.attributedText = Self.red
        field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
        field.insertText("dish")
        #expect(field.text == "reddish" && field.attributedText?.string == "reddish")
        #expect(color(field.attributedText) == .red)
    }

    @Test("A text view's text is that of its attributed text; a text that is set replaces it")
    func view() {
        let view = UITextView()
        #expect(view.text == "")
        view.attributedText = Self.red
        #expect(view.text == "red" && color(view.attributedText) == .red)
        view.text = "plain"
        #expect(view.text == "plain" && color(view.attributedText) != .red)
        view.text = nil
        #expect(view.text == "")
    }

    @Test("Descriptors and fonts keep features, in all sizes and traits, and by these fonts differ")
    func features() throws {
        let capitals = [
            UIFontDescriptor.FeatureKey.type: kUpperCaseType, .selector: kUpperCaseSmallCapsSelector,
        ]
        let plain = UIFont.systemFont(ofSize: 20)
        let font = UIFont(descriptor: plain.fontDescriptor.addingAttributes([.featureSettings: [capitals]]), size: 20)
        #expect(font != plain)
        for other in [
            font, font.withSize(30),
            UIFont(descriptor: try #require(font.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0),
        ] {
            let settings =
                other.fontDescriptor.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Int]]
            #expect(settings == [capitals])
        }
        #expect(plain.fontDescriptor.object(forKey: .featureSettings) == nil)
    }

    @Test("The font of a text style's descriptor is of the style, unless its size is another")
    func styles() {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
        func style(_ font: UIFont) -> UIFont.TextStyle? {
            font.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle
        }
        #expect(style(UIFont(descriptor: descriptor, size: 0)) == .title1)
        #expect(style(UIFont(descriptor: descriptor, size: 50)) == nil)
    }
}
