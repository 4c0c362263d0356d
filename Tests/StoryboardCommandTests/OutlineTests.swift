import FileAccess
import StoryboardCommand
import Testing

@Suite struct OutlineTests {
    @Test("the outline shows scenes, objects, connections and segues in columns")
    func text() {
        let outcome = Call(files: Sample.files)("outline", Sample.path)
        #expect(
            outcome.output == """
                Main.storyboard: iOS storyboard, Interface Builder 23504, 2 scenes

                Scene Coffees (initial)                                 s1A-aa-aaa
                  Coffees                                               c1A-aa-aaa  viewController, class ListViewController, storyboard id "List"
                    · outlet greeting → Hello                           o1A-aa-aaa  → l1A-aa-aaa
                    View                                                v1A-aa-aaa  view
                      Hello                                             l1A-aa-aaa  label
                      Open                                              b1A-aa-aaa  button
                        · action open: on touchUpInside → Coffees       a1A-aa-aaa  → c1A-aa-aaa
                        · segue show "ShowOne": Open → View Controller  g1A-aa-aaa  → c2A-aa-aaa

                Scene View Controller                                   s2A-aa-aaa
                  View Controller                                       c2A-aa-aaa  viewController

                """)
        #expect(outcome.errors.isEmpty && outcome.code == .success)
    }

    @Test("the outline as JSON has a stable shape")
    func json() {
        let document = Sample.text(replacing: #" title="Coffees""#, with: #" title="Coffees &quot;to go&quot;""#)
        let outcome = Call(input: Array(document.utf8))("outline", "-", "--json")
        #expect(
            outcome.output == #"""
                {
                  "file": "<stdin>",
                  "type": "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
                  "toolsVersion": "23504",
                  "initialController": "c1A-aa-aaa",
                  "scenes": [
                    {
                      "id": "s1A-aa-aaa",
                      "title": "Coffees \"to go\"",
                      "isInitial": true,
                      "controller": "c1A-aa-aaa",
                      "class": "ListViewController",
                      "storyboardIdentifier": "List",
                      "canvas": {
                        "x": -20,
                        "y": 4.5
                      },
                      "objects": [
                        {
                          "id": "c1A-aa-aaa",
                          "element": "viewController",
                          "name": "Coffees \"to go\"",
                          "class": "ListViewController",
                          "module": "Shop",
                          "storyboardIdentifier": "List",
                          "connections": [
                            {
                              "id": "o1A-aa-aaa",
                              "kind": "outlet",
                              "name": "greeting",
                              "destination": "l1A-aa-aaa"
                            }
                          ],
                          "objects": [
                            {
                              "id": "v1A-aa-aaa",
                              "element": "view",
                              "name": "View",
                              "objects": [
                                {
                                  "id": "l1A-aa-aaa",
                                  "element": "label",
                                  "name": "Hello"
                                },
                                {
                                  "id": "b1A-aa-aaa",
                                  "element": "button",
                                  "name": "Open",
                                  "connections": [
                                    {
                                      "id": "a1A-aa-aaa",
                                      "kind": "action",
                                      "name": "open:",
                                      "event": "touchUpInside",
                                      "destination": "c1A-aa-aaa"
                                    }
                                  ],
                                  "segues": [
                                    {
                                      "id": "g1A-aa-aaa",
                                      "kind": "show",
                                      "identifier": "ShowOne",
                                      "trigger": "object",
                                      "triggerObject": "b1A-aa-aaa",
                                      "destination": "c2A-aa-aaa"
                                    }
                                  ]
                                }
                              ]
                            }
                          ]
                        }
                      ]
                    },
                    {
                      "id": "s2A-aa-aaa",
                      "title": "View Controller",
                      "isInitial": false,
                      "controller": "c2A-aa-aaa",
                      "objects": [
                        {
                          "id": "c2A-aa-aaa",
                          "element": "viewController",
                          "name": "View Controller"
                        }
                      ]
                    }
                  ],
                  "objects": []
                }

                """#)
    }

    @Test("control characters and marks of direction in a document don't reach the terminal")
    func controlCharacters() {
        let text = Sample.text(replacing: "\"Hello\"", with: "\"a&#9;b\u{9B}31m\u{202E}c\"")
        let outcome = Call(files: MemoryFiles([Sample.path: text]))("outline", Sample.path)
        #expect(outcome.output.contains(#"a\tb\u{9b}31m\u{202e}c "#))
    }

    @Test("every fixture has an outline, as text and as JSON with all of its ids")
    func fixtures() throws {
        for path in try Fixtures.documents() {
            let text = Call(files: DiskFiles())("outline", path)
            #expect(text.code == .success && text.errors.isEmpty, "\(path)")
            #expect(Call(files: DiskFiles())("outline", "--json", path).code == .success, "\(path)")
        }
    }
}

@Suite struct BriefTests {
    private static let menu = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="MacOSX.Cocoa">
            <scenes>
                <scene sceneID="s1A-aa-aaa">
                    <objects>
                        <application id="p1A-aa-aaa" sceneMemberID="viewController">
                            <menu key="mainMenu" title="Main" id="m1A-aa-aaa">
                                <items>
                                    <menuItem title="File" id="i1A-aa-aaa">
                                        <menu key="submenu" title="File" id="m2A-aa-aaa">
                                            <items>
                                                <menuItem title="Open" id="i2A-aa-aaa">
                                                    <connections>
                                                        <action selector="open:" target="f1A-aa-aaa" id="a1A-aa-aaa"/>
                                                    </connections>
                                                </menuItem>
                                                <menuItem isSeparatorItem="YES" id="i3A-aa-aaa"/>
                                            </items>
                                        </menu>
                                    </menuItem>
                                </items>
                            </menu>
                        </application>
                        <customObject id="f1A-aa-aaa" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
                    </objects>
                </scene>
            </scenes>
        </document>

        """

    @Test("the brief outline has a line for each object: element, id, text, class, identifiers, connections")
    func outline() {
        let outcome = Call(files: Sample.files)("outline", "--brief", Sample.path)
        #expect(outcome.code == .success && outcome.errors.isEmpty)
        #expect(
            outcome.output.split(separator: "\n").dropFirst(2).map(String.init) == [
                " viewController c1A-aa-aaa \"Coffees\" .ListViewController #List greeting→l1A-aa-aaa",
                "  view v1A-aa-aaa", "   label l1A-aa-aaa \"Hello\"",
                "   button b1A-aa-aaa \"Open\" touchUpInside:open:→self show(ShowOne)⇒c2A-aa-aaa",
                "scene s2A-aa-aaa View Controller", " viewController c2A-aa-aaa",
            ])
        let one = Call(files: Sample.files)("outline", "--brief", "--scene", "s2A-aa-aaa", Sample.path)
        #expect(one.output == "scene s2A-aa-aaa View Controller\n viewController c2A-aa-aaa\n")
        for arguments in [["--brief", "--json"], ["--scene", "s2A-aa-aaa"]] {
            #expect(Call(files: Sample.files).run(["outline", Sample.path] + arguments).code == .usage)
        }
        let missing = Call(files: Sample.files)("outline", "--brief", "--scene", "no", Sample.path)
        #expect(missing.code == .refused && missing.errors.contains("there is no scene 'no'"))
    }

    @Test("menus say their title once, and long texts are cut")
    func menus() {
        let files = MemoryFiles([
            "Mac.storyboard": Self.menu,
            Sample.path: Sample.text(
                replacing: "text=\"Hello\"", with: "text=\"\(String(repeating: "long ", count: 20))\""),
        ])
        #expect(
            Call(files: files)("outline", "--brief", "Mac.storyboard").output == """
                Mac.storyboard: macOS storyboard, 8 objects
                scene s1A-aa-aaa Application first=f1A-aa-aaa
                 application p1A-aa-aaa
                  menu m1A-aa-aaa "Main"
                   menuItem i1A-aa-aaa "File"
                    menu m2A-aa-aaa
                     menuItem i2A-aa-aaa "Open" open:→first
                     - i3A-aa-aaa

                """)
        let cut = String(repeating: "long ", count: 6) + "lo"
        #expect(Call(files: files)("outline", "--brief", Sample.path).output.contains("label l1A-aa-aaa \"\(cut)…\"\n"))
    }

    @Test("the brief diff has ids and what happened to them, the same for several in one line")
    func diff() {
        let new = Sample.text.replacing("text=\"Hello\"", with: "text=\"Bean\" hidden=\"YES\"")
            .replacing("<button opaque", with: "<button hidden=\"YES\" opaque").replacing(
                "width=\"42\"", with: "width=\"43\"")
        let files = MemoryFiles(["a.storyboard": Sample.text, "b.storyboard": new, "c.storyboard": Sample.text])
        let outcome = Call(files: files)("diff", "--brief", "a.storyboard", "b.storyboard")
        #expect(outcome.code == .success)
        #expect(outcome.output.hasPrefix("Coffees:\nl1A-aa-aaa label text → 'Bean'\n"), "\(outcome.output)")
        #expect(outcome.output.contains("\nnoise: "))
        #expect(Call(files: files)("diff", "--brief", "a.storyboard", "c.storyboard").output.isEmpty)
        for other in [["--all"], ["--format", "json"]] {
            #expect(Call(files: files).run(["diff", "--brief", "a.storyboard", "b.storyboard"] + other).code == .usage)
        }
    }
}
