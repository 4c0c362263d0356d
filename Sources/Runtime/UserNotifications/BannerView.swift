import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// The text of a notification, which is opened by a press: then it shows its actions.
final class BannerView: UIControl {
    var answered: @MainActor (BannerAnswer) -> Void = { _ in }
    var dismissed: @MainActor () -> Void = {}
    /// Whether the actions are shown.
    private(set) var isOpen = false

    private let actions: [UNNotificationAction]
    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let stack = UIStackView()
    private let choices = UIStackView()
    private let picture = UIImageView()

    init(_ content: UNNotificationContent, _ actions: [UNNotificationAction]) {
        self.actions = actions
        super.init(frame: .zero)
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
        background.layer.cornerRadius = 20
        background.clipsToBounds = true
        background.isUserInteractionEnabled = false
        stack.axis = .vertical
        stack.spacing = 1
        stack.isUserInteractionEnabled = false
        choices.axis = .vertical
        choices.spacing = 2
        picture.image = content.attachments.lazy.compactMap(\.thumbnail).first
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 6
        for part in [background, stack, picture, choices] as [UIView] { addSubview(part) }
        addTexts(content)
        addAction(UIAction { [weak self] _ in self?.answered(BannerAnswer()) }, for: .touchUpInside)
        addGestures()
    }

    required init?(coder: NSCoder) { nil }

    private func addTexts(_ content: UNNotificationContent) {
        let title = content.title.isEmpty ? SystemAlert.appName : content.title
        for (text, weight) in [
            (title, UIFont.Weight.semibold), (content.subtitle, .semibold), (content.body, .regular),
        ]
        where !text.isEmpty {
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: 15, weight: weight)
            label.numberOfLines = weight == .regular ? 4 : 1
            stack.addArrangedSubview(label)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = [title, content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private func addGestures() {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .up
        swipe.addHandler { [weak self] _ in self?.dismissed() }
        addGestureRecognizer(swipe)
        guard !actions.isEmpty else { return }
        let press = UILongPressGestureRecognizer()
        press.addHandler { [weak self] recognizer in if recognizer.state == .began { self?.open() } }
        addGestureRecognizer(press)
    }

    // MARK: Actions

    /// Shows the actions below the text.
    private func open() {
        guard !isOpen else { return }
        isOpen = true
        // Its buttons are perceived now.
        isAccessibilityElement = false
        for action in actions { choices.addArrangedSubview(button(for: action)) }
        placeAgain()
    }

    private func button(for action: UNNotificationAction) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        button.setImage(action.icon?.image, for: .normal)
        button.tintColor = action.options.contains(.destructive) ? .systemRed : .systemBlue
        button.contentHorizontalAlignment = .leading
        if action.icon != nil { button.titleEdgeInsets.left = 8 }
        button.heightAnchor.constraint(equalToConstant: 40).isActive = true
        button.addAction(UIAction { [weak self] _ in self?.choose(action) }, for: .touchUpInside)
        return button
    }

    private func choose(_ action: UNNotificationAction) {
        guard let action = action as? UNTextInputNotificationAction else {
            return answered(BannerAnswer(action: action.identifier))
        }
        for view in choices.arrangedSubviews { view.removeFromSuperview() }
        let field = UITextField()
        field.placeholder = action.textInputPlaceholder
        field.borderStyle = .roundedRect
        let send = UIButton(type: .system)
        send.setTitle(action.textInputButtonTitle, for: .normal)
        send.setContentHuggingPriority(.required, for: .horizontal)
        send.addAction(
            UIAction { [weak self] _ in
                self?.answered(BannerAnswer(action: action.identifier, text: field.text ?? ""))
            }, for: .touchUpInside)
        let row = UIStackView(arrangedSubviews: [field, send])
        row.spacing = 8
        choices.addArrangedSubview(row)
        placeAgain()
        field.becomeFirstResponder()
    }

    // MARK: Frames

    private func placeAgain() {
        guard let window else { return }
        place(in: window)
        layoutIfNeeded()
    }

    func place(in window: UIWindow) {
        let width = min(window.bounds.width - 16, 400)
        let side: CGFloat = picture.image == nil ? 0 : 38
        let text = width - 32 - (side > 0 ? side + 10 : 0)
        let fitting = stack.systemLayoutSizeFitting(
            CGSize(width: text, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let below = choices.systemLayoutSizeFitting(
            CGSize(width: width - 32, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let (top, middle) = (max(8, window.safeAreaInsets.top), max(fitting.height, side))
        let more = isOpen ? below.height + 10 : 0
        frame = CGRect(
            x: (window.bounds.width - width) / 2, y: top, width: width, height: middle + 28 + more)
        background.frame = bounds
        stack.frame = CGRect(x: 16, y: 14 + (middle - fitting.height) / 2, width: text, height: fitting.height)
        picture.frame = CGRect(x: width - 16 - side, y: 14 + (middle - side) / 2, width: side, height: side)
        choices.frame = CGRect(x: 16, y: 24 + middle, width: width - 32, height: isOpen ? below.height : 0)
    }
}
