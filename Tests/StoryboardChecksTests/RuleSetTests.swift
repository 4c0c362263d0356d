import Foundation
import StoryboardChecks
import StoryboardModel
import Testing

@Suite struct RuleSetTests {
    @Test func `every rule has a unique id and a description`() {
        #expect(Set(RuleSet.all.map(\.id)).count == RuleSet.all.count)
        for rule in RuleSet.all {
            #expect(rule.id.split(separator: ".").count == 2, "\(rule.id)")
            #expect(!rule.summary.isEmpty && rule.summary.last != ".", "\(rule.id)")
        }
    }

    private static func page(_ path: String) throws -> String {
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: repository.appending(path: path), encoding: .utf8)
    }

    @Test func `the documentation lists every rule`() throws {
        let table = RuleSet.all.map { rule in
            "| `\(rule.id)` | \(rule.severity?.rawValue ?? "off") | \(rule.summary) |"
        }
        let lines = try Self.page("docs/rules.md").split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("| `") }.map(String.init) == table)
    }

    @Test(arguments: ["README.md", "docs/compared.md"])
    func `documents that count the rules count all of them`(path: String) throws {
        let row = try #require(
            try Self.page(path).split(separator: "\n").first { $0.hasPrefix("| `check`") || $0.hasPrefix("| checks ") })
        #expect(row.firstMatch(of: #/(\d+) rules/#).flatMap { Int($0.1) } == RuleSet.all.count)
    }
}
