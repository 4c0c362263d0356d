import JSONText
import StoryboardChecks
import StoryboardModel

/// The output of `check --rules`.
enum RuleList {
    static var text: String {
        HelpTable.text(RuleSet.all.map { ($0.id, "\($0.severity?.rawValue ?? "off"): \($0.summary)") }) + "\n"
    }

    static var json: JSONValue {
        .array(
            RuleSet.all.map { rule in
                .record([
                    "rule": .string(rule.id), "severity": .string(rule.severity?.rawValue ?? "off"),
                    "summary": .string(rule.summary),
                ])
            })
    }
}
