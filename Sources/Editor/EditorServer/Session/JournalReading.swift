import JSONText

/// The contents of a journal.
struct JournalReading {
    /// The text that the steps are based on, or nil if the first line is unknown.
    private(set) var base: [UInt8]?
    private(set) var steps: [Patch] = []
    /// The steps of several documents among them, by their places, of which it isn't known that all have them.
    private(set) var unsettled: [Int: JointStep] = [:]
    /// The documents that have steps together with this one.
    private(set) var partners: Set<String> = []
    /// The saving together with others that was begun, or nil if there is none.
    private(set) var saving: JointStep?
    /// The steps of several documents that were recorded.
    private var recorded: Set<JointStep> = []
    /// The end of the last complete line, in bytes.
    private(set) var end = 0
    /// The number of steps that the last process had.
    private var current = 0
    /// The numbers of recovered steps after which nothing else was recorded.
    private var attempts: [Int] = []
    private var isBroken = false

    /// Reads a journal of a folder.
    init(_ bytes: [UInt8], in folder: String) {
        while let length = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) {
            let line = (try? JSONReader.read(Array(bytes[end..<length]))).flatMap { JournalLine($0, in: folder) }
            if end > 0 {
                apply(line)
            } else if case .head(let text)? = line {
                base = text
            } else {
                end = bytes.count
                return
            }
            end = length + 1
        }
    }

    private mutating func apply(_ line: JournalLine?) {
        switch line {
        // Steps after an unreadable one are based on an unknown text.
        case .step where isBroken: break
        case .step(let patch): apply(patch)
        case .jointStep where isBroken: break
        case .jointStep(let patch, let step):
            apply(patch)
            unsettled[steps.count - 1] = step
            partners.formUnion(step.partners)
            recorded.insert(step)
        case .settled(let step):
            unsettled = unsettled.filter { $0.value.id != step.id }
            partners.formUnion(step.partners)
            recorded.insert(step)
        case .saving(let step): saving = step
        case .opened(let count) where (0...steps.count).contains(count):
            attempts.append(count)
            current = count
            isBroken = false
        case .shown: attempts = []
        default: isBroken = true
        }
    }

    private mutating func apply(_ patch: Patch) {
        steps.removeLast(steps.count - current)
        unsettled = unsettled.filter { $0.key < current }
        steps.append(patch)
        current = steps.count
        (attempts, saving) = ([], nil)
    }

    /// Returns whether the journal has a step of several documents.
    func has(_ step: JointStep) -> Bool { recorded.contains { $0.id == step.id } }

    /// Leaves out the steps that not all of their documents have, and those after them. Returns those that all have.
    mutating func settle(_ isEverywhere: (JointStep) -> Bool) -> Set<JointStep> {
        let places = unsettled.filter { $0.key < current }.sorted { $0.key < $1.key }
        guard let missing = places.firstIndex(where: { !isEverywhere($0.value) }) else { return recorded }
        let place = places[missing].key
        steps.removeLast(steps.count - place)
        current = min(current, place)
        return recorded.subtracting(places[missing...].map(\.value))
    }

    /// The number of steps to recover: after each crash one less, then two less, then four.
    var harmlessCount: Int { attempts.isEmpty ? current : max(0, current - 1 << (attempts.count - 1)) }

    /// Returns the text after the first steps, as far as they can be applied, and their number.
    func text(after count: Int) -> (text: [UInt8], count: Int) {
        var text = base ?? []
        for (number, step) in steps.prefix(count).enumerated() {
            guard let next = step.applied(to: text) else { return (text, number) }
            text = next
        }
        return (text, count)
    }
}
