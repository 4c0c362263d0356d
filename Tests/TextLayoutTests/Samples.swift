import CoreGraphics
import TextLayout

func layout(
    _ text: String, size: CGFloat = 17, width: CGFloat = .infinity, lines: Int = 0, height: CGFloat = .infinity,
    mode: LineBreakMode = .wordWrapping, alignment: TextAlignment = .natural
) -> TextLayout {
    TextLayout(
        StyledText(
            text, attributes: TextAttributes(font: TextFont(size: size)),
            paragraph: ParagraphAttributes(alignment: alignment, lineBreakMode: mode)),
        width: width, maximumLines: lines, height: height)
}

/// The width of a line in ems.
func ems(_ text: String, _ family: String, weight: Int = 400) -> CGFloat {
    let font = TextFont(family: .named(family), size: 100, weight: weight)
    return TextLayout(StyledText(text, attributes: TextAttributes(font: font))).size.width / 100
}

/// The parts of the text that the lines stand for.
func parts(_ layout: TextLayout, of text: String) -> [String] {
    let units = Array(text.utf16)
    return layout.lines.map { String(decoding: units[$0.range], as: UTF16.self) }
}

let pangram = "The quick brown fox jumps over the lazy dog"
let hebrew = "שלום עולם"
