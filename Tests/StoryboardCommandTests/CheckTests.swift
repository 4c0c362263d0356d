import FileAccess
import FoundationEssentials
import StoryboardChecks
import StoryboardCommand
import Testing

@Suite struct CheckTests {
    /// An outlet and an action that lead nowhere: two errors with fixes. With them no connections are left.
    private static let broken = Sample.text
        .replacing("destination=\"l1A-aa-aaa\"", with: "destination=\"gone\"")
        .replacing("destination=\"c2A-aa-aaa\"", with: "destination=\"also, gone\"")

    private static let segue =
        "error: segue 'ShowOne' leads to 'also, gone', which is not in the document [segue.dangling]"
    private static let outlet =
        "error: outlet 'greeting' leads to 'gone', which is not in the document [outlet.dangling]"

    /// Only what these tests are about: other rules come and go.
    private static let configuration =
        #"{"rules": {"*": "off", "outlet.dangling": "error", "segue.dangling": "error"}}"#

    private func files(_ documents: [String: String] = ["Main.storyboard": broken]) -> MemoryFiles {
        MemoryFiles(documents.merging([".storyboard-check.json": Self.configuration]) { old, _ in old })
    }

    @Test("reports for GitHub and GitLab are written in the same run")
    func reports() throws {
        let files = files(["Main.storyboard": Self.broken])
        let outcome = Call(files: files)("check", "--reports", "/out", "--format", "github", ".")
        for (name, format) in [("storyboard.sarif", "sarif"), ("storyboard-quality.json", "gitlab")] {
            #expect(try files.text("/out/\(name)") == Call(files: files)("check", "--format", format, ".").output)
        }
        #expect(outcome == Call(files: files)("check", "--format", "github", "."))
        #expect(outcome.code == .findings && outcome.output.hasPrefix("::error"))
    }

