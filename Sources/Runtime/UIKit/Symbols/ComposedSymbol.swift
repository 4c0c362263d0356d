import Foundation

/// A symbol that is drawn from the icons of others, because no icon shows it: one in a shape (`tag.circle.fill`), crossed
/// out (`pin.slash`), with a badge (`photo.badge.plus`), partly filled (`square.tophalf.filled`), and so on.
struct ComposedSymbol {
    enum Addition: Equatable {
        /// A shape around a symbol that it makes smaller, with its center below that of the square.
        case shape(String, scale: Double, lower: Double)
        case slash
        /// A symbol at the lower right; nil is a dot at the upper right.
        case badge(String?)
        case dashes
        /// What is filled, in sixteenths of the square. An inset leaves room to the outline.
        case filling(SymbolRegion, isInset: Bool)
        case grid(columns: Int, rows: Int)
        /// The width and height that remain.
        case stretch(Double, Double)
    }

    /// The symbol that gets the addition.
    let base: String
    let addition: Addition
    let isFilled: Bool

    /// Finds the parts of a name, or nil if the symbol has an icon, or if it has no likeness.
    init?(_ name: String) {
        guard let parts = Self.parts(of: name), let icon = SymbolSet.iconName(of: name),
            let plainIcon = SymbolSet.iconName(of: parts.stem)
        else { return nil }
        let filled = parts.stem + ".fill"
        let filledIcon = SymbolTable.icons[filled]
        guard icon == plainIcon || icon == filledIcon else { return nil }
        (addition, isFilled) = (parts.addition, parts.isFilled)
        let prefersFilled =
            switch addition {
            case .shape: !Self.outlines.contains(parts.stem)
            case .filling: false
            default: isFilled
            }
        base = prefersFilled && filledIcon != nil ? filled : parts.stem
    }

    /// Returns the name without its addition, or nil for a name that has none.
    static func stem(of name: String) -> String? { parts(of: name)?.stem }

    // MARK: Names

    /// What stays an outline in a shape. Other symbols are filled there if they can be.
    private static let outlines: Set = ["app", "circle", "diamond", "hexagon", "square", "trash", "triangle"]

    private static let endings: [(ending: String, addition: Addition)] = [
        (".circle", .shape("circle", scale: 0.56, lower: 0)),
        (".square", .shape("square", scale: 0.62, lower: 0)),
        (".app", .shape("app", scale: 0.6, lower: 0)),
        (".rectangle.portrait", .shape("rectangle.portrait", scale: 0.5, lower: 0)),
        (".rectangle", .shape("rectangle", scale: 0.5, lower: 0)),
        (".diamond", .shape("diamond", scale: 0.46, lower: 0)),
        (".shield", .shape("shield", scale: 0.46, lower: -0.4)),
        (".bubble", .shape("message", scale: 0.46, lower: -0.3)),
        (".message", .shape("message", scale: 0.46, lower: -0.3)),
        (".icloud", .shape("icloud", scale: 0.4, lower: 1)),
        (".doc", .shape("doc", scale: 0.44, lower: 1.8)),
        (".viewfinder", .shape("viewfinder", scale: 0.56, lower: 0)),
        (".slash", .slash),
        (".badge", .badge(nil)),
        (".dashed", .dashes),
        (".dotted", .dashes),
    ]
    private static let stretched: [String: (stem: String, addition: Addition)] = [
        "capsule": ("circle", .stretch(1, 0.6)), "capsule.portrait": ("circle", .stretch(0.6, 1)),
        "oval": ("circle", .stretch(1, 0.72)), "oval.portrait": ("circle", .stretch(0.72, 1)),
        "rectangle": ("square", .stretch(1, 0.78)), "rectangle.portrait": ("square", .stretch(0.78, 1)),
    ]

    private typealias Parts = (stem: String, addition: Addition, isFilled: Bool)

    private static func parts(of symbol: String) -> Parts? {
        let isFilled = symbol.hasSuffix(".fill")
        let name = isFilled ? String(symbol.dropLast(5)) : symbol
        if let (stem, addition) = stretched[name] { return (stem, addition, isFilled) }
        for (ending, addition) in endings where name.hasSuffix(ending) && name.count > ending.count {
            return (String(name.dropLast(ending.count)), addition, isFilled)
        }
        let found = badge(in: name) ?? filling(in: name) ?? grid(in: name)
        return found.map { ($0.stem, $0.addition, isFilled) }
    }

    private static func badge(in name: String) -> (stem: String, addition: Addition)? {
        for (separator, shape) in [(".trianglebadge.", "triangle"), (".badge.", "circle")] {
            guard let range = name.range(of: separator, options: .backwards), range.lowerBound > name.startIndex
            else { continue }
            let sign = name[range.upperBound...] == "person.crop" ? "person" : String(name[range.upperBound...])
            // Signs such as a check mark are on a disc, others stand for themselves.
            let onDisc = "\(sign).\(shape).fill"
            let badge = SymbolTable.icons[onDisc]?.hasSuffix("\(shape)-fill") == true ? onDisc : sign + ".fill"
            guard SymbolSet.iconName(of: badge) != nil else { return nil }
            return (String(name[..<range.lowerBound]), .badge(badge))
        }
        return nil
    }

    /// Reads the end of a name such as `square.tophalf.filled` and `rectangle.leadingthird.inset.filled`.
    private static func filling(in name: String) -> (stem: String, addition: Addition)? {
        var words = name.split(separator: ".")
        guard words.count > 2, words.removeLast() == "filled" else { return nil }
        var isInset = false
        var region: SymbolRegion?
        while let word = words.last {
            if word == "inset", !isInset {
                isInset = true
            } else if region == nil, let named = SymbolRegion.named[word] {
                region = named
            } else {
                break
            }
            words.removeLast()
        }
        guard region != nil || isInset, !words.isEmpty else { return nil }
        return (words.joined(separator: "."), .filling(region ?? .all, isInset: isInset))
    }

    /// Reads the end of a name such as `square.split.2x1`.
    private static func grid(in name: String) -> (stem: String, addition: Addition)? {
        let words = name.split(separator: ".")
        guard words.count > 2, words[words.count - 2] == "split", let size = words.last else { return nil }
        let numbers = size.split(separator: "x").compactMap { Int($0) }
        guard numbers.count == 2, numbers.allSatisfy({ (1...4).contains($0) }) else { return nil }
        return (words.dropLast(2).joined(separator: "."), .grid(columns: numbers[0], rows: numbers[1]))
    }
}
