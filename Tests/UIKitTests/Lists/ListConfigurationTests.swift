import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Lists of collection views, and contents of cells")
struct ListConfigurationTests {
    /// A list as an app makes it: a registration, and a diffable data source.
    @MainActor
    private final class List {
        let person = Person()
        let view: UICollectionView
        let source: UICollectionViewDiffableDataSource<Int, String>

        init(
            _ configuration: UICollectionLayoutListConfiguration,
            _ sections: [[String]] = [["Ada", "Grace"], ["Alan"]],
            fill: @escaping @MainActor (UICollectionViewListCell, String) -> Void = { _, _ in }
        ) {
            let person = person
            (view, source) = person.make {
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 390, height: 700),
                    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
                view.contentInsetAdjustmentBehavior = .never
                let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
                    cell, _, item in
                    var content = cell.defaultContentConfiguration()
                    content.text = item
                    cell.contentConfiguration = content
                    fill(cell, item)
                }
                let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
                    elementKind: UICollectionView.elementKindSectionHeader
                ) { cell, _, path in
                    var content = cell.defaultContentConfiguration()
                    content.text = "Section \(path.section)"
                    cell.contentConfiguration = content
                }
                let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
                    view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
                }
                source.supplementaryViewProvider = { view, _, path in
                    view.dequeueConfiguredReusableSupplementary(using: header, for: path)
                }
                var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                for (number, items) in sections.enumerated() {
                    snapshot.appendSections([number])
                    snapshot.appendItems(items)
                }
                person.window.addSubview(view)
                source.apply(snapshot, animatingDifferences: false)
                person.window.layoutIfNeeded()
                return (view, source)
            }
        }

        func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
            view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
        }

        var lines: [CGRect] {
            view.visibleCells.flatMap { cell in
                (cell.layer.sublayers ?? []).filter { $0.zPosition == 1 && $0.bounds.height < 1 }
                    .map { cell.layer.convert($0.frame, to: view.layer) }
            }
        }
    }

    private func configuration(
        _ appearance: UICollectionLayoutListConfiguration.Appearance
    ) -> UICollectionLayoutListConfiguration { UICollectionLayoutListConfiguration(appearance: appearance) }

    @Test("an inset list has margins, rows of 44 points with round corners at its ends, and lines between them")
    func insetGrouped() throws {
        let list = List(configuration(.insetGrouped))
        let (first, last) = (try #require(list.cell(0)), try #require(list.cell(1)))
        #expect(first.frame == CGRect(x: 16, y: 35, width: 358, height: 44) && last.frame.minY == 79)
        #expect(list.cell(0, 1)?.frame.minY == 158 as CGFloat)
        #expect(
            first.layer.cornerRadius == 10 && first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(last.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(list.lines.count == 1 && list.lines.first?.minX == 32 && list.lines.first?.maxX == 374)
        #expect(list.view.backgroundColor == .systemGroupedBackground)
        #expect(first.backgroundColor == .secondarySystemGroupedBackground)
    }

    @Test("a plain list goes from edge to edge, with a line below each row; headers stay in sight")
    func plain() throws {
        var plain = configuration(.plain)
        plain.headerMode = .supplementary
        let list = List(plain, [(0..<40).map { "Row \($0)" }, ["Last"]])
        let header = try #require(
            list.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
                as? UICollectionViewListCell)
        #expect(header.frame.minY == 0 && header.frame.width == 390 && header.frame.height > 27)
        #expect((header.contentConfiguration as? UIListContentConfiguration)?.text == "Section 0")
        #expect(list.cell(0)?.frame.origin == CGPoint(x: 0, y: header.frame.height))
        #expect(list.lines.count == list.view.visibleCells.count)
        list.person.make {
            list.view.contentOffset.y = 300
            list.view.layoutIfNeeded()
        }
        #expect(header.frame.minY == 300)
    }

    @Test("longer texts make higher rows, second texts are below or at the end")
    func contents() throws {
        let list = List(configuration(.plain), [["short", "long", "second", "value"]]) { cell, item in
            var content = item == "value" ? UIListContentConfiguration.valueCell() : cell.defaultContentConfiguration()
            content.text = item == "long" ? String(repeating: "many words ", count: 20) : item
            if item == "second" || item == "value" { content.secondaryText = "more" }
            cell.contentConfiguration = content
        }
        #expect(list.cell(0)?.frame.height == 44 && list.cell(3)?.frame.height == 44)
        #expect(try #require(list.cell(1)).frame.height > 100)
        let labels = try #require(list.cell(2)?.contentView.subviews.first).subviews.compactMap { $0 as? UILabel }
        #expect(labels.count == 2 && labels[1].frame.minY > labels[0].frame.maxY - 0.5)
        let value = try #require(list.cell(3)?.contentView.subviews.first).subviews.compactMap { $0 as? UILabel }
        #expect(value[1].frame.maxX == 390 - 16 && value[1].textColor == .secondaryLabel)
    }

    @Test("accessories are at the ends of a row, and some only while the list is edited")
    func accessories() throws {
        var deleted: [String] = []
        let list = List(configuration(.plain), [["Ada"]]) { cell, item in
            cell.accessories = [
                .disclosureIndicator(), .delete(actionHandler: { deleted.append(item) }), .reorder(),
                .label(text: "3", displayed: .whenNotEditing),
            ]
        }
        let cell = try #require(list.cell(0))
        func shown() -> [String] {
            cell.subviews.filter { !$0.isHidden && $0 !== cell.contentView }.sorted { $0.frame.minX < $1.frame.minX }
                .map { "\(type(of: $0))" }
        }
        #expect(shown() == ["UILabel", "CellAccessory"])
        #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.maxX < 360)
        list.person.make {
            list.view.isEditing = true
            list.view.layoutIfNeeded()
        }
        #expect(shown() == ["CellEditControl", "CellAccessory", "CellReorderControl"])
        #expect(cell.contentView.frame.minX == 38)
        list.person.tap(27, 22)
        #expect(deleted == ["Ada"])
    }

    @Test("a handler configures a cell for its state, and its background")
    func states() throws {
        let list = List(configuration(.plain), [["Ada"]]) { cell, _ in
            cell.configurationUpdateHandler = { cell, state in
                var background = UIBackgroundConfiguration.clear()
                background.backgroundColor = state.isSelected ? .systemYellow : .clear
                cell.backgroundConfiguration = background
            }
        }
        let cell = try #require(list.cell(0))
        #expect(cell.backgroundConfiguration?.backgroundColor == .clear)
        list.person.tap(100, 20)
        list.person.wait(0.3)
        list.person.make { list.view.layoutIfNeeded() }
        #expect(cell.isSelected && cell.backgroundConfiguration?.backgroundColor == .systemYellow)
        #expect(cell.subviews.first?.subviews.first?.backgroundColor == .systemYellow)
    }

    @Test("separators follow the configuration, or what the app says of each row")
    func separators() {
        var none = configuration(.plain)
        none.showsSeparators = false
        #expect(List(none).lines.isEmpty)
        var chosen = configuration(.plain)
        chosen.itemSeparatorHandler = { path, usual in
            var separator = usual
            if path.item == 0 { separator.bottomSeparatorVisibility = .hidden }
            separator.bottomSeparatorInsets.leading = 20
            return separator
        }
        let list = List(chosen)
        #expect(list.lines.count == 1 && list.lines.first?.minX == 36)
    }

    @Test("a changed snapshot keeps the heights of the rows that stay")
    func updates() throws {
        let list = List(configuration(.plain), [["long", "b", "c"]]) { cell, item in
            var content = cell.defaultContentConfiguration()
            content.text = item == "long" ? String(repeating: "many words ", count: 20) : item
            cell.contentConfiguration = content
        }
        let height = try #require(list.cell(0)).frame.height
        list.person.make {
            var snapshot = list.source.snapshot()
            snapshot.moveItem("long", afterItem: "c")
            list.source.apply(snapshot, animatingDifferences: true)
        }
        list.person.wait(1)
        #expect(list.cell(2)?.frame == CGRect(x: 0, y: 88, width: 390, height: height))
        #expect(list.view.contentSize.height == 88 + height)
    }

    // MARK: Table view cells

    @Test("a table view's cell shows a content configuration instead of its labels, as high as it needs to be")
    func tableCell() throws {
        final class One: UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
                var content = cell.defaultContentConfiguration()
                content.text = path.row == 0 ? "Ada" : String(repeating: "many words ", count: 20)
                content.image = UIImage(systemName: "star")
                cell.contentConfiguration = content
                return cell
            }
        }
        let (person, one) = (Person(), One())
        let table = person.make {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: .plain)
            table.contentInsetAdjustmentBehavior = .never
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = one
            person.window.addSubview(table)
            person.window.layoutIfNeeded()
            return table
        }
        let cells = table.visibleCells
        #expect(abs(cells[0].frame.height - 44) < 1 && cells[1].frame.height > 80)
        let view = try #require(cells[0].contentView.subviews.last as? UIListContentView)
        #expect(view.frame == cells[0].contentView.bounds && cells[0].textLabel?.isHidden == true)
        let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "Ada" && label.frame.minX > 40)
        person.make { cells[0].contentConfiguration = nil }
        #expect(view.superview == nil && cells[0].textLabel?.isHidden == false)
    }
}
