import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("What is shown where content isn't there")
struct ContentUnavailableTests {
    private let person = Person()

    @Test("a controller shows a configuration over its view, in the safe area, until it is nil")
    func controller() throws {
        let controller = person.make { UIViewController() }
        person.make {
            person.window.rootViewController = controller
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.text = "No Tea"
            controller.contentUnavailableConfiguration = configuration
            person.window.layoutIfNeeded()
        }
        let shown = try #require(controller.view.subviews.last as? UIContentUnavailableView)
        #expect(shown.frame == controller.view.bounds.inset(by: controller.view.safeAreaInsets))
        person.make { controller.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))) }
        person.make { person.window.layoutIfNeeded() }
        #expect(controller.view.subviews.last === shown, "it stays in front")
        person.make { controller.contentUnavailableConfiguration = nil }
        #expect(shown.superview == nil)
    }

    @Test("a controller is asked for the configuration before its layout, and again when it says so")
    func updates() throws {
        final class Shelf: UIViewController {
            var count = 0
            var asked = 0
            override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
                asked += 1
                contentUnavailableConfiguration = count == 0 ? UIContentUnavailableConfiguration.empty() : nil
            }
        }
        let shelf = person.make { Shelf() }
        person.make {
            person.window.rootViewController = shelf
            person.window.layoutIfNeeded()
        }
        #expect(shelf.asked == 1 && shelf.contentUnavailableView != nil)
        shelf.count = 3
        person.make { person.window.layoutIfNeeded() }
        #expect(shelf.asked == 1)
        person.make { shelf.setNeedsUpdateContentUnavailableConfiguration() }
        person.make { person.window.layoutIfNeeded() }
        #expect(shelf.asked == 2 && shelf.contentUnavailableView == nil)
    }

    @Test("a search without results says what was searched for")
    func search() {
        let plain = UIContentUnavailableConfiguration.search()
        #expect(plain.text == "No Results" && plain.image != nil)
        var state = UIContentUnavailableConfigurationState(traitCollection: .current)
        #expect(plain.updated(for: state).text == "No Results")
        state.searchText = "Tea"
        #expect(plain.updated(for: state).text == "No Results for “Tea”")
        var own = plain
        own.text = "Nothing"
        #expect(own.updated(for: state).text == "Nothing")
    }

    @Test("the parts are in the middle, one below the other, and a button does what it is for")
    func layout() throws {
        var pressed = 0
        let view = person.make {
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIImage(systemName: "cup.and.saucer")
            configuration.text = "No Tea"
            configuration.secondaryText = "Put the kettle on."
            configuration.button.title = "Boil"
            configuration.buttonProperties.primaryAction = UIAction { _ in pressed += 1 }
            let view = UIContentUnavailableView(configuration: configuration)
            view.frame = person.window.bounds
            person.window.addSubview(view)
            person.window.layoutIfNeeded()
            return view
        }
        let scroll = try #require(view.subviews.compactMap { $0 as? UIScrollView }.first)
        let parts = scroll.subviews.filter { !$0.isHidden && $0.frame.height > 0 }
        #expect(parts.count == 4)
        #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.frame.maxY < $1.frame.minY })
        #expect(parts.allSatisfy { abs($0.frame.midX - 195) <= 0.5 })
        let (top, bottom) = (parts[0].frame.minY, parts[3].frame.maxY)
        #expect(abs((top + bottom) / 2 - 422) <= 1)
        person.tap(parts[3].frame.midX, parts[3].frame.midY)
        #expect(pressed == 1)
        person.make {
            view.configuration = UIContentUnavailableConfiguration.loading()
            view.layoutIfNeeded()
        }
        #expect(scroll.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
    }
}
