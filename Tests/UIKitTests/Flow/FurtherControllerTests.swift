import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Zooms, suggestions, scenes and placeholders of drops")
struct FurtherControllerTests {
    private let person = Person()

    @Test("a controller comes out of a view, and goes back into it")
    func zooming() throws {
        let (first, second) = person.make { (UIViewController(), UIViewController()) }
        let thumb = person.make { UIView(frame: CGRect(x: 100, y: 200, width: 39, height: 84.4)) }
        var asked: [Bool] = []
        person.make {
            person.window.rootViewController = first
            first.view.addSubview(thumb)
            second.modalPresentationStyle = .fullScreen
            second.preferredTransition = .zoom { context in
                asked.append(context.sourceViewController === first && context.zoomedViewController === second)
                return thumb
            }
            first.present(second, animated: true)
        }
        #expect(asked == [true] && thumb.alpha == 0)
        person.wait(1)
        #expect(thumb.alpha == 1 && second.view.transform == .identity)
        #expect(second.view.frame == person.window.bounds)
        person.make { first.dismiss(animated: true) }
        person.wait(1)
        #expect(asked == [true, true] && first.presentedViewController == nil)
        person.make {
            second.preferredTransition = .crossDissolve
            first.present(second, animated: true)
        }
        person.wait(1)
        #expect(first.presentedViewController === second && asked.count == 2)
    }

