import AppSurroundings
import CoreGraphics
import StoryboardModel
import Testing
import UIKit
import XMLTree

@testable import SceneCapture

/// A list in code, whose rows have two looks.
@MainActor
final class BeansViewController: UITableViewController {
    private let beans = [("Bourbon", "Rwanda"), ("Typica", "Peru"), ("Geisha", "Panama")]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Beans"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Plain")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { beans.count + 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.row < beans.count else {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Plain", for: indexPath)
            cell.textLabel?.text = "More"
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Bean")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Bean")
        cell.textLabel?.text = beans[indexPath.row].0
        cell.detailTextLabel?.text = beans[indexPath.row].1
        return cell
    }
}

@MainActor
@Suite("A captured board") struct BoardTests {
    @Test("Cells are prototypes, and what rows show is sample data") func lists() throws {
        let app = try CapturedApp { UINavigationController(rootViewController: BeansViewController()) }
        try app.expectSamePicture()
        let board = try app.board()
        let table = try #require(board.document.first("tableView"))
        #expect(board.document.first("tableViewController")?["customClass"] == "BeansViewController")
        let cells = table.child("prototypes")?.children.map(\.self) ?? []
        #expect(cells.map { $0["reuseIdentifier"] } == ["Bean", "Plain"])
        #expect(cells.map { $0["style"] } == ["IBUITableViewCellStyleSubtitle", "IBUITableViewCellStyleDefault"])
        #expect(cells.last?["accessoryType"] == "disclosureIndicator")
        let states = try #require(board.samples?.scenes.values.first)
        let rows = try #require(states.first?.lists[table["id"] ?? ""]?.first?.rows)
        #expect(rows.map(\.prototype) == [0, 0, 0, 1].map { cells[$0]["id"] ?? "" })
        #expect(rows[1].values.values.compactMap(\.text).sorted() == ["Peru", "Typica"])
        let outlets = table.child("connections")?.children.map { $0["property"] } ?? []
        #expect(outlets == ["dataSource", "delegate"])
    }

    @Test("Items of a collection are its cells, in a flow layout") func collections() throws {
        let app = try CapturedApp {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 60)
            layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
            return TilesViewController(collectionViewLayout: layout)
        }
        try app.expectSamePicture()
        let document = try app.board().document
        #expect(document.first("collectionViewCell")?["reuseIdentifier"] == "Tile")
        #expect(document.first("size", ["key": "itemSize"])?["width"] == "100")
    }

    @Test("What steps reach becomes scenes, with segues from what they touched") func steps() throws {
        let start = UIViewController()
        start.title = "Start"
        let button = UIButton(type: .system)
        button.setTitle("Show", for: .normal)
        button.frame = CGRect(x: 40, y: 200, width: 100, height: 40)
        let app = try CapturedApp {
            start.view.addSubview(button)
            return UINavigationController(rootViewController: start)
        }
        app.run { start.navigationController?.pushViewController(ProfileViewController(), animated: true) }
        app.look(after: button)
        app.run { start.navigationController?.popViewController(animated: true) }
        app.look()
        let sheet = UIViewController()
        sheet.title = "Sheet"
        app.run { start.present(sheet, animated: true) }
        app.look(after: button)
        let document = try app.board().document
        #expect(document.scenes.count == 4)
        let spelled = try #require(document.first("button"))
        let segues = spelled.segues
        #expect(segues.map(\.kind) == [.show, .presentation])
        let targets = segues.compactMap { document.object($0.destinationID) }
        #expect(targets.map { $0["customClass"] ?? $0["title"] } == ["ProfileViewController", "Sheet"])
        #expect(segues.map(\.identifier) == ["showProfile", "showSheet"])
        #expect(document.compileErrors.isEmpty)
    }

    @Test("Tabs are scenes, also those that weren't shown, and children are embedded") func containers() throws {
        let app = try CapturedApp {
            let outer = UIViewController()
            outer.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "house"), tag: 0)
            let inner = UIViewController()
            inner.title = "Inner"
            inner.view.backgroundColor = .systemOrange
            outer.addChild(inner)
            inner.view.frame = CGRect(x: 20, y: 200, width: 200, height: 100)
            outer.view.addSubview(inner.view)
            inner.didMove(toParent: outer)
            let second = ProfileViewController()
            second.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
            let tabs = UITabBarController()
            tabs.viewControllers = [outer, second]
            return tabs
        }
        let document = try app.board().document
        #expect(document.scenes.count == 4)
        let tabs = try #require(document.initialController)
        #expect(tabs.segues.map(\.kind) == [.relationship, .relationship])
        #expect(document.first("tabBarItem", ["systemItem": "search"]) != nil)
        let container = try #require(document.first("containerView"))
        #expect(container.segues.first?.kind == .embed)
        #expect(document.first("label", ["userLabel": "Name Label"]) != nil)
    }

    @Test("An alert can't be in a document, and is listed") func alerts() throws {
        let start = UIViewController()
        let app = try CapturedApp { start }
        app.run {
            start.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: true)
        }
        app.look()
        #expect(try app.board().document.scenes.count == 1)
        #expect(app.findings == ["UIAlertController 'Sure?': it is presented in code, and documents can't have it"])
    }
}

@MainActor
final class TilesViewController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Tile")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
        cell.contentView.backgroundColor = .systemTeal
        return cell
    }
}
