public import Foundation

/// A recorder of what undoes changes, which Foundation for Linux lacks.
public class UndoManager: NSObject, @unchecked Sendable {
    // Used on one thread, as Apple's is.
    private struct Group {
        var name = ""
        var actions: [(target: ObjectIdentifier, undo: () -> Void)] = []
    }

    private enum Direction { case change, undo, redo }

    private var undone: [Group] = []
    private var redone: [Group] = []
    /// The groups that were begun and not ended.
    private var open: [Group] = []
    private var direction = Direction.change
    private var disabled = 0
    /// The number of changes that were registered or undone, by which an editor knows whether its own was the last.
    private(set) var changeCount = 0

    /// Whether what is registered in one turn of the run loop belongs together. Here, each change outside of `beginUndoGrouping` is a group.
    public var groupsByEvent = true
    /// The maximum number of groups that can be undone; 0 means no limit.
    public var levelsOfUndo = 0 { didSet { limit() } }
    public var groupingLevel: Int { open.count }
    public var isUndoRegistrationEnabled: Bool { disabled == 0 }
    public var isUndoing: Bool { direction == .undo }
    public var isRedoing: Bool { direction == .redo }
    public var canUndo: Bool { !undone.isEmpty || open.contains { !$0.actions.isEmpty } }
    public var canRedo: Bool { !redone.isEmpty }
    public var undoActionName: String { undone.last?.name ?? "" }
    public var redoActionName: String { redone.last?.name ?? "" }
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    public func undoMenuTitle(forUndoActionName name: String) -> String { name.isEmpty ? "Undo" : "Undo \(name)" }
    public func redoMenuTitle(forUndoActionName name: String) -> String { name.isEmpty ? "Redo" : "Redo \(name)" }

    public func beginUndoGrouping() { open.append(Group()) }

    public func endUndoGrouping() {
        guard let group = open.popLast() else { return }
        if open.isEmpty { add(group) } else { open[open.count - 1].actions += group.actions }
    }

    public func disableUndoRegistration() { disabled += 1 }
    public func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    /// Registers what undoes a change. The target isn't kept alive.
    public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if !open.isEmpty { changeCount += 1 }
        let undo = { [weak target] in if let target { handler(target) } }
        let action = (ObjectIdentifier(target), undo)
        if open.isEmpty { add(Group(actions: [action])) } else { open[open.count - 1].actions.append(action) }
    }

    /// Registers a method that undoes a change.
    @preconcurrency @MainActor
    public func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
        guard let target = target as? NSObject else { return }
        registerUndo(withTarget: target) { target in
            nonisolated(unsafe) let (target, object) = (target, object)
            MainActor.assumeIsolated { _ = target.perform(selector, with: object) }
        }
    }

    public func setActionName(_ name: String) {
        if !open.isEmpty { return open[open.count - 1].name = name }
        switch direction {
        case .undo: if !redone.isEmpty { redone[redone.count - 1].name = name }
        default: if !undone.isEmpty { undone[undone.count - 1].name = name }
        }
    }

    public func undo() {
        while !open.isEmpty { endUndoGrouping() }
        undoNestedGroup()
    }

    public func undoNestedGroup() {
        guard let group = undone.popLast() else { return }
        carryOut(group, .undo)
    }

    public func redo() {
        guard let group = redone.popLast() else { return }
        carryOut(group, .redo)
    }

    public func removeAllActions() { (undone, redone, open) = ([], [], []) }

    public func removeAllActions(withTarget target: Any) {
        let target = ObjectIdentifier(target as AnyObject)
        func remaining(_ groups: [Group]) -> [Group] {
            groups.map { Group(name: $0.name, actions: $0.actions.filter { $0.target != target }) }
                .filter { !$0.actions.isEmpty }
        }
        (undone, redone) = (remaining(undone), remaining(redone))
    }

    private func carryOut(_ group: Group, _ new: Direction) {
        let old = direction
        direction = new
        open.append(Group(name: group.name))
        post(new == .undo ? .NSUndoManagerWillUndoChange : .NSUndoManagerWillRedoChange)
        for action in group.actions.reversed() { action.undo() }
        endUndoGrouping()
        direction = old
        post(new == .undo ? .NSUndoManagerDidUndoChange : .NSUndoManagerDidRedoChange)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    private func add(_ group: Group) {
        guard !group.actions.isEmpty else { return }
        changeCount += 1
        switch direction {
        case .undo: redone.append(group)
        case .redo: undone.append(group)
        case .change:
            undone.append(group)
            redone = []
        }
        limit()
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func limit() {
        if levelsOfUndo > 0, undone.count > levelsOfUndo { undone.removeFirst(undone.count - levelsOfUndo) }
    }
}

extension NSNotification.Name {
    /// Posted after a group of changes was closed, also while changes are undone or redone.
    public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
    public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