    @Test("suggestions are below a search field while it is edited, and are searched for by a tap")
    func suggestions() throws {
        final class Delegate: UISearchTextFieldDelegate {
            var chosen: [String?] = []
            func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
                chosen.append(suggestion.localizedSuggestion)
            }
        }
        let (field, delegate) = (person.make { UISearchTextField() }, Delegate())
        person.make {
            field.frame = CGRect(x: 20, y: 100, width: 350, height: 36)
            field.delegate = delegate
            person.window.addSubview(field)
            field.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Tea")]
        }
        func list() -> SearchSuggestionList? {
            person.window.subviews.compactMap { $0 as? SearchSuggestionList }.first
        }
        #expect(list() == nil, "the field isn't edited")
        person.make {
            _ = field.becomeFirstResponder()
            field.searchSuggestions = ["Tea", "Teapot"].map {
                UISearchSuggestionItem(localizedSuggestion: $0, localizedDescription: "Hot", iconImage: nil)
            }
            person.window.layoutIfNeeded()
        }
        #expect(list()?.frame == CGRect(x: 20, y: 142, width: 350, height: 96))
        person.tap(100, 142 + 72)
        #expect(field.text == "Teapot" && delegate.chosen == ["Teapot"] && list() == nil)
    }

    @Test("a search controller's updater hears of a suggestion that is chosen")
    func suggestionsOfControllers() {
        final class Updater: NSObject, UISearchResultsUpdating {
            var chosen: [String?] = []
            func updateSearchResults(for searchController: UISearchController) {}
            func updateSearchResults(
                for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
            ) { chosen.append(searchSuggestion.localizedSuggestion) }
        }
        let updater = Updater()
        let search = person.make { UISearchController() }
        person.make {
            search.searchResultsUpdater = updater
            person.window.addSubview(search.searchBar)
            search.searchBar.layoutIfNeeded()
            search.searchBar.searchTextField.choose(UISearchSuggestionItem(localizedSuggestion: "Tea"))
        }
        #expect(updater.chosen == ["Tea"] && search.searchBar.text == "Tea")
    }

    @Test("an activity controller shares the items of a configuration")
    func activityConfiguration() {
        let controller = person.make {
            UIActivityViewController(
                activityItemsConfiguration: UIActivityItemsConfiguration(objects: [NSString(string: "Tea")]))
        }
        #expect(person.make { controller.view }.subviews.count == 1)
    }

    @Test("another scene is refused with an error")
    func scenes() {
        var codes: [UISceneError.Code?] = []
        person.make {
            person.environment.application.activateSceneSession(for: UISceneSessionActivationRequest()) {
                codes.append(($0 as? UISceneError)?.code)
            }
        }
        person.wait(0.1)
        #expect(codes == [.multipleScenesNotSupported])
    }

    @Test("a placeholder is in front of a table until what was dropped is there")
    func placeholders() {
        final class Rows: UITableViewController {
            var count = 1
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let rows = person.make { Rows(style: .plain) }
        person.make {
            person.window.rootViewController = rows
            rows.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "waiting")
            person.window.layoutIfNeeded()
        }
        let item = person.make { UIDragItem(itemProvider: NSItemProvider(object: "tea" as NSString)) }
        let drop = person.make {
            TableDrop(
                rows.tableView, [], to: nil, UITableViewDropProposal(operation: .copy), DragSession([item], at: .zero))
        }
        var filled = 0
        let context = person.make {
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: IndexPath(row: 1, section: 0), reuseIdentifier: "waiting", rowHeight: 60)
            placeholder.cellUpdateHandler = { _ in filled += 1 }
            return drop.drop(item, to: placeholder)
        }
        let shown = rows.tableView.subviews.last
        #expect(filled == 1 && shown?.frame.height == 60 && context.dragItem === item)
        let isDone = person.make { context.commitInsertion { _ in rows.count = 2 } }
        #expect(isDone && shown?.superview == nil && rows.tableView.numberOfRows(inSection: 0) == 2)
        #expect(!person.make { context.deletePlaceholder() }, "it is gone")
    }

    @Test("something held over a view opens it after a while, unless it leaves")
    func springLoading() {
        var opened = 0
        let view = person.make { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        let spring = person.make {
            UISpringLoadedInteraction { _, context in opened += context.state == .activated ? 1 : 0 }
        }
        person.make {
            view.addInteraction(spring)
            person.window.addSubview(view)
            spring.hold(at: CGPoint(x: 10, y: 10))
        }
        person.wait(0.5)
        #expect(opened == 0 && view.alpha == 0.5)
        person.make { spring.leave() }
        person.wait(2)
        #expect(opened == 0 && view.alpha == 1)
        person.make { spring.hold(at: CGPoint(x: 10, y: 10)) }
        person.wait(1.1)
        #expect(opened == 1)
    }

    @Test("columns of a split have the width that is asked for, within limits")
    func columns() {
        let split = person.make { UISplitViewController(style: .doubleColumn) }
        person.make {
            person.window.frame = CGRect(x: 0, y: 0, width: 1_000, height: 700)
            person.window.traitOverrides.horizontalSizeClass = .regular
            split.preferredPrimaryColumnWidth = 400
            person.window.rootViewController = split
            person.window.layoutIfNeeded()
        }
        #expect(split.primaryColumnWidth == 400)
        split.maximumPrimaryColumnWidth = 350
        #expect(split.primaryColumnWidth == 350)
        split.minimumPrimaryColumnWidth = 380
        #expect(split.primaryColumnWidth == 380)
        split.preferredSupplementaryColumnWidthFraction = 0.25
        #expect(split.supplementaryColumnWidth == 250)
    }

    @Test("items in a group move and turn as one")
    func itemGroups() {
        let (one, two) = person.make {
            (
                UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)),
                UIView(frame: CGRect(x: 20, y: 0, width: 10, height: 10))
            )
        }
        let group = person.make { UIDynamicItemGroup(items: [one, two]) }
        #expect(group.bounds.size == CGSize(width: 30, height: 10) && group.center == CGPoint(x: 15, y: 5))
        person.make { group.center = CGPoint(x: 115, y: 55) }
        #expect(one.center == CGPoint(x: 105, y: 55) && two.center == CGPoint(x: 125, y: 55))
        person.make { group.transform = CGAffineTransform(rotationAngle: .pi / 2) }
        #expect(abs(one.center.y - 45) < 0.001 && abs(two.center.y - 65) < 0.001)
    }
}
