import Foundation
import Testing

@testable import UIKit

/// Looks that are given to all instances of a class.
@MainActor
struct AppearanceTests {
    private final class Card: UIView {}
    private final class Sheet: UIView {}
    private final class Warning: UILabel {}

    private let environment: UIEnvironment
    private let window: UIWindow

    init() {
        environment = UIEnvironment()
        window = environment.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    }

    private func asking(_ body: () throws -> Void) rethrows { try environment.perform(body) }

    @Test("Instances get the proxy's values when they enter a window, unless they have their own")
    func instances() {
        asking {
            UISwitch.appearance().onTintColor = .red
            UIView.appearance().tintColor = .green
            let (plain, own, outside) = (UISwitch(), UISwitch(), UISwitch())
            own.onTintColor = .blue
            window.addSubview(plain)
            window.addSubview(own)
            #expect(plain.onTintColor == .red && own.onTintColor == .blue && outside.onTintColor == nil)
            #expect(plain.tintColor == .green && plain.thumbTintColor == nil)
            #expect(UISwitch.appearance() === UISwitch.appearance())
        }
        let elsewhere = UIWindow(frame: window.frame)
        let stranger = UISwitch()
        elsewhere.addSubview(stranger)
        #expect(stranger.onTintColor == nil, "what one app asks for does not reach another")
    }

    @Test("What is nearer counts before what is more general")
    func precedence() {
        asking {
            UILabel.appearance().textColor = .red
            Warning.appearance().textColor = .orange
            UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .blue
            UILabel.appearance(whenContainedInInstancesOf: [Card.self, Sheet.self]).textColor = .purple
            let (sheet, card, loose) = (Sheet(frame: .zero), Card(frame: .zero), Card(frame: .zero))
            let labels = [UILabel(), Warning(), UILabel(), UILabel()]
            sheet.addSubview(card)
            card.addSubview(labels[3])
            loose.addSubview(labels[2])
            for view in [labels[0], labels[1], loose, sheet] { window.addSubview(view) }
            #expect(labels.map { $0.textColor } == [.red, .orange, .blue, .purple])
        }
    }

    @Test func traits() {
        asking {
            UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .red
            let (light, dark) = (UILabel(), UILabel())
            window.addSubview(light)
            let cave = UIView(frame: .zero)
            cave.overrideUserInterfaceStyle = .dark
            cave.addSubview(dark)
            window.addSubview(cave)
            #expect(light.textColor == .label && dark.textColor == .red)
        }
    }

    @Test("Bars and their items get theirs, too")
    func bars() throws {
        try asking {
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.backgroundColor = .red
            UINavigationBar.appearance().standardAppearance = look
            UINavigationBar.appearance().prefersLargeTitles = true
            UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            let item = UINavigationItem(title: "Title")
            let button = UIBarButtonItem(title: "Button", style: .plain)
            item.rightBarButtonItem = button
            bar.items = [item]
            window.addSubview(bar)
            #expect(bar.standardAppearance === look && bar.prefersLargeTitles && bar.barTintColor == nil)
            let pixel = try ViewPicture(window)[5, 20]
            #expect(pixel == [255, 0, 0, 255])
            #expect(button.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .blue)
            let tabs = UITabBar(frame: CGRect(x: 0, y: 51, width: 100, height: 49))
            #expect(tabs.shownAppearance == nil, "a look that was only read is not one that was set")
        }
    }
}
