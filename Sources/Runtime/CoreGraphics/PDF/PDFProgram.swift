import Foundation

/// A function that is written as a small program over a stack of numbers.
struct PDFProgram {
    private indirect enum Step {
        case number(Double)
        case word(String)
        case choose(then: [Step], orElse: [Step]?)
    }

    private let steps: [Step]
    private static let deepest = 16
    private static let mostNumbers = 100

    /// Nil for what is no program.
    init?(_ bytes: [UInt8]) {
        var lexer = PDFLexer(bytes, readsReferences: false)
        guard case .keyword("{") = lexer.next(), let steps = Self.block(&lexer, depth: 0) else { return nil }
        self.steps = steps
    }

    private static func block(_ lexer: inout PDFLexer, depth: Int) -> [Step]? {
        guard depth < deepest else { return nil }
        var steps: [Step] = []
        var blocks: [[Step]] = []
        while true {
            switch lexer.next() {
            case .object(.number(let value)): steps.append(.number(value))
            case .object(.bool(let value)): steps.append(.number(value ? 1 : 0))
            case .keyword("{"):
                guard let inner = block(&lexer, depth: depth + 1) else { return nil }
                blocks.append(inner)
            case .keyword("}"): return steps
            case .keyword("if"):
                guard let then = blocks.popLast() else { return nil }
                steps.append(.choose(then: then, orElse: nil))
            case .keyword("ifelse"):
                guard let orElse = blocks.popLast(), let then = blocks.popLast() else { return nil }
                steps.append(.choose(then: then, orElse: orElse))
            case .keyword(let word): steps.append(.word(word))
            case .object, .arrayEnd, .dictionaryEnd, .end: return nil
            }
        }
    }

    /// What is on the stack in the end; what cannot be done is passed over.
    func run(_ input: [Double]) -> [Double] {
        var stack = input
        Self.run(steps, &stack)
        return stack
    }

    private static func run(_ steps: [Step], _ stack: inout [Double]) {
        for step in steps where stack.count < mostNumbers {
            switch step {
            case .number(let value): stack.append(value)
            case .choose(let then, let orElse): run((stack.popLast() ?? 0) != 0 ? then : orElse ?? [], &stack)
            case .word(let word): if !rearrange(word, &stack) { calculate(word, &stack) }
            }
        }
    }

    private static func rearrange(_ word: String, _ stack: inout [Double]) -> Bool {
        switch word {
        case "pop": _ = stack.popLast()
        case "dup": if let last = stack.last { stack.append(last) }
        case "exch": if stack.count > 1 { stack.swapAt(stack.count - 1, stack.count - 2) }
        case "copy":
            let count = whole(stack.popLast())
            if count > 0, count <= stack.count { stack += stack.suffix(count) }
        case "index":
            let index = whole(stack.popLast())
            if index >= 0, index < stack.count { stack.append(stack[stack.count - 1 - index]) }
        case "roll":
            let (by, count) = (whole(stack.popLast()), whole(stack.popLast()))
            guard count > 0, count <= stack.count else { break }
            let shift = (by % count + count) % count
            let rolled = Array(stack.suffix(count))
            stack.replaceSubrange((stack.count - count)..., with: rolled.suffix(shift) + rolled.prefix(count - shift))
        default: return false
        }
        return true
    }

    private static func whole(_ value: Double?) -> Int { value.flatMap { Int(exactly: $0.rounded()) } ?? 0 }

    private static let ofOne: [String: @Sendable (Double) -> Double] = [
        "abs": { abs($0) }, "neg": { -$0 }, "ceiling": { $0.rounded(.up) }, "floor": { $0.rounded(.down) },
        "round": { ($0 + 0.5).rounded(.down) }, "truncate": { $0.rounded(.towardZero) },
        "cvi": { $0.rounded(.towardZero) }, "cvr": { $0 }, "sqrt": { $0 < 0 ? 0 : $0.squareRoot() },
        "sin": { sin($0 * .pi / 180) }, "cos": { cos($0 * .pi / 180) }, "ln": { log($0) }, "log": { log10($0) },
        "not": { $0 == 0 ? 1 : 0 },
    ]

    private static let ofTwo: [String: @Sendable (Double, Double) -> Double] = [
        "add": { $0 + $1 }, "sub": { $0 - $1 }, "mul": { $0 * $1 }, "div": { $1 == 0 ? 0 : $0 / $1 },
        "idiv": { $1 == 0 ? 0 : ($0 / $1).rounded(.towardZero) },
        "mod": { $1 == 0 ? 0 : $0.truncatingRemainder(dividingBy: $1) }, "exp": { pow($0, $1) },
        "atan": { (atan2($0, $1) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360) },
        "eq": { $0 == $1 ? 1 : 0 }, "ne": { $0 != $1 ? 1 : 0 }, "gt": { $0 > $1 ? 1 : 0 }, "ge": { $0 >= $1 ? 1 : 0 },
        "lt": { $0 < $1 ? 1 : 0 }, "le": { $0 <= $1 ? 1 : 0 },
        "and": { bits($0, $1, &) }, "or": { bits($0, $1, |) }, "xor": { bits($0, $1, ^) },
    ]

    private static func bits(_ one: Double, _ other: Double, _ combine: (Int, Int) -> Int) -> Double {
        Double(combine(whole(one), whole(other)))
    }

    private static func calculate(_ word: String, _ stack: inout [Double]) {
        if let function = ofOne[word], let value = stack.popLast() {
            stack.append(function(value))
        } else if let function = ofTwo[word], let second = stack.popLast(), let first = stack.popLast() {
            stack.append(function(first, second))
        }
    }
}
