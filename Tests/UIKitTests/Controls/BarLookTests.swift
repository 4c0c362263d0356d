import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Looks of bars")
struct BarLookTests {
    private func plain(_ color: UIColor, _ size: CGSize = CGSize(width: 10, height: 30)) -> UIImage {
        .plain(color, size)
    }

    private let red = [255, 0, 0, 255]
    private let blue = [0, 0, 255, 255]
    private let lime = [0, 255, 0, 255]

    private func bar(_ items: [UINavigationItem], _ size: CGSize = CGSize(width: 320, height: 44)) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(origin: .zero, size: size))
        bar.items = items
        bar.layoutIfNeeded()
        return bar
    }

    // MARK: Buttons

    @Test("a button has the image of its state, style and metrics behind it, or the nearest")
    func backgrounds() throws {
        let item = UIBarButtonItem(title: "Go", style: .done)
        item.setBackgroundImage(plain(.red), for: .normal, barMetrics: .default)
        item.setBackgroundImage(plain(.blue), for: .highlighted, barMetrics: .default)
        #expect(item.backgroundImage(for: .normal, barMetrics: .default) != nil)
        #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) == nil)
        let button = BarButton(item)
        let width = button.sizeThatFits(.zero).width
        button.frame = CGRect(x: 0, y: 0, width: width, height: 44)
        #expect(try ViewPicture(button)[1, 22] == red && ViewPicture(button)[1, 3][3] == 0)
        button.isHighlighted = true
        #expect(try ViewPicture(button)[1, 22] == blue)
        button.isHighlighted = false
        item.setBackgroundImage(
            plain(UIColor(red: 0, green: 1, blue: 0, alpha: 1)), for: .normal, style: .done, barMetrics: .default)
        #expect(try ViewPicture(button)[1, 22] == lime)
        item.setBackgroundVerticalPositionAdjustment(7, for: .default)
        button.update()
        #expect(try ViewPicture(button)[1, 43] == lime && ViewPicture(button)[1, 10][3] == 0)
        #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 7)
        #expect(width > BarButton(UIBarButtonItem(title: "Go", style: .done)).sizeThatFits(.zero).width)
    }

    @Test("a low bar has the looks of others unless it has its own")
    func metrics() {
        let values: [UIBarMetrics: CGFloat] = [.default: 1, .compact: 2]
        #expect(values.value(for: .compactPrompt) == 2 && values.value(for: .defaultPrompt) == 1)
        let images: [BarPlace: Int] = [BarPlace(): 1, BarPlace(position: .top): 2, BarPlace(metrics: .compact): 3]
        #expect(images.value(at: BarPlace(position: .top)) == 2)
        #expect(images.value(at: BarPlace(position: .top, metrics: .compact)) == 3)
        #expect(images.value(at: BarPlace(position: .bottom, metrics: .defaultPrompt)) == 1)
    }

    @Test("an offset moves a title, of buttons and of the bar")
    func titleOffsets() throws {
        let item = UIBarButtonItem(title: "Go", style: .plain)
        let button = BarButton(item)
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
        let before = try #require(try ViewPicture(button).ink)
        item.setTitlePositionAdjustment(UIOffset(horizontal: 5, vertical: -6), for: .default)
        button.update()
        let after = try #require(try ViewPicture(button).ink)
        #expect(abs(after.minX - before.minX - 5) <= 1 && abs(after.minY - before.minY + 6) <= 1)
        let bar = bar([UINavigationItem(title: "Title")])
        let y = bar.parts.title.frame.minY
        bar.setTitleVerticalPositionAdjustment(4, for: .default)
        bar.layoutIfNeeded()
        #expect(bar.parts.title.frame.minY == y + 4 && bar.titleVerticalPositionAdjustment(for: .default) == 4)
    }

    @Test("a back button has the look of its item or that of all items")
    func backButton() throws {
        let environment = UIEnvironment()
        try environment.perform {
            let first = UINavigationItem(title: "First")
            first.backBarButtonItem = UIBarButtonItem(title: "Out", style: .plain)
            first.backBarButtonItem?.setBackButtonBackgroundImage(plain(.red), for: .normal, barMetrics: .default)
            first.backBarButtonItem?.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
            let bar = bar([first, UINavigationItem(title: "Second")])
            let back = bar.parts.back
            #expect(back.title == "Out")
            let picture = try ViewPicture(back)
            #expect(picture[1, 22] == red && picture.contains { $0 == blue })
            first.backBarButtonItem = nil
            UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
                UIOffset(horizontal: -1000, vertical: 0), for: .default)
            bar.setNeedsLayout()
            bar.layoutIfNeeded()
            #expect(back.title == "First")
            let ink = try #require(try ViewPicture(back).ink)
            #expect(ink.maxX < 19)
        }
    }

    @Test("an action takes the place of going back, and shows a button by itself")
    func backAction() {
        var calls = 0
        let item = UINavigationItem(title: "Alone")
        let bar = bar([item])
        #expect(bar.parts.back.superview == nil)
        item.backAction = UIAction(title: "Out") { _ in calls += 1 }
        bar.layoutIfNeeded()
        #expect(bar.parts.back.superview === bar && bar.parts.back.title == "Out")
        bar.parts.back.touchedUpInside(nil)
        #expect(calls == 1 && bar.items?.count == 1)
    }

    // MARK: Items

    @Test("groups are at their sides; one is represented where there is little room")
    func groups() {
        func item(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title, style: .plain) }
        let item = UINavigationItem(title: "Title")
        let all = ["a", "b", "c", "d", "e"].map(item(_:))
        item.leadingItemGroups = [.fixedGroup(items: [all[0]])]
        item.trailingItemGroups = [
            .fixedGroup(representativeItem: all[4], items: [all[1], all[2]]), all[3].creatingFixedGroup(),
        ]
        let bar = bar([item])
        bar.traitOverrides.horizontalSizeClass = .regular
        func titles() -> [String] {
            bar.layoutIfNeeded()
            return bar.parts.buttons.sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.item.title)
        }
        #expect(titles() == ["a", "b", "c", "d"])
        bar.traitOverrides.horizontalSizeClass = .compact
        bar.setNeedsLayout()
        #expect(titles() == ["a", "e", "d"] && item.trailingItemGroups[0].isDisplayingRepresentativeItem)
        #expect(all[4].menu?.children.map(\.title) == ["b", "c"])
        item.trailingItemGroups[0].isHidden = true
        #expect(titles() == ["a", "d"])
        all[0].isHidden = true
        #expect(titles() == ["d"])
        let spaces = [UIBarButtonItem.fixedSpace(20), .flexibleSpace()]
        #expect(spaces[0].width == 20 && spaces.map(\.systemItem) == [.fixedSpace, .flexibleSpace])
    }

    @Test("a title has a menu, which renames what the delegate lets be renamed")
    func titleMenu() {
        @MainActor final class Owner: UINavigationItemRenameDelegate {
            var titles: [String] = []
            func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
                titles.append(title)
            }
            func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
                !title.isEmpty
            }
        }
        let (item, owner) = (UINavigationItem(title: "Draft"), Owner())
        #expect(item.titleMenu == nil)
        item.renameDelegate = owner
        #expect(item.titleMenu?.children.map(\.title) == ["Rename"])
        item.titleMenuProvider = { UIMenu(children: $0 + [UIAction(title: "Move") { _ in }]) }
        #expect(item.titleMenu?.children.map(\.title) == ["Rename", "Move"])
        #expect(bar([item]).parts.title.isUserInteractionEnabled)
        item.rename(to: "")
        item.rename(to: "Final")
        #expect(item.title == "Final" && owner.titles == ["Final"])
    }

    // MARK: Appearances

    @Test("an appearance gives bars, titles and buttons their looks; a copy is its own")
    func appearance() throws {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 2)
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        appearance.buttonAppearance.disabled.backgroundImage = plain(.blue)
        let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
        copy.buttonAppearance.normal.titleTextAttributes = [:]
        copy.titlePositionAdjustment = .zero
        #expect(appearance.buttonAppearance.normal.titleTextAttributes.count == 1 && copy.backgroundColor != nil)
        #expect(copy.buttonAppearance.disabled.backgroundImage === appearance.buttonAppearance.disabled.backgroundImage)
        let item = UINavigationItem(title: "Title")
        item.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain)
        let bar = bar([item])
        let place = bar.parts.title.frame.origin
        item.standardAppearance = appearance
        bar.layoutIfNeeded()
        #expect(bar.parts.title.frame.origin == CGPoint(x: place.x + 3, y: place.y + 2))
        let button = try #require(bar.parts.buttons.first)
        #expect(try ViewPicture(button).contains { $0 == red })
        item.rightBarButtonItem?.isEnabled = false
        bar.layoutIfNeeded()
        #expect(try ViewPicture(button).contains { $0 == blue })
        #expect(UIBarAppearance(barAppearance: appearance).backgroundColor === appearance.backgroundColor)
    }

    @Test("a tab bar's appearance colors its items by their states, and places them")
    func tabs() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.items = [UITabBarItem(title: "One", image: nil, tag: 1), UITabBarItem(title: "Two", image: nil, tag: 2)]
        bar.selectedItem = bar.items?.first
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
        appearance.stackedItemPositioning = .centered
        (appearance.stackedItemWidth, appearance.stackedItemSpacing) = (60, 20)
        bar.standardAppearance = appearance
        bar.layoutIfNeeded()
        #expect(bar.parts.buttons.map(\.frame.minX) == [90, 170] && bar.parts.buttons.map(\.frame.width) == [60, 60])
        #expect(try ViewPicture(bar.parts.buttons[0], scale: 2).contains { $0 == red })
        #expect(try ViewPicture(bar.parts.buttons[1], scale: 2).contains { $0 == blue })
        bar.items?[1].setBadgeTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
        #expect(bar.items?[1].badgeTextAttributes(for: .normal)?.count == 1)
    }

    // MARK: Delegates

    @Test("a bar asks its delegate before it goes back, and says where it is")
    func delegate() {
        @MainActor final class Owner: UINavigationBarDelegate {
            var (allows, calls) = (false, [String]())
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
                calls.append("should pop \(item.title ?? "")")
                return allows
            }
            func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
                calls.append("did pop \(item.title ?? "")")
            }
            func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
                calls.append("did push \(item.title ?? "")")
            }
            func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
        }
        let (bar, owner) = (bar([UINavigationItem(title: "First")]), Owner())
        #expect(bar.barPosition == .top)
        bar.delegate = owner
        bar.pushItem(UINavigationItem(title: "Second"), animated: false)
        bar.layoutIfNeeded()
        bar.parts.back.touchedUpInside(nil)
        #expect(bar.items?.count == 2 && bar.barPosition == .topAttached)
        owner.allows = true
        bar.parts.back.touchedUpInside(nil)
        #expect(bar.items?.count == 1)
        #expect(owner.calls == ["did push Second", "should pop Second", "should pop Second", "did pop Second"])
    }

    @Test("a tab bar tells its delegate of the tapped item")
    func tabDelegate() {
        final class Tabs: UITabBarController {
            var titles: [String] = []
            override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { titles.append(item.title ?? "") }
        }
        let tabs = Tabs()
        tabs.viewControllers = ["One", "Two"].map { title in
            let page = UIViewController()
            page.title = title
            return page
        }
        tabs.loadViewIfNeeded()
        tabs.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        tabs.view.layoutIfNeeded()
        tabs.tabBar.layoutIfNeeded()
        tabs.tabBar.parts.buttons.last?.touchedUpInside(nil)
        #expect(tabs.titles == ["Two"] && tabs.selectedIndex == 1)
    }

    @Test("a toolbar shows the images for its place")
    func toolbar() throws {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        bar.setBackgroundImage(plain(.red), forToolbarPosition: .any, barMetrics: .default)
        bar.setShadowImage(plain(.blue, CGSize(width: 1, height: 2)), forToolbarPosition: .any)
        #expect(try ViewPicture(bar)[50, 20] == red)
        #expect(bar.shadowImage(forToolbarPosition: .any) != nil && bar.barPosition == .bottom)
        #expect(bar.backgroundImage(forToolbarPosition: .top, barMetrics: .default) == nil)
        let navigation = self.bar([UINavigationItem(title: "")])
        navigation.setBackgroundImage(plain(.blue), for: .top, barMetrics: .default)
        #expect(try ViewPicture(navigation)[50, 20] == blue)
    }

    // MARK: Search bars

    @Test("a search bar's field has its images and offsets")
    func search() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.searchBarStyle = .minimal
        bar.setSearchFieldBackgroundImage(plain(.red), for: .normal)
        bar.setImage(plain(.blue, CGSize(width: 12, height: 12)), for: .search, state: .normal)
        bar.setPositionAdjustment(UIOffset(horizontal: 10, vertical: 0), for: .search)
        bar.layoutIfNeeded()
        let field = bar.searchTextField
        #expect(try ViewPicture(field)[2, 18] == red)
        let picture = try ViewPicture(field)
        #expect(picture[27, 18] == blue && picture[12, 18] == red)
        let (text, frame) = (field.textRect(forBounds: field.bounds), field.frame)
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 6, vertical: 1)
        bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
        bar.layoutIfNeeded()
        #expect(field.textRect(forBounds: field.bounds) == text.offsetBy(dx: 6, dy: 1))
        #expect(field.frame == frame.offsetBy(dx: 0, dy: 3))
        bar.setImage(
            plain(UIColor(red: 0, green: 1, blue: 0, alpha: 1), CGSize(width: 12, height: 12)), for: .clear,
            state: .normal)
        bar.text = "tea"
        bar.layoutIfNeeded()
        #expect(try ViewPicture(field).contains { $0 == lime })
        bar.isEnabled = false
        #expect(!field.isEnabled)
    }
}
