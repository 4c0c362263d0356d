import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Traits that are overridden and observed")
struct TraitTests {
    private let stage = AppStage()
    private let window: UIWindow

    init() {
        window = stage.environment.perform { UIWindow(frame: UIScreen.main.bounds) }
        stage.environment.perform { window.makeKeyAndVisible() }
    }

    private func make<Object: AnyObject>(_ body: () -> Object) -> Object { stage.environment.perform(body) }

    @Test("a closure is called with the object and its former traits, for the traits that it asked for only")
    func registration() {
        let view = make { UIView() }
        window.addSubview(view)
        var calls: [String] = []
        let style = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, old) in
            calls.append("\(old.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
        }
        let size: [UITrait] = [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
        _ = view.registerForTraitChanges(size) { (_: UIView, _) in calls.append("size") }
        _ = stage.send(.prefer(UITraitCollection(userInterfaceStyle: .dark)))
        #expect(calls == ["light to dark"])
        _ = stage.send(.prefer(UITraitCollection(preferredContentSizeCategory: .small)))
        #expect(calls == ["light to dark"])
        view.unregisterForTraitChanges(style)
        _ = stage.send(.prefer(UITraitCollection(userInterfaceStyle: .light)))
        _ = stage.send(.hold(.landscapeLeft))
        #expect(calls == ["light to dark", "size"])
    }

    @Test("a class that isn't final takes itself in the closure, as Apple's examples do")
    func registrationOfSelf() {
        class Card: UIView {
            var calls: [String] = []
            func observe() {
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, old: UITraitCollection) in
                    self.calls.append("typed \(old.userInterfaceStyle)")
                }
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) { view, _ in view.calls.append("untyped") }
            }
        }
        final class Note: Card {}
        let card = make { Note() }
        window.addSubview(card)
        card.observe()
        _ = stage.send(.prefer(UITraitCollection(userInterfaceStyle: .dark)))
        #expect(card.calls == ["typed light", "untyped"])
    }

    @Test("the current traits are the device's, and those of a view while it is laid out")
    func current() {
        final class Card: UIView {
            var style = UIUserInterfaceStyle.unspecified
            override func layoutSubviews() { style = UITraitCollection.current.userInterfaceStyle }
        }
        let (card, bright) = stage.environment.perform { (Card(), Card()) }
        bright.overrideUserInterfaceStyle = .light
        _ = stage.send(
            .prefer(
                UITraitCollection(traitsFrom: [
                    UITraitCollection(userInterfaceStyle: .dark),
                    UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
                ])))
        stage.environment.perform {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            #expect(
                UIColor.label.cgColor == UIColor.label.resolvedColor(with: .init(userInterfaceStyle: .dark)).cgColor)
            // Apple's table of Dynamic Type sizes has 33 points for the body at this size.
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
            for view in [card, bright] {
                window.addSubview(view)
                view.setNeedsLayout()
                view.layoutIfNeeded()
            }
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(card.style == .dark && bright.style == .light)
    }

    @Test("a controller registers an action")
    func action() {
        final class Page: UIViewController {
            var changes = 0
            override class var interfaceMembers: InterfaceMembers {
                super.interfaceMembers + .action("changed:") { (page: Page, _, _) in page.changes += 1 }
            }
        }
        let page = make { Page() }
        stage.environment.perform { window.rootViewController = page }
        page.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: "changed:")
        _ = stage.send(.prefer(UITraitCollection(userInterfaceStyle: .dark)))
        #expect(page.changes == 1 && stage.messages == [])
    }

    @Test("overrides of views, controllers and parents apply to what is inside, the innermost last")
    func overrides() {
        let (parent, child) = (make { UIViewController() }, make { UIViewController() })
        stage.environment.perform {
            window.rootViewController = parent
            parent.addChild(child)
            parent.view.addSubview(child.view)
        }
        parent.traitOverrides.userInterfaceStyle = .dark
        #expect(
            child.view.traitCollection.userInterfaceStyle == .dark
                && window.traitCollection.userInterfaceStyle == .light)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(parent.traitCollection.horizontalSizeClass == .compact)
        #expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
        child.view.traitOverrides.userInterfaceStyle = .light
        #expect(child.view.traitCollection.userInterfaceStyle == .light)
        #expect(child.view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        #expect(!child.view.traitOverrides.contains(UITraitLayoutDirection.self))
        child.view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        parent.setOverrideTraitCollection(nil, forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .compact)
    }

    @Test("a controller whose view isn't loaded has the traits of where it will be")
    func unloaded() {
        _ = stage.send(.prefer(UITraitCollection(userInterfaceStyle: .dark)))
        let (parent, child) = (make { UIViewController() }, make { UIViewController() })
        #expect(child.traitCollection.userInterfaceStyle == .dark && !child.isViewLoaded)
        parent.addChild(child)
        parent.traitOverrides.horizontalSizeClass = .regular
        #expect(child.traitCollection.horizontalSizeClass == .regular && !child.isViewLoaded)
        #expect(make { UIView() }.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("a scene overrides the traits of its windows, a presentation those of what it presents")
    func sceneAndPresentation() throws {
        let (page, shown) = (make { UIViewController() }, make { UIViewController() })
        let scene = try #require(stage.environment.perform { window.windowScene })
        stage.environment.perform {
            window.rootViewController = page
            scene.traitOverrides.userInterfaceStyle = .dark
        }
        #expect(page.traitCollection.userInterfaceStyle == .dark && scene.traitCollection.userInterfaceStyle == .dark)
        stage.environment.perform {
            scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
            shown.modalPresentationStyle = .fullScreen
            page.present(shown, animated: false)
        }
        #expect(page.traitCollection.userInterfaceStyle == .light)
        let presentation = try #require(shown.presentationController)
        stage.environment.perform {
            presentation.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
        }
        #expect(shown.traitCollection.horizontalSizeClass == .regular)
        stage.environment.perform { presentation.traitOverrides.horizontalSizeClass = .compact }
        stage.environment.perform { presentation.traitOverrides.userInterfaceStyle = .dark }
        #expect(shown.view.traitCollection.horizontalSizeClass == .compact)
        #expect(shown.traitCollection.userInterfaceStyle == .dark && page.traitCollection.userInterfaceStyle == .light)
    }

    @Test("colors differ where their traits do")
    func colorAppearance() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
        #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    }
}
