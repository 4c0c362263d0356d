import Foundation

extension NSLayoutConstraint {
    /// How the views of a visual format are aligned, and in which direction they follow each other.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

        public static let alignAllLeft = FormatOptions(.left)
        public static let alignAllRight = FormatOptions(.right)
        public static let alignAllTop = FormatOptions(.top)
        public static let alignAllBottom = FormatOptions(.bottom)
        public static let alignAllLeading = FormatOptions(.leading)
        public static let alignAllTrailing = FormatOptions(.trailing)
        public static let alignAllCenterX = FormatOptions(.centerX)
        public static let alignAllCenterY = FormatOptions(.centerY)
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static var directionLeadingToTrailing: FormatOptions { [] }

        /// The attributes that are equal.
        fileprivate var attributes: [Attribute] {
            (1...Attribute.firstBaseline.rawValue).compactMap(Attribute.init).filter {
                contains(FormatOptions(rawValue: 1 << UInt($0.rawValue)))
            }
        }
    }

    /// Returns the constraints that a visual format describes, such as `H:|-[name]-8-[value(>=40)]-|`. A format that makes no
    /// sense is reported, and has none.
    public class func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var reader = VisualFormatReader(format, options, metrics ?? [:], views)
        do throws(VisualFormatError) {
            return try reader.read()
        } catch {
            UIEnvironment.current.report("Unable to parse constraint format: \(error.message): \(format)")
            return []
        }
    }
}

private struct VisualFormatError: Error {
    var message: String
}

