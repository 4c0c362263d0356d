import JSONText
import StoryboardChecks
import StoryboardModel
import XMLTree

/// Reads `.storyboard-check.json`. Errors are reported with their location; valid parts apply.
struct CheckConfigurationReader {
    static let fileName = ".storyboard-check.json"

    private let bytes: [UInt8]
    private(set) var configuration = CheckConfiguration()
    private(set) var errors: [Diagnostic] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        do throws(JSONError) {
            read(try JSONReader.read(bytes))
        } catch {
            report("json.malformed", error.message, at: error.offset)
        }
    }

    private mutating func read(_ node: JSONNode) {
        for member in members(of: node, "the configuration") {
            switch member.key {
            case "rules": configuration.rules = levels(member.value)
            case "overrides": readOverrides(member.value)
            case "xcode": readXcode(member.value)
            default: reportUnknown(member, known: ["rules", "overrides", "xcode"])
            }
        }
    }

    private mutating func readXcode(_ node: JSONNode) {
        guard let name = node.string else { return reportType(node, "'xcode'", "a text") }
        configuration.xcode = XcodeRelease(name)
        if configuration.xcode == nil {
            report(
                "configuration.unknown-xcode", "'\(name)' is not a known Xcode", at: node.offset,
                hint: "known are \(XcodeRelease.names)")
        }
    }

    private mutating func readOverrides(_ node: JSONNode) {
        guard let elements = node.elements else { return reportType(node, "'overrides'", "a list") }
        for element in elements {
            var override = CheckConfiguration.Override(files: "", rules: [:])
            for member in members(of: element, "an override") {
                switch member.key {
                case "files":
                    if let files = member.value.string {
                        override.files = files
                    } else {
                        reportType(member.value, "'files'", "a text")
                    }
                case "rules": override.rules = levels(member.value)
                default: reportUnknown(member, known: ["files", "rules"])
                }
            }
            if element.members != nil, element["files"] == nil {
                report(
                    "configuration.missing-key", "an override needs 'files'", at: element.offset, hint: Self.filesHint)
            }
            if !override.files.isEmpty { configuration.overrides.append(override) }
        }
    }

    private static let filesHint = #"a pattern for paths, such as "Legacy/**""#

    private mutating func levels(_ node: JSONNode) -> [String: CheckConfiguration.Level] {
        var levels: [String: CheckConfiguration.Level] = [:]
        for member in members(of: node, "'rules'") {
            let alone = CheckConfiguration(rules: [member.key: .off])
            if let unknown = alone.unknownRules.first {
                report(
                    "configuration.unknown-rule", unknown.description, at: member.offset,
                    hint: "`storyboard check --rules` lists the rules")
            } else if let level = member.value.string.flatMap(CheckConfiguration.Level.init) {
                levels[member.key] = level
            } else {
                let known = CheckConfiguration.Level.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
                let found = member.value.string.map { "'\($0)'" } ?? member.value.title
                report(
                    "configuration.unknown-level", "expected one of \(known), found \(found)", at: member.value.offset)
            }
        }
        return levels
    }

    // MARK: Errors

    private mutating func members(of node: JSONNode, _ title: String) -> [JSONNode.Member] {
        if let members = node.members { return members }
        reportType(node, title, "an object")
        return []
    }

    private mutating func reportType(_ node: JSONNode, _ title: String, _ expected: String) {
        report("configuration.wrong-type", "\(title) must be \(expected), found \(node.title)", at: node.offset)
    }

    private mutating func reportUnknown(_ member: JSONNode.Member, known: [String]) {
        report(
            "configuration.unknown-key",
            "unknown key '\(member.key)'\(Spelling.suggestion(for: member.key, among: known))",
            at: member.offset, hint: "known are: \(known.joined(separator: ", "))")
    }

    private mutating func report(_ rule: String, _ message: String, at offset: Int, hint: String? = nil) {
        let location = SourceLocation(offset: offset, in: bytes)
        errors.append(Diagnostic(rule: rule, severity: .error, message: message, location: location, hint: hint))
    }
}
