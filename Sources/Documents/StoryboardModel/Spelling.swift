/// Suggests a similar word for one that is unknown.
package enum Spelling {
    /// Returns "; did you mean '--fix'?", or an empty string if no candidate is similar.
    package static func suggestion(for word: String, among candidates: [String]) -> String {
        nearest(to: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
    }

    package static func nearest(to word: String, among candidates: [String]) -> String? {
        let measured = candidates.map { (name: $0, distance: distance(word.lowercased(), $0.lowercased())) }
        let limit = max(1, word.count / 3)
        if let best = measured.min(by: { $0.distance < $1.distance }), best.distance <= limit { return best.name }
        return word.count > 2 ? candidates.first { $0.hasPrefix(word) } : nil
    }

    /// Returns the number of letters to insert, delete, replace or swap with the next one.
    private static func distance(_ left: String, _ right: String) -> Int {
        let left = Array(left)
        let right = Array(right)
        var rows = [Array(0...right.count)]
        for row in 0..<left.count {
            var next = [row + 1]
            for column in 0..<right.count {
                let same = left[row] == right[column]
                var best = min(rows[row][column] + (same ? 0 : 1), rows[row][column + 1] + 1, next[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, rows[row - 1][column - 1] + 1)
                }
                next.append(best)
            }
            rows.append(next)
        }
        return rows[left.count][right.count]
    }
}
