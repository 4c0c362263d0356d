import Foundation

/// Carries out the drawing of a page.
final class PDFPainter {
    let context: CGContext
    let file: PDFFile
    /// What a page asked for and did not get.
    var omitted: Set<PDFOmission> = []
    var state = State()
    private var saved: [State] = []
    var resources: [String: PDFObject] = [:]
    /// From the space of what is being drawn, page or form, to pixels: patterns lie in it.
    var base: CGAffineTransform
    private var path = CGMutablePath()
    private var clipRule: CGPathFillRule?
    let depth: Int
    /// What may still be done for the page, with all that is drawn within it.
    let budget: Budget

    static let deepest = 12
    private static let mostSaved = 512

    struct Paint {
        var space = PDFColorSpace.gray
        var numbers: [Double] = [0]
        var pattern: String?
    }

    struct State {
        var fill = Paint()
        var stroke = Paint()
        var fillAlpha = 1.0
        var strokeAlpha = 1.0
        var blendMode = CGBlendMode.normal
        var mask: CGImage?
        /// Texts that are shown this way leave nothing to be seen.
        var textMode = 0
        var lineWidth = 1.0
    }

    /// Steps, each a word of a drawing or some hundred pixels. Drawings within drawings could go on for ever.
    final class Budget {
        private(set) var rest = 500_000

        /// Whether there is something left.
        func take(_ steps: Int = 1) -> Bool {
            rest -= steps
            return rest > 0
        }
    }

    init(_ context: CGContext, _ file: PDFFile) {
        self.context = context
        self.file = file
        depth = 0
        budget = Budget()
        base = context.ctm
    }

    /// For a drawing within that of `outer`.
    init(_ context: CGContext, in outer: PDFPainter) {
        self.context = context
        file = outer.file
        depth = outer.depth + 1
        budget = outer.budget
        resources = outer.resources
        base = context.ctm
    }

    func draw(_ page: CGPDFPage) {
        resources = file.dictionary(page.dictionary["Resources"]) ?? [:]
        let parts = file.array(page.dictionary["Contents"]) ?? [page.dictionary["Contents"] ?? .null]
        // The parts are one: they may be cut anywhere between words.
        run(parts.compactMap { file.stream($0).flatMap(file.decoded) }.reduce(into: []) { $0 += $1 + [10] })
    }

    /// Draws, and leaves the context as it was.
    func run(_ bytes: [UInt8]) {
        var lexer = PDFLexer(bytes, readsReferences: false)
        var operands: [PDFObject] = []
        let outer = saved.count
        context.saveGState()
        loop: while budget.take() {
            switch lexer.next() {
            case .object(let object): if operands.count < 64 { operands.append(object) }
            case .keyword("BI"):
                drawInline(&lexer)
                operands = []
            case .keyword(let word):
                carryOut(word, operands)
                operands = []
            case .arrayEnd, .dictionaryEnd: continue
            case .end: break loop
            }
        }
        while saved.count > outer { restore() }
        context.restoreGState()
    }

    // MARK: Operators

    private func carryOut(_ word: String, _ operands: [PDFObject]) {
        let numbers = operands.compactMap(\.number).map { CGFloat($0) }
        if carryOut(path: word, numbers) || carryOut(painting: word) || carryOut(state: word, operands, numbers) {
            return
        }
        if carryOut(color: word, operands, numbers.map { Double($0) }) { return }
        switch word {
        case "Do": if let name = operands.first?.name { drawObject(name) }
        case "sh": if let name = operands.first?.name { paint(shading: name) }
        case "Tr": state.textMode = operands.first?.integer ?? 0
        case "Tj", "TJ", "'", "\"": if state.textMode != 3, state.textMode != 7 { omitted.insert(.text) }
        default: break
        }
    }

    private func carryOut(path word: String, _ n: [CGFloat]) -> Bool {
        func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
        let last = path.isEmpty ? CGPoint.zero : path.currentPoint
        switch (word, n.count) {
        case ("m", 2...): path.move(to: point(0))
        case ("l", 2...): path.isEmpty ? path.move(to: point(0)) : path.addLine(to: point(0))
        case ("c", 6...) where !path.isEmpty: path.addCurve(to: point(4), control1: point(0), control2: point(2))
        case ("v", 4...) where !path.isEmpty: path.addCurve(to: point(2), control1: last, control2: point(0))
        case ("y", 4...) where !path.isEmpty: path.addCurve(to: point(2), control1: point(0), control2: point(2))
        case ("re", 4...): path.addRect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
        case ("h", _): if !path.isEmpty { path.closeSubpath() }
        case ("W", _): clipRule = .winding
        case ("W*", _): clipRule = .evenOdd
        default: return ["m", "l", "c", "v", "y", "re"].contains(word)
        }
        return true
    }

    private func carryOut(painting word: String) -> Bool {
        guard let way = Self.paintings[word] else { return false }
        if way.closes, !path.isEmpty { path.closeSubpath() }
        if let rule = way.fill { fill(path, rule) }
        if way.strokes { stroke(path) }
        if let rule = clipRule {
            context.beginPath()
            context.addPath(path)
            context.clip(using: rule)
        }
        clipRule = nil
        path = CGMutablePath()
        return true
    }

    private struct Painting {
        var fill: CGPathFillRule?
        var strokes = false
        var closes = false
    }

