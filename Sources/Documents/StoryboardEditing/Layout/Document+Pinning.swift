import StoryboardModel
import XMLTree

/// The pins of views: the payload of `Command.pin`.
struct Pins {
    var sides: [LayoutSide: PinnedLength]
    /// What sides are pinned to in place of the nearest neighbor.
    var targets: [LayoutSide: Address]
    var width, height: PinnedLength?
    var toMargins, equalWidths, equalHeights, aspectRatio: Bool

    var isEmpty: Bool {
        sides.isEmpty && width == nil && height == nil && !equalWidths && !equalHeights && !aspectRatio
    }
}

extension Document {
    /// Adds the constraints that pin views where they are: spacing, size, or the size of the first view.
    mutating func pin(_ objects: [Address], _ pins: Pins, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        guard !pins.isEmpty else {
            throw .refused("there is nothing to pin", hint: "name a side, a size, equal sizes or the aspect ratio")
        }
        let views = try placed(at: objects, all: false)
        if views.count < 2, pins.equalWidths || pins.equalHeights { throw .refused("it takes 2 views, found 1") }
        var wanted: [NewConstraint] = []
        for view in views { wanted += try constraints(keeping: pins, of: view, layout) }
        let first = address(of: views[0])
        for view in views.dropFirst().map(address) {
            for (size, isEqual) in [("width", pins.equalWidths), ("height", pins.equalHeights)] where isEqual {
                wanted.append(NewConstraint(first: view, firstAttribute: size, second: first, secondAttribute: size))
            }
        }
        return try add(wanted)
    }

    private func constraints(
        keeping pins: Pins, of view: NodeID, _ layout: DocumentLayout
    ) throws(ChangeError) -> [NewConstraint] {
        let choices = try neighborChoices(of: view, toMargins: pins.toMargins, layout)
        let own = address(of: view)
        guard let frame = canvasFrame(of: tree[view], in: layout) else { return [] }
        var found: [NewConstraint] = []
        for side in LayoutSide.allCases {
            guard let length = pins.sides[side] else { continue }
            let wanted = pins.targets[side]
            guard let neighbor = choices[side]?.first(where: { wanted == nil || $0.item == wanted }) else {
                throw .refused(
                    "'\(wanted?.text ?? "")' is not beside '\(tree[view].displayName)' (\(side.rawValue))",
                    hint: choices[side].map { "such as \($0.map(\.item.text).joined(separator: ", "))" })
            }
            found.append(
                NewConstraint(side, of: own, length.points(now: neighbor.distance), from: neighbor.item))
        }
        for (size, length, now) in [("width", pins.width, frame.width), ("height", pins.height, frame.height)] {
            guard let length else { continue }
            let constant = length.points(now: now.toHundredths)
            guard constant >= 0 else { throw .refused("a size cannot be negative") }
            found.append(NewConstraint(first: own, firstAttribute: size, constant: constant))
        }
        if pins.aspectRatio {
            guard frame.width > 0, frame.height > 0 else {
                throw .refused("'\(tree[view].displayName)' has no size that could be kept in proportion")
            }
            found.append(
                NewConstraint(
                    first: own, firstAttribute: "width", second: own, secondAttribute: "height",
                    multiplier: frame.proportion))
        }
        return found
    }

    /// Aligns an attribute of views: with the first of them, or each with its superview.
    mutating func addAlignment(
        _ objects: [Address], _ attribute: String, inContainer: Bool, offset: Double
    ) throws(ChangeError) -> [String] {
        let views = try placed(at: objects, all: false)
        guard inContainer || views.count > 1 else { throw .refused("it takes 2 views, found 1") }
        guard LayoutDimension(attribute) != .size else {
            throw .refused(
                "'\(attribute)' is not an attribute of a view", hint: "such as leading, centerX, top or firstBaseline")
        }
        let constant = offset == 0 ? nil : offset as Double?
        let first = address(of: views[0])
        return try add(
            inContainer
                ? views.map {
                    NewConstraint(
                        first: address(of: $0), firstAttribute: attribute, second: "superview", constant: constant)
                }
                : views.dropFirst().map {
                    NewConstraint(
                        first: address(of: $0), firstAttribute: attribute, second: first, secondAttribute: attribute,
                        constant: constant)
                })
    }

    /// Adds constraints and returns the ids of those that didn't exist.
    mutating func add(_ constraints: [NewConstraint]) throws(ChangeError) -> [String] {
        var created: [String] = []
        for constraint in constraints { created += try add(constraint) }
        return created
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
