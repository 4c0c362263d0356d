public import Foundation

public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

/// Finds the words, sentences or paragraphs of a text.
open class NLTokenizer: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let numeric = Attributes(rawValue: 1)
        public static let symbolic = Attributes(rawValue: 2)
        public static let emoji = Attributes(rawValue: 4)
    }

    public let unit: NLTokenUnit
    open var string: String?

    public init(unit: NLTokenUnit) { self.unit = unit }

    open func setLanguage(_ language: NLLanguage) {}

    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        var tokens: [Range<String.Index>] = []
        enumerateTokens(in: range) { token, _ in
            tokens.append(token)
            return true
        }
        return tokens
    }

    open func enumerateTokens(
        in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
    ) {
        guard let string else { return }
        for token in TextUnits(string).tokens(unit) where token.overlaps(range) {
            let text = string[token]
            var attributes: Attributes = []
            if text.allSatisfy({ $0.isNumber || ".,".contains($0) }), unit == .word { attributes.insert(.numeric) }
            if !block(token, attributes) { return }
        }
    }

    open func tokenRange(at index: String.Index) -> Range<String.Index> {
        guard let string else { return index..<index }
        return TextUnits(string).tokens(unit).first { $0.contains(index) || $0.lowerBound == index } ?? index..<index
    }
}

/// The parts of a text.
struct TextUnits {
    private let text: String

    init(_ text: String) { self.text = text }

    func tokens(_ unit: NLTokenUnit) -> [Range<String.Index>] {
        switch unit {
        case .word: pieces().filter(\.isWord).map(\.range)
        case .sentence: sentences()
        case .paragraph: paragraphs()
        case .document: text.isEmpty ? [] : [text.startIndex..<text.endIndex]
        }
    }

    /// Returns the words and what is between them: spaces as one, other characters one by one. Ideographs are words alone.
    func pieces() -> [(range: Range<String.Index>, isWord: Bool)] {
        var pieces: [(Range<String.Index>, Bool)] = []
        var place = text.startIndex
        while place < text.endIndex {
            let start = place
            let first = text[place]
            if first.isWhitespace {
                place = text[place...].firstIndex { !$0.isWhitespace } ?? text.endIndex
                pieces.append((start..<place, false))
            } else if first.isIdeograph {
                place = text.index(after: place)
                pieces.append((start..<place, true))
            } else if first.isPartOfWord {
                place = endOfWord(from: place)
                pieces.append((start..<place, true))
            } else {
                place = text.index(after: place)
                pieces.append((start..<place, false))
            }
        }
        return pieces
    }

    /// Apostrophes and hyphen-like marks between letters, and points between digits, belong to a word.
    private func endOfWord(from start: String.Index) -> String.Index {
        var place = start
        while place < text.endIndex {
            let character = text[place]
            if character.isPartOfWord, !character.isIdeograph { place = text.index(after: place); continue }
            let next = text.index(after: place)
            guard place > start, next < text.endIndex else { return place }
            let (before, after) = (text[text.index(before: place)], text[next])
            let isWithin =
                "'’".contains(character) && before.isLetter && after.isLetter
                || ".,:".contains(character) && before.isNumber && after.isNumber
                || character == "." && before.isLetter && after.isLetter && before.isUppercase
            guard isWithin else { return place }
            place = next
        }
        return place
    }

    private func sentences() -> [Range<String.Index>] {
        var sentences: [Range<String.Index>] = []
        for paragraph in paragraphs() {
            var start = paragraph.lowerBound
            var place = start
            while place < paragraph.upperBound {
                let character = text[place]
                place = text.index(after: place)
                guard ".!?…。！？".contains(character) else { continue }
                // Closing marks and the space behind belong to the sentence.
                while place < paragraph.upperBound, "\"'”’)]».!?…".contains(text[place]) {
                    place = text.index(after: place)
                }
                let isEnd =
                    place == paragraph.upperBound || text[place].isWhitespace || "。！？".contains(character)
                guard isEnd, !isAbbreviation(before: place, from: start) else { continue }
                while place < paragraph.upperBound, text[place].isWhitespace { place = text.index(after: place) }
                sentences.append(start..<place)
                start = place
            }
            if start < paragraph.upperBound, text[start..<paragraph.upperBound].contains(where: { !$0.isWhitespace }) {
                sentences.append(start..<paragraph.upperBound)
            }
        }
        return sentences
    }

    private static let abbreviations: Set<Substring> = [
        "mr", "mrs", "ms", "dr", "prof", "st", "sr", "jr", "vs", "etc", "e.g", "i.e", "no", "fig", "approx", "inc",
        "ltd",
    ]

    private func isAbbreviation(before end: String.Index, from start: String.Index) -> Bool {
        let sentence = text[start..<end]
        guard sentence.hasSuffix("."), end < text.endIndex else { return false }
        let word = sentence.dropLast().split { $0.isWhitespace || "(\"“".contains($0) }.last ?? ""
        let isInitial = word.count == 1 && word.first?.isUppercase == true && word != "I"
        return isInitial || Self.abbreviations.contains(Substring(word.lowercased()))
    }

    private func paragraphs() -> [Range<String.Index>] {
        var paragraphs: [Range<String.Index>] = []
        var start = text.startIndex
        while start < text.endIndex {
            let line = text[start...].firstIndex(where: \.isNewline)
            let end = line.map { text.index(after: $0) } ?? text.endIndex
            if text[start..<end].contains(where: { !$0.isWhitespace }) { paragraphs.append(start..<end) }
            start = end
        }
        return paragraphs
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }

    /// Whether the character is written without spaces between words.
    fileprivate var isIdeograph: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        return (0x3400...0x9FFF).contains(scalar.value) || (0x20000...0x3FFFF).contains(scalar.value)
    }
}
