/// The interval of values of a parameter.
struct Span: Sendable {
    /// A point at which the slope of a cost changes, with the slopes below and above.
    struct Bend: Sendable {
        var place: Double
        var below: Double
        var above: Double
    }

    var low = -Double.infinity
    var high = Double.infinity

    /// Whether the interval is a single value, except for rounding.
    var isPoint: Bool { low.isFinite && high - low <= 1e-9 * max(1, abs(low)) }

    /// Restricts the interval to the values of minimal cost.
    mutating func narrow(_ bends: Slice<UnsafeMutableBufferPointer<Bend>>) {
        var (least, greatest) = Self.limits(bends)
        // Between the two, nothing costs; with costs of one kind only, the nearer end costs least.
        if least > greatest { (least, greatest) = Self.cheapest(bends) }
        narrow(least, greatest)
    }

    /// Restricts the interval for a single bend, which costs nothing at its point or on one side of it.
    mutating func narrow(_ bend: Bend) {
        narrow(bend.below > 0 ? bend.place : -.infinity, bend.above > 0 ? bend.place : .infinity)
    }

    /// Restricts the interval to the value nearest to a place.
    mutating func narrow(to place: Double) { narrow(place, place) }

    /// Restricts the interval to the values between two, or to the nearest value.
    private mutating func narrow(_ least: Double, _ greatest: Double) {
        if least > high {
            low = high
        } else if greatest < low {
            high = low
        } else {
            low = max(low, least)
            high = min(high, greatest)
        }
    }

    /// Returns the greatest point with costs below it and the least with costs above it; infinite if there is none.
    static func limits(_ bends: some Sequence<Bend>) -> (least: Double, greatest: Double) {
        var (least, greatest) = (-Double.infinity, Double.infinity)
        for bend in bends {
            if bend.below > 0, bend.place > least { least = bend.place }
            if bend.above > 0, bend.place < greatest { greatest = bend.place }
        }
        return (least, greatest)
    }

    /// Returns the interval of minimal cost if every value costs something.
    private static func cheapest(_ bends: some Collection<Bend>) -> (low: Double, high: Double) {
        let size = bends.reduce(0) { $0 + $1.below + $1.above }
        var slope = -bends.reduce(0) { $0 + $1.below }
        var first: Double?
        for bend in bends.sorted(by: { $0.place < $1.place }) {
            slope += bend.below + bend.above
            if first == nil, slope >= -1e-10 * size { first = bend.place }
            if slope > 1e-10 * size { return (first ?? bend.place, bend.place) }
        }
        // The costs above are negligible compared to those below.
        return (first ?? -.infinity, .infinity)
    }
}
