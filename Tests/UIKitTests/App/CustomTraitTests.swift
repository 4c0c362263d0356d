import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// A trait of an app.
private struct Warmth: UITraitDefinition {
    static let defaultValue = 20
    static let affectsColorAppearance = true
}

private struct Note: UITraitDefinition {
    static let defaultValue: String? = nil
}

@MainActor
@Suite("Traits of apps, and those that few ask for")
struct CustomTraitTests {
    private let person = Person()

    @Test("a trait of an app has its default, and what a view sets for all in it")
    func inherited() {
        let (outer, inner) = person.make { (UIView(), UIView()) }
        person.make {
            person.window.addSubview(outer)
            outer.addSubview(inner)
        }
        #expect(inner.traitCollection[Warmth.self] == 20)
        var seen: [Int] = []
        person.make {
            inner.registerForTraitChanges([Warmth.self]) { (view: UIView, old: UITraitCollection) in
                seen += [old[Warmth.self], view.traitCollection[Warmth.self]]
            }
            outer.traitOverrides[Warmth.self] = 35
        }
        #expect(inner.traitCollection[Warmth.self] == 35 && seen == [20, 35])
        person.make { outer.traitOverrides[Note.self] = "hot" }
        #expect(inner.traitCollection[Note.self] == "hot" && seen == [20, 35], "another trait isn't told")
        #expect(outer.traitOverrides.contains(Warmth.self) && !outer.traitOverrides.contains(UITraitDisplayScale.self))
        person.make { outer.traitOverrides.remove(Warmth.self) }
        #expect(inner.traitCollection[Warmth.self] == 20 && inner.traitCollection[Note.self] == "hot")
    }

    @Test("collections with different values of an app's trait differ")
    func equality() {
        let (warm, cold) = (UITraitCollection(Warmth.self, value: 35), UITraitCollection(Warmth.self, value: 5))
        #expect(warm != cold && warm == UITraitCollection { $0[Warmth.self] = 35 })
        #expect(warm.changedTraits(from: cold).map { $0.identifier } == [Warmth.identifier])
        #expect(warm.changedTraits(from: warm).isEmpty)
        #expect(cold.replacing(Warmth.self, value: 35) == warm)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(dark[UITraitUserInterfaceStyle.self] == .dark)
        #expect(dark.replacing(UITraitUserInterfaceStyle.self, value: .light).userInterfaceStyle == .light)
        #expect(UITraitCollection(traitsFrom: [dark, warm])[Warmth.self] == 35)
        #expect(Warmth.name == "Warmth" && Warmth.affectsColorAppearance && !Note.affectsColorAppearance)
    }

    @Test("the screen has the usual values of traits that few ask for")
    func further() {
        let traits = person.window.traitCollection
        #expect(traits.legibilityWeight == .regular && traits.activeAppearance == .active)
        #expect(traits.sceneCaptureState == .inactive && traits.imageDynamicRange == .standard)
        #expect(traits.forceTouchCapability == .unavailable && traits.typesettingLanguage == nil)
        #expect(UITraitCollection().legibilityWeight == .unspecified)
        #expect(UITraitCollection(legibilityWeight: .bold).legibilityWeight == .bold)
    }

    @Test("cells know the kind of list that they are in")
    func lists() {
        let table = person.make { UITableView(frame: .zero, style: .insetGrouped) }
        let view = person.make { UIView() }
        person.make {
            person.window.addSubview(table)
            table.addSubview(view)
        }
        #expect(view.traitCollection.listEnvironment == .insetGrouped)
        #expect(table.traitCollection.listEnvironment == .unspecified)
    }

    @Test("states of views keep values of the app")
    func stateValues() {
        let key = UIConfigurationStateCustomKey("tea")
        var state = UICellConfigurationState(traitCollection: .current)
        state[key] = "green"
        #expect(state[key] == AnyHashable("green") && state.cellDragState == .none)
        state[key] = nil
        #expect(state[key] == nil)
    }
}
