import Foundation

/// The paragraphs of a text, at least one; a line end as the last character is followed by an empty one.
package final class ShapedText: Sendable {
    let runs: [StyledText.Run]
    let paragraphs: [ShapedParagraph]
    /// The length in UTF-16 units.
    let length: Int

    /// A closure that is called for each text that is shaped.
    @TaskLocal package static var onShaping: (@Sendable () -> Void)?

    init(_ text: StyledText) {
        Self.onShaping?()
        let units = Array(text.text.utf16)
        length = units.count
        runs = text.runs(covering: units.count)
        var shaper = Shaper(runs: runs)
        var paragraphs: [ShapedParagraph] = []
        var start = 0
        while true {
            let end = units[start...].firstIndex(where: Self.endsLine) ?? units.count
            let endLength =
                end == units.count ? 0 : units[end] == 0x0D && end + 1 < units.count && units[end + 1] == 0x0A ? 2 : 1
            paragraphs.append(
                shaper.shape(
                    Array(units[start..<end]), at: start, endLength: endLength,
                    paragraph: text.paragraph(at: min(start, max(units.count - 1, 0)))))
            if endLength == 0 { break }
            start = end + endLength
        }
        self.paragraphs = paragraphs
    }

    /// Returns the attributes of the character at an index, or of the last one.
    func attributes(at place: Int) -> TextAttributes {
        var (low, high) = (0, runs.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if runs[middle].range.lowerBound <= place { low = middle } else { high = middle - 1 }
        }
        return runs[low].attributes
    }

    private static func endsLine(_ unit: UInt16) -> Bool {
        unit == 0x0A || unit == 0x0D || unit == 0x2028 || unit == 0x2029 || unit == 0x85
    }
}
