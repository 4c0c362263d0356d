public import Foundation

/// A view that arranges its subviews in a row or column with constraints that it manages.
@preconcurrency @MainActor
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude

    open private(set) var arrangedSubviews: [UIView] = []
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { arrangementChanged() } }
    open var distribution: Distribution = .fill { didSet { arrangementChanged() } }
    open var alignment: Alignment = .fill { didSet { arrangementChanged() } }
    open var spacing: CGFloat = 0 { didSet { arrangementChanged() } }
    open var isBaselineRelativeArrangement = false { didSet { arrangementChanged() } }
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var own: [NSLayoutConstraint] = []
    private var gaps: [UILayoutGuide] = []

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    // UIStackView declares this initializer as one that can't fail; that of views returns no nil.
    public required init(coder: NSCoder) {
        // swift-format-ignore: NeverForceUnwrap
        super.init(coder: coder)!
        guard let nib = coder as? UINibDecoder else { return }
        axis = nib.option("UIStackViewAxis") ?? .horizontal
        distribution = nib.option("UIStackViewDistribution") ?? .fill
        alignment = nib.option("UIStackViewAlignment") ?? .fill
        let spacing = nib.number("UIStackViewSpacing") ?? 0
        // The system spacing is encoded as the largest or smallest number.
        self.spacing = abs(spacing) > 1e9 || (spacing != 0 && abs(spacing) < 1e-9) ? 8 : spacing
        isBaselineRelativeArrangement = nib.bool("UIStackViewBaselineRelative") ?? false
        isLayoutMarginsRelativeArrangement = nib.bool("UIStackViewLayoutMarginsRelative") ?? false
        arrangedSubviews = nib.list("UIStackViewArrangedSubviews", of: UIView.self)
        for view in arrangedSubviews { view.translatesAutoresizingMaskIntoConstraints = false }
    }

    // MARK: Views

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangementChanged()
    }

    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        arrangementChanged()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
    }

    open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        customSpacings[ObjectIdentifier(view)] = spacing
        arrangementChanged()
    }

    open func customSpacing(after view: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
    }

    override func subviewVisibilityChanged(_ subview: UIView) { arrangementChanged() }

    private func arrangementChanged() { setNeedsUpdateConstraints() }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("spacing", \UIStackView.spacing)
            + .property("axis", \UIStackView.axis) + .property("alignment", \UIStackView.alignment)
            + .property("distribution", \UIStackView.distribution)
            + .property("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement)
    }

    // MARK: Constraints

    open override func updateConstraints() {
        super.updateConstraints()
        for constraint in own { constraint.isActive = false }
        for guide in gaps { removeLayoutGuide(guide) }
        (own, gaps) = ([], [])
        let views = arrangedSubviews.filter { !$0.isHidden }
        guard let first = views.first, let last = views.last else { return }
        link(first, .low, self, .low, name: "canvas-connection")
        for (view, following) in zip(views, views.dropFirst()) { separate(view, following) }
        link(self, .high, last, .high, name: "canvas-connection")
        distribute(views)
        for view in views { align(view) }
        alignBaselines(views)
        if alignment != .fill { compress(across, name: "ambiguity-suppression") }
        for constraint in own { constraint.isSystemMade = true }
        NSLayoutConstraint.activate(own)
    }

    private typealias Attribute = NSLayoutConstraint.Attribute
    private enum End { case low, high }

    private var length: Attribute { axis == .horizontal ? .width : .height }
    private var across: Attribute { axis == .horizontal ? .height : .width }
    private var middle: Attribute { axis == .horizontal ? .centerX : .centerY }

    /// Returns the attribute of a view's end along the axis or across it; for the stack view itself that of its margins
    /// if it uses them.
    private func attribute(_ end: End, of item: AnyObject, along: Bool = true) -> Attribute {
        let usesMargins = item === self && isLayoutMarginsRelativeArrangement
        switch (along == (axis == .horizontal), end) {
        case (true, .low): return usesMargins ? .leadingMargin : .leading
        case (true, .high): return usesMargins ? .trailingMargin : .trailing
        case (false, .low): return usesMargins ? .topMargin : .top
        case (false, .high): return usesMargins ? .bottomMargin : .bottom
        }
    }

    @discardableResult
    private func link(
        _ first: AnyObject, _ end: End, _ second: AnyObject, _ other: End, along: Bool = true,
        _ relation: NSLayoutConstraint.Relation = .equal, _ constant: CGFloat = 0, priority: Float = 1000, name: String
    ) -> NSLayoutConstraint {
        add(
            first, attribute(end, of: first, along: along), relation, second,
            attribute(other, of: second, along: along), constant, priority: priority, name: name)
    }

    @discardableResult
    private func add(
        _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
        _ second: AnyObject? = nil, _ other: Attribute = .notAnAttribute, _ constant: CGFloat = 0,
        times multiplier: CGFloat = 1, priority: Float = 1000, name: String
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
            multiplier: multiplier, constant: constant)
        constraint.priority = UILayoutPriority(priority)
        constraint.identifier = "UISV-\(name)"
        own.append(constraint)
        return constraint
    }

    private func separate(_ view: UIView, _ following: UIView) {
        let space = customSpacings[ObjectIdentifier(view)] ?? spacing
        let isLoose = distribution == .equalSpacing || distribution == .equalCentering
        if isBaselineRelativeArrangement, axis == .vertical {
            add(
                following, .firstBaseline, isLoose ? .greaterThanOrEqual : .equal, view, .lastBaseline, space,
                name: "spacing")
        } else {
            link(following, .low, view, .high, isLoose ? .greaterThanOrEqual : .equal, space, name: "spacing")
        }
        guard isLoose else { return }
        let gap = UILayoutGuide()
        gap.identifier = "UISV-distributing"
        addLayoutGuide(gap)
        gaps.append(gap)
        if distribution == .equalSpacing {
            link(gap, .low, view, .high, name: "distributing-edge")
            link(gap, .high, following, .low, name: "distributing-edge")
        } else {
            add(gap, attribute(.low, of: gap), .equal, view, middle, name: "distributing-edge")
            add(gap, attribute(.high, of: gap), .equal, following, middle, name: "distributing-edge")
        }
    }

    private func distribute(_ views: [UIView]) {
        switch distribution {
        case .fill: break
        case .fillEqually:
            for view in views.dropFirst() { add(view, length, .equal, views[0], length, name: "fill-equally") }
        case .fillProportionally:
            let sizes = views.map { view -> CGFloat in
                let size = view.intrinsicContentSize
                return max(axis == .horizontal ? size.width : size.height, 0)
            }
            let total = sizes.reduce(0, +) + spacing * CGFloat(views.count - 1)
            guard total > 0 else { return }
            for (view, size) in zip(views, sizes) where size > 0 {
                add(view, length, .equal, self, length, times: size / total, priority: 999, name: "fill-proportionally")
            }
        case .equalSpacing, .equalCentering:
            let priority: Float = distribution == .equalSpacing ? 1000 : 149
            for gap in gaps.dropFirst() {
                add(gap, length, .equal, gaps[0], length, priority: priority, name: "fill-equally")
            }
            if let gap = gaps.first { add(gap, length, priority: 49, name: "ambiguity-suppression") }
        }
    }

    /// Aligns a view across the axis.
    private func align(_ view: UIView) {
        switch alignment {
        case .fill:
            link(view, .low, self, .low, along: false, name: "alignment")
            link(view, .high, self, .high, along: false, name: "alignment")
        case .leading:
            link(view, .low, self, .low, along: false, name: "alignment")
            link(view, .high, self, .high, along: false, .lessThanOrEqual, name: "spanning-boundary")
        case .trailing:
            link(view, .high, self, .high, along: false, name: "alignment")
            link(view, .low, self, .low, along: false, .greaterThanOrEqual, name: "spanning-boundary")
        case .center:
            let center: Attribute =
                switch (axis, isLayoutMarginsRelativeArrangement) {
                case (.horizontal, false): .centerY
                case (.horizontal, true): .centerYWithinMargins
                case (.vertical, false): .centerX
                case (.vertical, true): .centerXWithinMargins
                }
            add(view, axis == .horizontal ? .centerY : .centerX, .equal, self, center, name: "alignment")
            link(view, .low, self, .low, along: false, .greaterThanOrEqual, name: "spanning-boundary")
            link(view, .high, self, .high, along: false, .lessThanOrEqual, name: "spanning-boundary")
        case .firstBaseline, .lastBaseline:
            link(view, .low, self, .low, along: false, .greaterThanOrEqual, name: "spanning-boundary")
            link(view, .high, self, .high, along: false, .lessThanOrEqual, name: "spanning-boundary")
        }
    }

    private func alignBaselines(_ views: [UIView]) {
        guard alignment == .firstBaseline || alignment == .lastBaseline else { return }
        let line: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        for view in views.dropFirst() { add(view, line, .equal, views[0], line, name: "alignment") }
    }

    /// Makes the stack view no larger across the axis than its views need.
    private func compress(_ attribute: Attribute, name: String) { add(self, attribute, priority: 49, name: name) }

    /// The baselines: in a row those of the first view, in a column those of the first and last views.
    override var firstBaseline: Baseline { baseline(of: arrangedSubviews.first { !$0.isHidden }) { $0.firstBaseline } }
    override var lastBaseline: Baseline { baseline(of: arrangedSubviews.last { !$0.isHidden }) { $0.lastBaseline } }

    private func baseline(of view: UIView?, _ line: (UIView) -> Baseline) -> Baseline {
        guard let view, bounds.height > 0 else { return .bottom }
        let inner = line(view)
        return Baseline(share: 0, offset: view.frame.minY + inner.share * view.frame.height + inner.offset)
    }

    override func insertVariation(_ view: UIView, at place: ([UIView]) -> Int) {
        insertArrangedSubview(view, at: place(arrangedSubviews))
    }

    override class var plainClass: UIView.Type { UIStackView.self }
}
