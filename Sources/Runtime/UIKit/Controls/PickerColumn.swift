import CoreGraphics
import Foundation

/// A wheel of a picker: rows that scroll, with one in the middle.
final class PickerColumn: UIScrollView, UIScrollViewDelegate {
    /// The usual height of a row, measured since iOS 7.
    static let usualRowHeight: CGFloat = 32

    let component: Int
    private(set) var count: Int
    var rowHeight = PickerColumn.usualRowHeight
    private(set) var selectedRow: Int
    /// The views of the rows that are shown.
    private(set) var rowViews: [Int: UIView] = [:]
    private weak var picker: UIPickerView?
    /// Whether a person moves the wheel. The delegate is called once the person lets go.
    private var isTurned = false

    init(_ picker: UIPickerView, _ component: Int, count: Int) {
        (self.picker, self.component, self.count) = (picker, component, count)
        selectedRow = count > 0 ? 0 : -1
        super.init(frame: .zero)
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        delegate = self
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] in self?.tapped($0) }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { return nil }

    func reload(count: Int) {
        self.count = count
        for view in rowViews.values { view.removeFromSuperview() }
        rowViews = [:]
        selectedRow = min(max(selectedRow, 0), count - 1)
        place(frame)
    }

    /// Sets the frame, and keeps the selected row in the middle.
    func place(_ frame: CGRect) {
        self.frame = frame
        contentSize = CGSize(width: frame.width, height: CGFloat(count) * rowHeight)
        let inset = (frame.height - rowHeight) / 2
        contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
        if !isTurned { contentOffset = offset(of: max(0, selectedRow)) }
        setNeedsLayout()
    }

    func select(_ row: Int, animated: Bool) {
        guard count > 0 else { return }
        selectedRow = min(max(row, 0), count - 1)
        setContentOffset(offset(of: selectedRow), animated: animated)
        setNeedsLayout()
    }

    private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top) }

    /// The row that is nearest to the middle at an offset.
    private func row(at offset: CGFloat) -> Int {
        let row = Int(exactly: ((offset + contentInset.top) / rowHeight).rounded()) ?? 0
        return min(max(row, 0), count - 1)
    }

    // MARK: Turning

    private func tapped(_ recognizer: UIGestureRecognizer) {
        let row = Int(exactly: (recognizer.location(in: self).y / rowHeight).rounded(.down)) ?? 0
        guard (0..<count).contains(row), row != selectedRow else { return }
        isTurned = true
        setContentOffset(offset(of: row), animated: true)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurned = true }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsLayout() }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard count > 0 else { return }
        targetContentOffset.pointee = offset(of: row(at: targetContentOffset.pointee.y))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

    /// Selects the row in the middle after a person has turned the wheel.
    private func settle() {
        guard isTurned, count > 0 else { return }
        isTurned = false
        selectedRow = row(at: contentOffset.y)
        contentOffset = offset(of: selectedRow)
        if let picker { picker.delegate?.pickerView(picker, didSelectRow: selectedRow, inComponent: component) }
    }

    // MARK: Rows

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let picker, count > 0, bounds.height > 0 else { return }
        let radius = bounds.height / 2
        let middle = bounds.midY
        // Rows are on a cylinder, of which half is seen.
        let reach = radius * .pi / 2
        let first = max(0, Int(exactly: ((middle - reach) / rowHeight).rounded(.down)) ?? 0)
        let last = min(count - 1, Int(exactly: ((middle + reach) / rowHeight).rounded(.down)) ?? 0)
        guard first <= last else { return }
        for (row, view) in rowViews where !(first...last).contains(row) {
            view.removeFromSuperview()
            rowViews[row] = nil
        }
        for row in first...last {
            let view = rowViews[row] ?? add(row, of: picker)
            let distance = (CGFloat(row) + 0.5) * rowHeight - middle
            let angle = distance / radius
            view.transform = .identity
            view.frame = CGRect(
                x: 0, y: middle + radius * sin(angle) - rowHeight / 2, width: bounds.width, height: rowHeight)
            view.transform = CGAffineTransform(scaleX: 1, y: max(0.01, cos(angle)))
            view.alpha = abs(distance) < rowHeight / 2 ? 1 : max(0, cos(angle)) * 0.6
        }
    }

    private func add(_ row: Int, of picker: UIPickerView) -> UIView {
        let view =
            picker.delegate?.pickerView(picker, viewForRow: row, forComponent: component, reusing: nil)
            ?? PickerRowLabel()
        rowViews[row] = view
        addSubview(view)
        return view
    }
}
