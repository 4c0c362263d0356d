import Foundation
import SourceAdaptation
import Testing

@Suite("What apps may import")
struct ImportTests {
    @Test("An app may import each module of the table that isn't missing, all of them in one source")
    func allModules() throws {
        let names = SystemModule.all.filter { $0.presence != .missing }.map(\.name)
        #expect(names.count > 90)
        let app = try SmallApp(
            body: """
                    @IBOutlet var count: UILabel!
                    @IBAction func buy() {}
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        count.text = "imported"
                    }
                """,
            besides: ["Shop/All.swift": names.map { "import \($0)\n" }.joined() + "let all = \(names.count)\n"])
        defer { app.remove() }
        let outcome = try app.run(#"{"expect":{"text":"imported"}}"#)
        #expect(outcome.code == 0, "\(outcome.errors)")
    }
}
