import Foundation
import JSONText
import TemporaryRepository
import Testing

/// The steps of the GitHub action, the GitLab template and the hooks, in a sample repository.
@Suite struct IntegrationTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    private static let changed = Sample.text.replacing("text=\"Hello\"", with: "text=\"Bean\"")

    /// The sample with two cells that code cannot dequeue.
    private static let warned = changed.replacing(
        "</subviews>",
        with:
            "<tableView id=\"t1\"><prototypes><tableViewCell id=\"c8\"/><tableViewCell id=\"c9\"/></prototypes></tableView></subviews>"
    )

    private func repository(_ text: String) throws -> TemporaryRepository {
        let repository = try TemporaryRepository(variables: ["storyboard": ProcessTests.program()])
        try repository.commit(Sample.text, "base")
        try repository.git("checkout -q -b topic")
        try repository.commit(text, "topic")
        return repository
    }

    /// Returns the lines of a step in a file of an integration: those from the one that contains a text.
    private func step(_ text: String, in file: String) throws -> String {
        let lines = try String(contentsOfFile: Self.root + "/" + file, encoding: .utf8).split(separator: "\n")
        return String(try #require(lines.first { $0.contains(text) })).trimmingCharacters(in: .whitespaces)
    }

    private func review(_ repository: TemporaryRepository, _ line: String, _ variables: String) throws -> (
        output: String, code: Int32
    ) {
        try repository.shell("export STORYBOARD=\"$storyboard\" \(variables)\n\(line)")
    }

    @Test("the GitHub action reports what it finds, and shows what a pull request changes")
    func gitHub() throws {
        let repository = try repository(Self.warned)
        let line = try step("Integrations/review", in: "action.yml")
        let variables = "GITHUB_ACTION_PATH='\(Self.root)' GITHUB_ACTIONS=true BASE=main OUTPUT=out PATHS=."
        let result = try review(repository, line, variables)
        #expect(result.code == 0, "\(result.output)")
        #expect(
            result.output.split(separator: "\n").filter { $0.hasPrefix("::warning file=Main.storyboard") }.count == 2)
        #expect(
            try repository.text("out/storyboard-diff.md")
                == "### Storyboards and xibs\n\n```\nMain.storyboard:\n  Coffees:\n    label 'Hello' text → 'Bean'\n"
                + "    new table view\n```\n"
        )
        #expect(try repository.text("out/storyboard-diff.html").contains("data-change=\"1\""))
        let sarif = try JSONReader.read(Array(repository.text("out/storyboard.sarif").utf8))
        #expect(sarif["version"]?.string == "2.1.0")
    }

    @Test("on demand, changed documents have a wall, and what breaks on some device is reported")
    func wall() throws {
        let clipped = Self.changed.replacing(
            "text=\"Bean\"", with: "text=\"A bean that needs much room\" adjustsFontSizeToFit=\"NO\"")
        let repository = try repository(clipped)
        let line = try step("Integrations/review", in: "action.yml")
        let variables = "GITHUB_ACTION_PATH='\(Self.root)' GITHUB_ACTIONS=true BASE=main OUTPUT=out PATHS=."
        let plain = try review(repository, line, variables)
        #expect(!plain.output.contains("wall.") && !repository.exists("out/wall"))
        let result = try review(repository, line, variables + " WALL=true")
        #expect(result.output.contains("wall.clipped-text"))
        #expect(repository.exists("out/wall/Main.storyboard/index.html"))
        #expect(try repository.text("out/storyboard-diff.md").contains("`wall/Main.storyboard/index.html`"))
    }

    @Test("errors fail the review, with the reports written")
    func errors() throws {
        let repository = try repository(Sample.text.replacing("id=\"b1A-aa-aaa\"", with: "id=\"l1A-aa-aaa\""))
        let line = try step("Integrations/review", in: "action.yml")
        let variables = "GITHUB_ACTION_PATH='\(Self.root)' BASE=main OUTPUT=out PATHS=."
        #expect(try review(repository, line, variables).code == 1)
        #expect(repository.exists("out/storyboard.sarif") && repository.exists("out/storyboard-diff.html"))
        #expect(try review(repository, line, variables.replacing("BASE=main", with: "BASE=nowhere")).code != 0)
    }

    @Test("the GitLab job writes the report for code quality, whose fingerprints outlast moved lines")
    func gitLab() throws {
        let repository = try repository(Self.warned)
        let line = try step("- '\"$STORYBOARD_REVIEW\"", in: "Integrations/gitlab.yml")
        let command = line.dropFirst(3).dropLast()
        let variables = "STORYBOARD_REVIEW='\(Self.root)/Integrations/review' CI_MERGE_REQUEST_DIFF_BASE_SHA=main"
        #expect(try review(repository, String(command), variables).code == 0)
        let first = try quality(repository)
        #expect(first.count == 2)
        #expect(Set(first.compactMap { $0["fingerprint"]?.string }).count == first.count)
        for finding in first {
            #expect(["info", "minor", "major"].contains(finding["severity"]?.string))
            #expect(finding["location"]?["path"]?.string == "Main.storyboard")
            #expect(finding["check_name"]?.string != nil && finding["description"]?.string != nil)
        }
        try repository.write(Self.warned.replacing("<scenes>", with: "\n\n<scenes>"), to: "Main.storyboard")
        #expect(try review(repository, String(command), variables).code == 0)
        let second = try quality(repository)
        #expect(second.map { $0["fingerprint"]?.string } == first.map { $0["fingerprint"]?.string })
        let lines = { (findings: [JSONNode]) in findings.map { $0["location"]?["lines"]?["begin"]?.number ?? 0 } }
        #expect(lines(second) != lines(first))
    }

    private func quality(_ repository: TemporaryRepository) throws -> [JSONNode] {
        try #require(
            try JSONReader.read(Array(repository.text("storyboard-review/storyboard-quality.json").utf8)).elements)
    }

    @Test("the commands of the pre-commit hooks take the paths of documents")
    func hooks() throws {
        let repository = try repository(Self.changed)
        let text = try String(contentsOfFile: Self.root + "/.pre-commit-hooks.yaml", encoding: .utf8)
        let entries = text.split(separator: "\n").filter { $0.contains("entry: Integrations/hook ") }
            .map { $0.trimmingCharacters(in: .whitespaces).dropFirst("entry: Integrations/hook ".count) }
        #expect(entries == ["check", "tidy"])
        for entry in entries { #expect(try repository.shell("\"$storyboard\" \(entry) Main.storyboard").code == 0) }
    }
}
