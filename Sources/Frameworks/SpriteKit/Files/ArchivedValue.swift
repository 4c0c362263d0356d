package import Foundation

/// A value in an archive, before it becomes an object.
package enum ArchivedValue: Sendable {
    case nothing
    case bool(Bool)
    case integer(Int)
    case real(Double)
    case text(String)
    case data(Data)
    case date(Date)
    case list([ArchivedValue])
    case entries([String: ArchivedValue])
    /// The number of an object of the archive.
    case reference(Int)

    var boolValue: Bool? {
        switch self {
        case .bool(let value): value
        case .integer(let value): value != 0
        case .real(let value): value != 0
        default: nil
        }
    }

    var realValue: Double? {
        switch self {
        case .bool(let value): value ? 1 : 0
        case .integer(let value): Double(value)
        case .real(let value): value
        default: nil
        }
    }

    var integerValue: Int? {
        switch self {
        case .integer(let value): value
        case .bool, .real: realValue.flatMap { Int(exactly: $0.rounded()) }
        default: nil
        }
    }

    var textValue: String? {
        guard case .text(let value) = self else { return nil }
        return value
    }

    /// The numbers in a text such as `{{0, 0}, {750, 1334}}`.
    var numbers: [CGFloat] {
        guard let text = textValue else { return [] }
        return text.split { !$0.isNumber && !".-+e".contains($0) }.compactMap { Double($0) }.filter(Self.isPlace)
            .map { CGFloat($0) }
    }

    /// Returns whether a number can be a coordinate: those of damaged files are beyond all screens.
    static func isPlace(_ number: Double) -> Bool { abs(number) <= 1e9 }
}
