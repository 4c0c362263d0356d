import FileAccess
import StoryboardCommand
import Testing

@Suite struct UsageTests {
    @Test("the version is one line, and below it the commit and the parts of an installed command")
    func version() {
        let version = "storyboard 0.2.0\nfull: with drawing, editor and apps\n"
        #expect(Call()("--version") == Outcome(code: .success, bytes: Array(version.utf8), errors: ""))
        let installed = Call(files: MemoryFiles(["/parts.txt": "commit: 1234\nparts: command\n"]))
        #expect(installed("--version").output == version + "commit: 1234\nparts: command\n")
    }

    @Test("help is written to standard output on request, to standard error without arguments")
    func help() {
        let help = Call()("help")
        #expect(help.code == .success && help.errors.isEmpty)
        #expect(help.output == Call()("--help").output && help.output == Call()("-h").output)
        #expect(Call()() == Outcome(code: .usage, bytes: [], errors: help.output))
        for code in ExitCode.allCases { #expect(help.output.contains("\n  \(code.rawValue)  ")) }
    }

    @Test(
        "each subcommand has help, before and after its name, with any other arguments",
        arguments: ["outline", "rewrite", "set", "apply", "check", "help"])
    func subcommandHelp(_ name: String) {
        let help = Call()("help", name)
        #expect(help.code == .success && help.output.hasPrefix("storyboard \(name): "))
        #expect(help == Call()(name, "--help"))
        #expect(help == Call()(name, "--nonsense", "-h"))
        #expect(Call()("help").output.contains("  \(name) "))
        #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 130 })
    }

    @Test("help as a value is not a call for help")
    func helpAsValue() {
        #expect(Call()("rewrite", "nowhere", "-o", "--help").code == .unreadable)
        #expect(Call()("rewrite", "-o", "x", "--", "--help").code == .unreadable)
    }

    static let mistakes: [(arguments: [String], message: String)] = [
        (["outlin"], "unknown command 'outlin'; did you mean 'outline'?"),
        (["frobnicate"], "unknown command 'frobnicate'"),
        (["--verson"], "unknown option '--verson'; did you mean '--version'?"),
        (["help", "chek"], "unknown command 'chek'; did you mean 'check'?"),
        (["outline"], "FILE is missing: the document; - is standard input"),
        (["outline", "a", "b"], "unexpected argument 'b'"),
        (["outline", "a", "--jsn"], "unknown option '--jsn'; did you mean '--json'?"),
        (["outline", "a", "--json=yes"], "option '--json' takes no value, found 'yes'"),
        (["outline", "a", "--json", "--json"], "option '--json' is given twice"),
        (["outline", "a", "-x"], "unknown option '-x'"),
        (["rewrite", "a", "-o"], "option '-o' needs a value: OUT"),
        (["set", "a", "b", "c", "-o", "d"], "VALUE is missing: the new value, or '--remove'"),
        (["set", "a", "b", "c", "d", "--remove", "-o", "e"], "VALUE and '--remove' cannot be combined"),
        (["check"], "PATH is missing: a document or a folder"),
        (["check", "--foo", "."], "unknown option '--foo'"),
        (["check", "--fx", "."], "unknown option '--fx'; did you mean '--fix'?"),
        (["check", "--fix", "-"], "'--fix' changes files, not standard input"),
        (
            ["check", "--format", "xml", "."],
            "'xml' is not a value of '--format', expected one of: text, json, sarif, github, gitlab"
        ),
    ]

    @Test("invalid arguments are reported in one line with a hint, and exit code 2", arguments: mistakes)
    func wrongCalls(_ arguments: [String], _ message: String) {
        let outcome = Call().run(arguments)
        #expect(outcome.code == .usage && outcome.bytes.isEmpty)
        let lines = outcome.errors.split(separator: "\n")
        #expect(lines.first.map(String.init) == "storyboard: error: \(message)")
        #expect(lines.count == 2 && lines.last?.hasPrefix("    `storyboard help") == true)
    }

    @Test("a missing option is reported with its description")
    func missingOption() {
        #expect(
            Call()("rewrite", "a").errors.hasPrefix(
                "storyboard: error: option '-o, --output OUT' is missing: the output file; "))
    }

    @Test("a value may be attached to its option")
    func attachedValues() {
        for option in ["-oout", "--output=out"] {
            #expect(Call(files: Sample.files)("rewrite", Sample.path, option) == .silence)
        }
    }

    /// A document with two objects of one id.
    private static let twoAlike = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
        <view id="a1a-aa-aaa"/><view id="a1a-aa-aaa"/></objects></document>
        """

    /// How each exit code comes about, as the help says; a crash and a full disk need a process of their own.
    static let ends: [(code: ExitCode, arguments: [String], input: String)] = [
        (.success, ["outline", "-"], Sample.text),
        (.success, ["check", "-"], Sample.text),
        (.findings, ["check", "-"], twoAlike),
        (.usage, ["outline"], ""),
        (.usage, ["set", "-", "a"], ""),
        (.unreadable, ["outline", "nowhere.storyboard"], ""),
        (.unreadable, ["compile", "nowhere.storyboard", "-o", "/out"], ""),
        (.malformed, ["outline", "-"], "no document"),
        (.malformed, ["rewrite", "-", "-o", "-"], "<document"),
        (.refused, ["set", "-", "none", "text", "x", "-o", "-"], Sample.text),
        (.unwritable, ["rewrite", "-", "-o", "/nowhere/at/all.storyboard"], Sample.text),
    ]

    @Test("each command ends with the code that the help names", arguments: ends)
    func exitCodes(_ end: (code: ExitCode, arguments: [String], input: String)) {
        let outcome = Call(input: Array(end.input.utf8)).run(end.arguments)
        #expect(outcome.code == end.code, "\(end.arguments): \(outcome.errors)")
    }
}
