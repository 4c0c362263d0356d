import FirebaseCore
import Foundation

/// A value of the tree without children.
enum Leaf: Hashable, Sendable {
    case truth(Bool)
    case integer(Int64)
    case decimal(Double)
    case text(String)

    /// Creates the leaf of a text, a truth value or a finite number.
    init?(_ value: Any) {
        if let text = value as? String {
            self = .text(text)
            return
        }
        guard let number = LocalValue.number(value) else { return nil }
        self =
            switch number {
            case .truth(let value): .truth(value)
            case .integer(let value): .integer(value)
            case .decimal(let value): .decimal(value)
            }
        if case .decimal(let value) = self, !value.isFinite {
            FirebaseLog.report("the number \(value) can't be in the database; Firebase raises an exception")
            return nil
        }
    }

    var value: Any {
        switch self {
        case .truth(let value): NSNumber(value: value)
        case .integer(let value): NSNumber(value: value)
        case .decimal(let value): NSNumber(value: value)
        case .text(let value): value
        }
    }

    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .decimal(let value): value
        case .truth, .text: nil
        }
    }
}
