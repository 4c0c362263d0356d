import SwiftExport
import Testing

@Suite struct ListTests {
    private func scene(_ table: String, attributes: String = "") -> String {
        """
        <scene sceneID="s"><objects><tableViewController id="c" \(attributes)>
        <tableView key="view" style="grouped" rowHeight="44" id="t">\(table)</tableView></tableViewController></objects></scene>
        """
    }

    @Test(
        "A table whose cells don't change has sections, with heights where they differ, before the app's class hears of its view"
    )
    func staticTable() throws {
        let cells = [
            #"<tableViewCell id="a" style="IBUITableViewCellStyleDefault" textLabel="al"><tableViewCellContentView key="contentView" id="ac"><subviews><label text="One" userInteractionEnabled="NO" id="al"/></subviews></tableViewCellContentView><connections><segue destination="d" kind="show" identifier="one" id="g"/></connections></tableViewCell>"#,
            #"<tableViewCell rowHeight="80" id="b"><tableViewCellContentView key="contentView" id="bc"/></tableViewCell>"#,
        ]
        let table =
            "<sections><tableViewSection headerTitle=\"Head\" id=\"n\"><cells>\(cells.joined())</cells></tableViewSection></sections>"
        let exported = try Exported(
            scenes: scene(table, attributes: #"title="Things" customClass="Things""#) + Exported.scene("d"))
        let text = exported.file("ThingsTableViewController.swift")
        for line in [
            "final class ThingsTableViewController: Things {", "    private var sections: [TableSection] = []",
            "    override func loadView() {",
            "        let oneCell = UITableViewCell(style: .default, reuseIdentifier: nil)",
            "        oneCell.textLabel?.text = \"One\"",
            "            TableSection(header: \"Head\", cells: [oneCell, cell], heights: [44, 80]),",
            "        tableView.dataSource = self", "        self.tableView = tableView", "        case [0, 0]:",
            "            one(cell)",
            "        sections[indexPath.section].heights[indexPath.row]",
        ] {
            #expect(text.split(separator: "\n").contains(Substring(line)), "\(line)\n\(text)")
        }
        #expect(exported.outcome.classes.allSatisfy({ $0.kind == .base }))
        #expect(exported.shared.map(\.name) == ["TableSection.swift"])
        #expect(!text.contains("viewDidLoad"))
    }

    @Test(
        "Prototypes are classes that their table registers; two of one class are subclasses, and one without identifier is reported"
    )
    func prototypes() throws {
        let cells = [
            #"<tableViewCell reuseIdentifier="plain" style="IBUITableViewCellStyleSubtitle" id="a"/>"#,
            #"<tableViewCell reuseIdentifier="first" customClass="Own" id="b"/>"#,
            #"<tableViewCell reuseIdentifier="second" customClass="Own" id="e"/>"#,
            #"<tableViewCell reuseIdentifier="third" customClass="Other" id="f"/>"#, #"<tableViewCell id="h"/>"#,
        ]
        let exported = try Exported(scenes: scene("<prototypes>\(cells.joined())</prototypes>"))
        for line in [
            #"tableView.register(PlainCell.self, forCellReuseIdentifier: "plain")"#,
            #"tableView.register(FirstCell.self, forCellReuseIdentifier: "first")"#,
            #"tableView.register(SecondCell.self, forCellReuseIdentifier: "second")"#,
            #"tableView.register(Other.self, forCellReuseIdentifier: "third")"#,
            "super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)", "final class FirstCell: Own {",
            "final class SecondCell: Own {", "extension Other {",
        ] {
            #expect(exported.lines.contains(line), "\(line)\n\(exported.lines)")
        }
        #expect(exported.rules == ["export.reuse-identifier"])
    }
}
