import Foundation

/// The app: it passes events to windows and actions to their targets.
@MainActor
open class UIApplication: UIResponder {
    /// The app of the environment.
    open class var shared: UIApplication { UIEnvironment.current.application }

    open var windows: [UIWindow] { environment.windows }
    /// The window that receives keys and motion.
    open var keyWindow: UIWindow? { environment.keyWindow }

    /// Sends an event to the windows that it concerns.
    open func sendEvent(_ event: UIEvent) {
        switch event.type {
        case .touches:
            var sent: [UIWindow] = []
            for window in event.orderedTouches.compactMap(\.window) where !sent.contains(window) {
                sent.append(window)
                window.sendEvent(event)
            }
        case .motion, .presses: keyWindow?.sendEvent(event)
        case .remoteControl, .scroll, .hover, .transform: break
        }
    }

    /// Calls an action of a target; without one, that of the first responder in the chain that has it. Returns whether
    /// there was one.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let receiver: AnyObject?
        if let target {
            receiver = target as AnyObject
        } else {
            receiver =
                (keyWindow?.firstResponder?.target(forAction: action, withSender: sender)
                ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
                ?? keyWindow?.target(forAction: action, withSender: sender)) as AnyObject?
        }
        guard let receiver else { return false }
        guard let call = InterfaceMembers.of(receiver)?.actions[action.name] else {
            environment.report("-[\(type(of: receiver)) \(action)]: unrecognized selector sent to instance")
            return false
        }
        environment.perform { call(receiver, sender, event) }
        return true
    }

    // MARK: Ignoring interaction

    private var ignoredInteractions = 0
    open var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }
    open func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }
    open func endIgnoringInteractionEvents() { ignoredInteractions = max(0, ignoredInteractions - 1) }
}
