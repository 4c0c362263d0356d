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
