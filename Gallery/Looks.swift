import CoreGraphics
import Foundation
import UIKit

/// Controls with images and colors of the app's own, by state.
@MainActor
func looks() -> Page {
    var page = Page()
    addSlidersAndSteppers(to: &page)
    page.startColumn()
    addSegmentsAndSearch(to: &page)
    page.startColumn()
    addPagesAndProgress(to: &page)
    return page
}

/// Returns a shape in a color, which stretches in its middle.
@MainActor
func plate(_ color: UIColor, _ size: CGSize, radius: CGFloat, line: UIColor? = nil) -> UIImage {
    let image = UIGraphicsImageRenderer(size: size).image { _ in
        let rect = CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1)
        let path = UIBezierPath(roundedRect: rect, cornerRadius: radius)
        color.setFill()
        path.fill()
        guard let line else { return }
        line.setStroke()
        path.lineWidth = 2
        path.stroke()
    }
    let (x, y) = ((size.width - 1) / 2, (size.height - 1) / 2)
    return image.resizableImage(withCapInsets: UIEdgeInsets(top: y, left: x, bottom: y, right: x))
}

@MainActor
private func addSlidersAndSteppers(to page: inout Page) {
    func slider(_ change: (UISlider) -> Void) -> UISlider {
        with(UISlider()) {
            $0.setMinimumTrackImage(plate(.systemPink, CGSize(width: 15, height: 12), radius: 6), for: .normal)
            $0.setMaximumTrackImage(plate(.systemGray4, CGSize(width: 15, height: 12), radius: 6), for: .normal)
            let thumb = CGSize(width: 26, height: 26)
            $0.setThumbImage(plate(.white, thumb, radius: 6, line: .systemPink), for: .normal)
            $0.setThumbImage(plate(.systemPink, thumb, radius: 6, line: .systemPink), for: .highlighted)
            $0.setThumbImage(plate(.systemGray5, thumb, radius: 6, line: .systemGray3), for: .disabled)
            $0.value = 0.4
            change($0)
        }
    }
    page.add("Slider, own images", slider { _ in }, height: 31)
    page.add("touched", slider { $0.isHighlighted = true }, height: 31)
    page.add("disabled", slider { $0.isEnabled = false }, height: 31)
    let tinted = with(UISlider()) {
        ($0.value, $0.minimumTrackTintColor, $0.maximumTrackTintColor) = (0.6, .systemOrange, .systemYellow)
        $0.thumbTintColor = .systemBrown
    }
    page.add("own colors", tinted, height: 31)
    func stepper(_ change: (UIStepper) -> Void = { _ in }) -> UIStepper {
        with(UIStepper()) {
            let size = CGSize(width: 21, height: 32)
            $0.setBackgroundImage(plate(.systemTeal.withAlphaComponent(0.25), size, radius: 8), for: .normal)
            $0.setBackgroundImage(plate(.systemTeal, size, radius: 8), for: .highlighted)
            $0.setDividerImage(
                plate(.systemTeal, CGSize(width: 3, height: 32), radius: 0), forLeftSegmentState: .normal,
                rightSegmentState: .normal)
            $0.setIncrementImage(UIImage(systemName: "plus.circle.fill"), for: .normal)
            $0.setDecrementImage(UIImage(systemName: "minus.circle.fill"), for: .normal)
            $0.tintColor = .systemTeal
            $0.value = 5
            change($0)
        }
    }
    page.add("Stepper, own images", stepper())
    page.add("at its least", stepper { $0.value = 0 })
    page.add("disabled", stepper { $0.isEnabled = false })
    page.add("Switch, tinted", with(UISwitch()) { $0.tintColor = .systemRed })
    let dressed = with(UISwitch()) {
        ($0.isOn, $0.onTintColor, $0.thumbTintColor) = (true, .systemYellow, .systemBrown)
    }
    page.add("own colors", dressed)
    func button(_ title: String, _ change: (UIButton) -> Void) -> UIButton {
        with(UIButton(type: .custom)) {
            $0.setTitle(title, for: .normal)
            $0.setTitleColor(.white, for: .normal)
            let size = CGSize(width: 31, height: 36)
            $0.setBackgroundImage(plate(.systemIndigo, size, radius: 12), for: .normal)
            $0.setBackgroundImage(plate(.systemPurple, size, radius: 4), for: .highlighted)
            $0.setBackgroundImage(plate(.systemGray3, size, radius: 12), for: .disabled)
            $0.setBackgroundImage(plate(.systemGreen, size, radius: 12), for: .selected)
            $0.contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
            change($0)
        }
    }
    page.add("Button, own images", button("Normal") { _ in }, height: 36)
    page.add("touched", button("Touched") { $0.isHighlighted = true }, height: 36)
    page.add("selected", button("Selected") { $0.isSelected = true }, height: 36)
    page.add("disabled", button("Disabled") { $0.isEnabled = false }, height: 36)
}

