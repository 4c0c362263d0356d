public import Foundation

/// A transition from one controller to another.
@MainActor
open class UIStoryboardSegue: NSObject {
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController
    var action: (() -> Void)?

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    public convenience init(
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

    /// Performs the action of the segue's kind.
    open func perform() { action?() }
}
