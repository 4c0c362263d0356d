import StoryboardModel
import XMLTree

extension Command {
    /// Pins views where they are: spacing to the nearest neighbor on a side or to the superview, `toMargins` or not; a
    /// width or height; the same width or height as the first view; the aspect ratio. `topTo` and so on name another sibling on a
    /// side, or `superview`, `superviewMargins` or `safeArea`.
    public static func pin(
        objects: [Address], top: PinnedLength? = nil, leading: PinnedLength? = nil, trailing: PinnedLength? = nil,
        bottom: PinnedLength? = nil, toMargins: Bool? = nil, width: PinnedLength? = nil, height: PinnedLength? = nil,
        equalWidths: Bool? = nil, equalHeights: Bool? = nil, aspectRatio: Bool? = nil, topTo: Address? = nil,
        leadingTo: Address? = nil, trailingTo: Address? = nil, bottomTo: Address? = nil
    ) -> Self {
        Self(
            Pin(
                objects: objects, top: top, leading: leading, trailing: trailing, bottom: bottom, toMargins: toMargins,
                width: width, height: height, equalWidths: equalWidths, equalHeights: equalHeights,
                aspectRatio: aspectRatio, topTo: topTo, leadingTo: leadingTo, trailingTo: trailingTo,
                bottomTo: bottomTo))
    }
}

struct Pin: DocumentCommand {
    static let summary =
        "adds constraints for the spacing to the nearest neighbors, sizes, equal sizes or the aspect ratio"
    static let example = #"{"objects": ["8bC-Xf-vdC"], "leading": 20, "top": true, "width": true}"#
    var objects: [Address]
    var top, leading, trailing, bottom: PinnedLength?
    var toMargins: Bool?
    var width, height: PinnedLength?
    var equalWidths, equalHeights, aspectRatio: Bool?
    var topTo, leadingTo, trailingTo, bottomTo: Address?
    var undoTitle: String { "Add Constraints" }
    var laidOutObjects: [Address] { objects }

    static func read(_ fields: CommandFields) -> Self {
        Self(
            objects: fields.views,
            top: fields.optional("top", "the spacing to the neighbor above"),
            leading: fields.optional("leading", "the spacing to the leading neighbor"),
            trailing: fields.optional("trailing", "the spacing to the trailing neighbor"),
            bottom: fields.optional("bottom", "the spacing to the neighbor below"),
            toMargins: fields.optional("toMargins", "whether the spacing to the superview is that to its margins"),
            width: fields.optional("width", "the width"),
            height: fields.optional("height", "the height"),
            equalWidths: fields.optional("equalWidths", "whether all have the width of the first"),
            equalHeights: fields.optional("equalHeights", "whether all have the height of the first"),
            aspectRatio: fields.optional("aspectRatio", "whether the aspect ratio is kept"),
            topTo: fields.optional(
                "topTo", "what is above, in place of the nearest: a view, superview, superviewMargins or safeArea"),
            leadingTo: fields.optional("leadingTo", "what the leading spacing is to"),
            trailingTo: fields.optional("trailingTo", "what the trailing spacing is to"),
            bottomTo: fields.optional("bottomTo", "what is below"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.add(self, layout)
    }
}

extension Document {
    fileprivate mutating func add(_ pins: Pin, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        guard !pins.isEmpty else {
            throw .refused("there is nothing to pin", hint: "name a side, a size, equal sizes or the aspect ratio")
        }
        let views = try placed(at: pins.objects, all: false)
        let equal = [("width", pins.equalWidths == true), ("height", pins.equalHeights == true)].filter(\.1).map(\.0)
        if views.count < 2, !equal.isEmpty { throw .refused("it takes 2 views, found 1") }
        var wanted: [AddConstraint] = []
        for view in views { wanted += try constraints(keeping: pins, of: view, layout) }
        let first = address(of: views[0])
        for view in views.dropFirst().map(address) {
            for size in equal {
                wanted.append(AddConstraint(first: view, firstAttribute: size, second: first, secondAttribute: size))
            }
        }
        return try add(wanted)
    }

    private func constraints(
        keeping pins: Pin, of view: NodeID, _ layout: DocumentLayout
    ) throws(ChangeError) -> [AddConstraint] {
        let choices = try neighborChoices(of: view, toMargins: pins.toMargins == true, layout)
        let own = address(of: view)
        guard let frame = canvasFrame(of: tree[view], in: layout) else { return [] }
        var found: [AddConstraint] = []
        for side in LayoutSide.allCases {
            let (pinned, wanted) = pins.end(on: side)
            guard let length = pinned else { continue }
            guard let neighbor = choices[side]?.first(where: { wanted == nil || $0.item == wanted }) else {
                throw .refused(
                    "'\(wanted?.text ?? "")' is not beside '\(tree[view].displayName)' (\(side.rawValue))",
                    hint: choices[side].map { "such as \($0.map(\.item.text).joined(separator: ", "))" })
            }
            found.append(
                AddConstraint(side, of: own, length.points(now: neighbor.distance), from: neighbor.item))
        }
        for (size, length, now) in [("width", pins.width, frame.width), ("height", pins.height, frame.height)] {
            guard let length else { continue }
            let constant = length.points(now: now.toHundredths)
            guard constant >= 0 else { throw .refused("a size cannot be negative") }
            found.append(AddConstraint(first: own, firstAttribute: size, constant: constant))
        }
        if pins.aspectRatio == true {
            guard frame.width > 0, frame.height > 0 else {
                throw .refused("'\(tree[view].displayName)' has no size that could be kept in proportion")
            }
            found.append(
                AddConstraint(
                    first: own, firstAttribute: "width", second: own, secondAttribute: "height",
                    multiplier: frame.proportion))
        }
        return found
    }
}

extension Pin {
    fileprivate var isEmpty: Bool {
        let lengths = [top, leading, trailing, bottom, width, height]
        return lengths.allSatisfy { $0 == nil } && ![equalWidths, equalHeights, aspectRatio].contains(true)
    }

    /// Returns the spacing on a side, and what it is to in place of the nearest neighbor.
    fileprivate func end(on side: LayoutSide) -> (spacing: PinnedLength?, to: Address?) {
        switch side {
        case .top: (top, topTo)
        case .leading: (leading, leadingTo)
        case .trailing: (trailing, trailingTo)
        case .bottom: (bottom, bottomTo)
        }
    }
}

extension PinnedLength {
    fileprivate func points(now: Double) -> Double {
        switch self {
        case .current: now
        case .points(let number): number
        }
    }
}

extension DocumentRect {
    /// The aspect ratio, in whole numbers if possible.
    fileprivate var proportion: String {
        let (width, height) = (width.toHundredths, height.toHundredths)
        guard let a = Int(exactly: width), let b = Int(exactly: height) else {
            return "\(width.xcodeSpelling):\(height.xcodeSpelling)"
        }
        func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? max(a, 1) : divisor(b, a % b) }
        let common = divisor(a, b)
        return "\(a / common):\(b / common)"
    }
}
