/// A check of what the project's sources, manifest and documents say. Each is a file with an entry in `all`.
struct Check: Sendable {
    /// The word that selects the check: `Scripts/check-project NAME`.
    let name: String
    let findings: @Sendable (Project) throws -> [Finding]
    /// The files that `--write` renews with their texts, if the check compares one with the sources.
    var renewed: @Sendable (Project) throws -> [String: String] = { _ in [:] }

    static let all: [Check] = [.architecture, .conversions, .documentation, .imports, .nibKeys, .overriding, .paths]
}
