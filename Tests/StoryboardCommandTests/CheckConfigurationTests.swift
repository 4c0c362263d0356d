import FileAccess
import StoryboardCommand
import Testing

/// `.storyboard-check.json`: where it is looked for, and what is said about mistakes in it.
@Suite struct CheckConfigurationTests {
    private static let broken = Sample.text.replacing("destination=\"l1A-aa-aaa\"", with: "destination=\"gone\"")
    private static let off = #"{"rules": {"*": "off"}}"#
    private static let note = #"{"rules": {"*": "off", "outlet.dangling": "note"}}"#

    private func summary(_ files: [String: String], _ path: String, in folder: String = "/") -> String {
        Call(files: MemoryFiles(files), folder: folder)("check", path).errors
    }

    @Test("the nearest configuration applies, up to the repository's folder")
    func nearest() {
        let document = "repo/app/Main.storyboard"
        let outside = [document: Self.broken, ".storyboard-check.json": Self.off]
        #expect(summary(outside, document) == "nothing found in 1 document\n")
        let inside = outside.merging(["repo/.storyboard-check.json": Self.note, "repo/.git/HEAD": ""]) { $1 }
        #expect(summary(inside, document) == "1 note in 1 document\n")
        let nearer = inside.merging(["repo/app/.storyboard-check.json": Self.off]) { $1 }
        #expect(summary(nearer, document) == "nothing found in 1 document\n")
        #expect(summary(outside.merging(["repo/.git": "gitdir: x"]) { $1 }, document).contains("error"))
    }

    @Test("patterns are looked at from the configuration's folder")
    func overrides() {
        let files = [
            "repo/Legacy/Main.storyboard": Self.broken, "repo/App/Main.storyboard": Self.broken,
            "repo/.storyboard-check.json": """
            {"rules": {"*": "off", "outlet.dangling": "error"},
             "overrides": [{"files": "Legacy/**", "rules": {"outlet.dangling": "warning"}}]}
            """,
        ]
        #expect(summary(files, "repo") == "1 error, 1 warning in 2 documents\n")
        #expect(summary(files, "/repo/../repo/./Legacy") == "1 warning in 1 document\n")
    }

    static let mistakes: [(text: String, line: String)] = [
        ("{", "1:2: error: expected a key in quotes, found the end [json.malformed]"),
        ("[]", "1:1: error: the configuration must be an object, found a list [configuration.wrong-type]"),
        ("{\n  \"rule\": {}}", "2:3: error: unknown key 'rule'; did you mean 'rules'? [configuration.unknown-key]"),
        (
            "{\"rules\": {\"outlet.danglin\": \"off\"}}",
            "1:12: error: there is no rule 'outlet.danglin'; did you mean 'outlet.dangling'? [configuration.unknown-rule]"
        ),
        (
            "{\"rules\": {\"outlet.dangling\": \"fatal\"}}",
            "1:31: error: expected one of 'off', 'note', 'warning', 'error', found 'fatal' [configuration.unknown-level]"
        ),
        ("{\"overrides\": [{\"rules\": {}}]}", "1:16: error: an override needs 'files' [configuration.missing-key]"),
        (
            "{\"overrides\": {}}",
            "1:15: error: 'overrides' must be a list, found an object [configuration.wrong-type]"
        ),
    ]

    @Test("an error is reported once, with its location", arguments: mistakes)
    func mistake(_ text: String, _ line: String) {
        let files = MemoryFiles([
            "repo/.storyboard-check.json": text, "repo/A.storyboard": Sample.text, "repo/B.storyboard": Sample.text,
        ])
        let outcome = Call(files: files, folder: "/repo")("check", "/repo")
        #expect(outcome.code == .findings)
        let lines = outcome.output.split(separator: "\n").filter {
            $0.contains("[configuration.") || $0.contains("[json.")
        }
        #expect(lines.map(String.init) == [".storyboard-check.json:\(line)"])
        #expect(outcome.errors.hasSuffix(" in 2 documents\n"))
    }

    @Test("a configuration that cannot be read ends with 3")
    func unreadable() {
        let files = MemoryFiles([".storyboard-check.json": "{}", Sample.path: Sample.text])
        files.setMode(0, of: ".storyboard-check.json")
        #expect(Call(files: files)("check", Sample.path).code == .unreadable)
    }
}
