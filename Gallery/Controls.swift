import Foundation
import UIKit

/// Every control, in its states.
@MainActor
func controls() -> Page {
    var page = Page()
    addSwitches(to: &page)
    addSegments(to: &page)
    page.startColumn()
    addFields(to: &page)
    addSystemButtons(to: &page)
    page.startColumn()
    addPickers(to: &page)
    return page
}

@MainActor
private func addSwitches(to page: inout Page) {
    page.add("Switch, off", UISwitch())
    page.add("on", with(UISwitch()) { $0.isOn = true })
    page.add("disabled, on", with(UISwitch()) { ($0.isOn, $0.isEnabled) = (true, false) })
    page.add("disabled, off", with(UISwitch()) { $0.isEnabled = false })
    page.add("own colors", with(UISwitch()) { ($0.isOn, $0.onTintColor) = (true, .systemPurple) })
    for value: Float in [0, 0.5, 1] {
        page.add("Slider, \(Int(value * 100)) %", with(UISlider()) { $0.value = value }, height: 31)
    }
    page.add("disabled", with(UISlider()) { ($0.value, $0.isEnabled) = (0.5, false) }, height: 31)
    let images = with(UISlider()) {
        $0.value = 0.7
        $0.minimumValueImage = UIImage(systemName: "speaker.fill")
        $0.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
    }
    page.add("with images", images, height: 31)
    page.add("Stepper, at its least", UIStepper())
    page.add("in between", with(UIStepper()) { $0.value = 5 })
    page.add("disabled", with(UIStepper()) { ($0.value, $0.isEnabled) = (5, false) })
    for value: Float in [0, 0.4, 1] {
        page.add("Progress, \(Int(value * 100)) %", with(UIProgressView()) { $0.progress = value }, height: 16)
    }
    page.add("Activity indicator", with(UIActivityIndicatorView(style: .medium)) { $0.startAnimating() })
    page.add("large", with(UIActivityIndicatorView(style: .large)) { $0.startAnimating() })
    let pages = with(UIPageControl()) {
        ($0.numberOfPages, $0.currentPage, $0.backgroundColor) = (5, 1, .systemIndigo)
    }
    page.add("Page control", pages)
    let tinted = with(UIPageControl()) {
        ($0.numberOfPages, $0.currentPage) = (3, 0)
        ($0.pageIndicatorTintColor, $0.currentPageIndicatorTintColor) = (.systemGray4, .systemBlue)
    }
    page.add("own colors", tinted)
}

@MainActor
private func addSegments(to page: inout Page) {
    func control(_ items: [Any], _ change: (UISegmentedControl) -> Void = { _ in }) -> UISegmentedControl {
        let control = UISegmentedControl(items: items)
        control.selectedSegmentIndex = 0
        control.bounds.size.width = 205
        change(control)
        return control
    }
    page.add("Segments", control(["First", "Second"]), height: 32)
    page.add("the third of four", control(["A", "B", "C", "D"]) { $0.selectedSegmentIndex = 2 }, height: 32)
    page.add("none chosen", control(["Day", "Week", "Year"]) { $0.selectedSegmentIndex = -1 }, height: 32)
    page.add("disabled", control(["First", "Second"]) { $0.isEnabled = false }, height: 32)
    page.add("own color", control(["First", "Second"]) { $0.selectedSegmentTintColor = .systemYellow }, height: 32)
    let symbols = ["list.bullet", "square.grid.2x2"].compactMap { UIImage(systemName: $0) }
    page.add("images", control(symbols), height: 32)
}

@MainActor
private func addFields(to page: inout Page) {
    func field(_ change: (UITextField) -> Void) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 205, height: 34))
        field.font = .systemFont(ofSize: 14)
        field.borderStyle = .roundedRect
        change(field)
        return field
    }
    page.add("Field, empty", field { $0.placeholder = "Placeholder" })
    page.add("with text", field { $0.text = "Text" })
    page.add("clear button", field { ($0.text, $0.clearButtonMode) = ("Text", .always) })
    page.add("secure", field { ($0.text, $0.isSecureTextEntry) = ("password", true) })
    page.add("disabled", field { ($0.text, $0.isEnabled) = ("Text", false) })
    page.add("too long", field { $0.text = "A text that is longer than its field has room for" })
    page.add("centred", field { ($0.text, $0.textAlignment) = ("Text", .center) })
    page.add("line", field { ($0.text, $0.borderStyle) = ("Text", .line) })
    page.add("bezel", field { ($0.text, $0.borderStyle) = ("Text", .bezel) })
    page.add("no border", field { ($0.placeholder, $0.borderStyle) = ("Placeholder", .none) })
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 205, height: 74))
    view.text = "A text view breaks its text into as many lines as there is room for."
    view.font = .systemFont(ofSize: 14)
    view.backgroundColor = .secondarySystemBackground
    page.add("Text view", view)
}

@MainActor
private func addSystemButtons(to page: inout Page) {
    func button(_ type: UIButton.ButtonType, _ change: (UIButton) -> Void = { _ in }) -> UIButton {
        let button = UIButton(type: type)
        if type == .system { button.setTitle("Button", for: .normal) }
        change(button)
        return button
    }
    page.add("Button", button(.system))
    page.add("highlighted", button(.system) { $0.isHighlighted = true })
    page.add("disabled", button(.system) { $0.isEnabled = false })
    page.add("with image", button(.system) { $0.setImage(UIImage(systemName: "star.fill"), for: .normal) })
    page.add("own color", button(.system) { $0.setTitleColor(.systemRed, for: .normal) })
    let kinds: [(String, UIButton.ButtonType)] = [
        ("add contact", .contactAdd), ("info", .infoLight), ("detail", .detailDisclosure), ("close", .close),
    ]
    for (name, type) in kinds { page.add(name, button(type)) }
    let symbols = with(UIStackView()) { stack in
        stack.spacing = 10
        stack.frame.size = CGSize(width: 205, height: 28)
        for name in ["star", "heart.fill", "gear", "info.circle", "trash", "square.and.arrow.up", "person.crop.circle"]
        {
            stack.addArrangedSubview(UIImageView(image: UIImage(systemName: name)))
        }
        stack.alignment = .center
        stack.addArrangedSubview(UIView(frame: .zero))
    }
    page.add("Symbols", symbols)
}

@MainActor
private func addPickers(to page: inout Page) {
    func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker(frame: .zero)
        (picker.date, picker.timeZone) = (Date(timeIntervalSinceReferenceDate: 0), .gmt)
        (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
        return picker
    }
    page.add(nil, picker(.dateAndTime, .wheels), height: 190)
    page.add(nil, picker(.date, .inline), height: 330)
    page.add("compact", picker(.dateAndTime, .compact))
    page.add("date", picker(.date, .compact))
    page.add("time", picker(.time, .compact))
    page.add(nil, UIPickerView(frame: .zero), height: 190)
}
