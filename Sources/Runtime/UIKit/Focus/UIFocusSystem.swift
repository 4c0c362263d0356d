public import CoreGraphics
public import Foundation
public import QuartzCore

/// Directions in which focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = Self(rawValue: 1)
    public static let down = Self(rawValue: 2)
    public static let left = Self(rawValue: 4)
    public static let right = Self(rawValue: 8)
    public static let next = Self(rawValue: 16)
    public static let previous = Self(rawValue: 32)
    public static let first = Self(rawValue: 64)
    public static let last = Self(rawValue: 128)
}

/// How much an item wants to be where focus begins in its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let ignored = Self(rawValue: 0)
    public static let previouslyFocused = Self(rawValue: 1_000)
    public static let prioritized = Self(rawValue: 2_000)
    public static let currentlyFocused = Self(rawValue: 4_000)
}

/// What an item wants of focus while it isn't visible because of the keyboard.
public enum UIFocusItemDeferralMode: Int, Sendable { case automatic, always, never }

/// A part of the interface in which focus may be.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
    /// Where focus should go within the environment, the best first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// The group that the tab key moves to as one; nil for that of the environment around it.
    var focusGroupIdentifier: String? { get }
    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that can have focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    /// In the coordinates of the container.
    var frame: CGRect { get }
    /// How focus is shown; nil for not at all.
    var focusEffect: UIFocusEffect? { get }
    var focusGroupPriority: UIFocusGroupPriority { get }
    var focusItemDeferralMode: UIFocusItemDeferralMode { get }
    /// Whether items behind it can have focus.
    var isTransparentFocusItem: Bool { get }
    func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

/// An object with items that can have focus.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: AnyObject {
    var coordinateSpace: any UICoordinateSpace { get }
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to the item that has focus.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    var contentOffset: CGPoint { get set }
    var contentSize: CGSize { get }
    var visibleSize: CGSize { get }
}

extension UIFocusEnvironment {
    public var focusGroupIdentifier: String? { nil }
}

extension UIFocusItem {
    public var focusEffect: UIFocusEffect? { UIFocusHaloEffect() }
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
    public var isTransparentFocusItem: Bool { false }
    public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// A finger on a remote control that is about to move focus. There is no such control here.
@preconcurrency @MainActor
public final class UIFocusMovementHint: NSObject, NSCopying {
    public let movementDirection: CGVector
    public var perspectiveTransform: CATransform3D { CATransform3DIdentity }
    public var rotation: CGVector { .zero }
    public var translation: CGVector { .zero }
    public var interactionTransform: CATransform3D { CATransform3DIdentity }

    init(_ direction: CGVector) {
        movementDirection = direction
        super.init()
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A move of focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    public let previouslyFocusedItem: (any UIFocusItem)?
    public let nextFocusedItem: (any UIFocusItem)?
    public let focusHeading: UIFocusHeading
    public var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    public var nextFocusedView: UIView? { nextFocusedItem as? UIView }

    init(from old: (any UIFocusItem)?, to new: (any UIFocusItem)?, _ heading: UIFocusHeading) {
        (previouslyFocusedItem, nextFocusedItem, focusHeading) = (old, new, heading)
        super.init()
    }
}

/// A move of focus between the rows of a table.
@preconcurrency @MainActor
public final class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    public let previouslyFocusedIndexPath: IndexPath?
    public let nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in table: UITableView) {
        func path(_ item: (any UIFocusItem)?) -> IndexPath? {
            (item as? UITableViewCell).flatMap(table.indexPath(for:))
        }
        previouslyFocusedIndexPath = path(context.previouslyFocusedItem)
        nextFocusedIndexPath = path(context.nextFocusedItem)
        super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
    }
}

/// A move of focus between the items of a collection.
@preconcurrency @MainActor
public final class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    public let previouslyFocusedIndexPath: IndexPath?
    public let nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in collection: UICollectionView) {
        func path(_ item: (any UIFocusItem)?) -> IndexPath? {
            (item as? UICollectionViewCell).flatMap(collection.indexPath(for:))
        }
        previouslyFocusedIndexPath = path(context.previouslyFocusedItem)
        nextFocusedIndexPath = path(context.nextFocusedItem)
        super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
    }
}

/// How long focus takes to move.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: AnyObject {
    var duration: TimeInterval { get }
}

