import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// A collection view of numbered items, whose layout is compositional, before a person.
@MainActor
final class ItemStage: UICollectionViewDataSource {
    let person = Person()
    private(set) var view: UICollectionView!
    var counts: [Int]
    /// The heights that cells want.
    var heights: [IndexPath: CGFloat] = [:]
    private(set) var made = 0

    /// A cell that wants the height that the stage says, by a constraint.
    final class Cell: UICollectionViewCell {
        lazy var height = contentView.heightAnchor.constraint(equalToConstant: 44)
    }

    init(_ counts: [Int], size: CGSize = CGSize(width: 300, height: 600), _ layout: () -> UICollectionViewLayout) {
        self.counts = counts
        let layout = person.make(layout)
        view = person.make {
            let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
            view.contentInsetAdjustmentBehavior = .never
            view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            for kind in ["header", "footer", "badge", "top"] {
                view.register(
                    UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
            }
            return view
        }
        view.dataSource = self
        person.make {
            person.window.addSubview(view)
            person.window.layoutIfNeeded()
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        made += 1
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        if let height = heights[path], let cell = cell as? Cell {
            cell.height.constant = height
            cell.height.isActive = true
        }
        return cell
    }
    func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
    }

    func scroll(to y: CGFloat) {
        person.make {
            view.contentOffset.y = y
            view.layoutIfNeeded()
        }
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func shown(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
        view.cellForItem(at: IndexPath(item: item, section: section))
    }

    func supplement(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> UICollectionReusableView? {
        view.supplementaryView(forElementKind: kind, at: IndexPath(item: item, section: section))
    }
}

@MainActor
@Suite("Compositional layouts")
struct CompositionalLayoutTests {
    private typealias Size = NSCollectionLayoutSize
    private typealias Item = NSCollectionLayoutItem
    private typealias Group = NSCollectionLayoutGroup
    private typealias Section = NSCollectionLayoutSection
    private typealias Layout = UICollectionViewCompositionalLayout

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> Size {
        Size(widthDimension: width, heightDimension: height)
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func rows(height: CGFloat = 50) -> Group {
        Group.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(height)),
            subitems: [Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))])
    }

    // MARK: Items and groups

    @Test("a row has as many items as there is room for, as parts of its size; rows follow one another")
    func grid() {
        let stage = ItemStage([7]) {
            let item = Item(layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
            item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
            let section = Section(
                group: .horizontal(layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [item]))
            section.interGroupSpacing = 10
            section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 15, bottom: 30, trailing: 15)
            return Layout(section: section)
        }
        #expect(stage.frame(0) == rect(18, 22, 82, 129))
        #expect(stage.frame(2) == rect(198, 22, 82, 129) && stage.frame(3) == rect(18, 167, 82, 129))
        #expect(stage.view.contentSize == CGSize(width: 300, height: 475))
        #expect(stage.shown(6)?.frame == stage.frame(6))
    }

