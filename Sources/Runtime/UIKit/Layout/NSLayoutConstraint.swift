public import Foundation

/// A relation between layout attributes: `first = multiplier * second + constant`, or at least, or at most.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, NibDecodable, InterfaceObject {
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal
        case greaterThanOrEqual
    }

    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin
        case trailingMargin, centerXWithinMargins, centerYWithinMargins
    }

    public enum Axis: Int, Sendable { case horizontal, vertical }

    open var firstItem: AnyObject? { first?.item }
    open var secondItem: AnyObject? { second?.item }
    /// The anchor of the first item; one of an app's own class, where there is none, has no anchor.
    public var firstAnchor: NSLayoutAnchor<AnyObject>? { anchor(of: first, firstAttribute) }
    public var secondAnchor: NSLayoutAnchor<AnyObject>? { anchor(of: second, secondAttribute) }
    private func anchor(of link: LayoutItemLink?, _ attribute: Attribute) -> NSLayoutAnchor<AnyObject>? {
        guard attribute != .notAnAttribute, let item = link?.item as? any LayoutItem else { return nil }
        return NSLayoutAnchor<AnyObject>(item, attribute)
    }
    /// Whether a constraint is kept in an archive of its view. Views aren't archived here.
    open var shouldBeArchived = false
    open private(set) var firstAttribute: Attribute
    open private(set) var secondAttribute: Attribute
    open private(set) var relation: Relation
    open private(set) var multiplier: CGFloat
    open var identifier: String?
    /// The id of the constraint in the document that is being designed.
    package internal(set) var documentID: String?
    /// Whether the constant is the system spacing: 20 to the superview, 8 between siblings.
    package let isSymbolic: Bool

    open var constant: CGFloat {
        didSet { if constant != oldValue { owner?.layoutEngine?.constantChanged(of: self) } }
    }

    open var priority: UILayoutPriority = .required {
        didSet { if priority != oldValue { owner?.layoutEngine?.priorityChanged(of: self) } }
    }

    private(set) var first: LayoutItemLink?
    private(set) var second: LayoutItemLink?
    /// The view that owns the active constraint.
    var owner: UIView? {
        get { ownerLink?.view }
        set { ownerLink = newValue?.link }
    }
    private var ownerLink: LayoutItemLink?
    /// Whether a class of UIKit created the constraint.
    package var isSystemMade = false

    /// Creates a constraint between no items.
    public override init() {
        (firstAttribute, secondAttribute, relation) = (.notAnAttribute, .notAnAttribute, .equal)
        (multiplier, constant, isSymbolic) = (1, 0, false)
        super.init()
    }

    public convenience init(
        item first: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
        attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init(
            (first as? any LayoutItem)?.link, attribute, relation, (second as? any LayoutItem)?.link, secondAttribute,
            multiplier: multiplier, constant: constant)
    }

    /// Creates the constraint of anchors; the general initializer spends most of its time on casting `Any`.
    convenience init(
        _ first: LayoutItemLink?, _ attribute: Attribute, _ relation: Relation, _ second: LayoutItemLink?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init()
        (self.first, self.second) = (first, second)
        firstAttribute = attribute
        // Without a second item, its attribute doesn't count, and isn't kept.
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        (self.relation, self.multiplier, self.constant) = (relation, multiplier, constant)
    }

    public required init?(coder: NSCoder) {
        guard let nib = coder as? UINibDecoder,
            let attribute = Attribute(
                rawValue: nib.integer("NSFirstAttributeV2") ?? nib.integer("NSFirstAttribute") ?? 0)
        else { return nil }
        firstAttribute = attribute
        secondAttribute =
            Attribute(rawValue: nib.integer("NSSecondAttributeV2") ?? nib.integer("NSSecondAttribute") ?? 0)
            ?? .notAnAttribute
        relation = nib.option("NSRelation") ?? .equal
        multiplier = nib.number("NSMultiplier") ?? 1
        constant = Self.constant(nib)
        isSymbolic = nib.has("NSSymbolicConstant")
        super.init()
        coder.register(self)
        priority = UILayoutPriority(Float(nib.number("NSPriority") ?? 1000))
        identifier = nib.string("NSLayoutIdentifier")
        first = (nib.value("NSFirstItem") as? any LayoutItem)?.link
        second = (nib.value("NSSecondItem") as? any LayoutItem)?.link
        if firstItem == nil { nib.context.report(.damaged, "a constraint names no view") }
    }

    /// Returns the constant. The older key includes margins of 8, so it is only used without the newer one.
    private static func constant(_ nib: UINibDecoder) -> CGFloat {
        if let constant = nib.number("NSConstantV2") { return constant }
        let folded =
            nib.integer("NSFirstAttribute") != nib.integer("NSFirstAttributeV2")
            || nib.integer("NSSecondAttribute") != nib.integer("NSSecondAttributeV2")
        return nib.has("NSFirstAttributeV2") && folded ? 0 : nib.number("NSConstant") ?? 0
    }

    open class var interfaceMembers: InterfaceMembers {
        .property("constant", \NSLayoutConstraint.constant) + .property("identifier", \NSLayoutConstraint.identifier)
    }

    // MARK: Activation

    /// The distances between anchors that the constraint is about.
    var spans: [AnchorSpan] = []
    private var isInSpans = false

    /// Makes the distances there before the constraint becomes active.
    func enterSpans() {
        guard !spans.isEmpty, !isInSpans else { return }
        isInSpans = true
        for span in spans { span.enter() }
    }

    func leaveSpans() {
        guard isInSpans else { return }
        isInSpans = false
        for span in spans { span.leave() }
    }

    open var isActive: Bool {
        get { owner != nil }
        set {
            if newValue { activate() } else { owner?.removeConstraint(self) }
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func activate() {
        guard owner == nil, let first, first.item != nil else { return }
        enterSpans()
        let view = first.layoutView
        guard let view = view?.commonAncestor(with: second?.layoutView ?? view) else {
            preconditionFailure(
                "unable to activate \(self) because its items have no common superview: add them to one first")
        }
        view.addConstraint(self)
    }

    open nonisolated override var description: String {
        MainActor.assumeIsolated { formula }
    }

    /// The formula: `label.leading == view.leading + 8 @750`.
    private var formula: String {
        func name(_ link: LayoutItemLink?) -> String { link?.item?.layoutName ?? "nothing" }
        let sign = [Relation.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="][relation] ?? "=="
        var text = "\(name(first)).\(firstAttribute) \(sign)"
        if secondItem != nil, secondAttribute != .notAnAttribute {
            text += multiplier == 1 ? "" : " \(multiplier) *"
            text += " \(name(second)).\(secondAttribute)"
            if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
        } else {
            text += " \(constant)"
        }
        if priority != .required { text += " @\(priority.rawValue)" }
        return identifier.map { "'\($0)' \(text)" } ?? text
    }
}
