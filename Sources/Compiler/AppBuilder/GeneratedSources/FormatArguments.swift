/// The values that a text with placeholders takes, such as `%d` and `%1$@`.
struct FormatArguments: Hashable {
    /// The kind of a value, which generators write as a type.
    enum Kind: Hashable {
        case object, integer, unsigned, number, character, text, pointer
    }

    /// A value. The name is that of a variable of a `.stringsdict`.
    struct Argument: Hashable {
        var kind: Kind
        var name: String?
    }

    private(set) var all: [Argument] = []
    /// Whether there are no gaps between positions, and no position has two kinds.
    private(set) var isValid = true

    /// Reads a format. `variables` are the kinds of what `%#@name@` stands for.
    init(_ format: String, variables: [String: Kind] = [:]) {
        var found: [Int: Argument] = [:]
        var next = 1
        let pattern =
            #/
            %(?: % | (?: (?<position> [1-9][0-9]*) \$ )? [-+\ 0]* [0-9]* (?: \.[0-9]* )?
            (?: \#@(?<name> [^@]+)@ | (?:hh|h|ll|l|q|L|z|t|j)? (?<kind> [@dDiuUxXoOfFeEgGaAcCsSp]) ))
            /#
        for match in format.matches(of: pattern) {
            let argument: Argument
            if let name = match.output.name.map(String.init) {
                argument = Argument(kind: variables[name] ?? .integer, name: name)
            } else if let letter = match.output.kind?.first {
                argument = Argument(kind: Self.kind(of: letter))
            } else {
                continue
            }
            let position = match.output.position.flatMap { Int($0) } ?? next
            if match.output.position == nil { next += 1 }
            if let known = found[position], known.kind != argument.kind { isValid = false }
            found[position] = argument
        }
        let last = found.keys.max() ?? 0
        guard last == found.count else {
            isValid = false
            return
        }
        all = found.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func kind(of letter: Character) -> Kind {
        switch letter {
        case "@": .object
        case "d", "D", "i": .integer
        case "u", "U", "x", "X", "o", "O": .unsigned
        case "c", "C": .character
        case "s", "S": .text
        case "p": .pointer
        default: .number
        }
    }
}
