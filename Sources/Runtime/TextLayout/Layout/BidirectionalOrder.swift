/// The visual order of text, by rule L2 of Unicode's bidirectional algorithm.
enum BidirectionalOrder {
    /// Returns the indexes of `levels` from left to right, or nil if they are in order already.
    static func visual(_ levels: [Int]) -> [Int]? {
        guard let highest = levels.max(), highest > 0 else { return nil }
        var order = Array(levels.indices)
        for level in stride(from: highest, to: 0, by: -1) {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }
}
