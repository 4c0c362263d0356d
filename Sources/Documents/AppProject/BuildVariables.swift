/// Build settings by name, whose values may contain other settings: `$(TARGET_NAME)`.
package struct BuildVariables: Hashable, Sendable {
    private var values: [String: String]

    package init(_ values: [String: String] = [:]) { self.values = values }

    /// Adds the settings of a level above: `$(inherited)` in a value is the one of the level below, and so is the setting's
    /// own name.
    package mutating func add(_ others: [String: String]) {
        for (name, value) in others {
            let old = values[name] ?? ""
            let uses = value.utf8.count { $0 == UInt8(ascii: "$") }
            // What would be longer than all that is expanded is as good as one that isn't known.
            if uses > 0, uses * old.utf8.count + value.utf8.count > VariableExpansion.longest * 16 {
                values[name] = "$(\(name))"
            } else {
                // A name that no level below has stays, and is a reference to itself. What is inserted isn't read again.
                let inherited = "$(inherited)"
                let named = value.replacing("$(\(name))", with: inherited).replacing("${\(name)}", with: inherited)
                values[name] = (old.isEmpty ? value : named)
                    .replacing(inherited, with: old).replacing("${inherited}", with: old)
            }
        }
    }

    /// Adds settings that aren't there yet.
    package mutating func addDefaults(_ others: [String: String]) { values.merge(others) { old, _ in old } }

    /// Returns the value of a setting, which is empty if it has a problem.
    package subscript(name: String) -> String? {
        guard let written = values[name] else { return nil }
        var expansion = VariableExpansion(of: name, in: values)
        return expansion.text(written)
    }

    /// Returns why a setting has no value, in words, or nil.
    package func problem(of name: String) -> String? {
        guard let written = values[name] else { return nil }
        var expansion = VariableExpansion(of: name, in: values)
        _ = expansion.text(written)
        return expansion.problem
    }

    /// Returns the value of a setting as it is written, with the names of variables.
    package func written(_ name: String) -> String? { values[name] }

    private static let conditionSetting = "SWIFT_ACTIVE_COMPILATION_CONDITIONS"

    /// The conditions of compilation that the settings name, also as options of the compiler: `-D TRIAL`.
    package var conditions: [String] {
        let own = (self[Self.conditionSetting] ?? "").split(separator: " ").map(String.init)
        let flags = (self["OTHER_SWIFT_FLAGS"] ?? "").split(separator: " ")
        var named: [String] = []
        for (place, flag) in flags.enumerated() where flag.hasPrefix("-D") {
            let name = flag.dropFirst(2)
            named += (name.isEmpty ? flags.dropFirst(place + 1).first : name).map { [String($0)] } ?? []
        }
        return (own + named).filter { !$0.isEmpty && !$0.contains("$") && !$0.contains("\"") }
    }

    /// What is defined while sources in C are compiled: `NAME=VALUE`, without those that need other settings or a shell.
    package var preprocessorDefinitions: [String] {
        (self["GCC_PREPROCESSOR_DEFINITIONS"] ?? "").split(separator: " ").map(String.init).filter {
            !$0.contains("$") && !$0.contains("(")
        }
    }

    /// Whether the settings are those of an Xcode configuration that names its conditions.
    package var nameTheirConditions: Bool { values["CONFIGURATION"] != nil && values[Self.conditionSetting] != nil }

    /// Adds conditions of compilation.
    mutating func addConditions(_ names: Set<String>) {
        add([Self.conditionSetting: (["$(inherited)"] + names.sorted()).joined(separator: " ")])
    }

    package var names: [String] { values.keys.sorted() }

    /// Returns a text with the values of its variables; unknown ones are empty. A text that would become too long is empty.
    package func expand(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        var expansion = VariableExpansion(in: values)
        return expansion.text(text)
    }

    /// Returns a name that is valid in Swift.
    package static func identifier(_ name: String) -> String {
        let text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return text.first?.isNumber == true ? "_" + text : text
    }
}
