import Testing
import SourceAdaptation

@Suite("Sources without SwiftUI")
struct SwiftUIRemovalTests {
    private func removal(_ texts: String...) -> SwiftUIRemoval {
        SwiftUIRemoval(
            texts.enumerated().map { .init(path: "/App/\($0.offset).swift", bytes: Array($0.element.utf8)) })
    }

    /// Returns the lines that are left, without spaces at their ends.
    private func lines(_ removal: SwiftUIRemoval, _ place: Int = 0) -> [String] {
        String(decoding: removal.sources[place].bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false
        )
        .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
    }

    @Test("A source that has nothing of it stays as it is")
    func nothing() {
        let text = "import UIKit\nstruct Text {}\nclass View: UIView { var color: Color? }\n"
        #expect(
            lines(removal(text)) == ["import UIKit", "struct Text {}", "class View: UIView { var color: Color? }", ""])
        #expect(removal(text).remarks.isEmpty)
    }

    @Test("Views, previews and their extensions go; classes and what they have stay, at their places")
    func views() {
        let result = removal(
            """
            import SwiftUI
            struct Card: View {
                var body: some View { Text("") }
            }
            extension Card { func other() {} }
            #Preview { Card() }
            class Shop {
                var price = 1
                var card: Card?
                func show() -> some View { Card() }
                func count() -> Int { price }
            }
            """)
        #expect(
            lines(result) == [
                "import UIKit", "", "", "", "", "", "class Shop {", "    var price = 1", "", "",
                "    func count() -> Int { price }", "}",
            ])
        let remark = result.remarks.first
        #expect(remark?.path == "/App/0.swift" && remark?.line == 2 && remark?.names == ["Card", "card", "show"])
        #expect(result.remarks.count == 1 && remark?.app == nil)
    }

    @Test("A statement that needs it goes, with what is made from it; a value that needs it takes its function along")
    func statements() {
        let result = removal(
            """
            import UIKit
            import SwiftUI
            class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let color = Color.red
                    if isEditing { use(color) } else { title = "a" }
                    let host = UIHostingController<Card>(rootView: Card(name: "b"))
                    addChild(host)
                }
                func value() -> Int {
                    guard Color.red != nil else { return 0 }
                    return 1
                }
                init() { super.init(nibName: nil, bundle: nil) }
            }
            struct Card: View { var name: String }
            final class Host: UIHostingController<Card> {
                init() { super.init(rootView: Card(name: "")) }
                var kept: UIHostingController<Card>?, sure: [UIHostingController<Card>]!
            }
            """)
        let left = lines(result)
        #expect(left[1] == "import UIKit")
        #expect(left[5].isEmpty && left[6].contains("if isEditing {") && left[6].contains("} else { title = \"a\" }"))
        #expect(!left[6].contains("use"))
        #expect(left[7] == "        let host = SwiftUIPlaceholder(\"Card\")" && left[8] == "        addChild(host)")
        #expect(left[10...13].joined().isEmpty)
        #expect(left[15] == "}" && left[16].isEmpty)
        #expect(left[17].hasPrefix("final class Host: SwiftUIPlaceholder") && left[17].hasSuffix("{"))
        #expect(left[18].hasPrefix("    init() { super.init(\"Card\")"))
        #expect(left[19].contains(/var kept: SwiftUIPlaceholder\? *, sure: \[SwiftUIPlaceholder *\]!/))
    }

    @Test(
        "Names of the module hide those of SwiftUI, other files lack what was removed, conditions about it are left alone"
    )
    func names() {
        let result = removal(
            """
            import SwiftUI
            struct Label { var text: String }
            func make() -> Label { Label(text: "a") }
            struct Badge: View {}
            """,
            "import UIKit\nfunc badge() -> Badge { Badge() }\nfunc text() -> Label { make() }\n",
            "#if canImport(SwiftUI)\nimport SwiftUI\nstruct Only: View {}\n#endif\nstruct Text {}\nlet text = Text()\n")
        #expect(
            lines(result)[1...3] == [
                "struct Label { var text: String }", "func make() -> Label { Label(text: \"a\") }", "",
            ])
        #expect(lines(result, 1) == ["import UIKit", "", "func text() -> Label { make() }", ""])
        #expect(lines(result, 2)[2] == "struct Only: View {}" && lines(result, 2)[5] == "let text = Text()")
    }

    @Test("An app that SwiftUI begins says so")
    func app() {
        let result = removal("import SwiftUI\n@main struct Shop: App { var body: some Scene { WindowGroup {} } }\n")
        #expect(result.remarks.first?.app == "Shop")
    }
}
