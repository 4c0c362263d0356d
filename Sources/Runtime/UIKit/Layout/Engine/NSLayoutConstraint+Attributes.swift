extension NSLayoutConstraint.Attribute {
    /// Whether it is about an edge, which for a scroll view is its content's.
    var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .leadingMargin, .trailingMargin:
            true
        default: false
        }
    }

    /// Whether it is left or right as one reads.
    var followsReading: Bool {
        self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
    }

    var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
    var isSize: Bool { self == .width || self == .height }

    var axis: NSLayoutConstraint.Axis {
        switch self {
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        default: .horizontal
        }
    }

    /// How much of the length along its axis lies before it; all of it for a length.
    func share(isFlipped: Bool) -> Double {
        switch self {
        case .right, .rightMargin, .bottom, .bottomMargin, .width, .height: 1
        case .leading, .leadingMargin: isFlipped ? 1 : 0
        case .trailing, .trailingMargin: isFlipped ? 0 : 1
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
        default: 0
        }
    }
}

extension NSLayoutConstraint {
    /// Whether margins or baselines, which change with what a view shows, are part of it.
    var dependsOnMargins: Bool {
        firstAttribute.isMargin || secondAttribute.isMargin || firstAttribute.isBaseline || secondAttribute.isBaseline
    }
}
