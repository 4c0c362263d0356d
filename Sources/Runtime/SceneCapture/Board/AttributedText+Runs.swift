import Foundation
import StoryboardEditing
import UIKit

extension AttributedText {
    /// The parts of the text as the command that writes them has them.
    @MainActor
    var runs: [TextRun] {
        var runs: [TextRun] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            var run = TextRun(text: text.attributedSubstring(from: range).string)
            run.font = Self.font(attributes[.font] as? UIFont ?? font)
            run.color = Self.color(attributes[.foregroundColor] as? UIColor ?? color)
            if (attributes[.underlineStyle] as? NSNumber).map({ $0.intValue != 0 }) == true {
                run.underline = TextRun.Line()
            }
            if (attributes[.strikethroughStyle] as? NSNumber).map({ $0.intValue != 0 }) == true {
                run.strikethrough = TextRun.Line()
            }
            run.background = (attributes[.backgroundColor] as? UIColor).map(Self.color)
            run.kerning = (attributes[.kern] as? NSNumber)?.doubleValue
            run.baselineOffset = (attributes[.baselineOffset] as? NSNumber)?.doubleValue
            if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
                run.alignment = Self.alignments[style.alignment]
                if style.lineSpacing != 0 { run.lineSpacing = Double(style.lineSpacing) }
            }
            if run.alignment == nil || run.alignment == "natural" { run.alignment = Self.alignments[alignment] }
            runs.append(run)
        }
        return runs
    }

    private static let alignments: [NSTextAlignment: String] = [
        .left: "left", .center: "center", .right: "right", .justified: "justified", .natural: "natural",
    ]

    @MainActor
    private static func font(_ font: UIFont) -> DocumentValue.Font {
        let spelled = ValueSpelling.font(font, key: "font").element
        return DocumentValue.Font(
            weight: spelled["type"] == "boldSystem" ? "bold" : spelled["weight"],
            isItalic: spelled["type"] == "italicSystem" ? true : nil, name: spelled["name"], family: spelled["family"],
            size: Double(font.pointSize))
    }

    @MainActor
    private static func color(_ color: UIColor) -> DocumentValue.Color {
        let spelled = ValueSpelling.color(color, key: "color").element
        func number(_ name: String) -> Double? { spelled[name].flatMap(Double.init) }
        return DocumentValue.Color(
            system: spelled["systemColor"], name: spelled["name"], red: number("red"), green: number("green"),
            blue: number("blue"), white: number("white"), alpha: number("alpha"))
    }
}
