import Foundation

/// Targets, their actions, and closures.
extension UIControl {
    func add(_ target: Any?, _ action: Selector, _ events: Event) {
        let object = target.map(ClassObject.receiver)
        let known = targets.firstIndex { known in
            known.closure == nil && known.action == action && known.target === object
                && known.isForFirstResponder == (target == nil)
        }
        if let known { return targets[known].events.formUnion(events) }
        targets.append(
            Target(target: object, isForFirstResponder: target == nil, action: action, events: events))
    }

    func remove(_ target: Any?, _ action: Selector?, _ events: Event) {
        let target = target.map(ClassObject.receiver)
        remove(events) { known in
            known.closure == nil && (target == nil || known.target === target)
                && (action == nil || known.action == action)
        }
    }

    func add(_ action: UIAction, _ events: Event) {
        remove(action.identifier, events)
        targets.append(
            Target(target: nil, isForFirstResponder: false, action: Selector(""), closure: action, events: events))
    }

    func remove(_ identifier: UIAction.Identifier, _ events: Event) {
        remove(events) { $0.closure?.identifier == identifier }
    }

    private func remove(_ events: Event, where isWanted: (Target) -> Bool) {
        targets = targets.compactMap { known in
            guard isWanted(known) else { return known }
            var rest = known
            rest.events.subtract(events)
            return rest.events.isEmpty ? nil : rest
        }
    }

    /// Sends the actions for some events, each once.
    func send(_ events: Event, _ event: UIEvent?) {
        for known in targets where !known.events.isDisjoint(with: events) {
            if let closure = known.closure {
                sendAction(closure)
            } else if known.isForFirstResponder || known.target != nil {
                sendAction(known.action, to: known.target, for: event)
            }
        }
    }

    /// Sends the actions for a value that a person has changed.
    func sendValueChanged(_ event: UIEvent? = nil) { send([.valueChanged, .primaryActionTriggered], event) }
}