/// Reads a visual format, as Apple's Auto Layout Guide describes the language.
@MainActor
private struct VisualFormatReader {
    private struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        var multiplier: CGFloat = 1
        /// The view whose size it is, if it isn't a number.
        var view: UIView?
        var priority: UILayoutPriority?
    }

    private enum Gap {
        case none, standard
        case predicates([Predicate])
    }

    private var text: Substring
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var isVertical = false
    private var result: [NSLayoutConstraint] = []

    init(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) {
        text = format.filter { !$0.isWhitespace }[...]
        (self.options, self.metrics, self.views) = (options, metrics, views)
    }

    private mutating func consume(_ word: String) -> Bool {
        guard text.hasPrefix(word) else { return false }
        text.removeFirst(word.count)
        return true
    }

    private mutating func require(_ word: String) throws(VisualFormatError) {
        if !consume(word) { throw VisualFormatError(message: "'\(word)' is expected before '\(text)'") }
    }

    mutating func read() throws(VisualFormatError) -> [NSLayoutConstraint] {
        if consume("V:") { isVertical = true } else { _ = consume("H:") }
        let beginsAtEdge = consume("|")
        var gap = beginsAtEdge ? try readGap() : Gap.none
        var previous: UIView?
        var all: [UIView] = []
        while text.hasPrefix("[") {
            let view = try readView()
            if let previous {
                connect(previous, view, gap)
            } else if beginsAtEdge {
                try connectEdge(view, gap, isStart: true)
            }
            (previous, gap) = (view, try readGap())
            all.append(view)
        }
        guard let last = previous else { throw VisualFormatError(message: "a view is expected before '\(text)'") }
        if consume("|") {
            try connectEdge(last, gap, isStart: false)
        } else if case .none = gap {
        } else {
            throw VisualFormatError(message: "a view is expected before '\(text)'")
        }
        if !text.isEmpty { throw VisualFormatError(message: "'\(text)' isn't expected") }
        for (view, next) in zip(all, all.dropFirst()) {
            for attribute in options.attributes {
                add(view, attribute, .equal, next, attribute)
            }
        }
        return result
    }

    // MARK: Parts

    private mutating func readView() throws(VisualFormatError) -> UIView {
        try require("[")
        let name = parseName()
        guard let view = views[name] as? UIView else {
            throw VisualFormatError(message: "'\(name)' isn't a view of the dictionary")
        }
        if consume("(") {
            for predicate in try readPredicates(of: view) {
                let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
                add(
                    view, attribute, predicate.relation, predicate.view,
                    predicate.view == nil ? .notAnAttribute : attribute, predicate.constant, predicate.multiplier,
                    predicate.priority)
            }
        }
        try require("]")
        return view
    }

    private mutating func readGap() throws(VisualFormatError) -> Gap {
        guard consume("-") else { return .none }
        // A standard gap has nothing between views, or a lone hyphen.
        if text.hasPrefix("[") || text.hasPrefix("|") { return .standard }
        let predicates: [Predicate]
        if consume("(") { predicates = try readPredicates(of: nil) } else { predicates = [try readPredicate(of: nil)] }
        try require("-")
        return .predicates(predicates)
    }

    private mutating func readPredicates(of view: UIView?) throws(VisualFormatError) -> [Predicate] {
        var predicates = [try readPredicate(of: view)]
        while consume(",") { predicates.append(try readPredicate(of: view)) }
        try require(")")
        return predicates
    }

    private mutating func readPredicate(of view: UIView?) throws(VisualFormatError) -> Predicate {
        var predicate = Predicate()
        if consume(">=") {
            predicate.relation = .greaterThanOrEqual
        } else if consume("<=") {
            predicate.relation = .lessThanOrEqual
        } else {
            _ = consume("==")
        }
        if let number = parseNumber() {
            predicate.constant = number
        } else {
            let name = parseName()
            if let number = metric(name) {
                predicate.constant = number
            } else if view != nil, let other = views[name] as? UIView {
                predicate.view = other
                if consume("*") { predicate.multiplier = try parseValue() }
                if consume("/") { predicate.multiplier = 1 / (try parseValue()) }
                if consume("+") { predicate.constant = try parseValue() }
                if consume("-") { predicate.constant = -(try parseValue()) }
            } else {
                throw VisualFormatError(message: "'\(name)' isn't a metric or a view")
            }
        }
        if consume("@") { predicate.priority = UILayoutPriority(Float(try parseValue())) }
        return predicate
    }

    private mutating func parseValue() throws(VisualFormatError) -> CGFloat {
        if let number = parseNumber() { return number }
        let name = parseName()
        if let number = metric(name) { return number }
        throw VisualFormatError(message: "'\(name)' isn't a metric")
    }

    private func metric(_ name: String) -> CGFloat? {
        metrics[name].flatMap { InterfaceValue.convert($0, to: CGFloat.self) }
    }

    private mutating func parseName() -> String {
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        text.removeFirst(name.count)
        return String(name)
    }

    private mutating func parseNumber() -> CGFloat? {
        var digits = text.prefix { $0.isNumber || $0 == "." }
        if text.hasPrefix("-"), text.dropFirst().first?.isNumber == true {
            digits = text.prefix(1 + text.dropFirst().prefix { $0.isNumber || $0 == "." }.count)
        }
        guard let number = Double(digits) else { return nil }
        text.removeFirst(digits.count)
        return number
    }

    // MARK: Constraints

    /// The attributes of the ends, in the direction of the format.
    private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        if isVertical { return (.top, .bottom) }
        if options.contains(.directionLeftToRight) { return (.left, .right) }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        return (.leading, .trailing)
    }

    /// The distance between views that follow each other: 8 points, as Interface Builder's standard value.
    private static let standardGap: CGFloat = 8

    private mutating func connect(_ view: UIView, _ next: UIView, _ gap: Gap) {
        let sign: CGFloat = edges.start == .right ? -1 : 1
        for predicate in predicates(of: gap, standard: Self.standardGap) {
            join(next, edges.start, view, edges.end, predicate, sign)
        }
    }

    /// Connects a view to its superview. A standard gap is that of the superview's margins.
    private mutating func connectEdge(_ view: UIView, _ gap: Gap, isStart: Bool) throws(VisualFormatError) {
        guard let around = view.superview else {
            throw VisualFormatError(message: "a view has no superview, which '|' stands for")
        }
        let edge = isStart ? edges.start : edges.end
        let sign: CGFloat = edges.start == .right ? -1 : 1
        var other = edge
        if case .standard = gap { other = edge.margin }
        for predicate in predicates(of: gap, standard: 0) {
            if isStart {
                join(view, edge, around, other, predicate, sign)
            } else {
                join(around, other, view, edge, predicate, sign)
            }
        }
    }

    private func predicates(of gap: Gap, standard: CGFloat) -> [Predicate] {
        switch gap {
        case .none: [Predicate()]
        case .standard: [Predicate(constant: standard)]
        case .predicates(let predicates): predicates
        }
    }

    private mutating func join(
        _ later: UIView, _ attribute: NSLayoutConstraint.Attribute, _ earlier: UIView,
        _ other: NSLayoutConstraint.Attribute, _ predicate: Predicate, _ sign: CGFloat
    ) {
        if sign > 0 {
            add(later, attribute, predicate.relation, earlier, other, predicate.constant, 1, predicate.priority)
        } else {
            // From right to left, what is later has the smaller coordinate.
            add(earlier, other, predicate.relation, later, attribute, predicate.constant, 1, predicate.priority)
        }
    }

    private mutating func add(
        _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: UIView?, _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0, _ multiplier: CGFloat = 1,
        _ priority: UILayoutPriority? = nil
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
            multiplier: multiplier, constant: constant)
        if let priority { constraint.priority = priority }
        result.append(constraint)
    }
}

extension NSLayoutConstraint.Attribute {
    /// The same edge of the margins.
    fileprivate var margin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
