import Foundation

/// A call of a method that is made later.
@MainActor
final class DelayedCall: NSObject, InterfaceObject {
    private let receiver: AnyObject
    private let selector: Selector
    private let argument: Any?

    init(_ receiver: AnyObject, _ selector: Selector, _ argument: Any?) {
        (self.receiver, self.selector, self.argument) = (receiver, selector, argument)
    }

    static var interfaceMembers: InterfaceMembers {
        .action("call") { (owner: DelayedCall) in
            UIApplication.shared.perform(owner.selector, of: owner.receiver, with: [owner.argument])
        }
    }
}
