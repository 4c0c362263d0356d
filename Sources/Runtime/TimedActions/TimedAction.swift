/// Something that a node does over time: a change, or others one after another, at once, or again and again.
///
/// The actions of SpriteKit and SceneKit are made of these.
package struct TimedAction<Node> {
    /// Goes on by a time. Returns what is left of it once the action has ended, else nil.
    package typealias Run = (_ node: Node, _ time: Double) -> Double?

    package let duration: Double
    /// Begins the action. Each beginning is independent of others.
    package let start: () -> Run

    private init(duration: Double, start: @escaping () -> Run) { (self.duration, self.start) = (duration, start) }

    /// Does something once, without taking time.
    package static func call(_ body: @escaping (Node) -> Void) -> TimedAction {
        TimedAction(duration: 0) {
            { node, time in
                body(node)
                return time
            }
        }
    }

    /// Changes a node from what it is at the beginning.
    ///
    /// - Parameter begin: Returns what sets the node for a part of the way from 0 to 1.
    package static func change(
        duration: Double, timing: @escaping (Double) -> Double = { $0 }, _ begin: @escaping (Node) -> (Double) -> Void
    ) -> TimedAction {
        TimedAction(duration: duration) {
            var passed = 0.0
            var set: ((Double) -> Void)?
            return { node, time in
                let change = set ?? begin(node)
                set = change
                passed += time
                let isOver = passed >= duration
                change(isOver ? 1 : timing(passed / duration))
                return isOver ? passed - duration : nil
            }
        }
    }

    /// Does one action after the other.
    package static func sequence(_ actions: [TimedAction]) -> TimedAction {
        TimedAction(duration: actions.reduce(0) { $0 + $1.duration }) {
            var waiting = actions[...]
            var current: Run?
            return { node, time in
                var left = time
                while let run = current ?? waiting.popFirst()?.start() {
                    current = run
                    guard let rest = run(node, left) else { return nil }
                    (left, current) = (rest, nil)
                }
                return left
            }
        }
    }

    /// Does actions at once. It ends with the last of them.
    package static func group(_ actions: [TimedAction]) -> TimedAction {
        TimedAction(duration: actions.map(\.duration).max() ?? 0) {
            var runs = actions.map { $0.start() }
            var longest = 0.0
            return { node, time in
                longest = actions.isEmpty ? time : 0
                var going: [Run] = []
                var rests: [Double] = []
                for run in runs {
                    if let rest = run(node, time) { rests.append(rest) } else { going.append(run) }
                }
                runs = going
                longest = rests.min() ?? longest
                return going.isEmpty ? longest : nil
            }
        }
    }

    /// Does an action again and again, without end if there is no number of times.
    package static func repeated(_ action: TimedAction, times: Int? = nil) -> TimedAction {
        TimedAction(duration: times.map { action.duration * Double($0) } ?? .infinity) {
            var done = 0
            var current: Run?
            return { node, time in
                var left = time
                while times.map({ done < $0 }) ?? true {
                    let run = current ?? action.start()
                    current = run
                    guard let rest = run(node, left) else { return nil }
                    current = nil
                    done += 1
                    // What takes no time would never let the frame end.
                    if times == nil, rest == left { return nil }
                    left = rest
                }
                return left
            }
        }
    }

    /// Returns the action at another speed. At zero it stands still.
    package func atSpeed(_ speed: Double) -> TimedAction {
        guard speed != 1 else { return self }
        return TimedAction(duration: speed > 0 ? duration / speed : .infinity) {
            let run = start()
            return { node, time in
                guard speed > 0 else { return nil }
                return run(node, time * speed).map { $0 / speed }
            }
        }
    }
}

/// The actions that a node does now.
package struct TimedRuns<Node> {
    private struct Entry {
        let number: Int
        let key: String?
        let run: TimedAction<Node>.Run
        let completion: (() -> Void)?
    }

    private var entries: [Entry] = []
    private var started = 0

    package init() {}

    package var isEmpty: Bool { entries.isEmpty }
    package func contains(_ key: String) -> Bool { entries.contains { $0.key == key } }

    /// Begins an action, in place of one with the same key.
    package mutating func begin(
        _ action: TimedAction<Node>, key: String? = nil, completion: (() -> Void)? = nil
    ) {
        if let key { remove(key) }
        started += 1
        entries.append(Entry(number: started, key: key, run: action.start(), completion: completion))
    }

    package mutating func remove(_ key: String) { entries.removeAll { $0.key == key } }
    package mutating func removeAll() { entries = [] }

    /// Returns what goes on by a time: each action's step, which says whether the action has ended, and what ends it. A step may
    /// begin and remove others.
    package func steps(_ time: Double) -> [(number: Int, advance: (Node) -> Bool, completion: (() -> Void)?)] {
        entries.map { entry in (entry.number, { entry.run($0, time) != nil }, entry.completion) }
    }

    package func isRunning(_ number: Int) -> Bool { entries.contains { $0.number == number } }
    package mutating func end(_ number: Int) { entries.removeAll { $0.number == number } }
}
