import CoreGraphics
import Foundation

/// The controls of a cell in editing mode, and the looks of its content.
extension UITableViewCell {
    /// The room of the controls at the beginning and at the end.
    var editingRoom: (left: CGFloat, right: CGFloat) {
        guard isEditing else { return (0, 0) }
        return (
            edits.hasControl && edits.indents ? CellEditControl.width : 0, edits.moves ? CellReorderControl.width : 0
        )
    }

    func layoutEditControls() {
        layoutEditControl()
        layoutReorderControl()
    }

    private func layoutEditControl() {
        let isWanted = isEditing && edits.hasControl
        guard isWanted || parts.editControl != nil else { return }
        let control = parts.editControl ?? makeEditControl()
        parts.editControl = control
        if isWanted {
            control.kind = edits.selects ? .selection(isOn: isSelected) : edits.style == .insert ? .insert : .delete
            control.isUserInteractionEnabled = !edits.selects
        }
        let x = (readsFromRight ? bounds.width - CellEditControl.width : 0) + safeSides.left
        // Controls come from beyond the edge, and go there.
        let aside = readsFromRight ? CellEditControl.width : -CellEditControl.width
        place(control, at: CGRect(x: x, y: 0, width: CellEditControl.width + 8, height: bounds.height), isWanted, aside)
    }

    private func makeEditControl() -> CellEditControl {
        let control = CellEditControl(frame: .zero)
        control.addAction(
            UIAction { [unowned self] _ in position.table?.tapEditControl(of: self) }, for: .touchUpInside)
        return control
    }

    private func layoutReorderControl() {
        let isWanted = isEditing && edits.moves
        guard isWanted || parts.reorderControl != nil else { return }
        let control = parts.reorderControl ?? CellReorderControl(frame: .zero)
        parts.reorderControl = control
        let x = readsFromRight ? safeSides.left : bounds.width - safeSides.right - CellReorderControl.width
        let aside = readsFromRight ? -CellReorderControl.width : CellReorderControl.width
        place(control, at: CGRect(x: x, y: 0, width: CellReorderControl.width, height: bounds.height), isWanted, aside)
    }

    private func place(_ control: UIView, at frame: CGRect, _ isWanted: Bool, _ aside: CGFloat) {
        if control.superview !== self {
            guard isWanted else { return }
            UIView.performWithoutAnimation {
                addSubview(control)
                control.frame = frame.offsetBy(dx: aside, dy: 0)
                control.alpha = 0
            }
        }
        control.frame = isWanted ? frame : frame.offsetBy(dx: aside, dy: 0)
        control.alpha = isWanted ? 1 : 0
        control.isHidden = !isWanted && ViewAnimation.current == nil
    }

    /// Shows labels and images of the content as highlighted while the row is.
    func markContents() {
        let isMarked = isSelected || isHighlighted
        guard isMarked != parts.contentsAreMarked else { return }
        parts.contentsAreMarked = isMarked
        contentView.mark(isMarked)
    }
}

extension UIView {
    fileprivate func mark(_ isMarked: Bool) {
        for view in subviews {
            if let label = view as? UILabel, label.isHighlighted != isMarked { label.isHighlighted = isMarked }
            if let image = view as? UIImageView, image.isHighlighted != isMarked { image.isHighlighted = isMarked }
            view.mark(isMarked)
        }
    }
}
