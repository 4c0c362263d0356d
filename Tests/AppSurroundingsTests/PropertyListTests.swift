import FileAccess
import Testing
import XMLTree

@testable import AppSurroundings

@Suite("Property lists")
struct PropertyListTests {
    private func xml(_ value: String) throws -> PropertyList {
        try PropertyList(Array("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n\(value)</plist>".utf8))
    }

    @Test("all values of XML are read")
    func values() throws {
        let list = try xml(
            """
            <dict><key>s</key><string>a&lt;b</string><key>i</key><integer>-3</integer><key>h</key><integer>0x1F</integer>
            <key>r</key><real>1.5</real><key>t</key><true/><key>f</key><false/><key>e</key><string/>
            <key>d</key><data>
            AAEC /w==</data><key>z</key><date>2020-01-02T03:04:05Z</date><key>a</key><array><string>x</string></array></dict>
            """)
        #expect(
            list
                == .dictionary([
                    "s": .string("a<b"), "i": .integer(-3), "h": .integer(31), "r": .number(1.5), "t": .bool(true),
                    "f": .bool(false), "e": .string(""), "d": .data([0, 1, 2, 255]), "z": .date("2020-01-02T03:04:05Z"),
                    "a": .array([.string("x")]),
                ]))
    }

    @Test("old style: dictionaries, lists, data and comments")
    func oldStyle() throws {
        let list = try PropertyList(
            Array("// !$*UTF8*$!\n{ a = (x, \"y z\", ); /* c */ b = <0f bD>; c = { d = 1.0; }; }".utf8))
        #expect(
            list
                == .dictionary([
                    "a": .array([.string("x"), .string("y z")]), "b": .data([0x0F, 0xBD]),
                    "c": .dictionary(["d": .string("1.0")]),
                ]))
    }

    @Test("what is written in any format is what was written", arguments: [1, 40, 300, 70_000])
    func writing(count: Int) throws {
        let list = PropertyList.dictionary([
            "s": "a<\"b\n", "ü": "für 😀", "i": .integer(-3), "h": .integer(1 << 40), "r": .number(1.5),
            "t": .bool(true),
            "d": .data([0, 1, 255]), "e": .dictionary([:]), "long": .string(String(repeating: "x", count: 400)),
            "a": .array((0..<count).map { .integer($0) }), "n": .array([.array([]), .dictionary(["k": "v"])]),
        ])
        #expect(try PropertyList(list.binary) == list)
        #expect(list.binary == list.binary)
        #expect(try PropertyList(list.xml) == list)
    }

    @Test("the old style is written for people, and can be read")
    func writingOldStyle() throws {
        let list = PropertyList.dictionary([
            "word": "a_1", "empty": "", "text": "a \"b\"\n\\", "list": .array(["x", .integer(2)]), "none": .array([]),
            "inner": .dictionary(["yes": .bool(true), "data": .data([15, 189])]),
        ])
        #expect(
            list.oldStyle == """
                {
                    empty = "";
                    inner = {
                        data = <0fbd>;
                        yes = YES;
                    };
                    list = (
                        x,
                        2
                    );
                    none = ( );
                    text = "a \\"b\\"\\n\\\\";
                    word = a_1;
                }
                """)
        let read = try PropertyList(Array(list.oldStyle.utf8))
        #expect(
            read["text"] == "a \"b\"\n\\" && read["inner"]?["data"] == .data([15, 189]) && read["none"] == .array([]))
    }

    @Test(
        "damage has a place",
        arguments: [
            ("<plist>\n<dict><string>a</string></dict></plist>", 2, 7, "found the element 'string', expected a key"),
            ("<plist><dict>\n<key>a</key></dict></plist>", 2, 1, "the key 'a' has no value"),
            ("<plist>\n</plist>", 1, 1, "found 0 values in the property list, expected one"),
            ("<plist><integer>x</integer></plist>", 1, 8, "'x' is not a whole number"),
            ("<plist><data>*</data></plist>", 1, 8, "the data is not in base 64"),
            ("<?xml version=\"1.0\"?><other/>", 1, 22, "found the element 'other', expected 'plist'"),
            ("{ a = (b\n; }", 2, 1, "expected ',' or ')', found ';'"),
            ("{ a = <0>; }", 1, 7, "the data is not closed"),
            ("{ a = <0x>; }", 1, 9, "found 'x' among hexadecimal digits"),
            ("{ a = b; } c", 1, 12, "found text after the end"),
        ])
    func damage(text: String, line: Int, column: Int, message: String) {
        #expect(throws: FormatError(message, at: SourceLocation(line: line, column: column))) {
            try PropertyList(Array(text.utf8))
        }
    }

    @Test("lists in lists end at a depth, in each form")
    func depth() {
        for text in [
            String(repeating: "(", count: 1000),
            "<plist>" + String(repeating: "<array>", count: 150) + String(repeating: "</array>", count: 150)
                + "</plist>",
        ] {
            #expect(throws: FormatError.self) { try PropertyList(Array(text.utf8)) }
        }
    }

    @Test("the octal character set is whole")
    func characters() {
        #expect(NextStepEncoding.unit(of: 0x41) == 0x41 && NextStepEncoding.unit(of: 0x80) == 0xA0)
        #expect(NextStepEncoding.unit(of: 0xD0) == 0x2014 && NextStepEncoding.unit(of: 0xFD) == 0xFF)
        #expect(NextStepEncoding.unit(of: 0xFF) == 0xFFFD)
    }

    // MARK: An app's own

    @Test("Info.plist provides storyboards, fonts and the accent color")
    func infoPlist() throws {
        let bytes = Array(
            """
            <plist><dict><key>UIMainStoryboardFile</key><string>Main</string>
            <key>UIMainStoryboardFile~ipad</key><string>Pad.storyboard</string>
            <key>UILaunchStoryboardName</key><string>LaunchScreen</string>
            <key>UIAppFonts</key><array><string>Lobster.ttf</string></array>
            <key>NSAccentColorName</key><string>Roast</string>
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneStoryboardFile</key><string>Scene</string></dict></array></dict></dict></dict></plist>
            """.utf8)
        let info = try InfoPlist(bytes)
        #expect(info.mainStoryboard() == "Main" && info.mainStoryboard(on: "ipad") == "Pad")
        #expect(info.launchStoryboard == "LaunchScreen" && info.sceneStoryboards == ["Scene"])
        #expect(info.fontFiles == ["Lobster.ttf"] && info.accentColor == "Roast")
        #expect(throws: FormatError("the property list is not a dictionary")) {
            try InfoPlist(Array("<plist><array/></plist>".utf8))
        }
    }

    @Test("the accent color is that of Info.plist or the project, or Xcode's default, if there is such a set")
    func accentColor() throws {
        let project = """
            { objects = { A = { isa = XCBuildConfiguration; buildSettings = {
            ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Brand; }; }; B = { isa = PBXProject; }; }; }
            """
        func name(_ sets: [String], _ files: [String: String] = [:]) throws -> String? {
            var all = files
            for set in sets { all["App/A.xcassets/\(set).colorset/Contents.json"] = "{}" }
            var problems: [FileProblem] = []
            let app = try AppFolder("App", in: MemoryFiles(all.merging(["App/Main.storyboard": ""]) { $1 }))
            let name = app.accentColorName(near: "App/Main.storyboard", &problems)
            #expect(problems.isEmpty)
            return name
        }
        #expect(try name(["AccentColor", "Other"]) == "AccentColor")
        #expect(try name(["Other"]) == nil)
        let files = ["App/App.xcodeproj/project.pbxproj": project]
        #expect(try name(["AccentColor", "Brand"], files) == "Brand")
        #expect(try name(["AccentColor"], files) == "AccentColor")
        let info = "<plist><dict><key>NSAccentColorName</key><string>Roast</string></dict></plist>"
        #expect(try name(["Roast", "Brand"], files.merging(["App/Info.plist": info]) { $1 }) == "Roast")
    }

    @Test("a project that a merge damaged is reported with its location")
    func damagedProject() throws {
        var problems: [FileProblem] = []
        let app = try AppFolder("App", in: MemoryFiles(["App/A.xcodeproj/project.pbxproj": "{\n<<<<<<< HEAD\n}"]))
        #expect(app.buildSettings(near: "App/Main.storyboard", &problems).isEmpty)
        #expect(
            problems.map(\.description) == ["App/A.xcodeproj/project.pbxproj:2:1: expected a key, found '<'"])
    }
}