@MainActor
private func addSegmentsAndSearch(to page: inout Page) {
    func segments(_ change: (UISegmentedControl) -> Void) -> UISegmentedControl {
        with(UISegmentedControl(items: ["Day", "Week", "Year"])) {
            $0.bounds.size.width = 205
            $0.selectedSegmentIndex = 1
            change($0)
        }
    }
    let size = CGSize(width: 21, height: 32)
    let images = segments {
        $0.setBackgroundImage(
            plate(.systemBackground, size, radius: 8, line: .systemGreen), for: .normal, barMetrics: .default)
        $0.setBackgroundImage(plate(.systemGreen, size, radius: 8), for: .selected, barMetrics: .default)
        $0.setDividerImage(
            plate(.systemGreen, CGSize(width: 3, height: 32), radius: 0), forLeftSegmentState: .normal,
            rightSegmentState: .normal, barMetrics: .default)
        $0.setTitleTextAttributes([.foregroundColor: UIColor.systemGreen], for: .normal)
        $0.setTitleTextAttributes(
            [.foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 13)], for: .selected)
    }
    page.add("Segments, own images", images, height: 32)
    let fonts = segments {
        $0.setTitleTextAttributes([.font: UIFont.italicSystemFont(ofSize: 15)], for: .normal)
        $0.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .selected)
    }
    page.add("own texts", fonts, height: 32)
    page.add("own widths", segments { $0.setWidth(100, forSegmentAt: 0) }, height: 32)
    page.add("by content", segments { $0.apportionsSegmentWidthsByContent = true }, height: 32)
    let moved = segments { $0.setContentOffset(CGSize(width: 0, height: -6), forSegmentAt: 1) }
    page.add("moved content", moved, height: 32)
    page.add("one disabled", segments { $0.setEnabled(false, forSegmentAt: 2) }, height: 32)
    page.add("momentary", segments { $0.isMomentary = true }, height: 32)
    let search = with(UISearchBar(frame: .zero)) {
        $0.setSearchFieldBackgroundImage(
            plate(.systemYellow.withAlphaComponent(0.3), CGSize(width: 37, height: 36), radius: 18), for: .normal)
        $0.setImage(UIImage(systemName: "globe"), for: .search, state: .normal)
        $0.setImage(UIImage(systemName: "mic.fill"), for: .bookmark, state: .normal)
        ($0.showsBookmarkButton, $0.placeholder, $0.searchBarStyle) = (true, "Own images", .minimal)
        $0.searchTextPositionAdjustment = UIOffset(horizontal: 6, vertical: 0)
    }
    page.add(nil, search, height: 56)
    let tokens = with(UISearchBar(frame: .zero)) {
        $0.searchBarStyle = .minimal
        let field = $0.searchTextField
        field.tokens = [
            UISearchToken(icon: UIImage(systemName: "person.fill"), text: "Ann"),
            UISearchToken(icon: nil, text: "Photos"),
        ]
        field.text = "sea"
    }
    page.add(nil, tokens, height: 56)
    let tinted = with(UISearchBar(frame: .zero)) {
        ($0.barTintColor, $0.tintColor, $0.showsCancelButton) = (.systemIndigo, .white, true)
        $0.searchTextField.backgroundColor = .white
        ($0.text, $0.prompt) = ("Own colors", "A prompt above")
    }
    page.add(nil, tinted, height: 75)
    let scopes = with(UISearchBar(frame: .zero)) {
        ($0.showsScopeBar, $0.scopeButtonTitles) = (true, ["All", "Mine"])
        $0.setScopeBarButtonBackgroundImage(plate(.systemGray5, size, radius: 6), for: .normal)
        $0.setScopeBarButtonBackgroundImage(plate(.systemOrange, size, radius: 6), for: .selected)
        $0.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.systemOrange], for: .normal)
        $0.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    }
    page.add(nil, scopes, height: 100)
}

