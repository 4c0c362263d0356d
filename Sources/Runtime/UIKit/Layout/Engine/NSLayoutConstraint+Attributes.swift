extension NSLayoutConstraint.Attribute {
    /// Whether it is an edge, which for a scroll view is that of its content.
    var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .leadingMargin, .trailingMargin:
            true
        default: false
        }
    }

    /// Whether it is leading or trailing.
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

    /// Returns the fraction of the length that precedes it on its axis; 1 for a length.
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
    /// Whether it depends on margins or baselines, which may change with the content.
    var dependsOnMargins: Bool {
        firstAttribute.isMargin || secondAttribute.isMargin || firstAttribute.isBaseline || secondAttribute.isBaseline
    }
}
