public import Foundation

/// Checks the spelling of words against the system's list of words, `/usr/share/dict/words`. Without a list, every word
/// is right, which is reported.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    private static let learned = LearnedWords()
    private static let words = WordList()
    private var ignored: Set<String> = []

    public override init() { super.init() }

    public class var availableLanguages: [String] { ["en_US", "en"] }

    /// Returns the range of the first misspelled word from a place, or one whose location is `NSNotFound`.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let ranges = Self.ranges(ofWordsIn: stringToCheck, range)
        let text = NSString(string: stringToCheck)
        func isWrong(_ range: NSRange) -> Bool { !isRight(text.substring(with: range)) }
        if let found = ranges.first(where: { $0.location >= startingOffset && isWrong($0) }) { return found }
        if wrapFlag, let found = ranges.first(where: { $0.location < startingOffset && isWrong($0) }) { return found }
        return NSRange(location: NSNotFound, length: 0)
    }

    /// Returns words of the list that differ in one letter.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        let word = NSString(string: string).substring(with: range).lowercased()
        return Self.variants(of: word).filter { Self.words.contains($0) }
    }

    /// Returns words of the list that begin like the one in the range.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        Self.words.completions(of: NSString(string: string).substring(with: range).lowercased())
    }

    open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore.lowercased()) }
    open var ignoredWords: [String]? {
        get { ignored.sorted() }
        set { ignored = Set((newValue ?? []).map { $0.lowercased() }) }
    }

    public class func learnWord(_ word: String) { learned.words.insert(word.lowercased()) }
    public class func hasLearnedWord(_ word: String) -> Bool { learned.words.contains(word.lowercased()) }
    public class func unlearnWord(_ word: String) { learned.words.remove(word.lowercased()) }

    private func isRight(_ word: String) -> Bool {
        let word = word.lowercased()
        return ignored.contains(word) || Self.learned.words.contains(word) || Self.words.contains(word)
    }

    private static func ranges(ofWordsIn text: String, _ range: NSRange) -> [NSRange] {
        var found: [NSRange] = []
        var start: Int?
        let units = Array(text.utf16)
        for place in max(0, range.location)...min(units.count, range.location + range.length) {
            let isLetter =
                place < min(units.count, range.location + range.length)
                && (Unicode.Scalar(units[place]).map { $0.properties.isAlphabetic || $0 == "'" } ?? true)
            if isLetter, start == nil { start = place }
            if !isLetter, let begun = start {
                found.append(NSRange(location: begun, length: place - begun))
                start = nil
            }
        }
        return found
    }

    private static func variants(of word: String) -> [String] {
        let letters = Array(word)
        let alphabet = Array("abcdefghijklmnopqrstuvwxyz")
        var found: [String] = []
        for place in 0...letters.count {
            let (head, tail) = (letters[..<place], letters[place...])
            found += alphabet.map { String(head + [$0] + tail) }
            guard let first = tail.first else { continue }
            let rest = tail.dropFirst()
            found.append(String(head + rest))
            found += alphabet.filter { $0 != first }.map { String(head + [$0] + rest) }
            if let second = rest.first { found.append(String(head + [second, first] + rest.dropFirst())) }
        }
        var seen: Set<String> = []
        return found.filter { seen.insert($0).inserted }
    }

    @MainActor
    private final class LearnedWords { var words: Set<String> = [] }

    /// The words of the system, read when they are first needed.
    @MainActor
    private final class WordList {
        private lazy var words: [String] = read()
        private lazy var known = Set(words)

        private func read() -> [String] {
            guard let data = FileManager.default.contents(atPath: "/usr/share/dict/words") else {
                UIEnvironment.current.report(
                    "there is no list of words to check spelling with; install one, such as the package 'wamerican'")
                return []
            }
            return String(decoding: data, as: UTF8.self).split(separator: "\n").map { $0.lowercased() }.sorted()
        }

        func contains(_ word: String) -> Bool { words.isEmpty || known.contains(word) }

        func completions(of start: String) -> [String] {
            start.isEmpty ? [] : Array(words.lazy.filter { $0.hasPrefix(start) }.prefix(20))
        }
    }
}
