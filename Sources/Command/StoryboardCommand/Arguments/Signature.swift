/// The arguments and options of a subcommand.
struct Signature: Sendable {
    var name: String
    /// A short description of the subcommand.
    var summary: String
    var positionals: [Positional] = []
    var options: [Option] = []
    /// Paragraphs at the end of the help.
    var details = ""
    /// Complete command lines.
    var examples: [String] = []
    /// Whether options that are unknown are left out with a warning, and the last of several counts, as in Apple's tools.
    var isTolerant = false

    /// The help option of every subcommand.
    static let helpOption = Option("help", letter: "h", says: "shows this help")

    var allOptions: [Option] { options + [Self.helpOption] }
}

/// An argument without a name.
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

/// A named option.
struct Option: Sendable {
    var name: String
    var letter: Character?
    /// The name of its value in help, or nil for a flag.
    var value: String?
    /// The allowed values; empty if all are allowed.
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

    /// The option in a usage line, such as `-o OUT`.
    var usage: String {
        let name = letter.map { "-\($0)" } ?? "--\(name)"
        let whole = value.map { "\(name) \($0)" } ?? name
        return isRequired ? whole : "[\(whole)]"
    }

    /// The option in a list, such as `-o, --output OUT`.
    var title: String {
        let names = letter.map { "-\($0), --\(name)" } ?? "--\(name)"
        return value.map { "\(names) \($0)" } ?? names
    }
}

/// The parsed arguments.
struct Arguments {
    fileprivate(set) var positionals: [String: [String]] = [:]
    fileprivate(set) var values: [String: String] = [:]
    /// The unknown options that a tolerant signature has left out.
    fileprivate(set) var unknown: [String] = []

    /// The value of a required argument.
    subscript(name: String) -> String {
        guard let value = positionals[name]?.first else { preconditionFailure("no signature requires a '\(name)'") }
        return value
    }

    func optional(_ name: String) -> String? { positionals[name]?.first }

    func all(_ name: String) -> [String] { positionals[name] ?? [] }

    /// Returns the value of an option, or nil if it isn't given.
    func value(of option: String) -> String? { values[option] }

    /// Returns the value of a required option.
    func required(_ option: String) -> String {
        guard let value = values[option] else { preconditionFailure("no signature requires '--\(option)'") }
        return value
    }

    func has(_ flag: String) -> Bool { values[flag] != nil }

    mutating func give(_ option: String, _ value: String) { values[option] = value }

    mutating func leaveOut(_ option: String) { unknown.append(option) }

    mutating func add(_ value: String, to positional: String) { positionals[positional, default: []].append(value) }
}