@MainActor
private func addPagesAndProgress(to page: inout Page) {
    func pages(_ change: (UIPageControl) -> Void) -> UIPageControl {
        with(UIPageControl()) {
            ($0.numberOfPages, $0.currentPage) = (5, 2)
            ($0.pageIndicatorTintColor, $0.currentPageIndicatorTintColor) = (.systemGray3, .systemPurple)
            change($0)
        }
    }
    page.add("Pages, own images", pages { $0.preferredIndicatorImage = UIImage(systemName: "heart.fill") })
    let one = pages {
        $0.preferredIndicatorImage = UIImage(systemName: "circle")
        $0.preferredCurrentPageIndicatorImage = UIImage(systemName: "star.fill")
    }
    page.add("current page", one)
    page.add("first page", pages { $0.setIndicatorImage(UIImage(systemName: "location.fill"), forPage: 0) })
    page.add("prominent", pages { $0.backgroundStyle = .prominent })
    page.add("downwards", pages { $0.direction = .topToBottom }, height: 110)
    func bar(_ value: Float, _ change: (UIProgressView) -> Void) -> UIProgressView {
        with(UIProgressView()) {
            $0.progress = value
            change($0)
        }
    }
    let images = bar(0.6) {
        $0.trackImage = plate(.systemGray4, CGSize(width: 11, height: 10), radius: 5)
        $0.progressImage = plate(.systemGreen, CGSize(width: 11, height: 10), radius: 5)
    }
    page.add("Progress, own images", images, height: 16)
    page.add(
        "own colors", bar(0.3) { ($0.progressTintColor, $0.trackTintColor) = (.systemRed, .systemYellow) }, height: 16)
    page.add("of a bar", with(UIProgressView(progressViewStyle: .bar)) { $0.progress = 0.5 }, height: 16)
    let colors: [UIColor] = [.systemRed, .systemTeal, .systemIndigo]
    let wells = with(UIStackView(frame: CGRect(x: 0, y: 0, width: 160, height: 34))) { stack in
        (stack.spacing, stack.distribution) = (16, .fillEqually)
        for color in colors { stack.addArrangedSubview(with(UIColorWell()) { $0.selectedColor = color }) }
    }
    page.add("Color wells", wells)
    page.add(
        "Spinner, own color",
        with(UIActivityIndicatorView(style: .large)) {
            $0.color = .systemPink
            $0.startAnimating()
        })
    func field(_ change: (UITextField) -> Void) -> UITextField {
        with(UITextField(frame: CGRect(x: 0, y: 0, width: 205, height: 36))) {
            $0.font = .systemFont(ofSize: 14)
            change($0)
        }
    }
    let backed = field {
        $0.background = plate(.systemYellow.withAlphaComponent(0.3), CGSize(width: 21, height: 36), radius: 8)
        $0.text = "Background image"
        $0.textAlignment = .center
    }
    page.add("Field, own image", backed)
    let flanked = field {
        ($0.borderStyle, $0.placeholder) = (.roundedRect, "Side views")
        let left = UIImageView(image: UIImage(systemName: "envelope"))
        left.tintColor = .systemGray
        left.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
        left.contentMode = .center
        ($0.leftView, $0.leftViewMode) = (left, .always)
        let right = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
        right.tintColor = .systemGreen
        right.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
        right.contentMode = .center
        ($0.rightView, $0.rightViewMode) = (right, .always)
    }
    page.add("side views", flanked)
}
