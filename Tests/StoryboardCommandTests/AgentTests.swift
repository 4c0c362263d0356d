import AppSurroundings
import FileAccess
import JSONText
import StoryboardCommand
import Testing

@MainActor
@Suite("Serving agents") struct AgentTests {
    private static let file = #""file":"Main.storyboard""#
    private static let rename =
        #"{\#(file),"commands":[{"set":{"object":"l1A-aa-aaa","attribute":"text","value":"Bean"}}]}"#
    private static let renamed = Sample.text.replacing(#"text="Hello""#, with: #"text="Bean""#)

    // MARK: The protocol

    @Test("a client initializes, and the server tells its version and what it can do")
    func initialize() throws {
        for (wanted, spoken) in [
            ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25"),
        ] {
            let messages = try AgentClient().send([
                #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\#(wanted)","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}"#,
                #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
                #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#,
            ])
            #expect(messages.count == 2 && messages[0]["id"]?.string == "a" && messages[1]["id"]?.number == 2)
            let result = try #require(messages[0]["result"])
            #expect(result["protocolVersion"]?.string == spoken)
            #expect(result["serverInfo"]?["name"]?.string == "openstoryboard")
            #expect(result["capabilities"]?.members?.map(\.key) == ["tools", "resources", "prompts"])
            #expect(result["instructions"]?.string?.contains("Never edit their XML as text") == true)
            #expect(messages[1]["result"]?.members?.isEmpty == true)
        }
    }

    @Test("each tool has a description and a schema, in less than 16,000 characters for all")
    func tools() throws {
        let message = try AgentClient().send([#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#])[0]
        let tools = try #require(message["result"]?["tools"]?.elements)
        #expect(Set(tools.compactMap { $0["name"]?.string }).count == tools.count && tools.count == 21)
        for tool in tools {
            #expect((tool["description"]?.string?.count ?? 0) > 10)
            #expect(tool["inputSchema"]?["type"]?.string == "object")
            let properties = try #require(tool["inputSchema"]?["properties"]?.members)
            let required = try #require(tool["inputSchema"]?["required"]?.elements).compactMap(\.string)
            #expect(Set(required).isSubset(of: properties.map(\.key)))
            let changes = ["change", "replace", "translate", "refactor", "fix", "undo", "redo"].contains(
                tool["name"]?.string)
            #expect(tool["annotations"]?["readOnlyHint"]?.bool == !changes)
        }
        #expect(JSONValue(message).line.count < 16_000)
    }

    @Test("what isn't a message has an error of the protocol, and the next message is answered")
    func malformed() throws {
        let messages = try AgentClient().send([
            "{", "[1]", #"{"jsonrpc":"2.0","id":1}"#, #"{"jsonrpc":"2.0","id":2,"method":"no/method"}"#,
            #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"nothing"}}"#,
            #"{"jsonrpc":"2.0","id":4,"method":"resources/read","params":{"uri":"storyboard://nothing"}}"#,
            #"{"jsonrpc":"2.0","id":5,"method":"prompts/get","params":{"name":"build-screen"}}"#, "  ",
            #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
            #"[{"jsonrpc":"2.0","id":6,"method":"ping"},{"jsonrpc":"2.0","id":7,"method":"ping"}]"#,
        ])
        let codes = messages.map { $0["error"]?["code"]?.number }
        #expect(codes == [-32700, -32600, -32600, -32601, -32602, -32002, -32602, nil, nil])
        #expect(messages.allSatisfy { $0["jsonrpc"]?.string == "2.0" })
        #expect(messages[0]["id"]?.isNull == true && messages[8]["id"]?.number == 7)
        #expect(messages[4]["error"]?["message"]?.string == "there is no tool 'nothing'")
    }

    @Test("the server answers invalid arguments in words that an agent sees")
    func arguments() throws {
        let answers = try AgentClient().call(
            ("outline", "{}"), ("outline", #"{"file":1}"#), ("outline", #"{"file":"Main.storyboard","color":"red"}"#),
            ("find", #"{"value":"x","of":"shape"}"#), ("outline", #"{"file":"Gone.storyboard"}"#),
            ("change", #"{"file":"Main.storyboard","commands":[{"paint":{}}]}"#))
        #expect(!answers.contains { !$0.isError })
        for (answer, text) in zip(
            answers,
            [
                "'outline' needs 'file'", "'file' is a number, expected a string",
                "has no argument 'color'; it has: file, scene",
                "'shape' is no 'of', expected one of: text,", "'Gone.storyboard' does not exist",
                "there is no command 'paint'",
            ])
        { #expect(answer.text.contains(text), "\(answer.text)") }
    }

    // MARK: Reading

    @Test("documents are opened, outlined and inspected in few characters, with all ids")
    func reading() throws {
        let answers = try AgentClient().call(
            ("open", "{}"), ("open", #"{"path":"Main.storyboard"}"#), ("outline", "{\(Self.file)}"),
            ("outline", #"{\#(Self.file),"scene":"c2A-aa-aaa"}"#),
            ("inspect", #"{\#(Self.file),"object":"b1A-aa-aaa"}"#),
            ("find", #"{"value":"hello"}"#), ("check", #"{"path":"Main.storyboard"}"#),
            ("commands", #"{"name":"addOutlet"}"#))
        #expect(answers.allSatisfy { !$0.isError })
        #expect(answers[0].text == "1 document in /\nMain.storyboard: iOS storyboard, 2 scenes\n")
        #expect(
            answers[1].text.contains(
                "scene s1A-aa-aaa Coffees (initial), 7 objects\nscene s2A-aa-aaa View Controller, 1 object\n"))
        #expect(answers[1].text.contains("\ncheck: "))
        #expect(
            answers[2].text == """
                Main.storyboard: iOS storyboard, 9 objects
                scene s1A-aa-aaa Coffees (initial)
                 viewController c1A-aa-aaa "Coffees" .ListViewController #List greeting→l1A-aa-aaa
                  view v1A-aa-aaa
                   label l1A-aa-aaa "Hello"
                   button b1A-aa-aaa "Open" touchUpInside:open:→self show(ShowOne)⇒c2A-aa-aaa
                scene s2A-aa-aaa View Controller
                 viewController c2A-aa-aaa

                """)
        #expect(answers[3].text == "scene s2A-aa-aaa View Controller\n viewController c2A-aa-aaa\n")
        #expect(answers[4].text.hasPrefix("path: Coffees › View › Open\nbutton opaque=\"NO\""))
        #expect(answers[4].text.contains("\n rect key=\"frame\" x=\"20\" y=\"140\" width=\"42\" height=\"30\"\n"))
        #expect(answers[5].text.contains("Main.storyboard:12: Coffees › Hello: text Hello"))
        #expect(answers[7].text.contains("property") && answers[7].text.contains(#"{"addOutlet": "#))
    }

    @Test("an answer that is too long ends with how to get the rest, which is complete")
    func budget() throws {
        var client = AgentClient()
        client.options = ["--budget", "500"]
        var calls = [(tool: "commands", arguments: "{}")]
        let first = try client.call(calls[0])[0]
        #expect(first.text.count <= 500)
        var texts = [first.text]
        for _ in 0..<40 {
            guard let next = texts.last?.firstMatch(of: #/call 'more' with answer 1 from (\d+)\n$/#) else { break }
            calls.append(("more", #"{"answer":1,"from":\#(next.1)}"#))
            let lines = calls.enumerated().map {
                #"{"jsonrpc":"2.0","id":\#($0),"method":"tools/call","params":{"name":"\#($1.tool)","arguments":\#($1.arguments)}}"#
            }
            let last = try #require(try client.send(lines).last?["result"]?["content"]?.elements?[0]["text"]?.string)
            texts.append(last)
        }
        #expect(texts.count > 2 && texts.allSatisfy { $0.count <= 500 })
        let whole = try AgentClient().call(("commands", "{}"))[0].text
        let joined = texts.map { $0.replacing(#/… \d+ more lines: .*\n$/#, with: "") }.joined()
        #expect(joined == whole)
        let gone = try client.call(("more", #"{"answer":7,"from":0}"#))[0]
        #expect(gone.isError && gone.text.contains("there is no answer 7"))
    }

    // MARK: Changing

    @Test("a change tells what it did, and is undone and redone byte for byte")
    func change() throws {
        let files = Sample.files
        let client = AgentClient(files: files)
        let answers = try client.call(
            ("change", Self.rename), ("diff", "{\(Self.file)}"), ("undo", "{}"), ("diff", "{\(Self.file)}"),
            ("redo", "{}"), ("undo", "{}"), ("undo", "{}"), ("redo", "{}"), ("redo", "{}"))
        #expect(answers[0].text == "Coffees:\nl1A-aa-aaa label text → 'Bean'\n" && !answers[0].isError)
        #expect(answers[1].text == answers[0].text)
        #expect(answers[2].text == "undone: Main.storyboard\n")
        #expect(answers[3].text == "nothing changed\n")
        #expect(answers[4].text == "done again: Main.storyboard\n")
        #expect(answers[6].text == "there is nothing to undo\n" && !answers[6].isError)
        #expect(answers[8].text == "there is nothing to redo\n" && !answers[8].isError)
        #expect(try files.text(Sample.path) == Self.renamed)
    }

    @Test("commands that fail, and those that cause an error, leave the file as it was")
    func refused() throws {
        let files = Sample.files
        let dangling =
            #"{"insert":{"into":"c2A-aa-aaa","xml":"<connections><outlet property='a' destination='gone'/></connections>"}}"#
        let answers = try AgentClient(files: files).call(
            ("change", #"{\#(Self.file),"commands":[{"delete":{"object":"l1A-aa-aaa"}},{"delete":{"object":"no"}}]}"#),
            (
                "change",
                #"{\#(Self.file),"commands":[{"insert":{"into":"c2A-aa-aaa","xml":"<connections><outlet property='a' destination='gone'/></connections>"}}]}"#
            ),
            ("change", #"{\#(Self.file),"dryRun":true,"commands":{"delete":{"object":"l1A-aa-aaa"}}}"#), ("undo", "{}"))
        #expect(answers[0].isError && answers[0].text.contains("command 2: there is no object 'no'"))
        #expect(answers[1].isError && answers[1].text.contains("outlet 'a' leads to 'gone'"), "\(answers[1].text)")
        #expect(answers[1].text.hasSuffix("send it with what solves it, or allowErrors\n"))
        #expect(answers[2].text.hasSuffix("nothing is saved: dryRun\n") && !answers[2].isError)
        #expect(answers[3].text == "there is nothing to undo\n")
        #expect(try files.text(Sample.path) == Sample.text)
        let allowed = try AgentClient(files: files).call(
            ("change", #"{\#(Self.file),"allowErrors":true,"commands":[\#(dangling)]}"#),
            ("fix", #"{"path":"Main.storyboard"}"#),
            ("undo", "{}"), ("undo", "{}"))
        #expect(allowed.allSatisfy { !$0.isError } && allowed[1].text.contains("fixed"), "\(allowed)")
        #expect(try files.text(Sample.path) == Sample.text)
    }

    @Test("what another program has written since isn't undone")
    func changedMeanwhile() throws {
        let files = Sample.files
        let spawn: CommandEnvironment.Spawn = { arguments, input, _, _ in
            let outcome = Call(files: files, input: input).run(arguments)
            files.write("another", to: "/Main.storyboard")
            return (0, outcome.bytes)
        }
        let answers = try AgentClient(files: files, spawn: spawn).call(("change", Self.rename), ("undo", "{}"))
        #expect(!answers[0].isError && answers[1].isError)
        #expect(answers[1].text.contains("was changed by another program"))
        #expect(try files.text("/Main.storyboard") == "another")
    }

    @Test("values are replaced in all documents, and taken back as one step")
    func replace() throws {
        let files = MemoryFiles(["a.storyboard": Sample.text, "b/c.storyboard": Sample.text])
        let answers = try AgentClient(files: files).call(
            ("replace", #"{"value":"Hello","new":"Bean","dryRun":true}"#),
            ("replace", #"{"value":"Hello","new":"Bean"}"#),
            ("find", #"{"value":"Bean"}"#), ("undo", "{}"), ("find", #"{"value":"Bean"}"#))
        #expect(
            answers[0].text == "a.storyboard: 1 value\nb/c.storyboard: 1 value\n" && answers[1].text == answers[0].text)
        #expect(answers[2].text.split(separator: "\n").count == 2 && answers[4].text.isEmpty)
        #expect(answers[3].text.contains("undone: ") && !answers[3].isError)
        #expect(try files.text("b/c.storyboard") == Sample.text)
    }

    @Test("texts are listed and translated, and scenes moved to a storyboard of their own, each as one step to undo")
    func severalFiles() throws {
        let files = MemoryFiles(["App/Base.lproj/Main.storyboard": Sample.text])
        let file = #""file":"App/Base.lproj/Main.storyboard""#
        let answers = try AgentClient(files: files).call(
            ("translate", "{\(file)}"), ("translate", #"{\#(file),"texts":{"l1A-aa-aaa.text":"Hallo"}}"#),
            ("translate", #"{\#(file),"language":"de","texts":{"l1A-aa-aaa.text":"Hallo"}}"#),
            ("translate", #"{\#(file),"language":"de"}"#),
            ("refactor", #"{\#(file),"scenes":["c2A-aa-aaa"],"to":"App/Base.lproj/Other.storyboard"}"#), ("undo", "{}"),
            ("undo", "{}"))
        #expect(answers[0].text.hasPrefix("language: en\n") && answers[0].text.contains("l1A-aa-aaa.text \"Hello\"\n"))
        #expect(answers[1].isError && answers[1].text.contains("needs the 'language'"))
        #expect(answers[2].text == "App/de.lproj/Main.strings: 1 added, 0 changed\n", "\(answers[2].text)")
        #expect(answers[3].text.contains("l1A-aa-aaa.text \"Hello\" de: \"Hallo\"\n"))
        #expect(!answers[4].isError && answers[4].text.contains("Other.storyboard"), "\(answers[4].text)")
        #expect(!answers[5].isError && !answers[6].isError)
        #expect(try files.text("App/Base.lproj/Main.storyboard") == Sample.text)
        #expect(try files.look(at: "App/Base.lproj/Other.storyboard").kind == .missing)
        #expect(try files.look(at: "App/de.lproj/Main.strings").kind == .missing)
    }

    // MARK: Pictures

    @Test("scenes and the board are drawn within a size, layout is judged, and steps are played")
    func pictures() throws {
        let answers = try AgentClient().call(
            ("render", #"{\#(Self.file),"scene":"s1A-aa-aaa"}"#), ("render", #"{\#(Self.file),"scale":4}"#),
            ("render", #"{\#(Self.file),"scene":"no"}"#),
            ("wall", #"{\#(Self.file),"scene":"s1A-aa-aaa","devices":"iPhone SE,iPad Air"}"#),
            ("layout", "{\(Self.file)}"),
            ("play", #"{\#(Self.file),"steps":[{"tap":{"text":"Open"}},{"expect":{"text":"Hello"},"visible":false}]}"#),
            ("play", #"{\#(Self.file),"steps":[{"tap":{"text":"Nobody"}}]}"#))
        #expect(answers[0].text == "393 × 852 pixels, 1.0 per point\n" && answers[0].pictures.count == 1)
        for answer in answers[0...1] {
            let png = try #require(Base64.decode(answer.pictures[0]))
            #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]) && png.count < 1 << 20)
            let size = [16, 20].map { png[$0..<($0 + 4)].reduce(0) { $0 << 8 | Int($1) } }
            #expect(size.allSatisfy { (1...1568).contains($0) })
        }
        #expect(answers[2].isError && answers[2].pictures.isEmpty && answers[2].text.contains("there is no scene 'no'"))
        #expect(answers[3].pictures.count == 1 && !answers[3].isError)
        #expect(answers[4].text.contains("layout issue"))
        #expect(answers[5].pictures.count == 1 && answers[5].text.contains("2 steps done"), "\(answers[5].text)")
        #expect(answers[6].isError && answers[6].text.contains("Nobody"))
        #expect(answers[6].text.contains("\non the screen:\n UILabel text \"Hello\"\n"), "\(answers[6].text)")
        #expect(!answers[6].text.contains("frame"))
    }

    @Test("layout issues come with commands that resolve them")
    func layout() throws {
        let ambiguous = Sample.text.replacing(
            #"text="Hello" id="l1A-aa-aaa">"#,
            with: #"text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="l1A-aa-aaa">"#
        ).replacing(
            "</subviews>",
            with:
                #"</subviews><constraints><constraint firstItem="l1A-aa-aaa" firstAttribute="leading" secondItem="v1A-aa-aaa" secondAttribute="leading" constant="20" id="k1A-aa-aaa"/></constraints>"#
        )
        let files = MemoryFiles([Sample.path: ambiguous])
        let told = try AgentClient(files: files).call(("layout", "{\(Self.file)}"))[0]
        #expect(told.text.contains("l1A-aa-aaa: error: ") && told.text.contains("[layout.ambiguous]"))
        let commands = try #require(told.text.firstMatch(of: #/Add Missing Constraints: (.*)\n/#)).1
        let answers = try AgentClient(files: files).call(
            ("change", "{\(Self.file),\"commands\":\(commands)}"), ("layout", "{\(Self.file)}"))
        #expect(!answers[0].isError && !answers[1].text.contains("layout.ambiguous"), "\(answers)")
    }

    // MARK: Roots

    @Test("nothing outside of the roots is read, listed or written, also behind links and steps upward")
    func roots() throws {
        let files = MemoryFiles(["app/Main.storyboard": Sample.text, "secret/Main.storyboard": Sample.text])
        files.makeLink(at: "/app/linked", to: "/secret")
        let client = AgentClient(files: files, roots: ["/app"])
        var calls: [(tool: String, arguments: String)] = []
        for path in [
            "/secret/Main.storyboard", "../secret/Main.storyboard", "linked/Main.storyboard",
            "/app/../secret/Main.storyboard",
        ] {
            for tool in ["outline", "render", "diff", "play", "layout"] {
                calls.append((tool, #"{"file":"\#(path)"}"#))
            }
            for tool in ["open", "check", "fix"] { calls.append((tool, #"{"path":"\#(path)"}"#)) }
            calls.append(("change", #"{"file":"\#(path)","commands":[{"delete":{"object":"l1A-aa-aaa"}}]}"#))
            calls.append(("replace", #"{"value":"Hello","new":"x","path":"\#(path)"}"#))
        }
        let lines = calls.enumerated().map {
            #"{"jsonrpc":"2.0","id":\#($0),"method":"tools/call","params":{"name":"\#($1.tool)","arguments":\#($1.arguments)}}"#
        }
        for (message, call) in zip(try client.send(lines), calls) {
            let text = message["result"]?["content"]?.elements?[0]["text"]?.string ?? ""
            #expect(message["result"]?["isError"]?.bool == true, "\(call): \(text)")
            #expect(!text.contains("Hello") && !text.contains("Coffees"), "\(call): \(text)")
        }
        #expect(try files.text("/secret/Main.storyboard") == Sample.text)
        let open = try client.call(("open", "{}"), ("outline", #"{"file":"Main.storyboard"}"#))
        #expect(open[0].text == "1 document in /app\nMain.storyboard: iOS storyboard, 2 scenes\n" && !open[1].isError)
        let resource = try client.send([
            #"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"storyboard://xml/secret/Main.storyboard"}}"#
        ])
        #expect(resource[0]["error"]?["code"]?.number == -32002)
    }

    @Test("the client's roots are asked for, and used within those of the command line")
    func clientRoots() throws {
        let files = MemoryFiles(["a b/Main.storyboard": Sample.text, "c/Main.storyboard": Sample.text])
        let hello = [
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{"roots":{"listChanged":true}}}}"#,
            #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        ]
        let scheme = "file://"
        let answer = #"{"jsonrpc":"2.0","id":"roots-1","result":{"roots":[{"uri":"\#(scheme)/a%20b","name":"x"}]}}"#
        let open = #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"open"}}"#
        for (roots, expected) in [([], "/a b"), (["/"], "/a b"), (["/c"], "/c")] {
            let messages = try AgentClient(files: files, roots: roots).send(hello + [answer, open])
            #expect(messages[1]["method"]?.string == "roots/list" && messages[1]["id"]?.string == "roots-1")
            let text = messages[2]["result"]?["content"]?.elements?[0]["text"]?.string
            #expect(text == "1 document in \(expected)\nMain.storyboard: iOS storyboard, 2 scenes\n")
        }
    }

    @Test("resources are the guide, the commands, the rules, and each document's outline and XML")
    func resources() throws {
        let files = MemoryFiles(["a b/Main.storyboard": Sample.text])
        let client = AgentClient(files: files, options: ["--budget", "100000"])
        let list = try client.send([
            #"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#,
            #"{"jsonrpc":"2.0","id":2,"method":"resources/templates/list"}"#,
        ])
        let addresses = try #require(list[0]["result"]?["resources"]?.elements).compactMap { $0["uri"]?.string }
        #expect(
            addresses == [
                "storyboard://guide", "storyboard://commands", "storyboard://rules",
                "storyboard://outline/a%20b/Main.storyboard",
            ])
        #expect(list[1]["result"]?["resourceTemplates"]?.elements?.count == 2)
        let texts = try client.send(
            (addresses + ["storyboard://xml/a%20b/Main.storyboard"]).enumerated().map {
                #"{"jsonrpc":"2.0","id":\#($0),"method":"resources/read","params":{"uri":"\#($1)"}}"#
            }
        ).map { $0["result"]?["contents"]?.elements?[0]["text"]?.string ?? "" }
        for (text, part) in zip(texts, ["undo", "addOutlet", "outlet.dangling", "label l1A-aa-aaa \"Hello\"", "<?xml"])
        {
            #expect(text.contains(part))
        }
    }

    private static func read(_ address: String) -> String {
        #"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"\#(address)"}}"#
    }

    private static func more(_ answer: Int, from line: Int) -> String {
        let arguments = #"{"answer":\#(answer),"from":\#(line)}"#
        return #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"more","arguments":\#(arguments)}}"#
    }

    @Test(
        "a resource that is too long ends with how to get the rest, which is complete",
        arguments: [
            "guide", "commands", "rules", "outline/Main.storyboard", "xml/Main.storyboard", "xml/Windows.storyboard",
        ])
    func longResources(name: String) throws {
        let windows = Sample.text.replacing("\n", with: "\r\n")
        let files = MemoryFiles(["Main.storyboard": Sample.text, "Windows.storyboard": windows])
        let address = "storyboard://" + name
        func content(_ options: [String]) throws -> JSONNode {
            let message = try AgentClient(files: files, options: options).send([Self.read(address)])[0]
            return try #require(message["result"]?["contents"]?.elements?.first)
        }
        let whole = try content(["--budget", "1000000"])
        let text = try #require(whole["text"]?.string)
        let cut = try content(["--budget", "600"])
        var parts = [try #require(cut["text"]?.string)]
        #expect(whole["mimeType"]?.string == (name.hasPrefix("xml") ? "application/xml" : "text/plain"))
        #expect(cut["mimeType"]?.string == (text.count > 600 ? "text/plain" : whole["mimeType"]?.string))
        var lines = [Self.read(address)]
        while let next = parts.last?.firstMatch(of: #/call 'more' with answer 1 from (\d+)\n$/#) {
            lines.append(Self.more(1, from: try #require(Int(next.1))))
            let last = try AgentClient(files: files, options: ["--budget", "600"]).send(lines).last
            parts.append(try #require(last?["result"]?["content"]?.elements?[0]["text"]?.string))
        }
        #expect(parts.allSatisfy { $0.count <= 600 } && (parts.count > 1) == (text.count > 600))
        let joined = parts.map { $0.replacing(#/… \d+ more lines: .*\n$/#, with: "") }.joined()
        #expect(joined == text.replacing("\r\n", with: "\n"))
    }

    @Test("no resource is longer than the budget by default")
    func defaultBudget() throws {
        let long = Sample.text.replacing(
            "</document>", with: String(repeating: "<!-- a word -->\n", count: 2000) + "</document>")
        let files = MemoryFiles(["Main.storyboard": long])
        for name in ["guide", "commands", "rules", "outline/Main.storyboard", "xml/Main.storyboard"] {
            let message = try AgentClient(files: files).send([Self.read("storyboard://" + name)])[0]
            let text = try #require(message["result"]?["contents"]?.elements?[0]["text"]?.string)
            #expect((1...8000).contains(text.count), "\(name)")
        }
    }

    @Test("the list of resources comes in parts, each within the budget")
    func resourceList() throws {
        let paths = (100..<150).map { "Documents/Number\($0).storyboard" }
        let files = MemoryFiles(Dictionary(uniqueKeysWithValues: paths.map { ($0, Sample.text) }))
        let client = AgentClient(files: files, options: ["--budget", "1000"])
        var (addresses, cursor, count) = ([String](), "", 0)
        repeat {
            let list = #"{"jsonrpc":"2.0","id":1,"method":"resources/list","params":{\#(cursor)}}"#
            let result = try #require(try client.send([list])[0]["result"])
            #expect(JSONValue(try #require(result["resources"])).line.count <= 1000)
            addresses += (result["resources"]?.elements ?? []).compactMap { $0["uri"]?.string }
            cursor = result["nextCursor"]?.string.map { #""cursor":"\#($0)""# } ?? ""
            count += 1
        } while !cursor.isEmpty && count < 100
        #expect(count > 5 && addresses.count == 53)
        #expect(addresses.dropFirst(3) == paths.map { "storyboard://outline/" + $0 }[...])
        for cursor in ["x", "-1", "53"] {
            let list = #"{"jsonrpc":"2.0","id":1,"method":"resources/list","params":{"cursor":"\#(cursor)"}}"#
            #expect(try client.send([list])[0]["error"]?["code"]?.number == -32602)
        }
    }

    @Test(
        "an address has an absolute path, with or without its first slash, or one relative to the first root"
    )
    func resourcePaths() throws {
        let files = MemoryFiles([
            "app/a b/Main.storyboard": Sample.text, "secret/Main.storyboard": Sample.text,
            "more/Cell.storyboard": Sample.text,
        ])
        files.makeLink(at: "/app/linked", to: "/secret")
        let client = AgentClient(files: files, roots: ["/app", "/more"])
        for path in [
            "/app/a%20b/Main.storyboard", "app/a%20b/Main.storyboard", "a%20b/Main.storyboard", "/more/Cell.storyboard",
        ] {
            for kind in ["outline", "xml"] {
                let message = try client.send([Self.read("storyboard://\(kind)/\(path)")])[0]
                let text = message["result"]?["contents"]?.elements?[0]["text"]?.string
                #expect(text?.contains("Hello") == true, "\(kind) \(path)")
            }
        }
        for path in [
            "/secret/Main.storyboard", "secret/Main.storyboard", "../secret/Main.storyboard", "linked/Main.storyboard",
            "/app/../secret/Main.storyboard", "Cell.storyboard", "a%20b", "",
        ] {
            for kind in ["outline", "xml"] {
                let message = try client.send([Self.read("storyboard://\(kind)/\(path)")])[0]
                #expect(message["error"]?["code"]?.number == -32002, "\(kind) \(path)")
            }
        }
    }

    @Test("prompts have their arguments in them")
    func prompts() throws {
        let messages = try AgentClient().send([
            #"{"jsonrpc":"2.0","id":1,"method":"prompts/list"}"#,
            #"{"jsonrpc":"2.0","id":2,"method":"prompts/get","params":{"name":"build-screen","arguments":{"file":"a.storyboard","wish":"a timer"}}}"#,
        ])
        #expect(messages[0]["result"]?["prompts"]?.elements?.count == 3)
        let text = messages[1]["result"]?["messages"]?.elements?[0]["content"]?["text"]?.string
        #expect(text?.hasPrefix("Make this screen in a.storyboard: a timer\n") == true)
    }

    // MARK: Processes

    @Test("the server runs each call in a process of its own, and reports its crash, hang or nonsense")
    func processes() throws {
        let files = Sample.files
        let counter = Counter()
        let spawn: CommandEnvironment.Spawn = { arguments, input, _, _ in
            counter.count += 1
            switch counter.count {
            case 1: return (128 + 11, [])
            case 2: return (CommandEnvironment.timedOut, [])
            case 3: return (0, Array("nonsense".utf8))
            default:
                let outcome = Call(files: files, input: input).run(arguments)
                return (outcome.code.rawValue, outcome.bytes)
            }
        }
        let answers = try AgentClient(files: files, spawn: spawn).call(
            ("outline", "{\(Self.file)}"), ("outline", "{\(Self.file)}"), ("outline", "{\(Self.file)}"),
            ("change", Self.rename), ("diff", "{\(Self.file)}"), ("undo", "{}"))
        #expect(answers[0].isError && answers[0].text.contains("'outline' crashed (signal 11)"))
        #expect(answers[1].isError && answers[1].text == "'outline' took too long\n")
        #expect(answers[2].isError && answers[2].text == "'outline' ended with status 0\n")
        #expect(answers[3].text == "Coffees:\nl1A-aa-aaa label text → 'Bean'\n" && answers[4].text == answers[3].text)
        #expect(answers[5].text == "undone: Main.storyboard\n")
        #expect(counter.count == 5)
        #expect(try files.text(Sample.path) == Sample.text)
        let nonsense = Call(input: Array("{}".utf8))("mcp", "--call")
        #expect(nonsense.code == .malformed && nonsense.errors.contains("isn't a call of a tool"))
    }

    @Test("apps are built by a process that isn't bound to the roots, in a folder that is")
    func building() throws {
        let files = MemoryFiles(["app/a.swift": "", "other/a.swift": ""])
        let counter = Counter()
        let report =
            #"{"messages":[{"file":"a.swift","line":3,"severity":"error","message":"no such thing"}]}"#
        let spawn: CommandEnvironment.Spawn = { arguments, input, _, _ in
            if arguments.first == "mcp" {
                // What the process of a call does.
                var environment = CommandEnvironment(
                    files: files, currentFolder: "/", standardInput: { _ throws(FileError) in input },
                    standardOutput: { bytes throws(SinkError) in counter.output += bytes },
                    standardError: { _ throws(SinkError) in })
                environment.spawn = { words, _, _, _ in
                    counter.words = words
                    return (2, Array(report.utf8))
                }
                counter.output = []
                _ = StoryboardTool.run(arguments, in: environment)
                return (0, counter.output)
            }
            return (0, [])
        }
        let answers = try AgentClient(files: files, roots: ["/app"], spawn: spawn).call(
            ("build", #"{"folder":".","target":"Shop"}"#), ("build", #"{"folder":"/other"}"#))
        #expect(answers[0].text == "a.swift:3: error: no such thing\nnot built\n" && answers[0].isError)
        #expect(counter.words == ["build", "--report", "json", "--target", "Shop", "--", "/app"])
        #expect(answers[1].isError && answers[1].text.contains("outside of the roots"))
    }

    private final class Counter {
        var count = 0
        var words: [String] = []
        var output: [UInt8] = []
    }

    @Test("the command line names folders that are there, and a budget")
    func commandLine() {
        #expect(Call(files: Sample.files)("mcp", "/gone").code == .unreadable)
        #expect(Call(files: Sample.files)("mcp", "/Main.storyboard").code == .unreadable)
        #expect(Call(files: Sample.files)("mcp", "--budget", "10").code == .usage)
        #expect(Call(files: Sample.files)("mcp") == Outcome(code: .success, bytes: [], errors: ""))
    }
}
