import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Items of bars")
struct BarButtonItemTests {
    @Test("an edit button begins and ends editing, and says which")
    func editing() {
        let page = UIViewController()
        let item = page.editButtonItem
        #expect(item.title == "Edit" && item.style == .plain && page.editButtonItem === item)
        BarButton(item).touchedUpInside(nil)
        #expect(page.isEditing && item.title == "Done" && item.style == .done)
        page.setEditing(false, animated: false)
        #expect(item.title == "Edit")
    }

    @Test("a closure takes the place of an action, and gives title and image")
    func primaryAction() {
        var senders: [Any?] = []
        let action = UIAction(title: "Brew", image: UIImage(systemName: "cup.and.saucer")) { senders.append($0.sender) }
        let item = UIBarButtonItem(primaryAction: action)
        #expect(item.title == "Brew" && item.image != nil)
        BarButton(item).touchedUpInside(nil)
        #expect(senders.count == 1 && senders.first as? UIBarButtonItem === item)
        #expect(UIBarButtonItem(systemItem: .add, primaryAction: action).systemItem == .add)
        let view = UIView()
        #expect(UIBarButtonItem(customView: view).customView === view)
    }

    @Test("symbols are called what they do")
    func labels() {
        let environment = UIEnvironment()
        environment.perform {
            let names = [UIBarButtonItem.SystemItem.action, .trash, .add, .bookmarks, .fastForward].map {
                BarButton(UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil)).accessibilityLabel
            }
            #expect(names == ["Share", "Delete", "Add", "Bookmarks", "Fast Forward"])
        }
    }
}
