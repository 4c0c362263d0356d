import RandomNumbers

/// Damages documents as an attacker would: extreme values, elements where they do not belong, and bytes. The same seed does the
/// same.
public struct DocumentMutator {
    private var random: RandomNumbers

    public init(seed: UInt64) { random = RandomNumbers(seed: seed) }

    public mutating func number(below bound: Int) -> Int { random.pick(below: bound) }

    public mutating func pick<Element>(_ list: [Element]) -> Element { list[random.pick(below: list.count)] }

    /// The document with one to eight changes.
    public mutating func mutated(_ document: [UInt8]) -> [UInt8] {
        var bytes = document
        for _ in 0...random.pick(below: 8) { bytes = changed(bytes) }
        return bytes
    }

    private mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
        let spans = Spans(bytes)
        guard !spans.elements.isEmpty, !spans.values.isEmpty else { return bytes }
        switch random.pick(below: 20) {
        case 0..<10: return changedValue(bytes, spans)
        case 10, 11: return renamed(bytes, spans)
        case 12, 13: return replacing(bytes, pick(spans.elements).whole, by: [])
        case 14: return repeated(bytes, spans)
        case 15, 16: return moved(bytes, spans)
        case 17: return nested(bytes, spans)
        case 18: return withoutAttribute(bytes, spans)
        default: return damaged(bytes)
        }
    }

    // MARK: Values

    private mutating func changedValue(_ bytes: [UInt8], _ spans: Spans) -> [UInt8] {
        let value = pick(spans.values)
        let old = bytes[value.text]
        let isNumber = Double(String(decoding: old, as: UTF8.self)) != nil
        switch random.pick(below: 6) {
        // What another attribute says: another id, class or kind.
        case 0: return replacing(bytes, value.text, by: Array(bytes[pick(spans.values).text]))
        // What another attribute of this name says.
        case 1:
            let alike = spans.values.filter { bytes[$0.name] == bytes[value.name] }
            return replacing(bytes, value.text, by: Array(bytes[pick(alike).text]))
        case 2 where !isNumber: return replacing(bytes, value.text, by: Array(pick(ExtremeValues.texts).utf8))
        default:
            let numbers = spans.values.filter { Double(String(decoding: bytes[$0.text], as: UTF8.self)) != nil }
            let place = isNumber || numbers.isEmpty ? value : pick(numbers)
            return replacing(bytes, place.text, by: Array(pick(ExtremeValues.numbers).utf8))
        }
    }

    private mutating func withoutAttribute(_ bytes: [UInt8], _ spans: Spans) -> [UInt8] {
        let value = pick(spans.values)
        return replacing(bytes, value.name.lowerBound..<value.text.upperBound + 1, by: [])
    }

    // MARK: Elements

    private mutating func renamed(_ bytes: [UInt8], _ spans: Spans) -> [UInt8] {
        let element = pick(spans.elements)
        let name = Array(pick(ExtremeValues.elements).utf8)
        guard let inside = element.inside else { return replacing(bytes, element.name, by: name) }
        let end = inside.upperBound + 2..<element.whole.upperBound - 1
        return replacing(replacing(bytes, end, by: name), element.name, by: name)
    }

    private mutating func repeated(_ bytes: [UInt8], _ spans: Spans) -> [UInt8] {
        let element = pick(spans.elements).whole
        guard element.count < 20_000 else { return bytes }
        let copies = (0...random.pick(below: 3)).flatMap { _ in bytes[element] }
        return replacing(bytes, element.upperBound..<element.upperBound, by: copies)
    }

    private mutating func moved(_ bytes: [UInt8], _ spans: Spans) -> [UInt8] {
        let (element, target) = (pick(spans.elements).whole, pick(spans.elements))
        guard let inside = target.inside, element.count < 20_000 else { return bytes }
        let place = random.pick(below: 2) == 0 ? inside.lowerBound : inside.upperBound
        return replacing(bytes, place..<place, by: Array(bytes[element]))
    }

    /// An element inside many of its kind.
    private mutating func nested(_ bytes: [UInt8], _ spans: Spans) -> [UInt8] {
        let containers = spans.elements.filter { $0.inside != nil && $0.whole.count < 20_000 }
        guard !containers.isEmpty else { return bytes }
        let element = pick(containers)
        guard let inside = element.inside else { return bytes }
        let (head, tail) = (
            bytes[element.whole.lowerBound..<inside.lowerBound], bytes[inside.upperBound..<element.whole.upperBound]
        )
        let depth = pick([1, 2, 30, 200])
        let new = (0..<depth).flatMap { _ in head } + bytes[element.whole] + (0..<depth).flatMap { _ in tail }
        return replacing(bytes, element.whole, by: new)
    }

    private mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
        let place = random.pick(below: bytes.count)
        switch random.pick(below: 3) {
        case 0: return Array(bytes[..<place])
        case 1: return replacing(bytes, place..<place + 1, by: [])
        default: return replacing(bytes, place..<place + 1, by: [UInt8(random.pick(below: 256))])
        }
    }

    private func replacing(_ bytes: [UInt8], _ range: Range<Int>, by new: [UInt8]) -> [UInt8] {
        Array(bytes[..<range.lowerBound]) + new + bytes[range.upperBound...]
    }
}
