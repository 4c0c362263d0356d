import Foundation
import UIKit

/// Measures a table view with many rows of unknown height, scrolled by one row near its beginning and near its end, and
/// by a jump.
@MainActor
func reportScrolling(in table: inout Table) {
    let few = Rows(count: 10_000)
    let (first, later) = (few.secondsPerRow(at: 1), few.secondsPerRow(at: 9_000))
    table.add(
        "scroll by a row, at row 9,000 of 10,000 against row 1", promised: "about 1 ×",
        seen: "\((later / first).short) ×", detail: "\(later.microseconds) a row")
    let many = Rows(count: 100_000)
    let (short, long) = (few.secondsPerJump(), many.secondsPerJump())
    table.add(
        "jump to the end of 100,000 rows, against 10,000", promised: "about 1 ×",
        seen: "\((long / short).short) ×", detail: long.microseconds)
}

@MainActor
private final class Rows: UITableViewDataSource {
    private let count: Int
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)

    init(count: Int) {
        self.count = count
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row % 10)"
        return cell
    }

    private func show(_ row: Int) {
        table.contentOffset.y = table.rectForRow(at: IndexPath(row: row, section: 0)).minY
        table.layoutIfNeeded()
    }

    /// Scrolls back and forth over a few rows.
    func secondsPerRow(at row: Int) -> Double {
        show(row)
        return seconds(runs: 41) {
            for step in 1...10 { show(row + step) }
            for step in (0..<10).reversed() { show(row + step) }
        } / 20
    }

    func secondsPerJump() -> Double {
        seconds(runs: 41) {
            show(count - 30)
            show(0)
        } / 2
    }
}
