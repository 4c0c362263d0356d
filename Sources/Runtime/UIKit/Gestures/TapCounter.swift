import Foundation

/// Counts taps with a number of fingers.
@MainActor
struct TapCounter {
    private(set) var count = 0
    /// Whether all fingers of the tap have been down at the same time.
    private var isComplete = false
    private var firstTap: CGPoint?

    enum Result {
        /// The fingers don't make the taps that are required.
        case failed
        /// All fingers of a tap are down.
        case down
        /// More fingers must come or leave.
        case waiting
        /// A tap is done.
        case tap
    }

    /// Takes the touches after some began.
    mutating func begin(_ touches: [UITouch], required: Int) -> Result {
        let down = touches.filter(\.isDown)
        if down.count > required || isComplete { return .failed }
        let place = down.map(\.point).center
        if let firstTap, firstTap.distance(to: place) > HostInput.tapDistance, down.count == required {
            return .failed
        }
        guard down.count == required else { return .waiting }
        if firstTap == nil { firstTap = place }
        isComplete = true
        return .down
    }

    /// Takes the touches after some ended.
    mutating func end(_ touches: [UITouch], required: Int) -> Result {
        guard isComplete else { return .failed }
        guard !touches.contains(where: \.isDown) else { return .waiting }
        isComplete = false
        count += 1
        return .tap
    }
}
