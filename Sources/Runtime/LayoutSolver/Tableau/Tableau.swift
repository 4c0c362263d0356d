/// The state of the simplex method.
///
/// Every variable, and the left side of every constraint, is an *unknown*. A basis consists of as many unknowns as
/// there are variables, the coordinates (each in a *slot*); every other unknown has a *row* that expresses it as a
/// linear combination of coordinates. Constants of constraints are not part of the rows: a constraint is a cost on its
/// unknown, zero or linear on each side of a *breakpoint*. So any basis is a valid start, and a changed constant
/// doesn't affect the rows. Constraints and variables are added but never removed.
struct Tableau: Sendable {
    struct Entry: Sendable {
        var slot: Int32
        var coefficient: Double
    }

    enum Side: Sendable {
        case left
        case right
    }

    enum Pin: Sendable {
        case none
        /// May not move where that costs something.
        case error
        case value
    }

    struct Unknown: Sendable {
        var value = 0.0
        var breakpoint = 0.0
        /// The slopes of the cost below and above the breakpoint.
        var lower = 0.0
        var upper = 0.0
        /// The index into `levels`.
        var level = 0
        var priority = 0.0
        /// The side of the breakpoint that a row is on; if it is at the breakpoint, a choice.
        var side = Side.left
        var pin = Pin.none
        /// The distance below which values count as equal.
        var tolerance = 1e-10
        /// The row, or the complement of the slot.
        var place: Int32 = 0
        var isVariable = false
        /// Whether its breakpoint attracts what constraints leave open.
        var attracts = false
        /// The order of adding, which decides ties.
        var serial = 0
        /// A power of two that brings the largest coefficient near 1.
        var scale = 1.0

        /// The slope of the cost on a row's side.
        var slope: Double { side == .left ? lower : upper }
        var hasKink: Bool { upper != lower }
        var isBasic: Bool { place >= 0 }
        var slot: Int { Int(~place) }
        var row: Int { Int(place) }
        var isAtBreakpoint: Bool { abs(value - breakpoint) <= tolerance }
        /// The distance from satisfying the constraint, divided by `scale`.
        var violation: Double {
            let distance = value - breakpoint
            return distance > 0 ? (upper == 0 ? 0 : distance) : (lower == 0 ? 0 : -distance)
        }
    }

    var unknowns: [Unknown] = []
    /// For each unknown that is a constraint's left side: the terms in variables, divided by `scale`.
    var terms: [[Term]] = []
    /// The entries of each row, sorted by slot.
    var rows: [[Entry]] = []
    var rowUnknown: [Int32] = []
    var slotUnknown: [Int32] = []
    /// For each slot the rows with an entry, possibly with stale or duplicate ones.
    var columns: [[Int32]] = []
    /// The distinct priorities, highest first.
    var levels: [Double] = []
    /// The constraints that aren't in the basis yet.
    var pending: [Int32] = []
    var pivotsSinceRebuild = 0
    /// Whether the last search finished. Only rounding that causes a cycle can prevent it.
    var isFinished = true

    // The cost of each slot's coordinate by level, and the sum of magnitudes from which it was computed.
    var costs: [Double] = []
    var sizes: [Double] = []

    // Kept to avoid allocations.
    var scratch: [Entry] = []
    var columnRows: [Int] = []
    var columnCoefficients: [Double] = []
    var rowStamp: [Int] = []
    var slotSums: [Double] = []
    var slotSizes: [Double] = []
    var stamp = 0
}
