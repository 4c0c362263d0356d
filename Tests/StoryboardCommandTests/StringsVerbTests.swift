import FileAccess
import JSONText
import StoryboardCommand
import Testing

@Suite("storyboard strings")
struct StringsVerbTests {
    private static let path = "App/Base.lproj/Main.storyboard"

    /// The sample with a note, a placeholder, a runtime attribute and what assistive technology says.
    private static let text = Sample.text
        .replacing(
            #"<rect key="frame" x="20" y="100" width="42" height="21"/>"#,
            with: """
                <rect key="frame" x="20" y="100" width="42" height="21"/>
                <accessibility key="accessibilityConfiguration" hint="Says &quot;Hello&quot;"/>
                <attributedString key="userComments"><fragment content="A greeting"/></attributedString>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="localizedString" keyPath="subtitle" value="Below"/>
                    <userDefinedRuntimeAttribute type="string" keyPath="kind" value="No text"/>
                </userDefinedRuntimeAttributes>
                """)

    private func files(_ others: [String: String] = [:]) -> MemoryFiles {
        MemoryFiles(others.merging([Self.path: Self.text]) { $1 })
    }

    @Test("texts are exported as a strings file with comments and notes for translators")
    func strings() {
        let outcome = Call(files: files())("strings", Self.path)
        #expect(outcome.code == .success)
        #expect(
            outcome.output == #"""

                /* Class = "UIViewController"; title = "Coffees"; ObjectID = "c1A-aa-aaa"; */
                "c1A-aa-aaa.title" = "Coffees";

                /* Class = "UILabel"; text = "Hello"; ObjectID = "l1A-aa-aaa"; Note = "A greeting"; */
                "l1A-aa-aaa.text" = "Hello";

                /* Class = "UILabel"; accessibilityHint = "Says \"Hello\""; ObjectID = "l1A-aa-aaa"; Note = "A greeting"; */
                "l1A-aa-aaa.accessibilityHint" = "Says \"Hello\"";

                /* Class = "UILabel"; subtitle = "Below"; ObjectID = "l1A-aa-aaa"; Note = "A greeting"; */
                "l1A-aa-aaa.subtitle" = "Below";

                /* Class = "UIButton"; normalTitle = "Open"; ObjectID = "b1A-aa-aaa"; */
                "b1A-aa-aaa.normalTitle" = "Open";

                """#)
    }

    @Test(
        "each format is imported as it was exported, and the texts arrive",
        arguments: ["strings", "xcstrings", "xliff"])
    func roundTrip(format: String) throws {
        let files = files(["App/de.lproj/Main.strings": #""l1A-aa-aaa.text" = "Hallo & <Welt>";"#])
        let exported = Call(files: files)("strings", Self.path, "-l", "de", "--format", format, "-o", "out.\(format)")
        #expect(exported == .silence)
        let other = self.files()
        try other.put(files.read("out.\(format)").bytes, asFile: "in.\(format)")
        let imported = Call(files: other)("strings", "--import", "in.\(format)", "-l", "de", Self.path)
        #expect(imported.code == .success, "\(imported.errors)")
        let count = format == "strings" ? 5 : 1
        #expect(imported.output == "App/de.lproj/Main.strings: \(count) added, 0 changed\n")
        #expect(try other.text("App/de.lproj/Main.strings").contains(#""l1A-aa-aaa.text" = "Hallo & <Welt>";"#))
    }

    @Test(
        "an import changes only what differs in the table that is there, and names keys that the document doesn't have")
    func importing() throws {
        let table = "/* mine */ \"b1A-aa-aaa.normalTitle\"   =\"Auf\" ; // as in doors\n\"old.text\" = x;"
        let files = files([
            "App/de.lproj/Main.strings": table,
            "de.strings": #""b1A-aa-aaa.normalTitle" = "Öffnen"; "l1A-aa-aaa.text" = "Hallo"; "gone.text" = "weg";"#,
        ])
        let outcome = Call(files: files)("strings", "--import", "de.strings", "--language", "de", Self.path)
        #expect(outcome.output == "App/de.lproj/Main.strings: 1 added, 1 changed\n")
        #expect(outcome.errors == "'gone.text' isn't a text of the document; it is skipped\n")
        #expect(
            try files.text("App/de.lproj/Main.strings")
                == table.replacing("\"Auf\"", with: "\"Öffnen\"")
                + "\n\n/* Class = \"UILabel\"; text = \"Hello\"; ObjectID = \"l1A-aa-aaa\"; Note = \"A greeting\"; */\n\"l1A-aa-aaa.text\" = \"Hallo\";\n"
        )
        let again = Call(files: files)("strings", "--import", "de.strings", "--language", "de", Self.path)
        #expect(again.output == "App/de.lproj/Main.strings: 0 added, 0 changed\n")
    }

    @Test("a string catalog takes translations, and keeps variations and its other content")
    func catalogs() throws {
        let catalog = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "b1A-aa-aaa.normalTitle" : {
                  "localizations" : {
                    "de" : {
                      "variations" : {

                      }
                    }
                  },
                  "mine" : true
                }
              },
              "version" : "1.0"
            }
            """
        let files = files([
            "App/Base.lproj/Main.xcstrings": catalog,
            "de.strings": #""b1A-aa-aaa.normalTitle" = "Öffnen"; "l1A-aa-aaa.text" = "Hallo";"#,
        ])
        let outcome = Call(files: files)("strings", "--import", "de.strings", "--language", "de", Self.path)
        #expect(outcome.output == "App/Base.lproj/Main.xcstrings: 1 added, 0 changed\n")
        #expect(outcome.errors.contains("'b1A-aa-aaa.normalTitle' varies by device or number, and is kept"))
        let text = try files.text("App/Base.lproj/Main.xcstrings")
        #expect(
            text
                == catalog.replacing(
                    "\n    }\n  },\n  \"version\"",
                    with: #"""

                            },
                            "l1A-aa-aaa.text" : {
                              "comment" : "Class = \"UILabel\"; text = \"Hello\"; ObjectID = \"l1A-aa-aaa\"; Note = \"A greeting\";",
                              "extractionState" : "extracted_with_value",
                              "localizations" : {
                                "de" : {
                                  "stringUnit" : {
                                    "state" : "translated",
                                    "value" : "Hallo"
                                  }
                                },
                                "en" : {
                                  "stringUnit" : {
                                    "state" : "new",
                                    "value" : "Hello"
                                  }
                                }
                              }
                            }
                          },
                          "version"
                        """#.replacing("\n                    ", with: "\n")))
    }

    @Test("one translation is set or removed, and an outdated comment is updated")
    func setting() throws {
        let table = """
            /* Class = "UILabel"; text = "Hi"; ObjectID = "l1A-aa-aaa"; Note = "A greeting"; */
            "l1A-aa-aaa.text" = "Hi";