    @Test("findings are lines with hints, and the sum comes last")
    func text() {
        let outcome = Call(files: files())("check", "Main.storyboard")
        #expect(outcome.code == .findings)
        #expect(
            outcome.output == """
                Main.storyboard:20:37: \(Self.segue)
                    remove the segue or connect it again
                Main.storyboard:26:25: \(Self.outlet)
                    remove the outlet or connect it again

                """)
        #expect(outcome.errors == "2 errors in 1 document\n")
    }

    @Test("a source that is nested too deeply to be read is reported with its line")
    func deepSource() {
        let deep = String(repeating: "(", count: 1000)
        let files = MemoryFiles([
            "Shop/Main.storyboard": Sample.text,
            "Shop/ListViewController.swift": "class ListViewController: UIViewController {\n    var x = \(deep)\n}",
            "Shop/.storyboard-check.json": #"{"rules": {"*": "off", "file.partly-read": "warning"}}"#,
        ])
        #expect(
            Call(files: files)("check", "Shop").output == """
                Shop/Main.storyboard:2:1: warning: 'ListViewController.swift:2' is nested too deeply, so no classes below it are found [file.partly-read]
                    Shop/ListViewController.swift:2
                    move the nested values to a file of their own

                """)
    }

    @Test("what the sources do not contain is reported with both locations, in every format")
    func sources() throws {
        let files = MemoryFiles([
            "Shop/Main.storyboard": Sample.text,
            "Shop/ListViewController.swift":
                "class ListViewController: UIViewController {\n    var greeting: UILabel?\n}",
            "Shop/.storyboard-check.json":
                #"{"rules": {"*": "off", "outlet.unknown": "error", "action.unknown": "error"}}"#,
        ])
        let text = Call(files: files)("check", "Shop")
        #expect(text.code == .findings)
        #expect(
            text.output == """
                Shop/Main.storyboard:19:37: error: the class 'ListViewController' has no action 'open:' (ListViewController.swift:1) [action.unknown]
                    Shop/ListViewController.swift:1
                    declare it in the class, or remove the connection
                Shop/Main.storyboard:26:25: error: outlet 'greeting' of 'Coffees' is a property that documents cannot set (ListViewController.swift:2) [outlet.unknown]
                    Shop/ListViewController.swift:2
                    write '@IBOutlet' before the property

                """)
        let json = Call(files: files)("check", "--format", "json", "Shop").output
        #expect(json.contains(#""file": "Shop/ListViewController.swift""#))
        let sarif = Call(files: files)("check", "--format", "sarif", "Shop").output
        #expect(sarif.contains(#""relatedLocations""#))
        #expect(sarif.contains(#""uri": "Shop/ListViewController.swift""#))
    }

    @Test("nothing found is success")
    func nothing() {
        let outcome = Call(files: files(["Main.storyboard": Sample.text]))("check", "Main.storyboard")
        #expect(outcome == Outcome(code: .success, bytes: [], errors: "nothing found in 1 document\n"))
    }

    @Test("folders are walked in order, without what other people made")
    func folders() {
        let names = [
            "b/Two.xib", "a/One.storyboard", "a/Notes.txt", "Pods/P.xib", "a/Carthage/C.xib", ".hidden/H.xib",
            "node_modules/N.xib", "DerivedData/D.xib",
        ]
        var documents = Dictionary(uniqueKeysWithValues: names.map { ($0, "<plist/>") })
        documents[".storyboard-check.json"] = "{}"
        let outcome = Call(files: MemoryFiles(documents))("check", ".", "a", "Pods/P.xib")
        let places = outcome.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != ":" } }
        #expect(places == ["a/One.storyboard", "b/Two.xib", "Pods/P.xib"])
        #expect(outcome.errors == "3 errors in 3 documents\n")
    }

    @Test("many documents are reported in the same order in every run")
    func order() {
        let documents = Dictionary(uniqueKeysWithValues: (100..<200).map { ("d/\($0).storyboard", Self.broken) })
        let first = Call(files: files(documents))("check", "d")
        let places = first.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        #expect(places.map(String.init) == places.map(String.init).sorted() && places.count == 200)
        for _ in 0..<5 { #expect(Call(files: files(documents))("check", "d") == first) }
    }

    @Test("with --strict warnings count")
    func strict() throws {
        let files = files()
        files.write(Self.configuration.replacing("error", with: "warning"), to: ".storyboard-check.json")
        #expect(Call(files: files)("check", ".").code == .success)
        let strict = Call(files: files)("check", ".", "--strict")
        #expect(strict.code == .findings && strict.errors == "2 warnings in 1 document\n")
    }

    @Test("fixes are applied and saved, and printed with the original locations")
    func fix() throws {
        let files = files()
        let outcome = Call(files: files)("check", "--fix", "Main.storyboard")
        #expect(outcome.code == .success)
        #expect(
            outcome.output == """
                Main.storyboard:20:37: \(Self.segue.replacing("error:", with: "fixed:"))
                    Remove the segue
                Main.storyboard:26:25: \(Self.outlet.replacing("error:", with: "fixed:"))
                    Remove the outlet

                """)
        #expect(outcome.errors == "2 fixed; nothing left in 1 document\n")
        let lines = Self.broken.split(separator: "\n", omittingEmptySubsequences: false)
        let left = lines.enumerated().filter { ![19, 24, 25, 26].contains($0.offset) }.map(\.element)
        #expect(try files.text("Main.storyboard") == left.joined(separator: "\n"))
    }

    @Test("elements that fixes leave empty go with them")
    func emptied() throws {
        let files = files()
        files.write(Self.configuration.dropLast(2) + #", "action.dangling": "error"}}"#, to: ".storyboard-check.json")
        files.write(
            Self.broken.replacing("destination=\"c1A-aa-aaa\"", with: "destination=\"x\""), to: "Main.storyboard")
        #expect(Call(files: files)("check", "--fix", ".").errors == "3 fixed; nothing left in 1 document\n")
        #expect(try !files.text("Main.storyboard").contains("connections"))
    }

    @Test("a document that another program changes meanwhile is not saved, and reported")
    func changedMeanwhile() throws {
        let files = InterruptedFiles(files(), writing: "theirs", to: "Main.storyboard")
        let outcome = Call(files: files)("check", "--fix", "Main.storyboard")
        #expect(outcome.code == .changedOnDisk)
        #expect(
            outcome.output.contains("error: 'Main.storyboard' was changed by another program [file.changed-on-disk]"))
        #expect(outcome.errors == "3 errors in 1 document\n")
        #expect(try files.base.text("Main.storyboard") == "theirs")
    }

    @Test("annotations escape what would end them")
    func gitHub() {
        let outcome = Call(files: files(["a,b:c%.storyboard": Self.broken]))("check", "--format=github", ".")
        #expect(
            outcome.output == """
                ::error file=a%2Cb%3Ac%25.storyboard,line=20,col=37,title=segue.dangling::segue 'ShowOne' leads to 'also, gone', which is not in the document%0Aremove the segue or connect it again
                ::error file=a%2Cb%3Ac%25.storyboard,line=26,col=25,title=outlet.dangling::outlet 'greeting' leads to 'gone', which is not in the document%0Aremove the outlet or connect it again

                """)
    }

    @Test("JSON has the numbers and every finding")
    func json() throws {
        struct Report: Decodable {
            struct Finding: Decodable {
                var file, severity, rule, message, hint, object, path, fix: String
                var line, column: Int
            }
            var documents, errors, warnings, notes: Int
            var findings, fixed: [Finding]
        }
        let outcome = Call(files: files())("check", ".", "--format", "json")
        let report = try JSONDecoder().decode(Report.self, from: Data(outcome.bytes))
        #expect([report.documents, report.errors, report.warnings, report.notes] == [1, 2, 0, 0])
        #expect(report.findings.map(\.rule) == ["segue.dangling", "outlet.dangling"] && report.fixed.isEmpty)
        #expect(report.findings.map(\.line) == [20, 26] && report.findings[0].object == "g1A-aa-aaa")
        #expect(report.findings[0].fix == "Remove the segue" && report.findings[0].path.hasPrefix("Coffees › "))
    }

    @Test("SARIF names the rules, and places where files are")
    func sarif() throws {
        struct Log: Decodable {
            struct Run: Decodable {
                struct Tool: Decodable { var driver: Driver }
                struct Driver: Decodable {
                    var name, version: String
                    var rules: [Rule]
                }
                struct Rule: Decodable { var id: String }
                struct Result: Decodable {
                    var ruleId, level: String
                    var ruleIndex: Int
                    var locations: [Location]
                }
                struct Location: Decodable { var physicalLocation: Place }
                struct Place: Decodable {
                    var artifactLocation: Artifact
                    var region: Region
                }
                struct Artifact: Decodable { var uri: String }
                struct Region: Decodable { var startLine, startColumn: Int }
                var tool: Tool
                var columnKind: String
                var results: [Result]
            }
            var version: String
            var runs: [Run]
        }
        let outcome = Call(files: files(["Ä b.storyboard": Self.broken, "bad.xib": ""]))(
            "check", ".", "--format", "sarif")
        let log = try JSONDecoder().decode(Log.self, from: Data(outcome.bytes))
        let run = try #require(log.runs.first)
        #expect(log.version == "2.1.0" && log.runs.count == 1 && run.columnKind == "unicodeCodePoints")
        #expect(run.results.map(\.ruleId) == ["document.malformed", "segue.dangling", "outlet.dangling"])
        for result in run.results { #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId) }
        #expect(run.results.last?.locations.first?.physicalLocation.artifactLocation.uri == "%C3%84%20b.storyboard")
        #expect(run.results.last?.locations.first?.physicalLocation.region.startColumn == 25)
    }

    @Test("the rules are listed, as text and as JSON")
    func rules() throws {
        let text = Call()("check", "--rules").output
        for rule in RuleSet.all { #expect(text.contains("  \(rule.id) ")) }
        struct Rule: Decodable { var rule, severity, summary: String }
        let json = Call()("check", "--rules", "--format", "json").bytes
        #expect(try JSONDecoder().decode([Rule].self, from: Data(json)).map(\.rule) == RuleSet.all.map(\.id))
    }

    @Test("standard input is checked under a name of its own")
    func stream() {
        let outcome = Call(input: Array("<plist/>".utf8))("check", "-")
        #expect(
            outcome.output.hasPrefix("<stdin>:1:1: error: the root element is 'plist'") && outcome.code == .findings)
    }

    @Test("the files around a document are used")
    func surroundings() {
        let files = MemoryFiles([
            "app/Main.storyboard": Sample.text(replacing: "title=\"Open\"", with: "title=\"Open\" image=\"cup\""),
            "app/.git/HEAD": "", "app/.storyboard-check.json": #"{"rules": {"*": "off", "image.missing": "warning"}}"#,
            "app/Assets.xcassets/mug.imageset/Contents.json": "{}",
        ])
        #expect(Call(files: files)("check", "app").errors == "1 warning in 1 document\n")
        files.write("{}", to: "app/Assets.xcassets/cup.imageset/Contents.json")
        #expect(Call(files: files)("check", "app").errors == "nothing found in 1 document\n")
    }
}
