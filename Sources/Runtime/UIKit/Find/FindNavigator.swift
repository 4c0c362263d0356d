import CoreGraphics
import Foundation

/// The bar of a search, above the keyboard.
@MainActor
final class FindNavigator: UIView {
    private unowned let interaction: UIFindInteraction
    private let field = UISearchTextField()
    private let count = UILabel()
    private let replacement = UITextField()
    private let done = UIButton(type: .system)
    private let (previousButton, nextButton) = (UIButton(type: .system), UIButton(type: .system))
    private let (replaceOne, replaceAll) = (UIButton(type: .system), UIButton(type: .system))
    private let edge = UIView()
    private var showsReplace = false
    private static let row: CGFloat = 48

    init(_ interaction: UIFindInteraction) {
        self.interaction = interaction
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        edge.backgroundColor = .separator
        (field.placeholder, field.text) = ("Find", interaction.searchText)
        (replacement.placeholder, replacement.borderStyle) = ("Replace", .roundedRect)
        count.font = .preferredFont(forTextStyle: .footnote)
        count.textColor = .secondaryLabel
        field.addAction(
            UIAction { [weak self] _ in self?.interaction.searchText = self?.field.text }, for: .editingChanged)
        replacement.addAction(
            UIAction { [weak self] _ in self?.interaction.replacementText = self?.replacement.text },
            for: .editingChanged)
        set(done, "Done") { $0.dismissFindNavigator() }
        set(replaceOne, "Replace") { $0.replace() }
        set(replaceAll, "All") { $0.replaceAll() }
        set(previousButton, symbol: "chevron.up", "Previous") { $0.findPrevious() }
        set(nextButton, symbol: "chevron.down", "Next") { $0.findNext() }
        for view in [edge, field, count, replacement, done, previousButton, nextButton, replaceOne, replaceAll] {
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func set(
        _ button: UIButton, _ title: String = "", symbol: String? = nil, _ label: String? = nil,
        action: @escaping (UIFindInteraction) -> Void
    ) {
        if let symbol {
            button.setImage(UIImage(systemName: symbol), for: .normal)
        } else {
            button.setTitle(title, for: .normal)
        }
        button.accessibilityLabel = label
        button.addAction(UIAction { [weak self] _ in (self?.interaction).map(action) }, for: .touchUpInside)
    }

    // MARK: Showing

    func present(in window: UIWindow, replace: Bool) {
        showsReplace = replace
        translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(self)
        height = heightAnchor.constraint(equalToConstant: wantedHeight)
        NSLayoutConstraint.activate(
            [
                leadingAnchor.constraint(equalTo: window.leadingAnchor),
                trailingAnchor.constraint(equalTo: window.trailingAnchor),
                bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor), height,
            ].compactMap(\.self))
        field.becomeFirstResponder()
    }

    private var height: NSLayoutConstraint?
    private var wantedHeight: CGFloat { showsReplace ? 2 * Self.row : Self.row }

    func show(replace: Bool) {
        showsReplace = replace
        height?.constant = wantedHeight
        setNeedsLayout()
    }

    func show(count text: String) {
        count.text = text
        setNeedsLayout()
    }

    func show(text: String?) { if field.text != text { field.text = text } }

    func dismiss() {
        if field.isFirstResponder { _ = field.resignFirstResponder() }
        if replacement.isFirstResponder { replacement.resignFirstResponder() }
        removeFromSuperview()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        edge.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / traitCollection.displayScale)
        for view in [replacement, replaceOne, replaceAll] { view.isHidden = !showsReplace }
        let width = bounds.width
        done.frame = CGRect(x: 8, y: 0, width: 60, height: Self.row)
        nextButton.frame = CGRect(x: width - 48, y: 0, width: 44, height: Self.row)
        previousButton.frame = CGRect(x: width - 92, y: 0, width: 44, height: Self.row)
        field.frame = CGRect(x: 72, y: 6, width: max(0, width - 168), height: 36)
        let label = count.intrinsicContentSize
        count.frame = CGRect(
            x: field.frame.maxX - label.width - 30, y: 6, width: label.width, height: 36)
        bringSubviewToFront(count)
        replaceAll.frame = CGRect(x: width - 60, y: Self.row, width: 56, height: Self.row)
        replaceOne.frame = CGRect(x: width - 140, y: Self.row, width: 80, height: Self.row)
        replacement.frame = CGRect(x: 16, y: Self.row + 6, width: max(0, width - 164), height: 36)
    }
}