    @Test("a number of items shares a row evenly; repeated ones keep their own width")
    func counts() {
        func frames(_ make: (Size, Item) -> Group) -> [CGRect?] {
            let stage = ItemStage([3]) {
                let item = Item(layoutSize: size(.absolute(40), .fractionalHeight(1)))
                let group = make(size(.fractionalWidth(1), .absolute(60)), item)
                group.interItemSpacing = .fixed(12)
                return Layout(section: Section(group: group))
            }
            return (0..<3).map { stage.frame($0) }
        }
        #expect(
            frames { .horizontal(layoutSize: $0, subitem: $1, count: 2) }
                == [rect(0, 0, 144, 60), rect(156, 0, 144, 60), rect(0, 60, 144, 60)])
        #expect(
            frames { .horizontal(layoutSize: $0, repeatingSubitem: $1, count: 2) }
                == [rect(0, 0, 40, 60), rect(52, 0, 40, 60), rect(0, 60, 40, 60)])
        #expect(
            frames { .vertical(layoutSize: $0, subitem: $1, count: 2) }
                == [rect(0, 0, 40, 24), rect(0, 36, 40, 24), rect(0, 60, 40, 24)])
    }

    @Test("flexible spaces take what is left, and a row that isn't full keeps the spaces of a full one")
    func flexible() {
        let stage = ItemStage([5]) {
            let item = Item(layoutSize: size(.absolute(60), .absolute(20)))
            item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
                leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
            let group = Group.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 3)
            group.interItemSpacing = .flexible(8)
            return Layout(section: Section(group: group))
        }
        #expect((0..<3).map { stage.frame($0)?.minX } == [0, 120, 240])
        #expect((3..<5).map { stage.frame($0)?.minX } == [0, 120] && stage.frame(0)?.minY == 10)
    }

    @Test("groups are in groups: one large item beside two small ones")
    func nested() {
        let stage = ItemStage([6]) {
            let large = Item(layoutSize: size(.fractionalWidth(2.0 / 3), .fractionalHeight(1)))
            let small = Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
            let column = Group.vertical(
                layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)), subitems: [small])
            return Layout(
                section: Section(
                    group: .horizontal(
                        layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [large, column])))
        }
        #expect(stage.frame(0) == rect(0, 0, 200, 200))
        #expect(stage.frame(1) == rect(200, 0, 100, 100) && stage.frame(2) == rect(200, 100, 100, 100))
        #expect(stage.frame(3) == rect(0, 200, 200, 200) && stage.frame(5) == rect(200, 300, 100, 100))
    }

    @Test("a custom group is where its closure says; one without places ends the section")
    func custom() {
        let stage = ItemStage([5, 2]) {
            Layout { section, _ in
                Section(
                    group: .custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { environment in
                        let width = environment.container.effectiveContentSize.width
                        return section == 1
                            ? []
                            : [
                                .init(frame: CGRect(x: 0, y: 0, width: width / 2, height: 100)),
                                .init(frame: CGRect(x: width / 2, y: 30, width: 50, height: 50), zIndex: 3),
                            ]
                    })
            }
        }
        #expect(stage.frame(1) == rect(150, 30, 50, 50) && stage.frame(4) == rect(0, 200, 150, 100))
        #expect(stage.shown(1)?.layer.zPosition == 3 && stage.frame(0, 1) == nil)
        #expect(stage.view.contentSize.height == 400)
    }

    @Test("content decides estimated heights, when it is shown; those after it follow")
    func estimated() {
        let stage = ItemStage([40]) {
            let size = size(.fractionalWidth(1), .estimated(50))
            return Layout(section: Section(group: .vertical(layoutSize: size, subitems: [Item(layoutSize: size)])))
        }
        stage.heights = [IndexPath(item: 0, section: 0): 80, IndexPath(item: 2, section: 0): 20]
        stage.person.make {
            stage.view.reloadData()
            stage.view.layoutIfNeeded()
        }
        #expect(stage.shown(0)?.frame == rect(0, 0, 300, 80) && stage.shown(1)?.frame == rect(0, 80, 300, 50))
        #expect(stage.shown(2)?.frame == rect(0, 130, 300, 20) && stage.shown(3)?.frame.minY == 150)
        #expect(stage.view.contentSize.height == 2000)
        #expect(stage.made < 30)
    }

    @Test("a layout across lets its content scroll sideways; space between sections is its configuration's")
    func horizontal() {
        let stage = ItemStage([2, 2]) {
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            (configuration.scrollDirection, configuration.interSectionSpacing) = (.horizontal, 30)
            let group = Group.vertical(
                layoutSize: size(.absolute(100), .fractionalHeight(1)),
                subitems: [Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))])
            return Layout(section: Section(group: group), configuration: configuration)
        }
        #expect(stage.frame(1) == rect(0, 300, 100, 300) && stage.frame(0, 1) == rect(130, 0, 100, 300))
        #expect(stage.view.contentSize == CGSize(width: 230, height: 600))
    }

    @Test("a provider without a section is told of, and nothing is shown")
    func missingSection() {
        let stage = ItemStage([2]) { Layout { _, _ in nil } }
        #expect(stage.view.visibleCells.isEmpty && stage.view.contentSize == .zero)
        #expect(stage.person.messages.first?.contains("returned no section for number 0") == true)
    }

    // MARK: Views at edges

    @Test("headers and footers make their section longer, keep its insets, and stay in sight if they are pinned")
    func boundaries() throws {
        let stage = ItemStage([20, 20]) {
            let section = Section(group: rows())
            section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "header", alignment: .top)
            header.pinToVisibleBounds = true
            let footer = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.absolute(100), .absolute(20)), elementKind: "footer", alignment: .bottomTrailing)
            section.boundarySupplementaryItems = [header, footer]
            return Layout(section: section)
        }
        let length: CGFloat = 1070
        #expect(stage.frame(0) == rect(10, 45, 280, 50) && stage.view.contentSize.height == 2 * length)
        #expect(stage.supplement("header")?.frame == rect(10, 0, 280, 40))
        stage.scroll(to: 500)
        #expect(stage.supplement("header")?.frame == rect(10, 500, 280, 40))
        #expect(try #require(stage.supplement("header")).layer.zPosition > 0)
        // At the end of its section it leaves with it.
        stage.scroll(to: length - 25)
        #expect(stage.supplement("header")?.frame.minY == length - 40)
        #expect(stage.supplement("header", 0, 1)?.frame.minY == length)
        #expect(stage.supplement("footer")?.frame == rect(190, length - 20, 100, 20))
    }

    @Test("badges are attached to their items, backgrounds are behind their sections, and a layout has edges, too")
    func attachments() throws {
        let stage = ItemStage([2]) {
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(
                    edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
            let item = Item(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
            let section = Section(
                group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
            section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
            let background = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
            background.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
            section.decorationItems = [background]
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "top", alignment: .top)
            ]
            let layout = Layout(section: section, configuration: configuration)
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
            return layout
        }
        #expect(stage.frame(0) == rect(10, 40, 140, 100))
        #expect(stage.supplement("badge")?.frame == rect(140, 30, 20, 20))
        #expect(stage.supplement("badge", 1)?.frame == rect(280, 30, 20, 20))
        #expect(
            stage.view.supplementaryView(forElementKind: "top", at: IndexPath(index: 0))?.frame == rect(0, 0, 300, 30))
        let ground = try #require(
            stage.view.collectionViewLayout.layoutAttributesForDecorationView(
                ofKind: "ground", at: IndexPath(item: 0, section: 0)))
        #expect(ground.frame == rect(4, 34, 292, 112))
        #expect(stage.view.subviews.first?.frame == ground.frame)
    }

    @Test("supplementary items of a group are as large as the group, at its first item")
    func attachmentsOfGroups() {
        let stage = ItemStage([3]) {
            let ring = NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), elementKind: "ring",
                containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
            let item = Item(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
            group.supplementaryItems = [ring]
            return Layout(section: Section(group: group))
        }
        #expect(stage.supplement("ring")?.frame == rect(0, 0, 300, 100))
        #expect(stage.supplement("ring", 1) == nil && stage.supplement("ring", 2)?.frame == rect(0, 100, 300, 100))
    }

    // MARK: Sections that scroll by themselves

    private func cards(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> ItemStage {
        ItemStage([10, 30]) {
            Layout { number, _ in
                guard number == 0 else { return Section(group: rows()) }
                let section = Section(
                    group: .horizontal(
                        layoutSize: size(.absolute(120), .absolute(100)),
                        subitems: [Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))]))
                section.orthogonalScrollingBehavior = behavior
                section.interGroupSpacing = 10
                section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
                return section
            }
        }
    }

    private func offset(_ stage: ItemStage) -> CGFloat { stage.view.scrollers[0]?.contentOffset.x ?? -1 }

    @Test("a section scrolls across, by itself; its cells come and go with it, and are reused")
    func orthogonal() throws {
        let stage = cards(.continuous)
        let scroller = try #require(stage.view.scrollers[0])
        #expect(scroller.frame == rect(0, 5, 300, 100))
        #expect(scroller.contentSize == CGSize(width: 1330, height: 100))
        #expect(stage.shown(0)?.superview === scroller && stage.shown(0)?.frame == rect(20, 0, 120, 100))
        #expect(stage.shown(2)?.frame.minX == 280 && stage.shown(3) == nil)
        #expect(stage.frame(0, 1)?.minY == 110)
        stage.person.drag(from: CGPoint(x: 250, y: 50), by: CGVector(dx: -200, dy: 0))
        stage.person.wait(3)
        #expect(offset(stage) > 200 && stage.shown(0) == nil && stage.view.contentOffset == .zero)
        #expect(stage.view.indexPathsForVisibleItems.first.map { $0.section == 0 && $0.item > 0 } == true)
        stage.person.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -250))
        stage.person.wait(3)
        #expect(stage.view.contentOffset.y > 200)
    }

    @Test("a tap selects an item of a section that scrolls by itself")
    func orthogonalTap() {
        let stage = cards(.continuous)
        stage.person.tap(200, 50)
        stage.person.wait(0.5)
        #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test("it ends at a group's edge, at a page, at the next group, or with a group in the middle")
    func orthogonalPaging() {
        func end(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, by way: CGFloat) -> CGFloat {
            let stage = cards(behavior)
            stage.person.drag(from: CGPoint(x: 250, y: 50), by: CGVector(dx: way, dy: 0))
            stage.person.wait(6)
            return offset(stage)
        }
        #expect(end(.continuousGroupLeadingBoundary, by: -60).truncatingRemainder(dividingBy: 130) == 0)
        #expect(end(.paging, by: -200) == 300)
        #expect(end(.groupPaging, by: -60) == 130)
        // Groups of 120 points from 20 on, every 130 points, in the middle of 300.
        #expect(end(.groupPagingCentered, by: -60) == 60)
        #expect(cards(.groupPagingCentered).view.scrollers[0]?.contentOffset.x == -70)
    }

    @Test("the handler of visible items changes how they look while they are scrolled")
    func visibleItems() throws {
        var offsets: [CGFloat] = []
        let stage = ItemStage([10]) {
            let section = Section(
                group: .horizontal(
                    layoutSize: size(.absolute(100), .absolute(100)),
                    subitems: [Item(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))]))
            section.orthogonalScrollingBehavior = .continuous
            section.visibleItemsInvalidationHandler = { items, offset, _ in
                offsets.append(offset.x)
                for item in items where item.indexPath.item == 1 { item.alpha = 0.5 }
            }
            return Layout(section: section)
        }
        #expect(stage.shown(1)?.alpha == 0.5 && stage.shown(0)?.alpha == 1)
        stage.person.make {
            stage.view.scrollers[0]?.contentOffset.x = 40
            stage.view.layoutIfNeeded()
        }
        #expect(offsets.last == 40)
    }

    // MARK: Flow layouts

    @Test("headers of a flow layout stay in sight, footers too, if it says so")
    func flowHeaders() {
        let stage = ItemStage([40, 40]) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 50)
            layout.minimumLineSpacing = 0
            layout.headerReferenceSize = CGSize(width: 0, height: 30)
            layout.footerReferenceSize = CGSize(width: 0, height: 20)
            return layout
        }
        let (header, footer) = (
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
        )
        let flow = stage.view.collectionViewLayout as! UICollectionViewFlowLayout
        for kind in [header, footer] {
            stage.view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        stage.person.make { stage.view.reloadData() }
        stage.scroll(to: 400)
        #expect(stage.supplement(header) == nil)
        stage.person.make {
            (flow.sectionHeadersPinToVisibleBounds, flow.sectionFootersPinToVisibleBounds) = (true, true)
        }
        stage.scroll(to: 401)
        #expect(stage.supplement(header)?.frame == rect(0, 401, 300, 30))
        #expect(stage.supplement(footer)?.frame == rect(0, 981, 300, 20))
        stage.scroll(to: 2035)
        #expect(stage.supplement(header)?.frame.minY == 2020 && stage.supplement(header, 0, 1)?.frame.minY == 2050)
    }

    @Test("items of a flow layout with an estimated size have that of their content; the delegate spaces sections")
    func flowSizes() {
        final class Spaces: NSObject, UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ view: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
            ) -> CGFloat { 7 }
            func collectionView(
                _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
            ) -> CGSize { CGSize(width: 0, height: section == 0 ? 0 : 33) }
        }
        let spaces = Spaces()
        let stage = ItemStage([4, 1]) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 50)
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            return layout
        }
        stage.heights = [IndexPath(item: 1, section: 0): 90]
        stage.view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "view")
        stage.view.delegate = spaces
        stage.person.make {
            stage.view.reloadData()
            stage.view.layoutIfNeeded()
        }
        #expect(stage.shown(1)?.frame.height == 90 && stage.shown(2)?.frame.minY == 154)
        #expect(stage.shown(0, 1)?.frame.minY == 294)
    }
}
