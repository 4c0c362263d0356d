import CoreGraphics
import Foundation

/// The control at the beginning of a cell that is edited: it deletes, inserts, or shows whether the row is selected.
@MainActor
final class CellEditControl: UIControl {
    enum Kind: Equatable { case delete, insert, selection(isOn: Bool) }

    static let width: CGFloat = 38
    private static let size: CGFloat = 22
    var kind = Kind.delete { didSet { if kind != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    private func paint(_ pen: Pen) {
        let disc = CGRect(
            x: bounds.midX - Self.size / 2, y: bounds.midY - Self.size / 2, width: Self.size, height: Self.size)
        let center = bounds.center
        switch kind {
        case .delete:
            pen.fillEllipse(disc, .systemRed)
            pen.fill(CGRect(x: center.x - 6, y: center.y - 1, width: 12, height: 2), .white)
        case .insert:
            pen.fillEllipse(disc, .systemGreen)
            pen.fill(CGRect(x: center.x - 6, y: center.y - 1, width: 12, height: 2), .white)
            pen.fill(CGRect(x: center.x - 1, y: center.y - 6, width: 2, height: 12), .white)
        case .selection(true):
            pen.fillEllipse(disc, tintColor ?? .systemBlue)
            pen.checkmark(at: center, width: 2, .white)
        case .selection(false):
            pen.border(disc.insetBy(dx: 0.75, dy: 0.75), radius: Self.size / 2, width: 1.5, .tertiaryLabel)
        }
    }
}

/// The control at the end of a cell by which its row is moved.
@MainActor
final class CellReorderControl: UIView {
    static let width: CGFloat = 40

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        addGestureRecognizer(
            ReorderRecognizer().handled { [unowned self] recognizer in
                if let cell = superview as? UITableViewCell { cell.position.table?.reorder(cell, recognizer) }
                if let cell = superview as? UICollectionViewListCell { cell.collection?.reorder(cell, recognizer) }
            })
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let pen = Pen(self) else { return }
        for line in -1...1 {
            let y = bounds.midY + CGFloat(line) * 5 - 0.75
            pen.fill(CGRect(x: bounds.midX - 10, y: y, width: 20, height: 1.5), .tertiaryLabel)
        }
    }
}

/// Begins to move a row as soon as a finger touches its control.
final class ReorderRecognizer: UIPanGestureRecognizer {
    func handled(_ handler: @escaping @MainActor (UIPanGestureRecognizer) -> Void) -> Self {
        addHandler { recognizer in (recognizer as? UIPanGestureRecognizer).map(handler) }
        return self
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible { state = .began }
    }
}
