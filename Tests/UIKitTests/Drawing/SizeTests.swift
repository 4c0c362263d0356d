import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// One of everything that draws, with something in it.
@MainActor
private func everything() -> [UIView] {
    let item = UINavigationItem(title: "Title")
    item.prompt = "Prompt"
    item.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add)
    item.rightBarButtonItem = UIBarButtonItem(title: "Right", style: .plain)
    let navigation = UINavigationBar(frame: .zero)
    navigation.items = [UINavigationItem(title: "Before"), item]
    navigation.prefersLargeTitles = true
    navigation.barTintColor = .systemRed
    let toolbar = UIToolbar(frame: .zero)
    toolbar.items = [.trash, .flexibleSpace, .done, .close].map { UIBarButtonItem(barButtonSystemItem: $0) }
    let tabs = UITabBar(frame: .zero)
    tabs.items = [UITabBarItem(title: "Tab", image: UIImage(systemName: "star"), tag: 0)]
    tabs.items?[0].badgeValue = "1"
    let search = UISearchBar(frame: .zero)
    (search.text, search.showsCancelButton, search.showsScopeBar) = ("Words", true, true)
    search.scopeButtonTitles = ["A", "B"]
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    cell.accessoryType = .detailDisclosureButton
    let field = UITextField(frame: .zero)
    (field.text, field.borderStyle, field.clearButtonMode) = ("Text", .roundedRect, .always)
    let text = UITextView(frame: .zero)
    text.text = "Text"
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "heart"), for: .normal)
    let configured = UIButton(type: .system)
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.subtitle, configuration.showsActivityIndicator) = ("Title", "Subtitle", true)
    configured.configuration = configuration
    let dates = [UIDatePickerStyle.wheels, .compact, .inline].map { style in
        let picker = UIDatePicker(frame: .zero)
        picker.preferredDatePickerStyle = style
        return picker
    }
    let pages = UIPageControl(frame: .zero)
    pages.numberOfPages = 4000
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.startAnimating()
    let progress = UIProgressView(frame: .zero)
    progress.progress = .nan
    let slider = UISlider(frame: .zero)
    slider.minimumValueImage = UIImage(systemName: "sun.min")
    slider.value = .infinity
    let label = UILabel(frame: .zero)
    label.text = "Label"
    return [
        navigation, toolbar, tabs, search, cell, field, text, button, configured, pages, wheel, progress, slider, label,
        UISwitch(), UIStepper(), UISegmentedControl(items: ["One", "Two"]), UIPickerView(frame: .zero),
        UIVisualEffectView(effect: UIBlurEffect(style: .regular)), MapPlaceholder(frame: .zero),
        UIColorWell(frame: .zero), UIButton(type: .close),
        UIImageView(image: UIImage(nil, size: CGSize(width: 9, height: 9), scale: 1, name: "lost")),
    ] + dates
}

@MainActor
@Suite("Views at all sizes")
struct SizeTests {
    @Test("Everything draws at no size, one point and far too large a size", arguments: [0, 0.5, 1, 7, 44, 60000])
    func sizes(side: CGFloat) throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        for view in everything() {
            view.frame = CGRect(x: 0, y: 0, width: side, height: side)
            root.addSubview(view)
            _ = try ViewPicture(root, scale: 2)
            view.removeFromSuperview()
        }
    }

    @Test("Everything shows something at a size that suits it, in light and dark, at each scale", arguments: [1, 2, 3])
    func visible(scale: CGFloat) throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            for view in everything() {
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
                root.overrideUserInterfaceStyle = style
                root.addSubview(view)
                view.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
                #expect(try !ViewPicture(root, scale: scale).isBlank, "\(view)")
            }
        }
    }
}
