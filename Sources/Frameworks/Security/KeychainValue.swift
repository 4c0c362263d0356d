import Foundation

/// The value of an attribute in the keychain.
enum KeychainValue: Hashable, Sendable {
    case text(String)
    case data(Data)
    case number(Int)
    case date(Date)

    /// The value of an object in a dictionary of an app, or nil if it is of no such type.
    init?(_ object: Any) {
        if let text = object as? String {
            self = .text(text)
        } else if let data = object as? Data {
            self = .data(data)
        } else if let date = object as? Date {
            self = .date(date)
        } else if let number = object as? NSNumber {
            self = .number(number.intValue)
        } else if let control = object as? SecAccessControl {
            self = .text(control.text)
        } else {
            return nil
        }
    }

    /// The object for a property list.
    var object: Any {
        switch self {
        case .text(let text): text
        case .data(let data): data
        case .number(let number): number
        case .date(let date): date
        }
    }

    /// Whether the value is as good as none.
    var isEmpty: Bool {
        switch self {
        case .text(let text): text.isEmpty
        case .data(let data): data.isEmpty
        case .number(let number): number == 0
        case .date: false
        }
    }

    func isEqual(to other: KeychainValue, ignoringCase: Bool) -> Bool {
        guard ignoringCase, case .text(let text) = self, case .text(let otherText) = other else { return self == other }
        return text.caseInsensitiveCompare(otherText) == .orderedSame
    }
}
