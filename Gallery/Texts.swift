import Foundation
import UIKit

/// Styles, alignments, truncation, attributes and directions of text.
@MainActor
func texts() -> Page {
    var page = Page(styles: [Page.styles[0]])
    addTextStyles(to: &page)
    page.startColumn()
    addLines(to: &page)
    page.startColumn()
    addAttributes(to: &page)
    return page
}

@MainActor
private func label(_ text: String, width: CGFloat? = nil, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    change(label)
    let size = label.sizeThatFits(CGSize(width: width ?? 0, height: 0))
    label.bounds.size = CGSize(width: width ?? size.width, height: size.height)
    return label
}

@MainActor
private func addTextStyles(to page: inout Page) {
    let styles: [(String, UIFont.TextStyle)] = [
        ("large title", .largeTitle), ("title 1", .title1), ("title 2", .title2), ("title 3", .title3),
        ("headline", .headline), ("body", .body), ("callout", .callout), ("subheadline", .subheadline),
        ("footnote", .footnote), ("caption 1", .caption1), ("caption 2", .caption2),
    ]
    for (name, style) in styles {
        page.add(name, label("Hamburgefons") { $0.font = .preferredFont(forTextStyle: style) })
    }
    let weights: [(String, UIFont.Weight)] = [
        ("ultra light", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
        ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    for (name, weight) in weights {
        page.add(name, label("Hamburgefons") { $0.font = .systemFont(ofSize: 17, weight: weight) })
    }
    page.add("italic", label("Hamburgefons") { $0.font = .italicSystemFont(ofSize: 17) })
    page.add("monospaced", label("Hamburgefons") { $0.font = .monospacedSystemFont(ofSize: 17, weight: .regular) })
}

@MainActor
private func addLines(to page: inout Page) {
    let long = "Text that is much longer than one line has room for"
    let modes: [(String, NSLineBreakMode)] = [
        ("cut at the end", .byTruncatingTail), ("at the beginning", .byTruncatingHead),
        ("in the middle", .byTruncatingMiddle), ("clipped", .byClipping),
    ]
    for (name, mode) in modes { page.add(name, label(long, width: 205) { $0.lineBreakMode = mode }) }
    page.add("two lines", label(long + ", or even two", width: 205) { $0.numberOfLines = 2 })
    page.add(
        "made smaller",
        label("Too long to be shown as it is", width: 205) {
            ($0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (true, 0.5)
        })
    let paragraph = "Lines break between words; what is left goes to one side, to both, or between the words."
    let alignments: [(String, NSTextAlignment)] = [
        ("left", .left), ("centred", .center), ("right", .right), ("justified", .justified),
    ]
    for (name, alignment) in alignments {
        let text = label(paragraph, width: 205) {
            ($0.numberOfLines, $0.textAlignment, $0.font) = (0, alignment, .systemFont(ofSize: 14))
        }
        page.add(name, text)
    }
}

@MainActor
private func addAttributes(to page: inout Page) {
    func attributed(_ name: String, _ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        let string = NSMutableAttributedString(string: "Some ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        string.append(
            NSAttributedString(
                string: text, attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 17)]) { own, _ in own }))
        string.append(NSAttributedString(string: " words", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        page.add(name, label("", width: 205) { $0.attributedText = string })
    }
    attributed("color", "red", [.foregroundColor: UIColor.systemRed])
    attributed("ground", "marked", [.backgroundColor: UIColor.systemYellow])
    attributed("underline", "underlined", [.underlineStyle: 1])
    attributed("strikethrough", "struck", [.strikethroughStyle: 1])
    attributed("font", "bold", [.font: UIFont.boldSystemFont(ofSize: 17)])
    attributed("size", "large", [.font: UIFont.systemFont(ofSize: 24)])
    attributed("kerning", "spread", [.kern: 4])
    attributed("baseline", "raised", [.baselineOffset: 5, .font: UIFont.systemFont(ofSize: 11)])
    let spaced = NSMutableParagraphStyle()
    (spaced.lineSpacing, spaced.alignment) = (8, .center)
    let lines = label("", width: 205) {
        $0.numberOfLines = 0
        $0.attributedText = NSAttributedString(
            string: "Lines with more room between them", attributes: [.paragraphStyle: spaced])
    }
    page.add("paragraph", lines)
    page.add(
        "Hebrew",
        label("שלום עולם, זה טקסט", width: 205) {
            $0.textAlignment = .right
        })
    page.add("Arabic", label("مرحبا بالعالم", width: 205) { $0.textAlignment = .right })
    page.add("both", label("Version 17 של המערכת", width: 205))
    page.add("accents", label("Ångström, naïve, Łódź, Việt Nam", width: 205) { $0.font = .systemFont(ofSize: 14) })
    page.add(
        "shadow",
        label("Shadow", width: 205) { ($0.shadowColor, $0.shadowOffset) = (.systemGray3, .init(width: 0, height: 2)) })
    page.add("disabled", label("Disabled", width: 205) { $0.isEnabled = false })
}
