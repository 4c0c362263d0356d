import SourceModel
import Testing

/// Where a dragged outlet or action goes in a Swift file. A "▸" marks the beginning of the line where it is dropped.
@Suite("New members of classes") struct MemberInsertionTests {
    private static let outlet = NewMember(.outlet(isWeak: true), "label", type: "UILabel")
    private static let action = NewMember(.action(.sender), "save", type: "Any")

    /// Returns the text with a member where it was dropped.
    private func inserted(
        _ member: NewMember = outlet, into marked: String, of classes: Set<String> = ["Form"]
    ) throws -> String {
        let mark = try #require(marked.firstIndex(of: "▸"))
        let line = marked[..<mark].count { $0.isNewline } + 1
        let bytes = Array(marked.replacing("▸", with: "").utf8)
        let outline = SwiftOutline(bytes)
        let place = try #require(outline.place(inOneOf: classes, atLine: line, isAction: member.isAction))
        let insertion = outline.insertion(of: member, at: place)
        let text = String(decoding: [insertion.edit].applied(to: bytes), as: UTF8.self)
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        #expect(lines[insertion.line - 1].contains(member.name), "the line of the declaration is \(insertion.line)")
        return text
    }

    @Test("in an empty class it is the only line, a level deeper")
    func emptyClass() throws {
        let expected = "class Form: UIViewController {\n    @IBOutlet weak var label: UILabel!\n}\n"
        for content in ["", " ", "\n", "\n\n", "\n    \n"] {
            #expect(
                try inserted(into: "class Form: UIViewController {\(content)}▸\n") == expected,
                "\(content.debugDescription)")
        }
    }

    @Test("a class on one line is opened, and what it has is kept")
    func classOnOneLine() throws {
        #expect(
            try inserted(into: "▸class Form: UIViewController { var count = 1 }\n") == """
                class Form: UIViewController {
                    var count = 1
                    @IBOutlet weak var label: UILabel!
                }

                """)
    }

    @Test("it goes to the line where it is dropped")
    func betweenMembers() throws {
        let text = """
            class Form: UIViewController {
                var one = 1
            ▸    var two = 2

                func work() {}
            }
            """
        #expect(
            try inserted(into: text) == """
                class Form: UIViewController {
                    var one = 1
                    @IBOutlet weak var label: UILabel!
                    var two = 2

                    func work() {}
                }
                """)
    }

    @Test("dropped within a function, it goes after that, with a blank line between")
    func withinFunction() throws {
        let text = """
            class Form: UIViewController {
                /// Works.
                @objc
                func work() {
                    if true {
            ▸            print("working")
                    }
                }
                func rest() {}
            }
            """
        let expected = """
            class Form: UIViewController {
                /// Works.
                @objc
                func work() {
                    if true {
                        print("working")
                    }
                }

                @IBOutlet weak var label: UILabel!

                func rest() {}
            }
            """
        #expect(try inserted(into: text) == expected)
        let above = text.replacing("▸", with: "").replacing("    @objc", with: "▸    @objc")
        #expect(try inserted(into: above) == expected, "the comment belongs to the function")
    }

    @Test("an action has a blank line on each side, except at the braces")
    func actions() throws {
        let text = "class Form: UIViewController {\n▸    var one = 1\n}\n"
        #expect(
            try inserted(Self.action, into: text) == """
                class Form: UIViewController {
                    @IBAction func save(_ sender: Any) {
                    }

                    var one = 1
                }

                """)
        #expect(
            try inserted(Self.action, into: "class Form: UIViewController {\n    var one = 1\n▸}\n") == """
                class Form: UIViewController {
                    var one = 1

                    @IBAction func save(_ sender: Any) {
                    }
                }

                """)
    }

    @Test("outside of the class it goes to the nearest end of it")
    func outside() throws {
        let text = "import UIKit\n\nclass Form: UIViewController {\n    var one = 1\n}\n"
        let first = try inserted(into: "▸" + text)
        #expect(first.contains("{\n    @IBOutlet weak var label: UILabel!\n    var one = 1\n}"))
        let last = try inserted(into: text + "▸")
        #expect(last.contains("    var one = 1\n    @IBOutlet weak var label: UILabel!\n}"))
    }

    @Test("of several classes it goes into the one under the pointer, nested ones included")
    func severalClasses() throws {
        let text = """
            class Form: UIViewController {
                class Row: UITableViewCell {
            ▸        var one = 1
                }
            }
            """
        let nested = try inserted(into: text, of: ["Form", "Form.Row"])
        #expect(nested.contains("        @IBOutlet weak var label: UILabel!\n        var one = 1"))
        // Only the outer class is one of the scene's.
        let outer = try inserted(into: text, of: ["Form"])
        #expect(
            outer.contains("    }\n    \n") == false
                && outer.contains("    }\n\n    @IBOutlet weak var label: UILabel!\n}"))
    }

    @Test("an action may go into an extension; an outlet goes into the class, where stored properties may be")
    func extensions() throws {
        let text = """
            class Form: UIViewController {
            }

            extension Form {
            ▸    func work() {}
            }
            """
        #expect(
            try inserted(Self.action, into: text).contains(
                "extension Form {\n    @IBAction func save(_ sender: Any) {\n    }\n\n    func work() {}"))
        #expect(
            try inserted(into: text).hasPrefix(
                "class Form: UIViewController {\n    @IBOutlet weak var label: UILabel!\n}"))
    }

    @Test("indentation is that of the neighbors, or as the file has it: tabs, two spaces")
    func indentation() throws {
        let tabs = try inserted(
            Self.action, into: "class Form: UIViewController {\n\tfunc work() {\n\t\tprint(1)\n\t}\n▸}\n")
        #expect(tabs.contains("\t}\n\n\t@IBAction func save(_ sender: Any) {\n\t}\n}"))
        let two = try inserted(
            into: "struct Other {\n  var one = 1\n  var two = 2\n}\n\n▸class Form: UIViewController {\n}\n")
        #expect(two.contains("{\n  @IBOutlet weak var label: UILabel!\n}"))
    }

    @Test("lines end as those of the file")
    func lineEnds() throws {
        let text = try inserted(Self.action, into: "class Form: UIViewController {\r\n    var one = 1\r\n▸}\r\n")
        #expect(
            text
                == "class Form: UIViewController {\r\n    var one = 1\r\n\r\n    @IBAction func save(_ sender: Any) {\r\n    }\r\n}\r\n"
        )
    }

    @Test("braces in texts, comments and conditions don't mislead")
    func misleadingBraces() throws {
        let text = """
            class Form: UIViewController {
                let text = "}} \\("}") {"
                /* } /* } */ */
                #if DEBUG
                var one = 1
            ▸    var two = 2
                #endif
            }
            class Other {}
            """
        #expect(
            try inserted(into: text).contains("    #endif\n\n    @IBOutlet weak var label: UILabel!\n}\nclass Other {}")
        )
    }

    @Test("a file without the class has no place, nor has a class that isn't closed")
    func noPlace() {
        for text in ["struct Form {}", "class Other {}", "class Form: UIViewController {", ""] {
            #expect(
                SwiftOutline(Array(text.utf8)).place(inOneOf: ["Form"], atLine: 1, isAction: true) == nil, "\(text)")
        }
    }

    @Test("a class is found by its Objective-C name, too")
    func objectiveCName() throws {
        let text = "@objc(ABForm) class Form: UIViewController {\n▸}\nextension Form {\n}\n"
        #expect(try inserted(into: text, of: ["ABForm"]).contains("{\n    @IBOutlet weak var label: UILabel!\n}"))
    }

    @Test("declarations are written as Xcode does, with their selectors")
    func declarations() throws {
        let cases: [(NewMember, String, String)] = [
            (
                NewMember(.outlet(isWeak: false), "tap", type: "UITapGestureRecognizer"),
                "@IBOutlet var tap: UITapGestureRecognizer!", "tap"
            ),
            (NewMember(.outletCollection, "dots", type: "UIView"), "@IBOutlet var dots: [UIView]!", "dots"),
            (NewMember(.action(.none), "save", type: "Any"), "@IBAction func save() {", "save"),
            (
                NewMember(.action(.sender), "save", type: "UIButton"), "@IBAction func save(_ sender: UIButton) {",
                "save:"
            ),
            (
                NewMember(.action(.senderAndEvent), "save", type: "UIButton"),
                "@IBAction func save(_ sender: UIButton, forEvent event: UIEvent) {", "save:forEvent:"
            ),
        ]
        for (member, line, name) in cases {
            #expect(try inserted(member, into: "class Form: UIViewController {\n▸}\n").contains("    \(line)\n"))
            #expect(member.connectionName == name)
        }
    }

    @Test("names that Swift doesn't accept are refused with the reason")
    func names() {
        let cases = [
            ("", "the name is missing"), ("class", "“class” is a word of Swift’s own"),
            ("self", "“self” is a word of Swift’s own"),
            ("init", "“init” is a word of Swift’s own"), ("2nd", "a name cannot begin with “2”"),
            ("my label", "“my label” is not a name in Swift"), ("a-b", "“a-b” is not a name in Swift"),
        ]
        for (name, message) in cases {
            let error = #expect(throws: SourceError.self) { try NewMember.check(name: name) }
            #expect(error?.message == message)
        }
        for name in ["label", "_label", "größe", "名前", "set", "left"] {
            #expect(throws: Never.self) { try NewMember.check(name: name) }
        }
        for type in ["", "UI Label", "[UILabel]", "class"] {
            #expect(throws: SourceError.self) { try NewMember(.outletCollection, "labels", type: type).check() }
        }
        for type in ["UILabel", "Any", "Buzz.Cell"] {
            #expect(throws: Never.self) { try NewMember(.outletCollection, "labels", type: type).check() }
        }
    }
}
