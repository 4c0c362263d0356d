import Foundation

/// A font by its name, without a size.
public final class CGFont: Hashable, Sendable {
    package let name: String

    public init?(_ name: CFString) {
        guard !name.isEmpty else { return nil }
        self.name = name
    }

    /// Creates the font of a file, or returns `nil` if the file says no name.
    public init?(_ provider: CGDataProvider) {
        guard let name = provider.data.flatMap({ FontNames($0).postScript }), !name.isEmpty else { return nil }
        self.name = name
    }

    public var fullName: CFString? { name }
    public var postScriptName: CFString? { name }

    public static func == (one: CGFont, other: CGFont) -> Bool { one.name == other.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The names in a file of the OpenType format, as its specification has them (the `name` table).
private struct FontNames {
    private let data: Data

    init(_ data: Data) { self.data = data }

    /// The name by which apps ask for the font.
    var postScript: String? {
        guard let table = start(of: "name"), let count = number(table + 2), let texts = number(table + 4) else {
            return nil
        }
        for record in 0..<count {
            let place = table + 6 + record * 12
            guard let platform = number(place), let name = number(place + 6), let length = number(place + 8),
                let offset = number(place + 10)
            else { return nil }
            let start = table + texts + offset
            guard name == 6, start + length <= data.count else { continue }
            let bytes = data.dropFirst(start).prefix(length)
            // Macintosh's names have a byte for each character, those of others two.
            return String(data: bytes, encoding: platform == 1 ? .macOSRoman : .utf16BigEndian)
        }
        return nil
    }

    /// Returns where a table of the first font of the file is.
    private func start(of tag: String) -> Int? {
        let isCollection = data.prefix(4) == Data("ttcf".utf8)
        guard let font = isCollection ? longNumber(12) : 0, let count = number(font + 4) else { return nil }
        for record in 0..<count {
            let place = font + 12 + record * 16
            if data.dropFirst(place).prefix(4) == Data(tag.utf8) { return longNumber(place + 8) }
        }
        return nil
    }

    private func number(_ place: Int) -> Int? {
        guard place >= 0, place + 2 <= data.count else { return nil }
        return Int(data[data.startIndex + place]) << 8 | Int(data[data.startIndex + place + 1])
    }

    private func longNumber(_ place: Int) -> Int? {
        guard let high = number(place), let low = number(place + 2) else { return nil }
        return high << 16 | low
    }
}
