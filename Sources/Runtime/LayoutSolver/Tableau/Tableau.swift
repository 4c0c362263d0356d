/// The state of the simplex method.
///
/// Every variable, and the left side of every constraint, is an *unknown*. A basis picks as many unknowns as there are
/// variables to be the coordinates (each sits in a *slot*); every other unknown has a *row* that gives it as a sum of
/// multiples of coordinates. Constants of constraints are not part of the rows: a constraint is a cost on its unknown,
/// zero or rising in a straight line on each side of a *breakpoint*. So any basis is a valid start, and a changed
/// constant leaves the rows alone. Constraints and variables come; none goes.
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
        /// Slopes of the cost below and above the breakpoint.
        var lower = 0.0
        var upper = 0.0
        /// Index into `levels`.
        var level = 0
        var priority = 0.0
        /// A row's side of its breakpoint; the choice made when it is at the breakpoint.
        var side = Side.left
        var pin = Pin.none
        /// Below this, a distance counts as none.
        var tolerance = 1e-10
        /// The row, or the complement of the slot.
        var place: Int32 = 0
        var isVariable = false
        /// When it was added; decides ties.
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
        /// How far the constraint is from holding, divided by `scale`.
        var violation: Double {
            let distance = value - breakpoint
            return distance > 0 ? (upper == 0 ? 0 : distance) : (lower == 0 ? 0 : -distance)
        }
    }

    var unknowns: [Unknown] = []
    /// Of each unknown that is a constraint's left side: the expression by variables, divided by `scale`.
    var terms: [[Term]] = []
    /// Sorted by slot.
    var rows: [[Entry]] = []
    var rowUnknown: [Int32] = []
    var slotUnknown: [Int32] = []
    /// At least the rows with an entry in the slot; some may have lost theirs, some may be there twice.
    var columns: [[Int32]] = []
    /// Distinct priorities, highest first.
    var levels: [Double] = []
    /// Constraints whose rows were not yet given a place in the basis.
    var pending: [Int32] = []
    var pivotsSinceRebuild = 0
    /// False when a search was given up, which only rounding that goes round in circles can cause.
    var isFinished = true

    // What each slot's coordinate costs by level, and the sum of sizes that it was made from.
    var costs: [Double] = []
    var sizes: [Double] = []

    // Kept to spare allocations.
    var scratch: [Entry] = []
    var columnRows: [Int] = []
    var columnCoefficients: [Double] = []
    var rowStamp: [Int] = []
    var slotSums: [Double] = []
    var slotSizes: [Double] = []
    var stamp = 0
}
