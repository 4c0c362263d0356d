import CoreGraphics
import Foundation

/// The actions beside a swiped row.
@MainActor
final class SwipeActionsView: UIView {
    /// A button for an action.
    private final class ActionButton: UIControl {
        let label = UILabel()
        let picture = UIImageView(frame: .zero)
        private let ground: UIVisualEffectView?

        init(_ action: UIContextualAction) {
            ground = action.backgroundEffect.map { UIVisualEffectView(effect: $0) }
            super.init(frame: .zero)
            backgroundColor = ground == nil ? action.backgroundColor : nil
            clipsToBounds = true
            ground?.isUserInteractionEnabled = false
            if let ground { addSubview(ground) }
            label.text = action.image == nil ? action.title : nil
            label.font = .systemFont(ofSize: 15)
            label.textColor = .white
            label.textAlignment = .center
            picture.image = action.image
            picture.tintColor = .white
            accessibilityLabel = action.title
            addSubview(label)
            addSubview(picture)
        }

        required init?(coder: NSCoder) { nil }

        /// The width at which the title or image has room.
        var usualWidth: CGFloat { max(74, label.sizeThatFits(.zero).width + 30) }

        override func layoutSubviews() {
            super.layoutSubviews()
            ground?.frame = bounds
            label.frame = CGRect(
                x: (bounds.width - usualWidth) / 2, y: 0, width: usualWidth, height: bounds.height)
            picture.bounds.size = picture.image?.size ?? .zero
            picture.center = bounds.center
        }
    }

    let configuration: UISwipeActionsConfiguration
    private let isTrailing: Bool
    private let buttons: [ActionButton]

    init(
        _ configuration: UISwipeActionsConfiguration, isTrailing: Bool,
        perform: @escaping @MainActor (UIContextualAction, UIView) -> Void
    ) {
        (self.configuration, self.isTrailing) = (configuration, isTrailing)
        buttons = configuration.actions.map { ActionButton($0) }
        super.init(frame: .zero)
        clipsToBounds = true
        let first = configuration.actions.first
        backgroundColor = first?.backgroundEffect == nil ? first?.backgroundColor : nil
        for (action, button) in zip(configuration.actions, buttons) {
            button.addAction(
                UIAction { [unowned button] _ in perform(action, button) }, for: .touchUpInside)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The width at which all actions have room.
    var usualWidth: CGFloat { buttons.reduce(0) { $0 + $1.usualWidth } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let total = usualWidth
        guard total > 0 else { return }
        // The first action takes what is beyond the usual width.
        let share = min(1, bounds.width / total)
        var edge = isTrailing ? bounds.width : 0
        for (number, button) in buttons.enumerated() {
            let width = button.usualWidth * share + (number == 0 ? max(0, bounds.width - total) : 0)
            if isTrailing { edge -= width }
            button.frame = CGRect(x: edge, y: 0, width: width, height: bounds.height)
            if !isTrailing { edge += width }
        }
    }
}
