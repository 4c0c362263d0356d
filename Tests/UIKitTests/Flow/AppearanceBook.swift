/// Follows what controllers on a ledger are told of their appearance. It goes from one state to the next only.
struct AppearanceBook {
    /// Where a controller is between its callbacks.
    enum State: String { case disappeared, appearing, appeared, disappearing }

    private(set) var states: [String: State]
    /// The calls that came in a wrong state.
    private(set) var problems: [String] = []

    init(_ states: [String: State] = [:]) { self.states = states }

    subscript(name: String) -> State { states[name] ?? .disappeared }

    /// A controller was seen before it had a ledger.
    mutating func record(_ name: String, _ state: State) { states[name] = state }

    mutating func follow(_ ledger: [String]) {
        for entry in ledger {
            let words = entry.split(separator: " ").map(String.init)
            guard words.count > 1 else { continue }
            let next: State
            let allowed: [State]
            switch words[1] {
            case "willAppear": (next, allowed) = (.appearing, [.disappeared, .disappearing])
            case "isAppearing": (next, allowed) = (.appearing, [.appearing])
            case "didAppear": (next, allowed) = (.appeared, [.appearing])
            case "willDisappear": (next, allowed) = (.disappearing, [.appeared, .appearing])
            case "didDisappear": (next, allowed) = (.disappeared, [.disappearing])
            default: continue
            }
            if !allowed.contains(self[words[0]]) { problems.append("'\(entry)' while \(self[words[0]].rawValue)") }
            states[words[0]] = next
        }
    }
}
