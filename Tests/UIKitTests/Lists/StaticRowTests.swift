import CoreGraphics
import Foundation
import Testing
import UIKit

/// The rows of a storyboard, of which a running app's controller is asked as of any other.
@MainActor
@Suite struct StaticRowTests {
    class Plain: UITableViewController {}

    /// Hides the second row, changes the first, and adds titles.
    final class Changing: UITableViewController {
        var events: [String] = []

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row == 1 ? 0 : super.tableView(tableView, heightForRowAt: indexPath)
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = super.tableView(tableView, cellForRowAt: indexPath)
            cell.tag = 7
            return cell
        }
        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            "Footer of \(super.tableView(tableView, titleForHeaderInSection: section) ?? "")"
        }
        override func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { events.append("will \(indexPath.row)") }
    }

    /// A controller with as many rows as `count` says.
    final class Fewer: UITableViewController {
        var count = 3

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    }

    private static let scene: String = {
        let cells = ["a", "b", "c"].enumerated().map { place, id in
            """
            <tableViewCell reuseIdentifier="row" \(place == 2 ? "rowHeight=\"70\" " : "")id="\(id)">
                <rect key="frame" x="0.0" y="0.0" width="393" height="50"/>
                <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="c\(id)">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="50"/>
                </tableViewCellContentView>
            </tableViewCell>
            """
        }
        return """
            <scene sceneID="s1"><objects>
                <tableViewController id="vc" customClass="Controller" customModule="App" sceneMemberID="viewController">
                    <tableView key="view" dataMode="static" style="grouped" rowHeight="50" id="t">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <sections><tableViewSection headerTitle="Coffee" id="sec"><cells>
                            \(cells.joined())
                        </cells></tableViewSection></sections>
                        <connections>
                            <outlet property="dataSource" destination="vc" id="o1"/>
                            <outlet property="delegate" destination="vc" id="o2"/>
                        </connections>
                    </tableView>
                </tableViewController>
            </objects></scene>
            """
    }()

    private func load<Controller: UITableViewController>(_ type: Controller.Type) throws -> Controller {
        let app = try CompiledStoryboard(["Main": Self.scene], classes: ["App.Controller": type])
        let controller = try #require(app.storyboard().instantiateInitialViewController() as? Controller)
        controller.tableView.layoutIfNeeded()
        return controller
    }

    private func heights(_ table: UITableView) -> [CGFloat] {
        (0..<table.numberOfRows(inSection: 0)).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    }

    @Test("A controller that overrides nothing shows what the storyboard has")
    func plain() throws {
        let table = try #require(try load(Plain.self).tableView)
        #expect(table.numberOfSections == 1 && heights(table) == [50, 50, 70])
        #expect(table.headerView(forSection: 0)?.textLabel?.text?.lowercased() == "coffee")
    }

    @Test(
        "Heights, cells and titles that a controller overrides are asked for, and super answers with the storyboard's")
    func overridden() throws {
        let controller = try load(Changing.self)
        let table = try #require(controller.tableView)
        #expect(heights(table) == [50, 0, 70])
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.tag == 7)
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "Footer of Coffee")
        #expect(controller.events.contains("will 0") && controller.events.contains("will 2"))
        // Cells stay in the table when only its width changes.
        controller.events = []
        table.frame.size.width = 300
        table.layoutIfNeeded()
        #expect(controller.events.isEmpty && heights(table) == [50, 0, 70])
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.width == 300)
    }

    @Test("Rows of the storyboard come and go in updates, and are never reused for others")
    func updates() throws {
        let controller = try load(Fewer.self)
        let table = try #require(controller.tableView)
        let last = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        controller.count = 2
        table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        table.layoutIfNeeded()
        #expect(heights(table) == [50, 50] && table.dequeueReusableCell(withIdentifier: "row") == nil)
        controller.count = 3
        table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        table.layoutIfNeeded()
        #expect(heights(table) == [50, 50, 70] && table.cellForRow(at: IndexPath(row: 2, section: 0)) === last)
    }
}
