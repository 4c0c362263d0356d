import Foundation
import UIKit

/// Navigation bars, toolbars, tab bars and search bars.
@MainActor
func bars() -> Page {
    var page = Page(background: .systemGroupedBackground)
    addNavigationBars(to: &page)
    page.startColumn()
    addOtherBars(to: &page)
    return page
}

@MainActor
private func addNavigationBars(to page: inout Page) {
    let done = UIBarButtonItem(barButtonSystemItem: .done)
    let plain = with(UINavigationItem(title: "Title")) {
        $0.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel)
        $0.rightBarButtonItem = done
    }
    add([plain], height: 44, to: &page)
    let pushed = with(UINavigationItem(title: "Detail")) {
        $0.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add), UIBarButtonItem(barButtonSystemItem: .search),
        ]
    }
    add([UINavigationItem(title: "First"), pushed], height: 44, to: &page)
    add(
        [UINavigationItem(title: "A way back that is long"), UINavigationItem(title: "A title that is long, too")],
        height: 44, to: &page)
    let large = with(UINavigationItem(title: "Large title")) {
        $0.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit)
        $0.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .compose)
    }
    add([large], height: 96, to: &page) { $0.prefersLargeTitles = true }
    let prompt = UINavigationItem(title: "Title")
    prompt.prompt = "A prompt above the title"
    add([prompt], height: 74, to: &page)
    let segments = UINavigationItem(title: "")
    segments.titleView = with(UISegmentedControl(items: ["Map", "List"])) {
        $0.selectedSegmentIndex = 0
        $0.bounds.size = CGSize(width: 160, height: 32)
    }
    segments.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close)
    add([segments], height: 44, to: &page)
    let tinted = with(UINavigationItem(title: "Own colors")) {
        $0.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .action)
    }
    add([UINavigationItem(title: "Back"), tinted], height: 44, to: &page) {
        ($0.barTintColor, $0.tintColor, $0.isTranslucent) = (.systemIndigo, .white, false)
        $0.titleTextAttributes = [.foregroundColor: UIColor.white]
    }
    let styled = with(UINavigationItem(title: "An appearance")) {
        $0.rightBarButtonItem = UIBarButtonItem(title: "Own font", style: .plain)
        $0.rightBarButtonItem?.setTitleTextAttributes([.font: UIFont.italicSystemFont(ofSize: 15)], for: .normal)
    }
    add([styled], height: 44, to: &page) {
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        (look.backgroundColor, look.shadowColor) = (.systemMint, .systemIndigo)
        look.titleTextAttributes = [.foregroundColor: UIColor.systemIndigo]
        ($0.standardAppearance, $0.scrollEdgeAppearance) = (look, look)
    }
    let opaque = UINavigationItem(title: "Not translucent")
    add([opaque], height: 44, to: &page) { $0.isTranslucent = false }
}

@MainActor
private func add(
    _ items: [UINavigationItem], height: CGFloat, to page: inout Page, _ change: (UINavigationBar) -> Void = { _ in }
) {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: height))
    bar.items = items
    change(bar)
    page.add(nil, bar, height: height)
    addGap(to: &page)
}

@MainActor
private func addGap(to page: inout Page) { page.add(nil, UIView(frame: .zero), height: 16) }

@MainActor
private func addOtherBars(to page: inout Page) {
    func tabs(_ names: [(String, String)]) -> UITabBar {
        with(UITabBar(frame: .zero)) {
            $0.items = names.map { UITabBarItem(title: $0, image: UIImage(systemName: $1), tag: 0) }
            $0.selectedItem = $0.items?.first
        }
    }
    let two = tabs([("First", "square.fill"), ("Second", "circle.fill")])
    page.add(nil, two, height: 49)
    addGap(to: &page)
    let five = tabs([
        ("Home", "house.fill"), ("Search", "magnifyingglass"), ("Saved", "bookmark.fill"), ("Inbox", "tray.fill"),
        ("Profile", "person.fill"),
    ])
    five.items?[3].badgeValue = "3"
    five.items?[4].badgeValue = "New"
    page.add(nil, five, height: 49)
    addGap(to: &page)
    let three = tabs([("Moved", "star.fill"), ("Together", "moon.fill"), ("Badge", "bell.fill")])
    three.itemPositioning = .centered
    three.items?[0].titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -4)
    three.items?[2].badgeValue = "8"
    three.items?[2].badgeColor = .systemIndigo
    page.add(nil, three, height: 49)
    addGap(to: &page)
    addToolbars(to: &page)
    for style in [UISearchBar.Style.default, .minimal] {
        page.add(nil, with(UISearchBar(frame: .zero)) { $0.searchBarStyle = style }, height: 56)
        addGap(to: &page)
    }
    let signed = with(UISearchBar(frame: .zero)) { ($0.showsBookmarkButton, $0.searchBarStyle) = (true, .minimal) }
    page.add(nil, signed, height: 56)
    addGap(to: &page)
    let filled = with(UISearchBar(frame: .zero)) {
        ($0.text, $0.showsCancelButton, $0.searchBarStyle) = ("Words", true, .minimal)
    }
    page.add(nil, filled, height: 56)
    addGap(to: &page)
    let scopes = with(UISearchBar(frame: .zero)) {
        ($0.showsScopeBar, $0.scopeButtonTitles, $0.placeholder) = (true, ["All", "Titles"], "Words")
    }
    page.add(nil, scopes, height: 100)
}

@MainActor
private func addToolbars(to page: inout Page) {
    func space() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .flexibleSpace) }
    let signs: [UIBarButtonItem.SystemItem] = [.action, .organize, .bookmarks, .trash, .compose]
    var items: [UIBarButtonItem] = []
    for sign in signs { items += [UIBarButtonItem(barButtonSystemItem: sign), space()] }
    page.add(nil, with(UIToolbar(frame: .zero)) { $0.items = items.dropLast() }, height: 44)
    addGap(to: &page)
    let off = UIBarButtonItem(title: "Disabled", style: .plain)
    off.isEnabled = false
    let words = [
        UIBarButtonItem(title: "Plain", style: .plain), space(), off, space(),
        UIBarButtonItem(title: "Done", style: .done),
    ]
    page.add(nil, with(UIToolbar(frame: .zero)) { $0.items = words }, height: 44)
    addGap(to: &page)
}
