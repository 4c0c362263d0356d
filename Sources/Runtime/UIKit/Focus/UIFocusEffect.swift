import CoreGraphics
public import Foundation
public import QuartzCore

/// How focus is shown.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
    override init() { super.init() }
    public static func effect() -> UIFocusEffect { UIFocusHaloEffect() }
}

/// A ring around what has focus.
@preconcurrency @MainActor
public final class UIFocusHaloEffect: UIFocusEffect {
    /// Where the ring is.
    public enum Position: Int, Sendable { case automatic, outside, inside }

    /// The view in front of which the ring is; nil for the item itself.
    public weak var containerView: UIView?
    /// The view that the ring is behind or in front of; nil for the item.
    public weak var referenceView: UIView?
    public var position = Position.automatic
    private let path: UIBezierPath?

    /// Creates a ring in the shape of the item.
    public override init() {
        path = nil
        super.init()
    }
    public init(rect: CGRect) {
        path = UIBezierPath(rect: rect)
        super.init()
    }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
        super.init()
    }
    public init(path bezierPath: UIBezierPath) {
        path = bezierPath
        super.init()
    }

    /// The outline in the coordinates of a view.
    func outline(of view: UIView) -> UIBezierPath {
        path ?? UIBezierPath(roundedRect: view.bounds, cornerRadius: max(view.layer.cornerRadius, 6))
    }
}

/// The ring around what has focus.
@MainActor
final class FocusRing: UIView {
    init(_ effect: UIFocusHaloEffect, around view: UIView) {
        super.init(frame: view.frame)
        isUserInteractionEnabled = false
        let line = CAShapeLayer()
        line.fillColor = nil
        line.lineWidth = 3
        line.strokeColor = view.tintColor.resolvedColor(with: view.traitCollection).cgColor
        let outline = effect.outline(of: view)
        let reach: CGFloat = effect.position == .inside ? 1.5 : -1.5
        let box = outline.bounds
        let isRounded = box.width > 6 && box.height > 6
        line.path =
            isRounded
            ? UIBezierPath(
                roundedRect: box.insetBy(dx: reach, dy: reach), cornerRadius: max(view.layer.cornerRadius, 6) - reach
            ).cgPath : outline.cgPath
        layer.addSublayer(line)
    }

    required init?(coder: NSCoder) { nil }
}

/// A region without a view through which focus moves to other items.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    public var isEnabled = true
    public var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

/// Tells how focus sees an interface, for a person who looks for problems.
@preconcurrency @MainActor
public final class UIFocusDebugger: NSObject {
    private override init() { super.init() }

    public static func help() -> String {
        "status(), checkFocusability(for:), simulateFocusUpdateRequest(from:), focusGroups(for:), "
            + "preferredFocusEnvironments(for:) and checkFocusGroupTree(for:) tell about focus."
    }
    public static func status() -> String {
        let item = UIEnvironment.current.focusSystem.focusedItem
        return item.map { "Focus is at \(name($0))." } ?? "Nothing has focus."
    }
    public static func checkFocusability(for item: any UIFocusItem) -> String {
        guard let view = item as? UIView else {
            return "\(name(item)) \(item.canBecomeFocused ? "can" : "can't") have focus."
        }
        var problems: [String] = []
        if !view.canBecomeFocused { problems.append("canBecomeFocused is false") }
        if view.window == nil { problems.append("it is in no window") }
        if sequence(first: view, next: \.superview).contains(where: { $0.isHidden || $0.alpha <= 0.01 }) {
            problems.append("it is hidden")
        }
        if sequence(first: view, next: \.superview).contains(where: { !$0.isUserInteractionEnabled }) {
            problems.append("user interaction is disabled")
        }
        return problems.isEmpty
            ? "\(name(view)) can have focus." : "\(name(view)) can't have focus: \(problems.joined(separator: ", "))."
    }
    public static func simulateFocusUpdateRequest(from environment: any UIFocusEnvironment) -> String {
        let item = UIFocusSystem.preferredItem(of: environment)
        return item.map { "Focus would move to \(name($0))." } ?? "There is nothing that can have focus."
    }
    public static func preferredFocusEnvironments(for environment: any UIFocusEnvironment) -> String {
        environment.preferredFocusEnvironments.map(name).joined(separator: "\n")
    }
    public static func focusGroups(for environment: any UIFocusEnvironment) -> String {
        UIEnvironment.current.focusSystem.focusGroups.enumerated().map { place, items in
            "\(place + 1): \(items.map(name).joined(separator: ", "))"
        }.joined(separator: "\n")
    }
    public static func checkFocusGroupTree(for environment: any UIFocusEnvironment) -> String {
        focusGroups(for: environment)
    }

    private static func name(_ object: any UIFocusEnvironment) -> String { "\(type(of: object))" }
}
