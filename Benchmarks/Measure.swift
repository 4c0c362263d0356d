/// Returns the median of the seconds of several runs.
func seconds(runs: Int, _ body: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
        let start = ContinuousClock.now
        try body()
        let elapsed = ContinuousClock.now - start
        times.append(Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18)
    }
    return median(times)
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
}

/// A table of measurements and goals.
struct Table {
    private var rows: [[String]] = [["measure", "promised", "seen", "detail"]]

    mutating func add(_ measure: String, promised: String, seen: String, detail: String) {
        rows.append([measure, promised, seen, detail])
    }

    var text: String {
        let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
        var lines = rows.map { row in
            zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: " | ")
        }
        lines.insert(widths.map { String(repeating: "-", count: $0) }.joined(separator: " | "), at: 1)
        return lines.map { "| \($0) |" }.joined(separator: "\n")
    }
}

extension Double {
    /// The number with two decimals.
    var short: String {
        let hundredths = Int((self * 100).rounded())
        let fraction = hundredths % 100
        return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    }

    var milliseconds: String { "\((self * 1000).short) ms" }
    var microseconds: String { "\((self * 1e6).short) µs" }
}
