import SourceAdaptation
import Testing

@Suite("Sources without modules that can't be had")
struct UnavailableCodeTests {
    /// A source without the import of `Far`, and the lines that are left after complaints about places.
    private func left(_ text: String, _ complaints: (line: Int, column: Int, message: String)...) -> (
        lines: [String], names: [String]
    ) {
        var code = UnavailableCode([.init(path: "/App/0.swift", bytes: Array(("import Far\n" + text).utf8))])
        #expect(code.removeImports(of: "Far") && code.modules == ["Far"])
        for complaint in complaints {
            _ = code.leaveOut([
                .init(
                    path: "/App/0.swift", line: complaint.line, column: complaint.column, message: complaint.message)
            ])
        }
        #expect(code.sources[0].bytes.count == text.utf8.count + 11)
        let lines = String(decoding: code.sources[0].bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        return (
            lines.dropFirst().map { line in String(line.reversed().drop { $0 == " " }.reversed()) },
            code.removals.dropFirst().map(\.text)
        )
    }

    @Test("A statement goes where a name is missing, a member whose type is missing, and a type whose head is")
    func parts() {
        let result = left(
            """
            class Shop: UIViewController {
                var far: FarThing
                func load() {
                    super.load()
                    Far.start(1)
                }
            }
            extension FarThing {}
            """, (6, 9, "cannot find 'Far' in scope"), (3, 14, "cannot find type 'FarThing' in scope"),
            (9, 11, "cannot find type 'FarThing' in scope"))
        #expect(
            result.lines == [
                "class Shop: UIViewController {", "", "    func load() {", "        super.load()", "", "    }", "}", "",
            ])
        #expect(result.names == ["Far.start(1)", "far", "FarThing"])
    }

    @Test("A function that has no value left goes as a whole")
    func missingReturn() {
        let result = left(
            """
            func count() -> Int {
                return Far.count
            }
            """, (3, 12, "cannot find 'Far' in scope"),
            (4, 1, "missing return in global function expected to return 'Int'"))
        #expect(result.lines == ["", "", ""] && result.names == ["return Far.count", "count"])
    }

    @Test("A protocol that is missing isn't adopted, a superclass is the one of UIKit, an outlet is a view")
    func replacements() {
        let message = "cannot find type 'It' in scope"
        #expect(left("class A: B, It, C {}", (2, 13, message)).lines == ["class A: B,     C {}"])
        #expect(left("class A: B, It {}", (2, 13, message)).lines == ["class A: B     {}"])
        #expect(left("class A: It {}", (2, 10, message)).lines == ["class A     {}"])
        #expect(
            left("class A: FarChatViewController {}", (2, 10, message)).lines
                == ["class A: UIViewController      {}"])
        #expect(
            left("class A {\n    @IBOutlet var far: FarButton!\n}", (3, 24, message)).lines
                == ["class A {", "    @IBOutlet var far: UIView!", "}"])
        #expect(
            left("class A: B, It {}", (2, 7, "type 'A' does not conform to protocol 'It'")).lines
                == ["class A: B     {}"])
    }

    @Test("Only sources that lack something, and what names something that was left out, are changed")
    func scope() {
        var code = UnavailableCode([
            .init(path: "/App/0.swift", bytes: Array("import Far\nlet far = Far()\n".utf8)),
            .init(path: "/App/1.swift", bytes: Array("let typo = Foo()\nlet other = far\n".utf8)),
        ])
        #expect(!code.removeImports(of: "Near") && code.removeImports(of: "Far"))
        func complain(_ path: String, _ line: Int, _ column: Int, _ name: String) -> Bool {
            code.leaveOut([
                .init(path: path, line: line, column: column, message: "cannot find '\(name)' in scope")
            ])
        }
        #expect(!complain("/App/1.swift", 1, 12, "Foo") && !complain("/App/1.swift", 2, 13, "far"))
        #expect(complain("/App/0.swift", 2, 11, "Far") && complain("/App/1.swift", 2, 13, "far"))
        #expect(!complain("/App/0.swift", 2, 11, "Far") && !complain("/App/0.swift", 99, 1, "Far"))
        #expect(code.sources[1].bytes.starts(with: "let typo = Foo()\n".utf8))
        #expect(code.removals.map(\.text) == ["import Far", "far", "other"])
    }
}
