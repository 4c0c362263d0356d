import FileAccess
import StoryboardCommand
import Testing

/// The Swift names that `storyboard accessors` writes.
@Suite struct AccessorsTests {
    static let color = #"{"colors":[{"idiom":"universal"}],"info":{"author":"xcode","version":1}}"#

    static func files() -> MemoryFiles {
        let cells =
            #"<tableViewCell reuseIdentifier="item-cell" id="k1A-aa-aaa"/><tableViewCell reuseIdentifier="class" id="k2A-aa-aaa"/>"#
        return MemoryFiles([
            "/app/Main.storyboard": Sample.text(replacing: "</subviews>", with: "\(cells)</subviews>"),
            "/app/Assets.xcassets/Dark Roast.colorset/Contents.json": color,
            "/app/Assets.xcassets/URLIcon.imageset/Contents.json": #"{"images":[],"info":{"author":"x","version":1}}"#,
        ])
    }

    @Test("There are names for storyboards with their scenes, segues by class, reuse identifiers, colors and images")
    func names() {
        let outcome = Call(files: Self.files())("accessors", "/app")
        #expect(outcome.errors.isEmpty && outcome.code == .success)
        for line in [
            "enum MainStoryboard {",
            "    static func instantiateInitialScene() -> Shop.ListViewController { storyboard.instantiateInitialViewController() as! Shop.ListViewController }",
            "    static func instantiateList() -> Shop.ListViewController { storyboard.instantiateViewController(withIdentifier: \"List\") as! Shop.ListViewController }",
            "    enum ShopListViewController: String {", "        case showOne = \"ShowOne\"",
            "    case itemCell = \"item-cell\"", "    case `class` = \"class\"",
            "        static var darkRoast: UIColor { UIColor(named: \"Dark Roast\") ?? missing(\"Dark Roast\") }",
            "        static var urlIcon: UIImage { UIImage(named: \"URLIcon\") ?? missing(\"URLIcon\") }",
        ] {
            #expect(outcome.output.split(separator: "\n").contains(Substring(line)), "\(line)\n\(outcome.output)")
        }
    }

    @Test("A file is written only if it changes")
    func output() throws {
        let call = Call(files: Self.files())
        #expect(call("accessors", "/app", "-o", "/app/Names.swift").code == .success)
        let first = try call.files.look(at: "/app/Names.swift").identity
        #expect(call("accessors", "/app", "-o", "/app/Names.swift").code == .success)
        #expect(try call.files.look(at: "/app/Names.swift").identity == first)
    }
}
