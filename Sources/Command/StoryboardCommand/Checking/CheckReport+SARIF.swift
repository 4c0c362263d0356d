import JSONText
import StoryboardChecks
import StoryboardModel
import XMLTree

extension CheckReport {
    /// The report in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
    var sarif: JSONValue {
        let rules = sarifRules
        let numbers = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($0.element.id, $0.offset) })
        let driver = JSONValue.record([
            "name": .string("storyboard"), "version": .string(Version.number),
            "semanticVersion": .string(Version.number),
            "rules": .array(rules.map(\.value)),
        ])
        let results = files.flatMap { file in file.found.map { Self.result($0, in: file.name, numbers) } }
        let run = JSONValue.record([
            "tool": .record(["driver": driver]), "columnKind": .string("unicodeCodePoints"), "results": .array(results),
        ])
        return .record([
            "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"), "version": .string("2.1.0"),
            "runs": .array([run]),
        ])
    }

    private struct SARIFRule {
        var id: String
        var value: JSONValue
    }

    /// All rules, followed by those for files that can't be read.
    private var sarifRules: [SARIFRule] {
        let others = Set(files.flatMap(\.found).map(\.rule)).filter { RuleSet[$0] == nil }.sorted()
        return RuleSet.all.map { Self.rule($0.id, $0.severity, $0.summary) }
            + others.map { Self.rule($0, .error, "the file can be read and written, and is what it should be") }
    }

    private static func rule(_ id: String, _ severity: Severity?, _ summary: String) -> SARIFRule {
        let level = JSONValue.record([
            "enabled": severity == nil ? .bool(false) : nil, "level": .string(severity?.rawValue ?? "none"),
        ])
        let value = JSONValue.record([
            "id": .string(id), "shortDescription": .record(["text": .string(summary)]), "defaultConfiguration": level,
        ])
        return SARIFRule(id: id, value: value)
    }

    private static func result(_ diagnostic: Diagnostic, in file: String, _ numbers: [String: Int]) -> JSONValue {
        let message = diagnostic.hint.map { "\(diagnostic.message)\n\($0)" } ?? diagnostic.message
        let place = JSONValue.record([
            "artifactLocation": .record(["uri": .string(uri(file))]),
            "region": .record([
                "startLine": .integer(diagnostic.location.line), "startColumn": .integer(diagnostic.location.column),
            ]),
        ])
        let object = JSONValue.optional(diagnostic.path).map { path in
            JSONValue.array([.record(["name": .optional(diagnostic.objectID), "fullyQualifiedName": path])])
        }
        let related = diagnostic.source.map { source in
            JSONValue.array([
                .record([
                    "physicalLocation": .record([
                        "artifactLocation": .record(["uri": .string(uri(source.file))]),
                        "region": .record(["startLine": .integer(source.line)]),
                    ])
                ])
            ])
        }
        return .record([
            "ruleId": .string(diagnostic.rule), "ruleIndex": numbers[diagnostic.rule].map { .integer($0) },
            "level": .string(diagnostic.severity.rawValue), "message": .record(["text": .string(message)]),
            "locations": .array([.record(["physicalLocation": place, "logicalLocations": object])]),
            "relatedLocations": related,
        ])
    }

    /// Returns a relative reference, or an absolute URI for an absolute path.
    private static func uri(_ path: String) -> String {
        let plain = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        var result = plain.hasPrefix("/") ? "file://" : ""
        for byte in plain.utf8 {
            let character = Character(Unicode.Scalar(byte))
            if byte < 0x80, character.isLetter || character.isNumber || "-._~/".contains(character) {
                result.append(character)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return result
    }
}