            /* mine */
            "b1A-aa-aaa.normalTitle" = "Auf";

            """
        let files = files(["App/de.lproj/Main.strings": table])
        let outcome = Call(files: files)("strings", "-l", "de", "--set", "l1A-aa-aaa.text=Hallo = ", Self.path)
        #expect(outcome.output == "App/de.lproj/Main.strings: 0 added, 1 changed\n", "\(outcome.errors)")
        #expect(
            try files.text("App/de.lproj/Main.strings")
                == table.replacing("\"Hi\";", with: "\"Hello\";").replacing(
                    "= \"Hello\";\n\n", with: "= \"Hallo = \";\n\n"))
        let removed = Call(files: files)("strings", "-l", "de", "--set", "b1A-aa-aaa.normalTitle=", Self.path)
        #expect(removed.output == "App/de.lproj/Main.strings: 0 added, 0 changed, 1 removed\n")
        #expect(try !files.text("App/de.lproj/Main.strings").contains("mine"))
        for arguments in [
            ["--set", "l1A-aa-aaa.text=x"], ["-l", "de", "--set", "no-such.text=x"], ["-l", "de", "--set", "x"],
            ["-l", "en", "--set", "l1A-aa-aaa.text=x"], ["-l", "de", "--set", "a=b", "--missing"],
        ] {
            let refused = Call(files: files).run(["strings"] + arguments + [Self.path])
            #expect(refused.code != .success && !refused.errors.isEmpty, "\(arguments)")
        }
    }

    @Test("what is missing is listed by language, in words and as JSON, with exit code 1")
    func missing() throws {
        let files = files([
            "App/de.lproj/Main.strings":
                #""c1A-aa-aaa.title" = "a"; "l1A-aa-aaa.text" = "b"; "l1A-aa-aaa.subtitle" = "c"; "x.text" = "d";"#
        ])
        let outcome = Call(files: files)("strings", "--missing", Self.path)
        #expect(outcome.code == .findings)
        #expect(
            outcome.output == """
                de: 2 of 5 texts missing, 1 stale
                  l1A-aa-aaa.accessibilityHint 'Says "Hello"' (Coffees › View › Hello)
                  b1A-aa-aaa.normalTitle 'Open' (Coffees › View › Open)
                  stale: x.text

