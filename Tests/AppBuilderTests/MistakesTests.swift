import Foundation
import Testing

@Suite("Storyboard mistakes are reported by a build") struct MistakesTests {
    private static let counting = """
            @IBOutlet weak var count: UILabel!
            @IBAction func buy() {}
        """

    /// Returns the messages of building an app whose controller has a body.
    private func errors(
        _ body: String, replacing: (String, String)? = nil, _ options: String...
    ) throws -> (code: Int32, lines: [String]) {
        let app = try SmallApp(body: body)
        defer { app.remove() }
        if let (old, new) = replacing {
            #expect(SmallApp.storyboard.contains(old))
            try app.write(SmallApp.storyboard.replacing(old, with: new), to: "Shop/Base.lproj/Main.storyboard")
        }
        let outcome = try app.storyboard(["build", app.folder.path] + options, variables: [:])
        return (outcome.code, outcome.errors.split(separator: "\n").map(String.init))
    }

    @Test("an outlet that the class lacks is reported with its place, and with that of the class")
    func outlet() throws {
        let (code, lines) = try errors("    @IBAction func buy() {}")
        #expect(code == 2)
        #expect(lines.contains { $0.contains("Main.storyboard:") && $0.contains("error:") && $0.contains("'count'") })
        #expect(lines.contains { $0.contains("ShopController.swift:3:1: note:") })
    }

    @Test(
        "a source that is nested too deeply for all of it to be read is reported, and an operator with which the compiler doesn't end"
    )
    func limits() throws {
        let app = try SmallApp(body: Self.counting)
        defer { app.remove() }
        let deep = "let deep = \(String(repeating: "(", count: 252))1\(String(repeating: ")", count: 252))\n"
        try app.write(deep, to: "Shop/Deep.swift")
        let nested = try app.storyboard("build", app.folder.path)
        #expect(nested.errors.contains("Deep.swift:1:262: warning: the code is nested so deeply here"), "\(nested)")
        try app.write(
            "// \(String(repeating: "!", count: 3000))\nlet no = \(String(repeating: "!", count: 3000))true\n",
            to: "Shop/Deep.swift")
        let long = try app.storyboard("build", app.folder.path)
        #expect(long.code == 2 && long.errors.contains("Deep.swift:2:10: error: this operator is too long"), "\(long)")
    }

    @Test("an action that the class lacks")
    func action() throws {
        let (code, lines) = try errors("    @IBOutlet weak var count: UILabel!")
        #expect(
            code == 0
                && lines.contains {
                    $0.contains("Main.storyboard:") && $0.contains("warning: ") && $0.contains("'buy'")
                })
        #expect(try errors("    @IBOutlet weak var count: UILabel!", "--strict").code == 2)
    }

    @Test("an outlet of another class than the object that it leads to")
    func outletType() throws {
        let (code, lines) = try errors(Self.counting.replacing("UILabel", with: "UISwitch"))
        #expect(code == 0 && lines.contains { $0.contains("Main.storyboard:") && $0.contains("UISwitch") })
    }

    @Test("a class that the sources don't have")
    func unknownClass() throws {
        let (code, lines) = try errors(
            Self.counting, replacing: ("customClass=\"ShopController\"", "customClass=\"StoreController\""))
        #expect(code == 0 && lines.contains { $0.contains("Main.storyboard:") && $0.contains("StoreController") })
    }

    @Test(
        "an identifier that no document has, with those that there are",
        arguments: [
            ("performSegue(withIdentifier: \"Pay\", sender: nil)", "no segue has the identifier 'Pay'"),
            (
                "_ = storyboard?.instantiateViewController(withIdentifier: \"Cart\")",
                "no scene of a storyboard has the identifier 'Cart'"
            ),
            (
                "_ = UITableView().dequeueReusableCell(withIdentifier: \"Bean\", for: IndexPath(row: 0, section: 0))",
                "no prototype or registered cell has the identifier 'Bean'"
            ),
        ])
    func identifiers(statement: String, words: String) throws {
        let (code, lines) = try errors(Self.counting + "\n    func pay() {\n        \(statement)\n    }")
        #expect(code == 0 && lines.count == 1)
        #expect(
            lines.first?.contains("ShopController.swift:7:") == true
                && lines.first?.contains("warning: \(words)") == true)
    }

    @Test("what a document, a registration, or a name that isn't a literal may have is no mistake")
    func fine() throws {
        let (code, lines) = try errors(
            Self.counting + """

                    func pay(_ name: String, _ table: UITableView) {
                        performSegue(withIdentifier: name, sender: nil)
                        performSegue(withIdentifier: "\\(name)Pay", sender: nil)
                        table.register(UITableViewCell.self, forCellReuseIdentifier: "Bean")
                        _ = table.dequeueReusableCell(withIdentifier: "Bean", for: IndexPath(row: 0, section: 0))
                        _ = table.dequeueReusableCell(withIdentifier: "Old") ?? UITableViewCell()
                    }
                """)
        #expect(code == 0 && lines.isEmpty)
    }
}
