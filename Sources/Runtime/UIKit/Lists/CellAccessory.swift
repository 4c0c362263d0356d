import CoreGraphics
import Foundation

/// The accessory at the end of a cell.
@MainActor
final class CellAccessory: UIControl {
    var type = UITableViewCell.AccessoryType.none {
        didSet {
            // Others belong to the row, which is selected by a tap on them.
            isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
            if type != oldValue { setNeedsDisplay() }
        }
    }

    /// What a tap does in a list of a collection view.
    var onTap: (@MainActor () -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        addAction(
            UIAction { [unowned self] _ in
                onTap?()
                guard let cell = superview as? UITableViewCell else { return }
                cell.position.table?.tapAccessory(of: cell)
            }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var perception: Perception {
        switch type {
        case .detailButton, .detailDisclosureButton: Perception(label: "More Info", traits: .button, isWhole: true)
        default: Perception()
        }
    }

    /// A sign that isn't a button tells nothing that the row doesn't.
    override var isAccessibilityElement: Bool {
        get { isUserInteractionEnabled }
        set {}
    }

    override var isLayoutIsland: Bool { true }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        switch type {
        case .none: .zero
        case .disclosureIndicator: CGSize(width: 9, height: 15)
        case .detailDisclosureButton: CGSize(width: 43, height: 22)
        case .checkmark: CGSize(width: 16, height: 15)
        case .detailButton: CGSize(width: 22, height: 22)
        }
    }

    override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    private func paint(_ pen: Pen) {
        let tint: UIColor = tintColor ?? .systemBlue
        if type == .checkmark {
            pen.checkmark(at: CGPoint(x: bounds.midX, y: bounds.midY), width: 2.3, tint)
        }
        if type == .detailButton || type == .detailDisclosureButton {
            pen.infoSign(at: CGPoint(x: 11, y: bounds.midY), size: 22, tint)
        }
        if type == .disclosureIndicator || type == .detailDisclosureButton {
            pen.chevron(
                .right, at: CGPoint(x: bounds.maxX - 4.5, y: bounds.midY), size: CGSize(width: 5.6, height: 11.2),
                width: 2, .rowSign(in: environment.system))
        }
    }
}
