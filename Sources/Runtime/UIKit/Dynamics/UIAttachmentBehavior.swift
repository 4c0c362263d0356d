public import CoreGraphics
import Foundation

/// A range of angles or lengths.
public struct UIFloatRange: Hashable, Sendable {
    public var minimum: CGFloat
    public var maximum: CGFloat

    public init(minimum: CGFloat = 0, maximum: CGFloat = 0) { (self.minimum, self.maximum) = (minimum, maximum) }

    public static let zero = UIFloatRange()
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// Ties an item to a point or to another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable { case items, anchor }

    private enum Kind {
        case distance, limit, pin, fixed
        case sliding(axis: Vector)
    }

    open var items: [any UIDynamicItem] { movedItems }
    open private(set) var attachedBehaviorType: AttachmentType
    /// The point that doesn't move.
    open var anchorPoint: CGPoint { didSet { changed() } }
    /// The distance that the attachment keeps.
    open var length: CGFloat { didSet { changed() } }
    /// How little the attachment swings; 1 is not at all.
    open var damping: CGFloat = 0 { didSet { changed() } }
    /// The oscillations per second; 0 is a stiff attachment.
    open var frequency: CGFloat = 0 { didSet { changed() } }
    /// What slows down the turning of a pin.
    open var frictionTorque: CGFloat = 0 { didSet { changed() } }
    /// How far a pin may turn, in radians, or items may slide, in points.
    open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }
    private let kind: Kind
    /// Where the items are attached, from their centers and before they turn.
    private var offsets: [Vector]
    /// How the items stood to one another when they were attached.
    private var restAngle: Double?

    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: UIOffset(horizontal: 0, vertical: 0), attachedToAnchor: point)
    }

    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (attachedBehaviorType, anchorPoint, kind) = (.anchor, point, .distance)
        offsets = [Vector(Double(offset.horizontal), Double(offset.vertical))]
        length = CGFloat((Self.place(item, offsets[0]) - Vector(point)).length)
        super.init()
        movedItems = [item]
    }

    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        let none = UIOffset(horizontal: 0, vertical: 0)
        self.init(item: item1, offsetFromCenter: none, attachedTo: item2, offsetFromCenter: none)
    }

    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) { self.init([item1, item2], [offset1, offset2], .distance) }

    private init(_ items: [any UIDynamicItem], _ offsets: [UIOffset], _ kind: Kind) {
        (self.kind, anchorPoint, attachedBehaviorType) = (kind, .zero, .items)
        self.offsets = offsets.map { Vector(Double($0.horizontal), Double($0.vertical)) }
        length = CGFloat((Self.place(items[0], self.offsets[0]) - Self.place(items[1], self.offsets[1])).length)
        super.init()
        movedItems = items
    }

    /// Creates an attachment at a point of the reference view.
    private init(_ items: [any UIDynamicItem], at anchor: CGPoint, _ kind: Kind) {
        (self.kind, anchorPoint, length) = (kind, anchor, 0)
        attachedBehaviorType = items.count > 1 ? .items : .anchor
        offsets = items.map { item in
            (Vector(anchor) - Vector(item.center)).turned(by: -Self.angle(of: item))
        }
        super.init()
        movedItems = items
    }

    /// Lets two items slide along an axis, without turning.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior([item1, item2], at: point, .sliding(axis: Vector(axis).direction))
    }

    /// Lets an item slide along an axis through a point, without turning.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item], at: point, .sliding(axis: Vector(axis).direction)) }

    /// Ties two items with a rope: they come no farther apart than they are.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], [offset1, offset2], .limit) }

    /// Makes two items one.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], at: point, .fixed) }

    /// Lets two items turn around a point.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], at: point, .pin) }

    private static func angle(of item: any UIDynamicItem) -> Double {
        Double(atan2(item.transform.b, item.transform.a))
    }

    private static func place(_ item: any UIDynamicItem, _ offset: Vector) -> Vector {
        Vector(item.center) + offset.turned(by: angle(of: item))
    }

    // MARK: Rows

    override func rows(_ bodies: DynamicBodies) -> [ConstraintRow] {
        guard let body = bodies[items[0]], Vector(anchorPoint).isFinite, length.isFinite else { return [] }
        let other = items.count > 1 ? bodies[items[1]] : nil
        let arm = offsets[0].turned(by: body.angle)
        let otherArm = items.count > 1 ? offsets[1].turned(by: other?.angle ?? 0) : Vector()
        let otherPlace = other.map { $0.position + otherArm } ?? Vector(anchorPoint)
        let tie = Tie(
            body: body, arm: arm, other: other, otherArm: otherArm, way: body.position + arm - otherPlace)
        let turn = body.angle - (other?.angle ?? 0)
        let rest = restAngle ?? turn
        restAngle = rest
        switch kind {
        case .distance: return distance(tie)
        case .limit: return limit(tie)
        case .pin: return point(tie) + turning(tie, by: turn - rest)
        case .fixed: return point(tie) + [held(tie, by: turn - rest)]
        case .sliding(let axis): return sliding(tie, axis.turned(by: other?.angle ?? 0)) + [held(tie, by: turn - rest)]
        }
    }

    /// What is tied in a step: the items, where, and the way from the other one to the first.
    private struct Tie {
        var body: RigidBody
        var arm: Vector
        var other: RigidBody?
        var otherArm: Vector
        var way: Vector

        func row(_ direction: Vector) -> ConstraintRow { ConstraintRow(other, otherArm, body, arm, direction) }
    }

    private func soft(_ row: inout ConstraintRow, _ error: Double) {
        if frequency > 0, frequency.isFinite {
            row.spring(
                error: error, frequency: Double(frequency), damping: max(0, Double(damping)), time: PhysicsWorld.step)
        } else {
            row.hold(error: error, time: PhysicsWorld.step)
        }
    }

    private func distance(_ tie: Tie) -> [ConstraintRow] {
        guard length > 0.01 else { return point(tie) }
        var row = tie.row(tie.way.direction)
        soft(&row, tie.way.length - Double(length))
        return [row]
    }

    private func limit(_ tie: Tie) -> [ConstraintRow] {
        let room = Double(length) - tie.way.length
        guard room < 1 else { return [] }
        var row = tie.row(tie.way.direction)
        if room > 0 { row.target = room / PhysicsWorld.step } else { row.hold(error: -room, time: PhysicsWorld.step) }
        row.range = -Double.infinity...0
        return [row]
    }

    private func point(_ tie: Tie) -> [ConstraintRow] {
        [Vector(1, 0), Vector(0, 1)].map { direction in
            var row = tie.row(direction)
            soft(&row, tie.way.dot(direction))
            return row
        }
    }

    private func held(_ tie: Tie, by angle: Double) -> ConstraintRow {
        var row = ConstraintRow(turning: tie.other, tie.body)
        soft(&row, angle)
        return row
    }

    private func turning(_ tie: Tie, by angle: Double) -> [ConstraintRow] {
        var rows: [ConstraintRow] = []
        if frictionTorque > 0, frictionTorque.isFinite {
            var row = ConstraintRow(turning: tie.other, tie.body)
            let impulse = Double(frictionTorque) * 100 * PhysicsWorld.step
            row.range = -impulse...impulse
            rows.append(row)
        }
        for (bound, isLow) in [(Double(attachmentRange.minimum), true), (Double(attachmentRange.maximum), false)] {
            guard bound.isFinite, isLow ? angle < bound : angle > bound else { continue }
            var row = ConstraintRow(turning: tie.other, tie.body)
            row.hold(error: angle - bound, time: PhysicsWorld.step)
            row.range = isLow ? 0...Double.infinity : -Double.infinity...0
            rows.append(row)
        }
        return rows
    }

    private func sliding(_ tie: Tie, _ axis: Vector) -> [ConstraintRow] {
        var across = tie.row(axis.turned)
        across.hold(error: tie.way.dot(axis.turned), time: PhysicsWorld.step)
        var rows = [across]
        let reach = tie.way.dot(axis)
        for (bound, isLow) in [(Double(attachmentRange.minimum), true), (Double(attachmentRange.maximum), false)] {
            guard bound.isFinite, isLow ? reach < bound : reach > bound else { continue }
            var row = tie.row(axis)
            row.hold(error: reach - bound, time: PhysicsWorld.step)
            row.range = isLow ? 0...Double.infinity : -Double.infinity...0
            rows.append(row)
        }
        return rows
    }
}
