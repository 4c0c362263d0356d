import JSONText
import FileAccess
import FoundationEssentials
import StoryboardEditing
import Testing

@testable import StoryboardCommand

@Suite struct ApplyTests {
    private func apply(_ commands: String, _ more: String...) -> (outcome: Outcome, text: String?) {
        let files = MemoryFiles([Sample.path: Sample.text, "edits.json": commands])
        let outcome = Call(files: files).run(["apply", Sample.path, "edits.json", "-o", Sample.path] + more)
        return (outcome, try? files.text(Sample.path))
    }

    @Test("a list or a single command is performed, and new objects are printed")
    func applies() {
        let one = apply(#"{"set": {"object": "l1A-aa-aaa", "attribute": "text", "value": "Hi"}}"#)
        #expect(one.outcome == Outcome(code: .success, bytes: Array("{\n  \"created\": []\n}\n".utf8), errors: ""))
        #expect(one.text == Sample.text(replacing: "\"Hello\"", with: "\"Hi\""))
        let list =
            #"[{"insert": {"into": "v1A-aa-aaa", "xml": "<label text=\"New\" id=\"n1A-aa-aaa\"/>", "before": null}}]"#
        #expect(apply(list).outcome.output == "{\n  \"created\": [\n    \"n1A-aa-aaa\"\n  ]\n}\n")
        #expect(apply("[]").text == Sample.text)
    }

    @MainActor
    @Test("texts are aligned as they are drawn, with the first that is named")
    func baselines() throws {
        let (outcome, text) = apply(#"{"align": {"objects": ["b1A-aa-aaa", "l1A-aa-aaa"], "to": "firstBaseline"}}"#)
        #expect(outcome.code == .success)
        // Both texts are in the middle of their views, and the button's, a custom one, is a little larger.
        let (label, aligned) = (#"x="20" y="100" width="42" height="21""#, #"x="20" y="146" width="42" height="21""#)
        #expect(text == Sample.text(replacing: label, with: aligned))
    }

    @MainActor
    @Test("constraints keep views where layout puts them, and numbers and ticks are spelled as documents do")
    func layout() throws {
        let (outcome, text) = apply(
            """
            [{"pin": {"objects": ["l1A-aa-aaa"], "leading": true, "height": 30}},
             {"set": {"object": "l1A-aa-aaa", "attribute": "hidden", "value": true}},
             {"set": {"object": "l1A-aa-aaa", "attribute": "alpha", "value": 0.5}}]
            """)
        #expect(outcome.code == .success)
        let made = try #require(text)
        #expect(made.contains(#"firstAttribute="leading" secondItem="#) && made.contains(#"constant="20""#))
        #expect(made.contains(#"firstAttribute="height" constant="30""#))
        #expect(made.contains(#"hidden="YES""#) && made.contains(#"alpha="0.5""#))
    }

    @Test("the document or the commands come from standard input")
    func streams() {
        let commands = #"{"setInitialController": {}}"#
        let expected = Sample.text(replacing: #" initialViewController="c1A-aa-aaa""#, with: "")
        #expect(
            Call(files: Sample.files, input: Array(commands.utf8))("apply", Sample.path, "-", "-o", "-").output
                == expected)
        let files = MemoryFiles(["edits.json": commands])
        #expect(
            Call(files: files, input: Array(Sample.text.utf8))("apply", "-", "edits.json", "-o", "-").output == expected
        )
        #expect(Call()("apply", "-", "-", "-o", "-").code == .usage)
    }

    @Test("with a seed the same ids are made, without one others")
    func seeds() {
        let add = #"{"addScene": {"controller": "viewController"}}"#
        #expect(apply(add, "--id-seed", "7").outcome == apply(add, "--id-seed=7").outcome)
        #expect(apply(add, "--id-seed", "7").outcome != apply(add, "--id-seed", "8").outcome)
        #expect(apply(add).outcome != apply(add).outcome)
        #expect(
            apply(add, "--id-seed", "x").outcome.errors == """
                storyboard: error: 'x' is not a value of '--id-seed', expected a whole number from 0
                    `storyboard help apply` shows the help of the command

                """)
    }

    @Test("a command that fails is named by its number and place, and none is carried out")
    func failure() {
        let (outcome, text) = apply(
            """
            [
              {"delete": {"object": "l1A-aa-aaa"}},
              {"delete": {"object": "l1A-aa-aaa"}}
            ]
            """)
        #expect(
            outcome
                == Outcome(
                    code: .refused, bytes: [],
                    errors: """
                        edits.json:3:3: error: command 2: there is no object 'l1A-aa-aaa' in the document [command.refused]
                            `storyboard outline` lists the ids

                        """))
        #expect(text == Sample.text)
    }

