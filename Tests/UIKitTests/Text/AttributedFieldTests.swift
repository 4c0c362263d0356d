import Foundation
import QuartzCore
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
        #expect(view.text == "plain" && color(view.attributedText) == .red, "the style of the text before stays")
        view.text = nil
        #expect(view.text == "")
    }

    private static let big = UIFont.boldSystemFont(ofSize: 30)
    /// A text that is red, big and centered at its beginning, and says nothing of its end.
    private static var mixed: NSAttributedString {
        let centered = NSMutableParagraphStyle()
        centered.alignment = .center
        let text = NSMutableAttributedString(
            string: "red", attributes: [.foregroundColor: UIColor.red, .font: big, .paragraphStyle: centered])
        text.append(NSAttributedString(string: " rest"))
        return text
    }

    /// The colors and fonts of the beginning and the end of a text.
    private func looks(_ text: NSAttributedString?) -> [String] {
        guard let text else { return [] }
        return [0, text.length - 1].map { place in
            let color = text.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
            let font = text.attribute(.font, at: place, effectiveRange: nil) as? UIFont
            return
                "\(color.map { "\($0 == .red ? "red" : $0 == .blue ? "blue" : "?")" } ?? "-") \(font?.pointSize ?? 0)"
        }
    }

    @Test("A label reports the font, color and alignment of its attributed text's beginning, and keeps them")
    func labelReports() {
        let label = UILabel()
        (label.textColor, label.font) = (.blue, .systemFont(ofSize: 12))
        label.attributedText = Self.mixed
        #expect(label.textColor == .red && label.font == Self.big && label.textAlignment == .center)
        #expect(looks(label.attributedText) == ["red 30.0", "- 0.0"], "the end has the label's own style")
        label.text = "plain"
        #expect(label.textColor == .red && label.font == Self.big && label.textAlignment == .center)
    }

    @Test("A color, font or alignment that is set is that of a label's whole attributed text")
    func labelApplies() {
        let label = UILabel()
        label.attributedText = Self.mixed
        label.textColor = .blue
        #expect(label.textColor == .blue && looks(label.attributedText) == ["blue 30.0", "blue 0.0"])
        label.font = .systemFont(ofSize: 10)
        #expect(looks(label.attributedText) == ["blue 10.0", "blue 10.0"])
        label.textAlignment = .right
        let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.alignment == .right)
        #expect(looks(Self.mixed) == ["red 30.0", "- 0.0"], "the text that was set is left alone")
    }

    @Test("The end of a text without a color has the color that a label had before")
    func labelDrawsTheRest() {
        func picture(_ label: UILabel) -> Data? {
            label.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
            return UIGraphicsImageRenderer(size: label.bounds.size).pngData { label.layer.render(in: $0.cgContext) }
        }
        let (own, said) = (UILabel(), UILabel())
        (own.textColor, own.font) = (.blue, .systemFont(ofSize: 12))
        own.attributedText = Self.mixed
        let text = NSMutableAttributedString(attributedString: Self.mixed)
        text.addAttributes(
            [.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 12)],
            range: NSRange(location: 3, length: 5))
        said.attributedText = text
        #expect(picture(own) != nil && picture(own) == picture(said))
    }

    @Test("A button's attributed title leaves the style of its plain titles alone")
    func buttonTitles() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.setTitle("plain", for: .normal)
        button.setAttributedTitle(Self.mixed, for: .selected)
        button.layoutIfNeeded()
        let plain = button.titleLabel?.font
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(button.titleLabel?.font == Self.big && button.titleLabel?.textColor == .red)
        button.isSelected = false
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "plain" && button.titleLabel?.font == plain)
        #expect(button.titleLabel?.textColor != .red)
    }

    @Test("Fields and text views report the style of their attributed text, and apply what is set to all of it")
    func fieldsAndViews() {
        let (field, view) = (UITextField(), UITextView())
        field.attributedText = Self.mixed
        view.attributedText = Self.mixed
        #expect(field.textColor == .red && field.font == Self.big && field.textAlignment == .center)
        #expect(view.textColor == .red && view.font == Self.big && view.textAlignment == .center)
        view.selectedRange = NSRange(location: 2, length: 1)
        (field.textColor, view.textColor) = (.blue, .blue)
        (field.font, view.font) = (.systemFont(ofSize: 10), .systemFont(ofSize: 10))
        #expect(looks(field.attributedText) == ["blue 10.0", "blue 10.0"])
        #expect(looks(view.attributedText) == ["blue 10.0", "blue 10.0"])
        #expect(view.selectedRange == NSRange(location: 2, length: 1))
        field.attributedPlaceholder = Self.mixed
        field.font = .systemFont(ofSize: 8)
        #expect(looks(field.attributedPlaceholder) == ["red 8.0", "- 8.0"])
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
