import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// A search bar is typed into, and its controller shows what is found.
@MainActor
@Suite struct SearchTests {
    private let stage = KeyboardStage()

    private final class Delegate: NSObject, UISearchBarDelegate, UISearchResultsUpdating, UISearchControllerDelegate {
        unowned let stage: KeyboardStage
        init(_ stage: KeyboardStage) { self.stage = stage }

        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { stage.record("began") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { stage.record("ended") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            stage.record("text \(searchText)")
        }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { text != "x" }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { stage.record("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { stage.record("cancel") }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { stage.record("bookmark") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            stage.record("scope \(selectedScope)")
        }
        func updateSearchResults(for searchController: UISearchController) {
            stage.record("update \(searchController.searchBar.text ?? "nil")")
        }
        func willPresentSearchController(_ searchController: UISearchController) { stage.record("will present") }
        func didPresentSearchController(_ searchController: UISearchController) { stage.record("did present") }
        func willDismissSearchController(_ searchController: UISearchController) { stage.record("will dismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { stage.record("did dismiss") }
    }

    private func middle(_ view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    private func bar(_ delegate: Delegate, _ change: (UISearchBar) -> Void = { _ in }) -> UISearchBar {
        let bar = stage.make {
            let bar = UISearchBar(frame: CGRect(x: 0, y: 40, width: 375, height: 56))
            bar.delegate = delegate
            change(bar)
            stage.window.addSubview(bar)
            return bar
        }
        stage.wait(0.1)
        return bar
    }

    // MARK: Bars

    @Test("The delegate of a search bar hears of editing, text and the search key, and may refuse text")
    func editing() {
        let delegate = Delegate(stage)
        let bar = bar(delegate)
        stage.tap(middle(bar))
        stage.wait(0.5)
        #expect(bar.isFirstResponder && stage.keys.contains("search"))
        for text in ["T", "x", "e"] { stage.environment.input.send(.text(text)) }
        stage.environment.input.send(.text("\n"))
        stage.make { _ = bar.resignFirstResponder() }
        #expect(stage.ledger == ["began", "text T", "text Te", "search", "ended"] && bar.text == "Te")
    }

    @Test("Buttons of a search bar: cancel, bookmarks, and clearing the text")
    func buttons() {
        let delegate = Delegate(stage)
        let bar = bar(delegate) {
            $0.showsCancelButton = true
            $0.showsBookmarkButton = true
        }
        stage.tap(middle(bar.parts.cancel))
        let field = bar.searchTextField
        stage.tap(field.convert(CGPoint(x: field.bounds.maxX - 18, y: field.bounds.midY), to: nil))
        #expect(stage.ledger == ["cancel", "bookmark"] && !bar.isFirstResponder)
        stage.make { bar.text = "Tea" }
        stage.tap(field.convert(CGPoint(x: field.bounds.maxX - 16, y: field.bounds.midY), to: nil))
        #expect(bar.text == "" && stage.ledger.last == "text ")
    }

    @Test("Scopes are chosen below the field")
    func scopes() {
        let delegate = Delegate(stage)
        let bar = bar(delegate) {
            $0.scopeButtonTitles = ["All", "Tea"]
            $0.showsScopeBar = true
            $0.frame.size.height = 100
        }
        #expect(bar.selectedScopeButtonIndex == 0)
        stage.tap(CGPoint(x: 300, y: 40 + 80))
        #expect(stage.ledger == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
    }

    @Test("Tokens are in front of the text, and the last one is deleted from its beginning")
    func tokens() {
        let bar = bar(Delegate(stage))
        let field = bar.searchTextField
        let plain = field.textRect(forBounds: field.bounds).minX
        stage.make { field.tokens = [UISearchToken(icon: nil, text: "Ann"), UISearchToken(icon: nil, text: "Bo")] }
        #expect(field.textRect(forBounds: field.bounds).minX > plain + 60)
        stage.make { _ = field.becomeFirstResponder() }
        stage.environment.input.send(.text("x"))
        stage.environment.input.send(.deleteBackward)
        #expect(field.tokens.count == 2 && field.text == "")
        stage.environment.input.send(.deleteBackward)
        #expect(field.tokens.map(\.text) == ["Ann"])
    }

    // MARK: Controllers

    private func show(
        _ delegate: Delegate, results: UIViewController? = nil, _ change: (UISearchController) -> Void = { _ in }
    ) -> (navigation: UINavigationController, search: UISearchController, page: UIViewController) {
        let shown = stage.make {
            let page = UIViewController()
            page.title = "Coffee"
            page.view.backgroundColor = .white
            let search = UISearchController(searchResultsController: results)
            search.searchResultsUpdater = delegate
            search.delegate = delegate
            search.searchBar.delegate = delegate
            change(search)
            page.navigationItem.searchController = search
            let navigation = UINavigationController(rootViewController: page)
            stage.window.rootViewController = navigation
            return (navigation, search, page)
        }
        stage.wait(0.5)
        return shown
    }

    @Test("The bar of an item's search is below the title, and what is searched makes room")
    func inNavigationBar() {
        let (navigation, search, page) = show(Delegate(stage))
        #expect(search.searchBar.isDescendant(of: navigation.navigationBar))
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 96))
        #expect(page.view.safeAreaInsets.top == 116)
    }

    @Test("A search begins with editing and ends with cancel: in this order, with updates for each text")
    func course() {
        let delegate = Delegate(stage)
        let (navigation, search, _) = show(delegate)
        stage.tap(middle(search.searchBar))
        stage.wait(1)
        #expect(stage.ledger == ["will present", "update ", "began", "did present"] && search.isActive)
        #expect(search.searchBar.showsCancelButton && navigation.navigationBar.frame.height == 52)
        stage.environment.input.send(.text("T"))
        stage.environment.input.send(.text("\n"))
        stage.wait(1)
        #expect(stage.ledger.suffix(4) == ["update T", "text T", "search", "ended"])
        #expect(search.isActive && !search.searchBar.isFirstResponder)
        stage.tap(middle(search.searchBar.parts.cancel))
        stage.wait(1)
        #expect(stage.ledger.suffix(4) == ["cancel", "will dismiss", "update ", "did dismiss"])
        #expect(!search.isActive && search.searchBar.text == "" && !search.searchBar.showsCancelButton)
        #expect(navigation.navigationBar.frame.height == 96 && delegate.stage === stage)
    }

    @Test("Results appear with the first text, in front of what is searched, and go with the search")
    func results() {
        let results = stage.make { UIViewController() }
        let (_, search, page) = show(Delegate(stage), results: results)
        stage.make { search.isActive = true }
        stage.wait(1)
        #expect(results.view.window == nil)
        stage.environment.input.send(.text("T"))
        #expect(results.view.window != nil && results.parent === page && results.navigationController != nil)
        stage.make { search.isActive = false }
        stage.wait(1)
        #expect(results.view.window == nil && results.parent == nil)
    }

    @Test("What is searched is dimmed until there is text, if the search obscures it; a tap on it cancels")
    func dimming() {
        let (_, search, page) = show(Delegate(stage))
        stage.make { search.isActive = true }
        stage.wait(1)
        let place = CGPoint(x: 100, y: 300)
        #expect(stage.environment.viewHit(at: place, with: nil) is SearchCover)
        stage.environment.input.send(.text("T"))
        stage.wait(1)
        #expect(stage.environment.viewHit(at: place, with: nil) === page.view)
        stage.environment.input.send(.deleteBackward)
        stage.wait(1)
        stage.tap(place)
        #expect(!search.isActive)
        stage.wait(1)
        stage.make {
            search.obscuresBackgroundDuringPresentation = false
            search.isActive = true
        }
        stage.wait(1)
        #expect(stage.environment.viewHit(at: place, with: nil) === page.view)
    }

    @Test("As a table's header, the bar comes to the top, and the navigation bar goes while one searches")
    func header() {
        let delegate = Delegate(stage)
        let (navigation, search) = stage.make {
            let list = UITableViewController(style: .plain)
            list.title = "Coffee"
            let search = UISearchController(searchResultsController: nil)
            search.searchResultsUpdater = delegate
            search.obscuresBackgroundDuringPresentation = false
            search.searchBar.sizeToFit()
            list.tableView.tableHeaderView = search.searchBar
            let navigation = UINavigationController(rootViewController: list)
            stage.window.rootViewController = navigation
            return (navigation, search)
        }
        stage.wait(0.5)
        #expect(search.searchBar.frame.height == 56)
        stage.tap(middle(search.searchBar))
        stage.wait(1)
        #expect(search.isActive && navigation.isNavigationBarHidden)
        #expect(search.searchBar.convert(search.searchBar.bounds, to: nil).minY == 20)
        stage.tap(middle(search.searchBar.parts.cancel))
        stage.wait(1)
        #expect(!search.isActive && !navigation.isNavigationBarHidden && delegate.stage.ledger.last == "update ")
    }
}
