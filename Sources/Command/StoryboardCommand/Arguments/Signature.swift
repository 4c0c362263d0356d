/// What a subcommand takes, as data.
struct Signature: Sendable {
    var name: String
    /// One line: what the subcommand does.
    var summary: String
    var positionals: [Positional] = []
    var options: [Option] = []
    /// Paragraphs that help adds at its end.
    var details = ""
    /// Whole command lines.
    var examples: [String] = []

    /// Every signature has this one.
    static let helpOption = Option("help", letter: "h", says: "says this")

    var allOptions: [Option] { options + [Self.helpOption] }
}

/// An argument that is known by its place.
struct Positional: Sendable {
    enum Count: Sendable {
        case one, optional, any
    }

    var name: String
    var count: Count
    var says: String

    init(_ name: String, _ count: Count = .one, says: String) {
        (self.name, self.count, self.says) = (name, count, says)
    }
}

/// An argument that is known by its name.
struct Option: Sendable {
    var name: String
    var letter: Character?
    /// What its value is called in help; nil for an option that takes none.
    var value: String?
    /// The values that are possible; empty where any is.
    var choices: [String]
    var isRequired: Bool
    var says: String

    init(
        _ name: String, letter: Character? = nil, value: String? = nil, choices: [String] = [],
        isRequired: Bool = false,
        says: String
    ) {
        self.name = name
        self.letter = letter
        self.value = value
        self.choices = choices
        self.isRequired = isRequired
        self.says = says
    }

    /// As a call has it, such as `-o OUT`.
    var usage: String {
        let name = letter.map { "-\($0)" } ?? "--\(name)"
        let whole = value.map { "\(name) \($0)" } ?? name
        return isRequired ? whole : "[\(whole)]"
    }

    /// As help lists it, such as `-o, --output OUT`.
    var title: String {
        let names = letter.map { "-\($0), --\(name)" } ?? "--\(name)"
        return value.map { "\(names) \($0)" } ?? names
    }
}

/// The arguments of one call, as the signature sorts them.
struct Arguments {
    fileprivate(set) var positionals: [String: [String]] = [:]
    fileprivate(set) var values: [String: String] = [:]

    /// A positional that has to be there.
    subscript(name: String) -> String {
        guard let value = positionals[name]?.first else { preconditionFailure("no signature requires a '\(name)'") }
        return value
    }

    func optional(_ name: String) -> String? { positionals[name]?.first }

    func all(_ name: String) -> [String] { positionals[name] ?? [] }

    /// The value of an option; nil where it is not given.
    func value(of option: String) -> String? { values[option] }

    /// The value of an option that has to be there.
    func required(_ option: String) -> String {
        guard let value = values[option] else { preconditionFailure("no signature requires '--\(option)'") }
        return value
    }

    func has(_ flag: String) -> Bool { values[flag] != nil }

    mutating func give(_ option: String, _ value: String) { values[option] = value }

    mutating func add(_ value: String, to positional: String) { positionals[positional, default: []].append(value) }
}