/// Animations along with focus that moves.
@preconcurrency @MainActor
public final class UIFocusAnimationCoordinator: NSObject {
    private final class Context: UIFocusAnimationContext {
        let duration: TimeInterval = 0.2
    }

    private var gaining: [(any UIFocusAnimationContext) -> Void] = []
    private var losing: [(any UIFocusAnimationContext) -> Void] = []
    private var completions: [() -> Void] = []

    override init() { super.init() }

    public func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if let animations { gaining.append { _ in animations() } }
        if let completion { completions.append(completion) }
    }
    public func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        if let animations { gaining.append(animations) }
        if let completion { completions.append(completion) }
    }
    public func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        if let animations { losing.append(animations) }
        if let completion { completions.append(completion) }
    }

    func run(_ change: @escaping () -> Void) {
        let context = Context()
        UIView.animate(withDuration: context.duration) { [losing, gaining] in
            change()
            for animation in losing + gaining { animation(context) }
        } completion: { [completions] _ in
            for completion in completions { completion() }
        }
    }
}

/// What has focus by the keys of a keyboard: the arrows move it, the tab key moves it to the next group, and return
/// does what a tap does. As on iOS, only a pad has it.
@preconcurrency @MainActor
public final class UIFocusSystem: NSObject {
    private unowned let environment: UIEnvironment
    public private(set) weak var focusedItem: (any UIFocusItem)?
    private weak var ring: FocusRing?
    private var needsUpdate = false

    init(_ environment: UIEnvironment) {
        self.environment = environment
        super.init()
    }

