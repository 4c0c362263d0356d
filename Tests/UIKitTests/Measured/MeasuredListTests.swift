import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Lists, bars and sheets, from pictures that iOS 12 took. The figures are only ever tightened.
@MainActor
@Suite("Lists as iOS draws them")
struct MeasuredListTests {
    private final class Source: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Details" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "Name"
            cell.detailTextLabel?.text = "Value"
            cell.accessoryType = .disclosureIndicator
            return cell
        }
    }

    private let source = Source()

    private func table(on system: SystemGeneration, scale: CGFloat) -> UITableView {
        let table = UIEnvironment(system: system).perform {
            UITableView(frame: CGRect(x: 0, y: 0, width: 414, height: 500), style: .grouped)
        }
        table.imposeTraits(UITraitCollection.standard.overridden(by: UITraitCollection(displayScale: scale)))
        (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (44, 18, 18)
        table.dataSource = source
        table.layoutIfNeeded()
        return table
    }

    @Test(
        "The first row of a group begins on a pixel, below a header of whole points",
        arguments: [
            (3.0, 55.33, 199.33), (2, 55.5, 199.5),
        ])
    func rows(scale: CGFloat, first: CGFloat, second: CGFloat) {
        let rows = table(on: 12, scale: scale).visibleCells.map(\.frame.minY)
        let places = [first, first + 44, second, second + 44]
        #expect(zip(rows, places).allSatisfy { abs($0 - $1) < 0.01 } && rows.count == places.count, "\(rows)")
    }

    @Test("Lines between rows are a pixel, and with titles, details and chevrons have the colors of their time")
    func colors() throws {
        let old = table(on: 12, scale: 3)
        let picture = try ViewPicture(old, scale: 3)
        // The line of the first row is its last pixel: from 99 to 99.33.
        #expect(picture[600, 296] == [255, 255, 255, 255] && picture[600, 297] == [0xC8, 0xC7, 0xCC, 255])
        #expect(picture[600, 298] == [255, 255, 255, 255])
        #expect(picture.contains { $0 == [0x6D, 0x6D, 0x72, 255] }, "titles")
        #expect(picture.contains { $0 == [0x8E, 0x8E, 0x93, 255] }, "details")
        #expect(picture.contains { $0 == [0xC7, 0xC7, 0xCC, 255] }, "chevrons")
        let new = try ViewPicture(table(on: 17, scale: 3), scale: 3)
        #expect(!new.contains { $0 == [0xC8, 0xC7, 0xCC, 255] || $0 == [0x6D, 0x6D, 0x72, 255] })
    }

    @Test("Before iOS 13 a button that says Done is bold only while it is enabled")
    func doneButton() {
        func width(_ system: SystemGeneration, isEnabled: Bool) -> CGFloat {
            UIEnvironment(system: system).perform {
                let item = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
                item.isEnabled = isEnabled
                return BarButton(item).sizeThatFits(.zero).width
            }
        }
        #expect(width(12, isEnabled: false) < width(12, isEnabled: true) - 0.5)
        #expect(width(17, isEnabled: false) == width(17, isEnabled: true))
    }

    @Test("The card of an alert is nearly white before iOS 13")
    func card() {
        let (old, new) = (UIColor.alertCard(in: 12), UIColor.alertCard(in: 17))
        #expect(old.resolvedColor(with: .standard) == UIColor(hex: 0xF8F8F8))
        #expect(new.resolvedColor(with: .standard) == UIColor(hex: 0xF4F4F5))
    }
}
