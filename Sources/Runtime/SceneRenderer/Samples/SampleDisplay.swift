package import AppSurroundings
package import UIKit

/// Shows a state of sample data in the views of a scene.
@MainActor
package struct SampleDisplay {
    private let state: SampleState
    private let image: (String) -> UIImage?

    /// Creates a display; `image` returns the app's images.
    package init(_ state: SampleState, image: @escaping (String) -> UIImage?) {
        (self.state, self.image) = (state, image)
    }

    package func show(in view: UIView) {
        fill(view, with: state.values)
        showLists(in: view)
    }

    private func showLists(in view: UIView) {
        if let sections = view.documentID.flatMap({ state.lists[$0] }) {
            let rows = SampleRows(
                sections.map { section in
                    SampleRows.Section(
                        title: section.title,
                        rows: section.rows.map { row in (row.prototype, { fill($0, with: row.values) }) })
                })
            switch view {
            case let table as UITableView: table.show(rows)
            case let collection as UICollectionView: collection.show(rows)
            default: break
            }
            return
        }
        for child in view.subviews { showLists(in: child) }
    }

    private func fill(_ view: UIView, with values: [String: SampleValues]) {
        if values.isEmpty { return }
        if let own = view.documentID.flatMap({ values[$0] }) { set(own, of: view) }
        for child in view.subviews { fill(child, with: values) }
    }

    // MARK: Values

    private func set(_ values: SampleValues, of view: UIView) {
        if let isHidden = values.isHidden { view.isHidden = isHidden }
        if let text = values.text { set(text, of: view) }
        if let name = values.image { set(image(name) ?? UIImage(systemName: name), of: view) }
        if let isEnabled = values.isEnabled {
            (view as? UIControl)?.isEnabled = isEnabled
            (view as? UILabel)?.isEnabled = isEnabled
        }
        if let isOn = values.isOn { set(isOn, of: view) }
        if let value = values.value { set(value, of: view) }
    }

    private func set(_ text: String, of view: UIView) {
        switch view {
        case let label as UILabel: label.text = text
        case let field as UITextField: field.text = text
        case let area as UITextView: area.text = text
        case let bar as UISearchBar: bar.text = text
        case let button as UIButton:
            button.setTitle(text, for: .normal)
            button.configuration?.title = text
        default: break
        }
    }

    private func set(_ image: UIImage?, of view: UIView) {
        switch view {
        case let picture as UIImageView: picture.image = image
        case let button as UIButton: button.setImage(image, for: .normal)
        default: break
        }
    }

    private func set(_ isOn: Bool, of view: UIView) {
        switch view {
        case let toggle as UISwitch: toggle.isOn = isOn
        case let indicator as UIActivityIndicatorView:
            if isOn { indicator.startAnimating() } else { indicator.stopAnimating() }
        default: break
        }
    }

    private func set(_ value: Double, of view: UIView) {
        switch view {
        case let progress as UIProgressView: progress.progress = Float(value)
        case let slider as UISlider: slider.value = Float(value)
        case let stepper as UIStepper: stepper.value = value
        case let segments as UISegmentedControl: segments.selectedSegmentIndex = Int(exactly: value.rounded()) ?? -1
        case let pages as UIPageControl: pages.currentPage = Int(exactly: value.rounded()) ?? 0
        default: break
        }
    }
}