    private static let paintings: [String: Painting] = [
        "n": Painting(), "S": Painting(strokes: true), "s": Painting(strokes: true, closes: true),
        "f": Painting(fill: .winding), "F": Painting(fill: .winding), "f*": Painting(fill: .evenOdd),
        "B": Painting(fill: .winding, strokes: true), "B*": Painting(fill: .evenOdd, strokes: true),
        "b": Painting(fill: .winding, strokes: true, closes: true),
        "b*": Painting(fill: .evenOdd, strokes: true, closes: true),
    ]

    private func carryOut(state word: String, _ operands: [PDFObject], _ n: [CGFloat]) -> Bool {
        switch (word, n.count) {
        case ("q", _):
            guard saved.count < Self.mostSaved else { break }
            saved.append(state)
            context.saveGState()
        case ("Q", _): restore()
        case ("cm", 6...):
            let transform = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
            context.concatenate(transform)
        case ("w", 1...): setLineWidth(n[0])
        case ("J", 1...): setLineCap(operands.first?.integer)
        case ("j", 1...): setLineJoin(operands.first?.integer)
        case ("M", 1...): context.setMiterLimit(n[0])
        case ("d", 1...): setDash(operands.first, phase: n[0])
        case ("gs", _): if let name = operands.first?.name { apply(settings: name) }
        case ("i", _), ("ri", _): break
        default: return false
        }
        return true
    }

    private func restore() {
        guard let before = saved.popLast() else { return }
        state = before
        context.restoreGState()
    }

    func setLineWidth(_ width: CGFloat) { state.lineWidth = Double(abs(width)) }

    func setLineCap(_ number: Int?) { context.setLineCap(CGLineCap(rawValue: Int32(clamping: number ?? 0)) ?? .butt) }

    func setLineJoin(_ number: Int?) {
        context.setLineJoin(CGLineJoin(rawValue: Int32(clamping: number ?? 0)) ?? .miter)
    }

    func setDash(_ object: PDFObject?, phase: CGFloat) {
        guard case .array(let array) = object else { return }
        let lengths = array.compactMap { file.number($0) }.map { CGFloat(max(0, $0)) }
        context.setLineDash(phase: phase, lengths: lengths.contains { $0 > 0 } ? lengths : [])
    }

    // MARK: Colours

    private func carryOut(color word: String, _ operands: [PDFObject], _ n: [Double]) -> Bool {
        let isStroke = word.first?.isUppercase == true
        let place: WritableKeyPath<State, Paint> = isStroke ? \.stroke : \.fill
        switch word {
        case "g", "G": state[keyPath: place] = Paint(space: .gray, numbers: n)
        case "rg", "RG": state[keyPath: place] = Paint(space: .rgb, numbers: n)
        case "k", "K": state[keyPath: place] = Paint(space: .cmyk, numbers: n)
        case "cs", "CS":
            let space = PDFColorSpace(operands.first, in: file, resources: resources) ?? .gray
            state[keyPath: place] = Paint(space: space, numbers: space.initial)
        case "sc", "SC", "scn", "SCN":
            state[keyPath: place].numbers = n
            state[keyPath: place].pattern = operands.last?.name
        default: return false
        }
        return true
    }

    // MARK: Painting

    func fill(_ path: CGPath, _ rule: CGPathFillRule) {
        guard !path.isEmpty else { return }
        painted(alpha: state.fillAlpha) {
            if let pattern = state.fill.pattern {
                context.beginPath()
                context.addPath(path)
                context.clip(using: rule)
                paint(pattern: pattern, with: state.fill, alpha: state.fillAlpha)
            } else {
                context.setFillColor(state.fill.space.color(state.fill.numbers))
                context.beginPath()
                context.addPath(path)
                context.fillPath(using: rule)
            }
        }
    }

    private func stroke(_ path: CGPath) {
        guard !path.isEmpty else { return }
        painted(alpha: state.strokeAlpha) {
            // A line without a width is as thin as can be seen.
            let scale = abs(context.ctm.a * context.ctm.d - context.ctm.b * context.ctm.c).squareRoot()
            context.setLineWidth(max(CGFloat(state.lineWidth), scale > 0 ? 1 / scale : 1))
            let color = state.stroke.pattern.flatMap(averageColor) ?? state.stroke.space.color(state.stroke.numbers)
            context.setStrokeColor(color)
            context.beginPath()
            context.addPath(path)
            context.strokePath()
        }
    }

    /// Paints with the alpha, blend mode and mask of now.
    func painted(alpha: Double, _ body: () -> Void) {
        context.saveGState()
        if let mask = state.mask {
            let toPixels = context.ctm
            context.concatenate(toPixels.inverted())
            context.clip(to: CGRect(x: 0, y: 0, width: mask.width, height: mask.height), mask: mask)
            context.concatenate(toPixels)
        }
        context.setAlpha(CGFloat(min(max(alpha, 0), 1)))
        context.setBlendMode(state.blendMode)
        body()
        context.restoreGState()
    }

    /// Makes `transform` lead from user space to pixels.
    func set(_ transform: CGAffineTransform) { context.concatenate(transform.concatenating(context.ctm.inverted())) }

    static func transform(_ numbers: [Double]?) -> CGAffineTransform {
        guard let numbers, numbers.count == 6 else { return .identity }
        let n = numbers.map { CGFloat($0) }
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
}
