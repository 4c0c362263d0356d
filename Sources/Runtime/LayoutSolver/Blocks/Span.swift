/// The values that are left to one parameter.
struct Span: Sendable {
    /// Where a cost bends: what it grows by per unit below and above.
    struct Bend: Sendable {
        var place: Double
        var below: Double
        var above: Double
    }

    var low = -Double.infinity
    var high = Double.infinity

    /// Whether it is a single value but for rounding.
    var isPoint: Bool { low.isFinite && high - low <= 1e-9 * max(1, abs(low)) }

    /// Keeps the values where the sum of costs is least.
    mutating func narrow(_ bends: Slice<UnsafeMutableBufferPointer<Bend>>) {
        var (least, greatest) = Self.limits(bends)
        // Between the two nothing costs; with one kind of cost only, the end that is nearer to it costs least.
        if least > greatest { (least, greatest) = Self.cheapest(bends) }
        narrow(least, greatest)
    }

    /// The same for a single bend, which is either cheap at its place or on one side of it.
    mutating func narrow(_ bend: Bend) {
        narrow(bend.below > 0 ? bend.place : -.infinity, bend.above > 0 ? bend.place : .infinity)
    }

    /// Keeps the values between two, or the nearest to them.
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

    /// The greatest place with costs below it and the least with costs above it; infinite where there is none.
    static func limits(_ bends: some Sequence<Bend>) -> (least: Double, greatest: Double) {
        var (least, greatest) = (-Double.infinity, Double.infinity)
        for bend in bends {
            if bend.below > 0, bend.place > least { least = bend.place }
            if bend.above > 0, bend.place < greatest { greatest = bend.place }
        }
        return (least, greatest)
    }

    /// Where the sum of costs is least when every value costs something.
    private static func cheapest(_ bends: some Collection<Bend>) -> (low: Double, high: Double) {
        let size = bends.reduce(0) { $0 + $1.below + $1.above }
        var slope = -bends.reduce(0) { $0 + $1.below }
        var first: Double?
        for bend in bends.sorted(by: { $0.place < $1.place }) {
            slope += bend.below + bend.above
            if first == nil, slope >= -1e-10 * size { first = bend.place }
            if slope > 1e-10 * size { return (first ?? bend.place, bend.place) }
        }
        // What costs above is lost beside what costs below.
        return (first ?? -.infinity, .infinity)
    }
}
