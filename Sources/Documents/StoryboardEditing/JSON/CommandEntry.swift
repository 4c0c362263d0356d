import JSONText

/// A command as it is spelled in JSON: what it is called, what it takes, and how it is made.
package struct CommandEntry: Sendable {
    package struct Field: Sendable {
        package enum Kind: String, Sendable {
            case address = "an address"
            case text = "a text"
            case number = "a number"
            case count = "a whole number from 0"
            case flag = "true or false"
            case texts = "an object of texts"
            case addresses = "a list of addresses"
            case numbers = "a list of numbers"
        }

        package var name: String
        package var kind: Kind
        package var isRequired: Bool
        package var says: String

        static func required(_ name: String, _ kind: Kind, _ says: String) -> Field {
            Field(name: name, kind: kind, isRequired: true, says: says)
        }

        static func optional(_ name: String, _ kind: Kind, _ says: String) -> Field {
            Field(name: name, kind: kind, isRequired: false, says: says)
        }
    }

    package var name: String
    package var summary: String
    package var fields: [Field]
    /// What stands behind the name.
    package var example: String
    var make: @Sendable (CommandFields) -> Command
}

/// The values of a command's fields, of the kinds that its entry lists.
struct CommandFields {
    private let node: JSONNode

    init(_ node: JSONNode) { self.node = node }

    func text(_ name: String) -> String? { node[name]?.string }
    func address(_ name: String) -> Address? { node[name]?.string.map { Address($0) } }
    func number(_ name: String) -> Double? { node[name]?.number }
    func flag(_ name: String) -> Bool? { node[name]?.bool }

    func texts(_ name: String) -> [String: String]? {
        guard let members = node[name]?.members else { return nil }
        return Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value.string ?? "") })
    }

    func addresses(of name: String) -> [Address] {
        node[name]?.elements?.compactMap { $0.string.map { Address($0) } } ?? []
    }

    func numbers(_ name: String) -> [Double]? { node[name]?.elements?.compactMap(\.number) }

    // For fields that are required, and so are there.
    func text(of name: String) -> String { text(name) ?? "" }
    func address(of name: String) -> Address { Address(text(of: name)) }
    func number(of name: String) -> Double { number(name) ?? 0 }
    func count(of name: String) -> Int { number(name).flatMap { Int(exactly: $0) } ?? 0 }
}
