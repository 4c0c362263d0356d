import StoryboardModel

extension Signature {
    /// Parses arguments, or throws an error for the first invalid one.
    func parse(_ words: ArraySlice<String>) throws(Failure) -> Arguments {
        var parse = Parse(signature: self, waiting: words)
        while let word = parse.waiting.popFirst() { try parse.consume(word) }
        return try parse.finish()
    }

    /// Returns whether the arguments contain a request for help.
    func asksForHelp(_ words: ArraySlice<String>) -> Bool {
        var expectsValue = false
        for word in words {
            if expectsValue {
                expectsValue = false
            } else if word == "--" {
                return false
            } else if word == "--help" || word == "-h" {
                return true
            } else {
                expectsValue = options.contains {
                    $0.value != nil && ("--\($0.name)" == word || "-\($0.letter ?? " ")" == word)
                }
            }
        }
        return false
    }
}

private struct Parse {
    let signature: Signature
    var waiting: ArraySlice<String>
    private var arguments = Arguments()
    private var places: [String] = []
    private var isPastOptions = false

    init(signature: Signature, waiting: ArraySlice<String>) {
        (self.signature, self.waiting) = (signature, waiting)
    }

    mutating func consume(_ word: String) throws(Failure) {
        if isPastOptions {
            places.append(word)
        } else if word == "--" {
            isPastOptions = true
        } else if word.hasPrefix("--") {
            try parseOption(word)
        } else if word.hasPrefix("-"), word != "-", !Self.isNumber(word) {
            try parseLetter(word)
        } else {
            places.append(word)
        }
    }

    /// Returns whether a word is a number such as -767, which isn't an option.
    private static func isNumber(_ word: String) -> Bool {
        word.dropFirst().first.map { $0.isASCII && $0.isNumber || $0 == "." } ?? false
    }

    private mutating func parseOption(_ word: String) throws(Failure) {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        guard let option = signature.allOptions.first(where: { $0.name == parts[0] }) else {
            if signature.isTolerant { return leaveOut(word) }
            let names = signature.allOptions.map { "--\($0.name)" }
            throw error("unknown option '--\(parts[0])'\(Spelling.suggestion(for: "--\(parts[0])", among: names))")
        }
        try give(option, as: "--\(parts[0])", parts.count > 1 ? parts[1] : nil)
    }

    private mutating func parseLetter(_ word: String) throws(Failure) {
        let letter = word[word.index(after: word.startIndex)]
        guard let option = signature.allOptions.first(where: { $0.letter == letter }) else {
            if signature.isTolerant { return leaveOut(word) }
            let names = signature.allOptions.map { "--\($0.name)" }
            throw error("unknown option '\(word)'\(Spelling.suggestion(for: "-\(word)", among: names))")
        }
        let rest = String(word.dropFirst(2))
        try give(option, as: "-\(letter)", rest.isEmpty ? nil : rest)
    }

    private mutating func give(_ option: Option, as word: String, _ attached: String?) throws(Failure) {
        if arguments.has(option.name), !signature.isTolerant { throw error("option '\(word)' is given twice") }
        guard let name = option.value else {
            if let attached { throw error("option '\(word)' takes no value, found '\(attached)'") }
            return arguments.give(option.name, "")
        }
        guard let value = attached ?? waiting.popFirst() else { throw error("option '\(word)' needs a value: \(name)") }
        if !option.choices.isEmpty, !option.choices.contains(value) {
            throw error(
                "'\(value)' is not a value of '\(word)', expected one of: \(option.choices.joined(separator: ", "))")
        }
        arguments.give(option.name, value)
    }

    /// Skips an unknown option and its value: a word that is neither an option nor the last one nor a document.
    private mutating func leaveOut(_ word: String) {
        arguments.leaveOut(word)
        guard let next = waiting.first, waiting.count > 1, !next.hasPrefix("-"), !Self.isDocument(next) else { return }
        waiting.removeFirst()
    }

    private static func isDocument(_ word: String) -> Bool {
        [".storyboard", ".xib", ".storyboardc", ".nib"].contains { word.hasSuffix($0) }
    }

    mutating func finish() throws(Failure) -> Arguments {
        for positional in signature.positionals {
            if positional.count == .any {
                for place in places { arguments.add(place, to: positional.name) }
                places = []
            } else if !places.isEmpty {
                arguments.add(places.removeFirst(), to: positional.name)
            } else if positional.count == .one {
                throw error("\(positional.name) is missing: \(positional.says)")
            }
        }
        if let extra = places.first { throw error("unexpected argument '\(extra)'") }
        for option in signature.options where option.isRequired && !arguments.has(option.name) {
            throw error("option '\(option.title)' is missing: \(option.says)")
        }
        return arguments
    }

    private func error(_ message: String) -> Failure { .usage(message, help: signature.name) }
}
