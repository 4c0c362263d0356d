/// The values that are left to one parameter.
struct Span: Sendable {
    /// Where a cost bends: what it grows by per unit below and above.
    struct Bend {
        var place: Double
        var below: Double
        var above: Double
    }

    var low = -Double.infinity
    var high = Double.infinity

    /// Whether it is a single value but for rounding.
    var isPoint: Bool { low.isFinite && high - low <= 1e-9 * max(1, abs(low)) }

    /// Keeps the values where the sum of costs is least. The bends are in order of place.
    mutating func narrow(_ bends: [Bend]) {
        let size = bends.reduce(0) { $0 + $1.below + $1.above }
        guard size > 0 else { return }
        var slope = -bends.reduce(0) { $0 + $1.below }
        var first = slope >= -1e-10 * size ? -Double.infinity : nil
        var last = Double.infinity
        for bend in bends {
            slope += bend.below + bend.above
            if first == nil, slope >= -1e-10 * size { first = bend.place }
            if slope > 1e-10 * size {
                last = bend.place
                break
            }
        }
        let least = first ?? last
        if least > high {
            low = high
        } else if last < low {
            high = low
        } else {
            low = max(low, least)
            high = min(high, last)
        }
    }
}
