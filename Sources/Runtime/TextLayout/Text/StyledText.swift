public import Foundation

/// Text with attributes. Indexes count UTF-16 units.
public struct StyledText: Hashable, Sendable {
    public struct Run: Hashable, Sendable {
        public var range: Range<Int>
        public var attributes: TextAttributes

        public init(range: Range<Int>, attributes: TextAttributes) {
            self.range = range
            self.attributes = attributes
        }
    }

    public struct Paragraph: Hashable, Sendable {
        public var range: Range<Int>
        public var attributes: ParagraphAttributes

        public init(range: Range<Int>, attributes: ParagraphAttributes) {
            self.range = range
            self.attributes = attributes
        }
    }

    public var text: String
    /// The runs in ascending order. Text outside of them has `attributes`.
    public var runs: [Run]
    /// The paragraphs in ascending order. Text outside of them has `paragraph`.
    public var paragraphs: [Paragraph]
    public var attributes: TextAttributes
    public var paragraph: ParagraphAttributes

    public init(
        _ text: String, attributes: TextAttributes = TextAttributes(),
        paragraph: ParagraphAttributes = ParagraphAttributes()
    ) {
        self.init(text, runs: [], paragraphs: [], attributes: attributes, paragraph: paragraph)
    }

    public init(
        _ text: String, runs: [Run], paragraphs: [Paragraph] = [], attributes: TextAttributes = TextAttributes(),
        paragraph: ParagraphAttributes = ParagraphAttributes()
    ) {
        self.text = text
        self.runs = runs
        self.paragraphs = paragraphs
        self.attributes = attributes
        self.paragraph = paragraph
    }

    /// Multiplies the sizes of all fonts.
    public mutating func scale(by factor: CGFloat) {
        attributes.font.size *= factor
        for index in runs.indices { runs[index].attributes.font.size *= factor }
    }

    /// Returns contiguous runs that cover the whole text.
    func runs(covering length: Int) -> [Run] {
        var result: [Run] = []
        var place = 0
        for run in runs where run.range.upperBound > place && run.range.lowerBound < length && !run.range.isEmpty {
            if run.range.lowerBound > place {
                result.append(Run(range: place..<run.range.lowerBound, attributes: attributes))
                place = run.range.lowerBound
            }
            let end = min(run.range.upperBound, length)
            result.append(Run(range: place..<end, attributes: run.attributes))
            place = end
        }
        if place < length || result.isEmpty { result.append(Run(range: place..<length, attributes: attributes)) }
        return result
    }

    func paragraph(at place: Int) -> ParagraphAttributes {
        var (low, high) = (0, paragraphs.count)
        while low < high {
            let middle = (low + high) / 2
            if paragraphs[middle].range.upperBound <= place { low = middle + 1 } else { high = middle }
        }
        guard low < paragraphs.count, paragraphs[low].range.contains(place) else { return paragraph }
        return paragraphs[low].attributes
    }
}