    /// The system of an environment, or nil where keys don't move focus.
    public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        let system = UIEnvironment.current.focusSystem
        return system.isAvailable ? system : nil
    }

    /// Returns whether an environment is another one or in it.
    public static func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool {
        sequence(first: otherEnvironment) { $0.parentFocusEnvironment }.contains { $0 === environment }
    }

    var isAvailable: Bool { environment.screen.traitCollection.userInterfaceIdiom == .pad }

    /// Moves focus to what an environment prefers.
    public func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        guard isAvailable, let item = Self.preferredItem(of: environment) else { return }
        move(to: item, [])
    }

    /// Moves focus if it is somewhere that can't have it any more.
    public func updateFocusIfNeeded() {
        guard needsUpdate else { return }
        needsUpdate = false
        guard let old = focusedItem else { return }
        if old.canBecomeFocused, (old as? UIView)?.window != nil { return show(old) }
        move(to: environment.keyWindow.flatMap { Self.preferredItem(of: $0) }, [])
    }

    func setNeedsUpdate() {
        needsUpdate = true
        environment.schedule(after: 0, keepsAwake: false) { [weak self] in self?.updateFocusIfNeeded() }
    }

    /// The item that an environment prefers: the first that can have focus where it leads.
    static func preferredItem(of start: any UIFocusEnvironment) -> (any UIFocusItem)? {
        var seen: Set<ObjectIdentifier> = []
        func search(_ environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
            guard seen.insert(ObjectIdentifier(environment)).inserted else { return nil }
            if let item = environment as? any UIFocusItem, item.canBecomeFocused { return item }
            for preferred in environment.preferredFocusEnvironments where preferred !== environment {
                if let found = search(preferred) { return found }
            }
            return (environment as? UIView)?.focusableViews.first
        }
        return search(start)
    }

    // MARK: Moving

    /// Moves focus, if all that it leaves and enters agree. Returns whether it has moved.
    @discardableResult
    func move(to new: (any UIFocusItem)?, _ heading: UIFocusHeading) -> Bool {
        let old = focusedItem
        guard new !== old else { return false }
        let context = UIFocusUpdateContext(from: old, to: new, heading)
        let concerned = Self.chain(old) + Self.chain(new).filter { one in !Self.chain(old).contains { $0 === one } }
        guard concerned.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return false }
        focusedItem = new
        let coordinator = UIFocusAnimationCoordinator()
        for environment in concerned { environment.didUpdateFocus(in: context, with: coordinator) }
        coordinator.run { [self] in show(new) }
        return true
    }

    private static func chain(_ item: (any UIFocusItem)?) -> [any UIFocusEnvironment] {
        guard let item else { return [] }
        return Array(sequence(first: item as any UIFocusEnvironment) { $0.parentFocusEnvironment })
    }

    private func show(_ item: (any UIFocusItem)?) {
        ring?.removeFromSuperview()
        for view in [item as? UIView].compactMap(\.self) {
            reveal(view)
            guard let effect = item?.focusEffect as? UIFocusHaloEffect, let container = view.superview else { continue }
            let shown = FocusRing(effect, around: view)
            container.addSubview(shown)
            ring = shown
        }
    }

    private func reveal(_ view: UIView) {
        var next = view.superview
        while let ancestor = next {
            if let scroll = ancestor as? UIScrollView {
                scroll.scrollRectToVisible(view.convert(view.bounds, to: scroll), animated: true)
            }
            next = ancestor.superview
        }
    }

    // MARK: Keys

    /// Moves focus by a key, or does what it means for the item that has focus. Returns whether it means something.
    func handle(_ key: UIKey) -> Bool {
        guard isAvailable, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return false }
        if key.keyCode == .keyboardTab, !(environment.firstResponder is UITextView) {
            return moveByTab(backward: key.modifierFlags.contains(.shift))
        }
        guard let item = focusedItem, let view = item as? UIView, view.window != nil,
            !(environment.firstResponder is any UIKeyInput)
        else { return false }
        switch key.keyCode {
        case .keyboardUpArrow: return move(.up, from: view)
        case .keyboardDownArrow: return move(.down, from: view)
        case .keyboardLeftArrow: return move(.left, from: view)
        case .keyboardRightArrow: return move(.right, from: view)
        case .keyboardReturnOrEnter, .keyboardSpacebar:
            view.focusedItemWasChosen()
            return true
        default: return false
        }
    }

    private var candidates: [UIView] {
        let window = environment.keyWindow
        let root = window?.rootViewController?.frontmost.viewIfLoaded ?? window
        return root?.focusableViews ?? []
    }

    /// Moves to the nearest item in a direction.
    private func move(_ heading: UIFocusHeading, from view: UIView) -> Bool {
        let start = view.convert(view.bounds, to: nil)
        let all = candidates.filter { $0 !== view }.map { ($0, $0.convert($0.bounds, to: nil)) }
        let ahead = all.filter { Self.lies($0.1, heading, of: start) }
        let nearest = ahead.min { Self.distance($0.1, start, heading) < Self.distance($1.1, start, heading) }
        return nearest.map { move(to: $0.0, heading) } ?? false
    }

    private static func lies(_ rect: CGRect, _ heading: UIFocusHeading, of start: CGRect) -> Bool {
        switch heading {
        case .up: rect.midY < start.minY
        case .down: rect.midY > start.maxY
        case .left: rect.midX < start.minX
        default: rect.midX > start.maxX
        }
    }

    /// How far an item is: what is aside counts more.
    private static func distance(_ rect: CGRect, _ start: CGRect, _ heading: UIFocusHeading) -> CGFloat {
        let (x, y) = (abs(rect.midX - start.midX), abs(rect.midY - start.midY))
        return heading == .up || heading == .down ? y + 3 * x : x + 3 * y
    }

    /// Moves to the next group, or the one before; an item without a group is one for itself.
    private func moveByTab(backward: Bool) -> Bool {
        let groups = focusGroups
        guard !groups.isEmpty else { return false }
        let current = environment.firstResponder as? UIView ?? focusedItem as? UIView
        let place = groups.firstIndex { group in group.contains { $0 === current } }
        let step = backward ? groups.count - 1 : 1
        let target = place.map { ($0 + step) % groups.count } ?? (backward ? groups.count - 1 : 0)
        let best = groups[target].max { $0.focusGroupPriority.rawValue < $1.focusGroupPriority.rawValue }
        let first = groups[target].first
        let new = best.map { $0.focusGroupPriority == .ignored ? first ?? $0 : $0 }
        guard let new, move(to: new, backward ? .previous : .next) else { return false }
        if new is any UIKeyInput {
            new.becomeFirstResponder()
        } else {
            environment.firstResponder?.resignFirstResponder()
        }
        return true
    }

    /// The items by their groups, in the order of the screen.
    var focusGroups: [[UIView]] {
        var (groups, places): ([[UIView]], [String: Int]) = ([], [:])
        for view in candidates {
            guard let name = view.effectiveFocusGroup else {
                groups.append([view])
                continue
            }
            if let place = places[name] {
                groups[place].append(view)
            } else {
                places[name] = groups.count
                groups.append([view])
            }
        }
        return groups
    }
}
