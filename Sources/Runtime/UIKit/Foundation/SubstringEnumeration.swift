public import Foundation

/// The units of a text that is enumerated by words or sentences, which Foundation for Linux refuses. The values are those of
/// `NSString.EnumerationOptions`, whose other units Foundation enumerates.
public struct SubstringUnits: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let byLines = SubstringUnits([])
    public static let byParagraphs = SubstringUnits(rawValue: 1)
    public static let byComposedCharacterSequences = SubstringUnits(rawValue: 2)
    public static let byWords = SubstringUnits(rawValue: 3)
    public static let bySentences = SubstringUnits(rawValue: 4)
    public static let reverse = SubstringUnits(rawValue: 1 << 8)
    public static let substringNotRequired = SubstringUnits(rawValue: 1 << 9)
    public static let localized = SubstringUnits(rawValue: 1 << 10)

    fileprivate var unit: UInt { rawValue & 0xFF }
}

extension StringProtocol {
    /// Calls a closure with each word, sentence or other unit in a range, with its range and that up to the next unit.
    @_disfavoredOverload
    public func enumerateSubstrings(
        in range: some RangeExpression<Index>, options: SubstringUnits = [],
        _ body: (String?, Range<Index>, Range<Index>, inout Bool) -> Void
    ) {
        let whole = range.relative(to: self)
        let text = String(self)
        func index(_ offset: Int) -> Index { String.Index(utf16Offset: offset, in: text) }
        let bounds = NSRange(
            location: text.utf16.distance(from: text.startIndex, to: whole.lowerBound),
            length: text.utf16.distance(from: whole.lowerBound, to: whole.upperBound))
        (text as NSString).enumerateSubstrings(in: bounds, options: options) { part, own, enclosing, stop in
            var stops = false
            let ranges = [own, enclosing].map { index($0.lowerBound)..<index($0.upperBound) }
            body(part, ranges[0], ranges[1], &stops)
            if stops { stop.pointee = true }
        }
    }
}

extension NSString {
    /// Calls a closure with each word, sentence or other unit in a range, with its range and that up to the next unit.
    @_disfavoredOverload
    public func enumerateSubstrings(
        in range: NSRange, options: SubstringUnits = [],
        using body: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard [3, 4].contains(options.unit) else {
            let others = NSString.EnumerationOptions(rawValue: options.rawValue)
            return withoutActuallyEscaping(body) { enumerateSubstrings(in: range, options: others, using: $0) }
        }
        let scanner = TextUnits(substring(with: range))
        let found = options.unit == 3 ? scanner.words : scanner.sentences
        var stop = ObjCBool(false)
        let places = options.contains(.reverse) ? Array(found.indices.reversed()) : Array(found.indices)
        for place in places where !stop.boolValue {
            let start = place == 0 ? 0 : found[place].location
            let end = place + 1 < found.count ? found[place + 1].location : range.length
            let own = NSRange(location: range.location + found[place].location, length: found[place].length)
            let part = options.contains(.substringNotRequired) ? nil : substring(with: own)
            body(part, own, NSRange(location: range.location + start, length: end - start), &stop)
        }
    }
}

/// The words and sentences of a text, by the rules of Unicode's annex 29 as far as they don't need a dictionary.
struct TextUnits {
    private let characters: [(character: Character, range: NSRange)]

    init(_ text: String) {
        var offset = 0
        characters = text.map { character in
            let length = character.utf16.count
            defer { offset += length }
            return (character, NSRange(location: offset, length: length))
        }
    }

    /// The ranges of UTF-16 units of the words: letters, digits, and single signs between them as in "don't" and "3.14".
    var words: [NSRange] {
        var ranges: [NSRange] = []
        var isOpen = false
        for (place, (character, range)) in characters.enumerated() {
            guard isPart(character) || joins(place) else {
                isOpen = false
                continue
            }
            // Each ideograph is a word of its own.
            if isOpen, !isIdeograph(character), let last = ranges.last {
                ranges[ranges.count - 1].length = range.upperBound - last.location
            } else {
                ranges.append(range)
            }
            isOpen = !isIdeograph(character)
        }
        return ranges
    }

    /// The ranges of the sentences with what follows their ends: signs that close them, and white space.
    var sentences: [NSRange] {
        var ranges: [NSRange] = []
        var (start, place) = (0, 0)
        func close(at end: Int) {
            guard end > start else { return }
            let first = characters[start].range
            ranges.append(
                NSRange(location: first.location, length: characters[end - 1].range.upperBound - first.location))
            start = end
        }
        while place < characters.count {
            let character = characters[place].character
            place += 1
            if character.isNewline {
                close(at: place)
            } else if ".!?…。！？".contains(character) {
                var end = place
                while end < characters.count, ".!?…\"'”’)]»".contains(characters[end].character) { end += 1 }
                let isAtEnd = end == characters.count || characters[end].character.isWhitespace
                while end < characters.count, characters[end].character.isWhitespace,
                    !characters[end].character.isNewline
                {
                    end += 1
                }
                // A small letter goes on with the sentence, as after "e.g. ".
                let goesOn = end < characters.count && characters[end].character.isLowercase && character == "."
                if end < characters.count, characters[end].character.isNewline { continue }
                if isAtEnd, !goesOn {
                    close(at: end)
                    place = end
                }
            }
        }
        close(at: characters.count)
        return ranges
    }

    private func isPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
            || character.unicodeScalars.contains { $0.properties.isEmojiPresentation }
    }

    private func isIdeograph(_ character: Character) -> Bool {
        character.unicodeScalars.first.map { $0.properties.isIdeographic || $0.properties.isEmojiPresentation } ?? false
    }

    /// Whether a sign is between two letters, or two digits, that it joins.
    private func joins(_ place: Int) -> Bool {
        guard place > 0, place + 1 < characters.count else { return false }
        let (before, sign, after) = (
            characters[place - 1].character, characters[place].character, characters[place + 1].character
        )
        if before.isLetter, after.isLetter { return "'’.·:".contains(sign) }
        return before.isNumber && after.isNumber && ".,'".contains(sign)
    }
}