    static let mistakes: [(commands: String, message: String)] = [
        ("", "1:1: error: the text ends where a value is expected [json.malformed]"),
        ("[{]", "1:3: error: expected a key in quotes, found ']' [json.malformed]"),
        ("[\n  {\"delete\": {\"object\": \"é\"}},\n]", "3:1: error: expected a value, found ']' [json.malformed]"),
        ("[{\"delete\": {\"object\": \"a\" \"b\"}}]", "1:28: error: expected ',' or '}', found '\"' [json.malformed]"),
        (
            "{\"delete\": {\"object\": \"a\", \"object\": \"b\"}}",
            "1:28: error: the key 'object' occurs twice [json.malformed]"
        ),
        ("{} {}", "1:4: error: found text after the end [json.malformed]"),
        (
            "[7]",
            "1:2: error: command 1: expected an object with the command's name as its only key, found a number [command.malformed]"
        ),
        (
            "{}",
            "1:1: error: expected an object with the command's name as its only key, found 0 keys [command.malformed]"
        ),
        (
            "[{\"delet\": {}}]",
            "1:3: error: command 1: there is no command 'delet'; did you mean 'delete'? [command.unknown]"
        ),
        (
            "{\"delete\": []}",
            "1:12: error: 'delete' expects an object with its fields, found a list [command.malformed]"
        ),
        ("{\"delete\": {}}", "1:12: error: 'delete' needs 'object' [command.missing-key]"),
        (
            "{\"delete\": {\"object\": null}}",
            "1:23: error: 'delete' expects an address as 'object', found null [command.wrong-type]"
        ),
        (
            "{\"delete\": {\"object\": \"a\", \"obect\": 1}}",
            "1:28: error: 'delete' has no field 'obect'; did you mean 'object'? [command.unknown-key]"
        ),
        (
            "{\"setCanvasLocation\": {\"scene\": \"a\", \"x\": \"1\", \"y\": 2}}",
            "1:43: error: 'setCanvasLocation' expects a number as 'x', found a text [command.wrong-type]"
        ),
    ]

    @Test("errors in the list of commands are reported with their location", arguments: mistakes)
    func mistake(_ commands: String, _ message: String) {
        let (outcome, text) = apply(commands)
        #expect(outcome.code == .malformed && outcome.bytes.isEmpty)
        #expect(outcome.errors.split(separator: "\n").first.map(String.init) == "edits.json:\(message)")
        #expect(text == Sample.text)
    }

    @Test("an unknown command or field is reported with the known ones")
    func knownNames() {
        #expect(
            apply("{\"x\": {}}").outcome.errors.contains(
                "\n    the commands are: set, removeAttribute, setText, setValue, setAttributedText, setRuntimeAttribute, setInstalled, insert, "
            ))
        #expect(
            apply("{\"move\": {\"where\": \"a\"}}").outcome.errors.hasSuffix(
                "\n    its fields are: object, into, before, y\n"))
    }

    @Test(
        "every example in the manual means what the library's own reading of it means", arguments: CommandManual.entries
    )
    func examples(_ entry: CommandEntry) throws {
        let text = "{\"\(entry.name)\": \(entry.example)}"
        let commands = try CommandList(Array(text.utf8), file: "example").commands
        #expect(try JSONDecoder().decode(Command.self, from: Data(text.utf8)) == commands.first)
        let written = commands.map(\.json.line).joined()
        #expect(try CommandList(Array(written.utf8), file: "written").commands == commands)
        #expect(apply("").outcome.code == .malformed)
        #expect(Call()("apply", "--help").output.contains(text))
    }

    @Test("the manual lists every field that the library writes", arguments: CommandManual.entries)
    func fields(_ entry: CommandEntry) throws {
        let values = entry.fields.map { "\"\($0.name)\": \($0.kind.sample)" }.joined(separator: ", ")
        let command = try CommandList(Array("{\"\(entry.name)\": {\(values)}}".utf8), file: "sample").commands[0]
        let written = try JSONReader.read(Array(try JSONEncoder().encode(command)))
        let keys = written[entry.name]?.members?.map(\.key) ?? []
        #expect(Set(keys) == Set(entry.fields.map(\.name)))
    }
}

extension CommandEntry.Field.Kind {
    fileprivate var sample: String {
        switch self {
        case .address, .text: "\"a\""
        case .number: "1.5"
        case .count: "2"
        case .flag: "true"
        case .texts: "{\"a\": \"b\"}"
        case .addresses: "[\"a\"]"
        case .commands: "[]"
        case .scalar: "\"a\""
        case .value: "{\"size\": [1, 2]}"
        case .runtimeValue: "[1.5]"
        case .length: "1.5"
        case .numbers: "[1]"
        case .runs: "[{\"text\": \"a\"}]"
        }
    }
}

extension CommandEntry: CustomTestStringConvertible {
    public var testDescription: String { name }
}
