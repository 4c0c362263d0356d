import AppHost
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Controllers of the system: tabs and sidebars, pickers of documents, fonts and colors, and what has focus.
@MainActor
func screens() -> Page {
    var page = Page(background: .systemGray5, columnWidth: 400)
    page.add(nil, Screen(CGSize(width: 390, height: 560)) { UIColorPickerViewController() }, height: 560)
    page.startColumn()
    page.add(nil, Screen(CGSize(width: 390, height: 560)) { UIFontPickerViewController() }, height: 560)
    page.startColumn()
    page.add(nil, Screen(CGSize(width: 390, height: 300), on: .pad) { focused() }, height: 300)
    page.add(nil, Screen(CGSize(width: 390, height: 240)) { unavailable() }, height: 240)
    page.startColumn()
    page.add(nil, Screen(CGSize(width: 390, height: 560), on: .pad) { tabs(.tabSidebar) }, height: 560)
    page.startColumn()
    page.add(nil, Screen(CGSize(width: 390, height: 270), on: .pad) { tabs(.tabBar) }, height: 270)
    page.add(nil, Screen(CGSize(width: 390, height: 270)) { tabs(.tabBar) }, height: 270)
    return page
}

/// A controller on a screen of its own, as it looks once it has appeared.
private final class Screen: UIView {
    private let make: () -> UIViewController
    private let idiom: UIUserInterfaceIdiom
    private let picture = UIImageView()

    init(_ size: CGSize, on idiom: UIUserInterfaceIdiom = .phone, _ make: @escaping () -> UIViewController) {
        (self.make, self.idiom) = (make, idiom)
        super.init(frame: CGRect(origin: .zero, size: size))
        clipsToBounds = true
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: 5, y: 0, width: 390, height: bounds.height)
        if picture.image == nil {
            picture.image = drawn().map { UIImage(cgImage: $0, scale: 2 * factor, orientation: .up) }
        }
    }

    /// How much larger than its picture the screen is: that of a small pad is 744 points wide.
    private var factor: CGFloat { idiom == .pad ? 744 / 390 : 1 }

    private func drawn() -> CGImage? {
        let traits = UITraitCollection(
            userInterfaceIdiom: idiom, displayScale: 2, horizontalSizeClass: idiom == .pad ? .regular : .compact,
            verticalSizeClass: .regular, userInterfaceStyle: traitCollection.userInterfaceStyle,
            layoutDirection: .leftToRight, preferredContentSizeCategory: .large, accessibilityContrast: .normal,
            userInterfaceLevel: .base, displayGamut: .P3)
        let size = CGSize(width: picture.bounds.width * factor, height: picture.bounds.height * factor)
        let shape = DeviceScreen.Shape(
            size: size, horizontalSizeClass: idiom == .pad ? .regular : .compact)
        let host = AppHost(HostDevice(screen: DeviceScreen(portrait: shape), traits: traits))
        host.launch(make)
        host.wait(1)
        host.environment.perform {
            (host.environment.application.windows.first?.rootViewController as? FocusPage)?.giveFocus()
        }
        host.wait(1)
        return host.picture()
    }
}

@MainActor
private func tabs(_ mode: UITabBarController.Mode) -> UIViewController {
    func page(_ title: String) -> (UITab) -> UIViewController {
        { _ in
            let page = UIViewController()
            page.view.backgroundColor = .systemBackground
            page.title = title
            return page
        }
    }
    let controller = UITabBarController()
    let group = UITabGroup(
        title: "Places", image: UIImage(systemName: "map"), identifier: "places",
        children: [("Lisbon", "sun.max"), ("Oslo", "snowflake"), ("Kyoto", "leaf")].map { name, image in
            UITab(
                title: name, image: UIImage(systemName: image), identifier: name, viewControllerProvider: page(name))
        }, viewControllerProvider: page("Places"))
    controller.tabs = [
        UITab(
            title: "Home", image: UIImage(systemName: "house"), identifier: "home",
            viewControllerProvider: page("Home")),
        UITab(
            title: "Inbox", image: UIImage(systemName: "tray"), identifier: "inbox",
            viewControllerProvider: page("Inbox")), group, UISearchTab(viewControllerProvider: page("Search")),
    ]
    controller.mode = mode
    return controller
}

/// Something that focus moves to.
private final class Target: UILabel {
    override var canBecomeFocused: Bool { true }
}

/// Shows which of its views has focus.
private final class FocusPage: UIViewController {
    private let fields = ["Before", "Focused", "Behind"].map { name in
        with(Target(frame: CGRect(x: 0, y: 0, width: 300, height: 90))) {
            ($0.text, $0.textAlignment, $0.font) = (name, .center, .systemFont(ofSize: 30))
            $0.backgroundColor = .secondarySystemBackground
            ($0.layer.cornerRadius, $0.clipsToBounds) = (20, true)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, field) in fields.enumerated() {
            field.frame.origin = CGPoint(x: 222, y: 80 + CGFloat(index) * 150)
            field.focusEffect = UIFocusHaloEffect(roundedRect: field.bounds, cornerRadius: 20, curve: .continuous)
            view.addSubview(field)
        }
    }

    override var preferredFocusEnvironments: [any UIFocusEnvironment] { [fields[1]] }
    func giveFocus() {
        let system = UIFocusSystem.focusSystem(for: view)
        system?.requestFocusUpdate(to: fields[1])
        system?.updateFocusIfNeeded()
        view.layoutIfNeeded()
    }
}

@MainActor
private func focused() -> UIViewController { FocusPage() }

@MainActor
private func unavailable() -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "tray")
    (configuration.text, configuration.secondaryText) = ("No messages", "What people write to you is here.")
    configuration.button = .borderless()
    configuration.button.title = "Write one"
    controller.contentUnavailableConfiguration = configuration
    return controller
}
