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

    @Test func `the documentation lists every rule`() throws {
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: repository.appending(path: "docs/rules.md"), encoding: .utf8)
        let table = RuleSet.all.map { rule in
            "| `\(rule.id)` | \(rule.severity?.rawValue ?? "off") | \(rule.summary) |"
        }
        #expect(page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init) == table)
    }
}
