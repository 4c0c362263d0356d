public import Foundation

public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let tokenType = NLTagScheme("TokenType")
    public static let lexicalClass = NLTagScheme("LexicalClass")
    public static let nameType = NLTagScheme("NameType")
    public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
    public static let lemma = NLTagScheme("Lemma")
    public static let language = NLTagScheme("Language")
    public static let script = NLTagScheme("Script")
    public static let sentimentScore = NLTagScheme("SentimentScore")
}

public struct NLTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let word = NLTag("Word")
    public static let punctuation = NLTag("Punctuation")
    public static let whitespace = NLTag("Whitespace")
    public static let other = NLTag("Other")
    public static let noun = NLTag("Noun")
    public static let verb = NLTag("Verb")
    public static let adjective = NLTag("Adjective")
    public static let adverb = NLTag("Adverb")
    public static let pronoun = NLTag("Pronoun")
    public static let determiner = NLTag("Determiner")
    public static let particle = NLTag("Particle")
    public static let preposition = NLTag("Preposition")
    public static let number = NLTag("Number")
    public static let conjunction = NLTag("Conjunction")
    public static let interjection = NLTag("Interjection")
    public static let otherWord = NLTag("OtherWord")
    public static let otherPunctuation = NLTag("OtherPunctuation")
    public static let otherWhitespace = NLTag("OtherWhitespace")
    public static let personalName = NLTag("PersonalName")
    public static let placeName = NLTag("PlaceName")
    public static let organizationName = NLTag("OrganizationName")
}

/// Tells what the parts of a text are: words, punctuation, numbers, and the language. There are no models of words' classes, names
/// and feelings: words are other words, and the sentiment is neutral.
open class NLTagger: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let omitWords = Options(rawValue: 1)
        public static let omitPunctuation = Options(rawValue: 2)
        public static let omitWhitespace = Options(rawValue: 4)
        public static let omitOther = Options(rawValue: 8)
        public static let joinNames = Options(rawValue: 16)
        public static let joinContractions = Options(rawValue: 32)
    }

    public let tagSchemes: [NLTagScheme]
    open var string: String?
    open var dominantLanguage: NLLanguage? { string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) } }

    public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

    open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
        unit == .word ? [.tokenType, .language] : [.language]
    }

    open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}

    open func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = string
        return tokenizer.tokenRange(at: index)
    }

    open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
        let part = parts(unit).first { $0.range.contains(index) || $0.range.lowerBound == index }
        guard let part else { return (nil, index..<index) }
        return (tag(part, scheme), part.range)
    }

    open func tags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
    ) -> [(NLTag?, Range<String.Index>)] {
        var tags: [(NLTag?, Range<String.Index>)] = []
        enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, range in
            tags.append((tag, range))
            return true
        }
        return tags
    }

    open func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        guard let string else { return }
        for part in parts(unit) where part.range.overlaps(range) {
            let isSpace = string[part.range].allSatisfy(\.isWhitespace)
            let option: Options = part.isWord ? .omitWords : isSpace ? .omitWhitespace : .omitPunctuation
            if options.contains(option), unit == .word { continue }
            if !block(tag(part, scheme), part.range) { return }
        }
    }

    private func parts(_ unit: NLTokenUnit) -> [(range: Range<String.Index>, isWord: Bool)] {
        guard let string else { return [] }
        let units = TextUnits(string)
        return unit == .word ? units.pieces() : units.tokens(unit).map { ($0, true) }
    }

    private func tag(_ part: (range: Range<String.Index>, isWord: Bool), _ scheme: NLTagScheme) -> NLTag? {
        guard let string else { return nil }
        let text = string[part.range]
        let isSpace = text.allSatisfy(\.isWhitespace)
        switch scheme {
        case .tokenType: return part.isWord ? .word : isSpace ? .whitespace : .punctuation
        case .lexicalClass, .nameType, .nameTypeOrLexicalClass:
            if !part.isWord { return isSpace ? .otherWhitespace : .otherPunctuation }
            return text.allSatisfy(\.isNumber) && scheme != .nameType ? .number : .otherWord
        case .language: return dominantLanguage.map { NLTag($0.rawValue) }
        case .sentimentScore: return NLTag("0.0")
        default: return nil
        }
    }
}

public enum NLDistanceType: Int, Sendable { case cosine }
public typealias NLDistance = Double

/// Words as places whose distances are meanings. There are none here.
open class NLEmbedding: NSObject, @unchecked Sendable {
    open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    open func neighbors(for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine) -> [(
        String, NLDistance
    )] { [] }
    open func distance(between one: String, and other: String, distanceType: NLDistanceType = .cosine) -> NLDistance {
        2
    }
    open func contains(_ string: String) -> Bool { false }
}
