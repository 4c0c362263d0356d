import Foundation
import Testing

@testable import UIKit

@Suite("Picker views")
@MainActor
struct PickerTests {
    private final class Fruits: UIPickerViewDataSource, UIPickerViewDelegate {
        var counts = [20, 3]
        var chosen: [String] = []

        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(component)-\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append("\(component)-\(row)")
        }
    }

    private let fruits = Fruits()
    private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))

    init() {
        picker.dataSource = fruits
        picker.delegate = fruits
        picker.layoutIfNeeded()
    }

    @Test("A picker has the components and rows of its data source, and the first rows are selected")
    func rows() {
        #expect(picker.numberOfComponents == 2)
        #expect(picker.numberOfRows(inComponent: 0) == 20 && picker.numberOfRows(inComponent: 1) == 3)
        #expect(picker.numberOfRows(inComponent: 2) == 0)
        #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 2) == -1)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 150, height: 32))
    }

    @Test("A row that the app selects is in the middle, and the delegate isn't told")
    func selection() throws {
        picker.selectRow(7, inComponent: 0, animated: false)
        picker.layoutIfNeeded()
        #expect(picker.selectedRow(inComponent: 0) == 7)
        #expect(fruits.chosen.isEmpty)
        let view = try #require(picker.view(forRow: 7, forComponent: 0) as? UILabel)
        #expect(view.text == "0-7" && view.alpha == 1)
        #expect(view.convert(CGPoint(x: 0, y: view.bounds.midY), to: picker).y == 108)
        #expect(picker.view(forRow: 19, forComponent: 0) == nil)
    }

    @Test("Rows beyond the last one are the last one")
    func bounds() {
        picker.selectRow(99, inComponent: 1, animated: false)
        #expect(picker.selectedRow(inComponent: 1) == 2)
        picker.selectRow(-5, inComponent: 1, animated: false)
        #expect(picker.selectedRow(inComponent: 1) == 0)
    }

    @Test("A component that is loaded anew keeps its selection if it can")
    func reloading() {
        picker.selectRow(9, inComponent: 0, animated: false)
        fruits.counts[0] = 5
        picker.reloadComponent(0)
        #expect(picker.numberOfRows(inComponent: 0) == 5 && picker.selectedRow(inComponent: 0) == 4)
        fruits.counts[0] = 0
        picker.reloadComponent(0)
        #expect(picker.selectedRow(inComponent: 0) == -1)
    }

    @Test("What a person selects, the delegate is told; the value is the selected rows")
    func choice() {
        picker.choose(2, inComponent: 1)
        #expect(fruits.chosen == ["1-2"])
        #expect(picker.perception.value == .rows([0, 2]))
    }

    @Test("Without a data source there are no components")
    func nothing() {
        let empty = UIPickerView()
        #expect(empty.numberOfComponents == 0 && empty.selectedRow(inComponent: 0) == -1)
        empty.selectRow(1, inComponent: 0, animated: true)
        empty.reloadComponent(3)
    }
}
