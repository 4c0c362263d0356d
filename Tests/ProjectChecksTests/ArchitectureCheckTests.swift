import Testing

@testable import ProjectChecks

@Suite("Check.architecture")
struct ArchitectureCheckTests {
    private static let document = """
        # Architecture
        ### Runtime
        | target | what it is |
        |---|---|
        | `Views` | Views |
        ### System
        | `Text` | Texts with `Words` |
        ### Other executables
        | `Tool` | A tool |
        ## Decisions
        | `Elsewhere` | no target |
        [0001](docs/decisions/0001-a.md)
        """

    private static let targets = [
        Target(name: "Views", folder: "Sources/Runtime/Views", dependencies: ["Text", "Other"]),
        Target(name: "Text", folder: "Sources/System/Text"), Target(name: "Tool", kind: "executable", folder: "Tool"),
        Target(name: "TextTests", kind: "test", folder: "Tests/TextTests"),
    ]

    private static let decision = "# 1. Texts are texts\n\nBecause.\n\n## Consequences\n\n## Rejected\n"

    private func words(
        _ document: String = document, targets: [Target] = targets,
        decisions: [String: String] = ["docs/decisions/0001-a.md": decision]
    ) throws -> [String] {
        try Check.architecture.words(
            decisions.merging(["ARCHITECTURE.md": document]) { $1 }, targets: targets)
    }

    @Test("Tables with a row for each target are fine")
    func fine() throws {
        #expect(try words() == [])
    }

    @Test("Each target has one row, below its layer")
    func rows() throws {
        #expect(
            try words(Self.document.replacing("| `Views` | Views |", with: "")) == [
                "ARCHITECTURE.md: 'Views' is in no table; add a row below 'Runtime'"
            ])
        #expect(
            try words(Self.document.replacing("| `Tool` |", with: "| `Text` |")) == [
                "ARCHITECTURE.md:9: 'Text' has a row already, line 7",
                "ARCHITECTURE.md:9: 'Text' stands below 'Other executables', its folder is 'System'",
                "ARCHITECTURE.md: 'Tool' is in no table; add a row below 'Other executables'",
            ])
        #expect(
            try words(Self.document.replacing("| A tool |", with: "| A tool |\n| `Old` | gone |")) == [
                "ARCHITECTURE.md:10: 'Old' is no target of Package.swift"
            ])
    }

    @Test("No layer depends on one above")
    func directions() throws {
        var targets = Self.targets
        targets[1].dependencies = ["Views"]
        #expect(
            try words(targets: targets) == [
                "Package.swift: 'Text' of System lists 'Views', which is of Runtime, above it"
            ])
        targets[1] = Target(name: "Text", folder: "Sources/Cellar/Text")
        #expect(try words(targets: targets).first == "Sources/Cellar: 'Check.architecture' doesn't know this layer")
    }

    @Test("Decisions are numbered, titled, in sections, and linked")
    func decisions() throws {
        #expect(
            try words(decisions: ["docs/decisions/0002-a.md": Self.decision]) == [
                "docs/decisions/0002-a.md: expected the number 0001",
                "docs/decisions/0002-a.md: ARCHITECTURE.md doesn't link it",
            ])
        #expect(
            try words(decisions: ["docs/decisions/0001-a.md": Self.decision.replacing("# 1.", with: "# 2.")]) == [
                "docs/decisions/0001-a.md:1: expected a title that begins with '# 1. '"
            ])
        #expect(
            try words(decisions: ["docs/decisions/0001-a.md": Self.decision + "## Consequences\n"]) == [
                "docs/decisions/0001-a.md: expected no sections but Consequences, Where Apple is silent, Rejected, "
                    + "in this order; found Consequences, Rejected, Consequences"
            ])
    }
}
