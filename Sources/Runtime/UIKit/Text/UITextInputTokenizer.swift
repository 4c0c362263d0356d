public import Foundation

/// A unit of text.
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }

/// A direction in a text, in which it is stored or laid out.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Whether the direction is from the end to the beginning.
    var isBackward: Bool { [1, 3, 4].contains(rawValue) }
}

/// Hears of changes of a text that an input method doesn't make itself.
@preconcurrency @MainActor
public protocol UITextInputDelegate: DelegateObject {
    func selectionWillChange(_ textInput: (any UITextInput)?)
    func selectionDidChange(_ textInput: (any UITextInput)?)
    func textWillChange(_ textInput: (any UITextInput)?)
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds units in a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// Finds the units of a text input's text by its characters, and its lines by where they are.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UIResponder & UITextInput)?

    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    private var text: NSString {
        guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
            return ""
        }
        return (input.text(in: all) ?? "") as NSString
    }

    private func offset(_ position: UITextPosition) -> Int {
        input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
    }

    private func position(_ offset: Int) -> UITextPosition? {
        input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
    }

    /// Returns the unit around a place, or on the side of a direction of a place between two.
    private func unit(_ place: Int, _ kind: UITextGranularity, isBackward: Bool) -> NSRange? {
        let units = units(kind)
        return units.first { isBackward ? $0.location < place && place <= $0.upperBound : $0.contains(place) }
    }

    /// Returns the ranges of all units of a kind.
    private func units(_ kind: UITextGranularity) -> [NSRange] {
        let text = text
        switch kind {
        case .document: return [NSRange(location: 0, length: text.length)]
        case .character: return characters(of: text)
        case .word: return TextUnits(String(describing: text)).words
        case .sentence: return pieces(of: text) { ".!?\n".unicodeScalars.contains($0) }
        case .paragraph: return pieces(of: text) { $0 == "\n" }
        case .line: return lines(of: text)
        }
    }

    private func characters(of text: NSString) -> [NSRange] {
        var (ranges, place) = ([NSRange](), 0)
        while place < text.length {
            let range = text.rangeOfComposedCharacterSequence(at: place)
            ranges.append(range)
            place = max(range.upperBound, place + 1)
        }
        return ranges
    }

    /// Returns the ranges that end after a character that passes a test.
    private func pieces(of text: NSString, _ ends: (Unicode.Scalar) -> Bool) -> [NSRange] {
        var (ranges, start) = ([NSRange](), 0)
        for range in characters(of: text) where text.substring(with: range).unicodeScalars.contains(where: ends) {
            ranges.append(NSRange(location: start, length: range.upperBound - start))
            start = range.upperBound
        }
        if start < text.length { ranges.append(NSRange(location: start, length: text.length - start)) }
        return ranges
    }

    /// Returns the ranges of characters whose carets are at the same height.
    private func lines(of text: NSString) -> [NSRange] {
        guard let input else { return [] }
        var (ranges, height) = ([NSRange](), CGFloat.nan)
        for range in characters(of: text) {
            let y = position(range.location).map { input.caretRect(for: $0).minY } ?? 0
            if y == height, !ranges.isEmpty {
                ranges[ranges.count - 1].length += range.length
            } else {
                ranges.append(range)
            }
            height = y
        }
        return ranges
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input, let unit = unit(offset(position), granularity, isBackward: direction.isBackward),
            let start = self.position(unit.location), let end = self.position(unit.upperBound)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        let place = offset(position)
        return units(granularity).contains { direction.isBackward ? $0.location == place : $0.upperBound == place }
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        let place = offset(position)
        let edges = units(granularity).flatMap { [$0.location, $0.upperBound] }
        let found = direction.isBackward ? edges.last { $0 < place } : edges.first { $0 > place }
        return found.flatMap { self.position($0) }
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { unit(offset(position), granularity, isBackward: direction.isBackward) != nil }
}

extension UITextEditing where Self: UIResponder {
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
}

extension UITextEditing {
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }
    /// Does nothing: the direction of a text follows its characters and its paragraph styles.
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        guard let other = self.position(from: position, in: direction, offset: 1) else { return nil }
        return textRange(from: position, to: other)
    }
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let found = index(closestTo: point)
        return UITextPosition(min(max(found, range.range.location), range.range.upperBound))
    }
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        position.offset - range.range.location
    }
    /// Replaces a part of the text if its delegate agrees, which it is asked by the replacement itself.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
}
