import Foundation

/// A call of a method that is made later.
@MainActor
final class DelayedCall: NSObject, InterfaceObject {
    private let receiver: AnyObject
    private let selector: Selector
    private let argument: Any?
    private weak var timer: Timer?
    /// The calls that wait, in their order.
    private static var waiting: [DelayedCall] = []

    private init(_ receiver: AnyObject, _ selector: Selector, _ argument: Any?) {
        (self.receiver, self.selector, self.argument) = (receiver, selector, argument)
    }

    static var interfaceMembers: InterfaceMembers {
        .action("call") { (owner: DelayedCall) in owner.call() }
    }

    /// Calls a method of an object after a delay.
    static func schedule(_ receiver: AnyObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
        let call = DelayedCall(receiver, selector, argument)
        let timer = Timer(timeInterval: delay, target: call, selector: "call", userInfo: nil, repeats: false)
        RunLoop.main.add(timer, forMode: .common)
        call.timer = timer
        waiting.append(call)
    }

    /// Drops the calls that wait for an object: all, or those of a method with an argument.
    static func cancel(_ receiver: AnyObject, _ call: (selector: Selector, argument: Any?)? = nil) {
        waiting.removeAll { waiting in
            guard waiting.receiver === receiver, call.map(waiting.fits) ?? true else { return false }
            waiting.timer?.invalidate()
            return true
        }
    }

    private func fits(_ call: (selector: Selector, argument: Any?)) -> Bool {
        guard call.selector == selector else { return false }
        guard let mine = argument, let other = call.argument else { return argument == nil && call.argument == nil }
        if let mine = mine as? AnyHashable, let other = other as? AnyHashable { return mine == other }
        return mine as AnyObject === other as AnyObject
    }

    private func call() {
        Self.waiting.removeAll { $0 === self }
        UIApplication.shared.perform(selector, of: receiver, with: [argument])
    }
}
