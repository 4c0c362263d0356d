public import Foundation

/// A control with wheels for selecting rows.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    open var showsSelectionIndicator = true
    /// The wheels, or nil until they are needed.
    private var wheels: [PickerColumn]?

    // MARK: Rows

    open var numberOfComponents: Int { columns.count }

    open func numberOfRows(inComponent component: Int) -> Int { column(component)?.count ?? 0 }

    open func rowSize(forComponent component: Int) -> CGSize {
        column(component).map { CGSize(width: $0.frame.width, height: $0.rowHeight) } ?? .zero
    }

    /// Returns the view of a row that is shown, or nil.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { column(component)?.rowViews[row] }

    open func reloadAllComponents() {
        for column in wheels ?? [] { column.removeFromSuperview() }
        wheels = nil
        setNeedsLayout()
        setNeedsDisplay()
    }

    open func reloadComponent(_ component: Int) {
        guard let column = column(component), let dataSource else { return }
        column.reload(count: max(0, dataSource.pickerView(self, numberOfRowsInComponent: component)))
    }

    /// Selects a row without telling the delegate.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        layoutIfNeeded()
        column(component)?.select(row, animated: animated)
    }

    /// Returns the selected row, or -1 if there is none.
    open func selectedRow(inComponent component: Int) -> Int { column(component)?.selectedRow ?? -1 }

    /// Selects a row as a person does.
    package func choose(_ row: Int, inComponent component: Int) {
        selectRow(row, inComponent: component, animated: false)
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    /// The title of a row.
    package func title(ofRow row: Int, inComponent component: Int) -> String? {
        delegate?.pickerView(self, titleForRow: row, forComponent: component)
            ?? (view(forRow: row, forComponent: component) as? UILabel)?.text
    }

    // MARK: Wheels

    /// The width of a component without a width of its own.
    var shareOfComponent: CGFloat { max(0, bounds.width - 20) / CGFloat(max(1, wheels?.count ?? 1)) }

    private var columns: [PickerColumn] {
        if let wheels { return wheels }
        guard let dataSource else { return [] }
        let made = (0..<max(0, dataSource.numberOfComponents(in: self))).map { component in
            PickerColumn(
                self, component, count: max(0, dataSource.pickerView(self, numberOfRowsInComponent: component)))
        }
        wheels = made
        for column in made { addSubview(column) }
        return made
    }

    private func column(_ component: Int) -> PickerColumn? {
        columns.indices.contains(component) ? columns[component] : nil
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let columns = columns
        let widths = columns.indices.map { component in
            delegate?.pickerView(self, widthForComponent: component) ?? shareOfComponent
        }
        var x = (bounds.width - widths.reduce(0, +)) / 2
        for (column, width) in zip(columns, widths) {
            column.rowHeight = max(
                1, delegate?.pickerView(self, rowHeightForComponent: column.component) ?? PickerColumn.usualRowHeight)
            column.place(CGRect(x: x, y: 0, width: width, height: bounds.height))
            x += width
        }
    }

    open override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    /// The color of titles, which Apple's class has for a key alone, and apps set with it.
    var textColor: UIColor? {
        didSet {
            for case let label as PickerRowLabel in wheels?.flatMap(\.rowViews.values) ?? [] {
                label.textColor = textColor ?? .label
            }
        }
    }

    // MARK: Size

    /// The height is 162 points in all 14 documents of Xcode 6 and 7, 216 since.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: environment.system < 10 ? 162 : 216) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override class var defaultPriorities: Priorities { ((.defaultLow, .defaultLow), (.defaultHigh, .defaultHigh)) }

    package override var perception: Perception {
        let rows = (wheels ?? []).map(\.selectedRow)
        return Perception(value: rows.isEmpty ? nil : .rows(rows), traits: .adjustable, isWhole: true)
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("dataSource", \UIPickerView.dataSource)
            + .property("delegate", \UIPickerView.delegate) + .property("textColor", \UIPickerView.textColor)
    }
}
