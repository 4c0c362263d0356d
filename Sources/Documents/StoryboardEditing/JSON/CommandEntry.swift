import JSONText

/// What help says about a command.
package struct CommandEntry: Sendable {
    package struct Field: Sendable {
        package enum Kind: String, Sendable {
            case address = "an address"
            case text = "a text"
            case number = "a number"
            case count = "a whole number from 0"
            case flag = "true or false"
            case texts = "an object with string values"
            case commands = "a list of commands"
            case addresses = "a list of addresses"
            case scalar = "a string, a number, or true or false"
            case value = "a color, font, size, point, rectangle, insets, offset or flags"
            case runtimeValue = "a string, a number, a list of numbers, a color, or true or false"
            case runs = "a list of objects with a text"
            case numbers = "a list of numbers"
            case length = "a number, or true for the current value"
        }

        package var name: String
        package var kind: Kind
        package var isRequired: Bool
        package var says: String

        package static func required(_ name: String, _ kind: Kind, _ says: String) -> Field {
            Field(name: name, kind: kind, isRequired: true, says: says)
        }

        package static func optional(_ name: String, _ kind: Kind, _ says: String) -> Field {
            Field(name: name, kind: kind, isRequired: false, says: says)
        }
    }

    package var name: String
    package var summary: String
    package var fields: [Field]
    /// An example of the value.
    package var example: String
    let type: any DocumentCommand.Type

    init(_ type: any DocumentCommand.Type) {
        let fields = CommandFields()
        _ = type.read(fields)
        (name, summary, example, self.fields) = (type.name, type.summary, type.example, fields.asked)
        self.type = type
    }
}
