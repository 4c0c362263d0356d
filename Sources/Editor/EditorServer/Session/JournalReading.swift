import JSONText

/// The contents of a journal.
struct JournalReading {
    /// The text that the steps are based on, or nil if the first line is unknown.
    private(set) var base: [UInt8]?
    private(set) var steps: [Patch] = []
    /// The end of the last complete line, in bytes.
    private(set) var end = 0
    /// The number of steps that the last process had.
    private var current = 0
    /// The numbers of recovered steps after which nothing else was recorded.
    private var attempts: [Int] = []
    private var isBroken = false

    init(_ bytes: [UInt8]) {
        while let length = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) {
            let line = (try? JSONReader.read(Array(bytes[end..<length]))).flatMap(JournalLine.init)
            if end > 0 {
                take(line)
            } else if case .head(let text)? = line {
                base = text
            } else {
                end = bytes.count
                return
            }
            end = length + 1
        }
    }

    private mutating func take(_ line: JournalLine?) {
        switch line {
        // Steps after an unreadable one are based on an unknown text.
        case .step where isBroken: break
        case .step(let patch):
            steps.removeLast(steps.count - current)
            steps.append(patch)
            current = steps.count
            attempts = []
        case .opened(let count) where (0...steps.count).contains(count):
            attempts.append(count)
            current = count
            isBroken = false
        case .shown: attempts = []
        default: isBroken = true
        }
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
