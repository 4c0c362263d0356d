public import Foundation

/// A transition from one controller to another, as a storyboard describes it.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController
    /// What the segue's kind does, or an app's closure.
    var action: (() -> Void)?
    /// The last presenter on the way of an unwind segue, which dismisses all that is in front of it.
    weak var lastPresenter: UIViewController?

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Creates a segue that performs a closure. A required initializer: Apple's is a method of the class, which any class has.
    public required convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        action = performHandler
    }

    /// Creates a segue of a custom class. A required initializer, because Swift needs one to create an instance of a
    /// dynamic class.
    public required convenience init(
        _template identifier: String?, source: UIViewController, destination: UIViewController
    ) { self.init(identifier: identifier, source: source, destination: destination) }

    /// Performs the action of the segue's kind. A subclass of a custom segue overrides it without calling `super`.
    open func perform() { action?() }
}

/// Where an unwind segue comes from, and what it looks for.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
    public let source: UIViewController
    public let unwindAction: Selector
    public let sender: Any?

    init(_ source: UIViewController, _ unwindAction: Selector, _ sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    }
}
