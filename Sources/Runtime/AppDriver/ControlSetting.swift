import CoreGraphics
import Foundation
import JSONText
import UIKit

/// Sets the value of a control as if a person had, with its events.
@MainActor
struct ControlSetting {
    let value: JSONNode
    let column: Int

    func apply(to element: ScreenElement) throws(DriverError) {
        guard element.isEnabled else { throw DriverError("\(element.title) is disabled") }
        switch element.view {
        case let view as UISwitch:
            change(view, try flag()) {
                $0.isOn
            } set: {
                $0.isOn = $1
            }
        case let view as UISlider:
            change(view, Float(try number())) {
                $0.value
            } set: {
                $0.value = $1
            }
        case let view as UIStepper:
            change(view, try number()) {
                $0.value
            } set: {
                $0.value = $1
            }
        case let view as UIPageControl:
            change(view, Int(clamping: try number())) {
                $0.currentPage
            } set: {
                $0.currentPage = $1
            }
        case let view as UISegmentedControl:
            change(view, try segment(of: view)) {
                $0.selectedSegmentIndex
            } set: {
                $0.selectedSegmentIndex = $1
            }
        case let view as UIDatePicker:
            change(view, try date()) {
                $0.date
            } set: {
                $0.date = $1
            }
        case let view as UIPickerView:
            let row = try row(of: view)
            view.environment.perform { view.choose(row, inComponent: column) }
        case let view as UITextField: try setText(of: view)
        case let view as UITextView: try replaceText(of: view)
        default: throw DriverError("\(element.title) has no value that a person could set")
        }
    }

    private func change<Control: UIControl, Value: Equatable>(
        _ control: Control, _ new: Value, get: (Control) -> Value, set: (Control, Value) -> Void
    ) {
        control.environment.perform {
            let old = get(control)
            set(control, new)
            if get(control) != old { control.sendActions(for: .valueChanged) }
        }
    }

    private func setText(of field: UITextField) throws(DriverError) {
        guard let text = value.string else { throw DriverError("'value' is a text") }
        field.environment.perform {
            field.text = text
            field.sendActions(for: .editingChanged)
        }
    }

    private func replaceText(of view: UITextView) throws(DriverError) {
        guard let text = value.string else { throw DriverError("'value' is a text") }
        view.environment.perform {
            view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
            if text.isEmpty { view.deleteBackward() } else { view.insertText(text) }
        }
    }

    private func flag() throws(DriverError) -> Bool {
        guard let flag = value.bool else { throw DriverError("'value' is true or false") }
        return flag
    }

    private func number() throws(DriverError) -> Double {
        guard let number = value.number else { throw DriverError("'value' is a number") }
        return number
    }

    private func segment(of control: UISegmentedControl) throws(DriverError) -> Int {
        let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
        if let index = value.number.flatMap({ Int(exactly: $0) }), titles.indices.contains(index) { return index }
        if let title = value.string, let index = titles.firstIndex(of: title) { return index }
        throw DriverError("there is no such segment, expected a number or \(titles.compactMap(\.self))")
    }

    private func row(of picker: UIPickerView) throws(DriverError) -> Int {
        guard (0..<picker.numberOfComponents).contains(column) else {
            throw DriverError("there is no column \(column), the picker has \(picker.numberOfComponents)")
        }
        let rows = 0..<picker.numberOfRows(inComponent: column)
        if let row = value.number.flatMap({ Int(exactly: $0) }), rows.contains(row) { return row }
        let wanted = value.string
        if let row = rows.first(where: { wanted != nil && picker.title(ofRow: $0, inComponent: column) == wanted }) {
            return row
        }
        throw DriverError("there is no such row, expected a title or a number below \(rows.count)")
    }

    private func date() throws(DriverError) -> Date {
        guard let date = value.string.flatMap({ try? Date($0, strategy: .iso8601) }) else {
            throw DriverError("'value' is a date such as 2026-01-31T12:00:00Z")
        }
        return date
    }
}
