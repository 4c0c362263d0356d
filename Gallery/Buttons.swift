import Foundation
import UIKit

/// The configurations of buttons.
@MainActor
func buttons() -> Page {
    var page = Page(columnWidth: 420)
    addStyles(to: &page)
    page.startColumn()
    addContents(to: &page)
    return page
}

@MainActor
private func button(_ configuration: UIButton.Configuration, _ change: (UIButton) -> Void = { _ in }) -> UIButton {
    let button = UIButton(type: .system)
    button.configuration = configuration
    change(button)
    return button
}

@MainActor
private func addStyles(to page: inout Page) {
    let styles: [(String, UIButton.Configuration)] = [
        ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
        ("Borderless", .borderless()), ("Bordered", .bordered()), ("Bordered tinted", .borderedTinted()),
        ("Bordered prominent", .borderedProminent()),
    ]
    for (name, style) in styles {
        var configuration = style
        configuration.title = "Button"
        let row = UIStackView()
        (row.spacing, row.alignment) = (10, .center)
        row.addArrangedSubview(button(configuration))
        row.addArrangedSubview(button(configuration) { $0.isHighlighted = true })
        row.addArrangedSubview(button(configuration) { $0.isEnabled = false })
        row.addArrangedSubview(UIView(frame: .zero))
        row.frame.size = CGSize(width: 300, height: 36)
        page.add(name, row)
    }
    let sizes: [(String, UIButton.Configuration.Size)] = [
        ("mini", .mini), ("small", .small), ("medium", .medium), ("large", .large),
    ]
    for (name, size) in sizes {
        var configuration = UIButton.Configuration.filled()
        (configuration.title, configuration.buttonSize) = ("Button", size)
        page.add(name, button(configuration))
    }
}

@MainActor
private func addContents(to page: inout Page) {
    let corners: [(String, UIButton.Configuration.CornerStyle)] = [
        ("Small corners", .small), ("medium", .medium), ("large", .large), ("capsule", .capsule),
    ]
    for (name, style) in corners {
        var configuration = UIButton.Configuration.tinted()
        (configuration.title, configuration.cornerStyle) = ("Button", style)
        page.add(name, button(configuration))
    }
    let places: [(String, NSDirectionalRectEdge)] = [
        ("Image before", .leading), ("after", .trailing), ("above", .top), ("below", .bottom),
    ]
    for (name, place) in places {
        var configuration = UIButton.Configuration.gray()
        (configuration.title, configuration.image) = ("Button", UIImage(systemName: "star.fill"))
        (configuration.imagePlacement, configuration.imagePadding) = (place, 6)
        page.add(name, button(configuration))
    }
    var both = UIButton.Configuration.filled()
    (both.title, both.subtitle) = ("Button", "With a subtitle")
    page.add("Subtitle", button(both))
    (both.image, both.imagePadding) = (UIImage(systemName: "cart.fill"), 8)
    page.add("and an image", button(both))
    var busy = UIButton.Configuration.filled()
    (busy.title, busy.showsActivityIndicator, busy.imagePadding) = ("Wait", true, 8)
    page.add("At work", button(busy))
    var own = UIButton.Configuration.filled()
    (own.title, own.baseBackgroundColor, own.cornerStyle) = ("Button", .systemGreen, .capsule)
    page.add("Own color", button(own))
}