                """)
        let json = try JSONReader.read(Call(files: files)("strings", "--missing", "--format", "json", Self.path).bytes)
        let german = try #require(json["languages"]?.elements?.first)
        #expect(
            german["missing"]?.elements?.map(\.string) == ["l1A-aa-aaa.accessibilityHint", "b1A-aa-aaa.normalTitle"])
        #expect(german["stale"]?.elements?.map(\.string) == ["x.text"])
        #expect(Call(files: self.files())("strings", "--missing", Self.path).code == .success)
    }

    @Test("JSON has texts with their objects, notes and translations")
    func json() throws {
        let files = files(["App/de.lproj/Main.strings": #""l1A-aa-aaa.text" = "Hallo";"#])
        let json = try JSONReader.read(Call(files: files)("strings", "--format", "json", Self.path).bytes)
        #expect(json["language"]?.string == "en")
        #expect(json["languages"]?.elements?.map(\.string) == ["de"])
        let text = try #require(json["texts"]?.elements?.first { $0["key"]?.string == "l1A-aa-aaa.text" })
        #expect(text["note"]?.string == "A greeting")
        #expect(text["translations"]?["de"]?.string == "Hallo")
    }

    @Test("a table that a link within the app's folder leads to is written where it is, and the link stays")
    func linkWithin() throws {
        let files = files(["App/Texts/German.strings": "", "de.strings": #""l1A-aa-aaa.text" = "Hallo";"#])
        try files.createFolder("App/de.lproj")
        files.makeLink(at: "App/de.lproj/Main.strings", to: "/App/Texts/German.strings")
        try files.createFolder("App/App.xcodeproj")
        let outcome = Call(files: files)("strings", "--import", "de.strings", "-l", "de", Self.path)
        #expect(outcome.code == .success, "\(outcome.errors)")
        #expect(try files.look(at: "App/de.lproj/Main.strings").isLink)
        #expect(try files.text("App/Texts/German.strings").contains(#""l1A-aa-aaa.text" = "Hallo";"#))
    }

    @Test(
        "a table that a link leads out of the app's folder or to something else is refused, and nothing is written",
        arguments: [
            ("/Outside/Main.strings", "a link to '/Outside/Main.strings', outside of the app's folder '/App'"),
            ("/Outside/Missing.strings", "a link to '/Outside/Missing.strings', outside of the app's folder '/App'"),
            ("/App/Empty.swift", "a link to '/App/Empty.swift', which isn't a strings file"),
        ])
    func linkElsewhere(target: String, words: String) throws {
        let files = files([
            "Outside/Main.strings": "", "App/Empty.swift": "",
            "de.xcstrings": #"""
            {"sourceLanguage": "en", "version": "1.0", "strings": {"l1A-aa-aaa.text": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
            "cs": {"stringUnit": {"state": "translated", "value": "Ahoj"}}}}}}
            """#,
        ])
        try files.createFolder("App/App.xcodeproj")
        try files.createFolder("App/de.lproj")
        files.makeLink(at: "App/de.lproj/Main.strings", to: target)
        let outcome = Call(files: files)("strings", "--import", "de.xcstrings", Self.path)
        #expect(outcome.code == .refused)
        #expect(
            outcome.errors == """
                App/de.lproj/Main.strings:1:1: error: is \(words), and isn't written [file.is-link]
                    put a copy in the place of the link to have the translations there

                """)
        #expect(try files.text("Outside/Main.strings").isEmpty && files.text("App/Empty.swift").isEmpty)
        #expect(try files.look(at: "Outside/Missing.strings").kind == .missing)
        #expect(try files.look(at: "App/cs.lproj/Main.strings").kind == .missing)
        #expect(Call(files: files)("strings", "-l", "de", "--set", "l1A-aa-aaa.text=Hallo", Self.path).code == .refused)
    }

    @Test("a document that is named through a link is imported to beside its target; an output is written through one")
    func namedLinks() throws {
        let files = files(["de.strings": #""l1A-aa-aaa.text" = "Hallo";"#, "Texts/Old.strings": ""])
        try files.createFolder("App/App.xcodeproj")
        files.makeLink(at: "Here", to: "/App")
        let outcome = Call(files: files)(
            "strings", "--import", "de.strings", "-l", "de", "Here/Base.lproj/Main.storyboard")
        #expect(outcome.code == .success, "\(outcome.errors)")
        #expect(try files.text("App/de.lproj/Main.strings").contains("Hallo"))
        files.makeLink(at: "out.strings", to: "/Texts/Old.strings")
        #expect(Call(files: files)("strings", Self.path, "-o", "out.strings") == .silence)
        #expect(try files.text("Texts/Old.strings").contains("Hello"))
        #expect(try files.look(at: "out.strings").isLink)
    }

    @Test("what can't be imported is refused in words, and nothing is written")
    func faults() throws {
        let exchange =
            #"<xliff version="1.2"><file original="Other.storyboard" target-language="de"><body/></file></xliff>"#
        let files = files([
            "a.strings": "x = 1;", "a.xliff": exchange, "broken.xliff": "<xliff>", "a.txt": "",
            "Free.storyboard": Sample.text, "de.lproj/Free.strings": #""l1A-aa-aaa.text" = "Hallo";"#,
            "broken.strings": "a = ",
        ])
        let call = Call(files: files)
        for (words, code, message) in [
            (["--import", "a.strings", Self.path], ExitCode.malformed, "doesn't name its language"),
            (
                ["--import", "a.xliff", Self.path], .malformed,
                "has no texts of 'Main.storyboard', but of 'Other.storyboard'"
            ),
            (["--import", "broken.xliff", Self.path], .malformed, "broken.xliff:1:"),
            (
                ["--import", "broken.strings", "-l", "de", Self.path], .malformed,
                "broken.strings:1:5: error: expected a value"
            ),
            (["--import", "a.txt", Self.path], .malformed, "expected a file with the extension"),
            (["--import", "de.lproj/Free.strings", "Free.storyboard"], .refused, "isn't in a language's folder"),
            (["--import", "a.strings", "--missing", Self.path], .usage, "cannot be combined"),
            (["--missing", "--format", "xliff", Self.path], .usage, "prints text or json, not xliff"),
            (["-l", "../x", Self.path], .usage, "is not a language code"),
        ] {
            let outcome = call.run(["strings"] + words)
            #expect(outcome.code == code, "\(words)")
            #expect(outcome.errors.contains(message), "\(words): \(outcome.errors)")
        }
        #expect(try files.list("App") == ["Base.lproj"])
    }

    @Test("the language of a document's own texts is that of its project")
    func developmentLanguage() throws {
        let project = "{ objects = { P = { isa = PBXProject; developmentRegion = de; }; }; }"
        let files = files(["App/App.xcodeproj/project.pbxproj": project, "App/fr.lproj/Main.strings": ""])
        let json = try JSONReader.read(Call(files: files)("strings", "--format", "json", Self.path).bytes)
        #expect(json["language"]?.string == "de")
        #expect(json["languages"]?.elements?.map(\.string) == ["fr"])
    }
}
