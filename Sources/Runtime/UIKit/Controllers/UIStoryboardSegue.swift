public import Foundation

/// The way from one controller to another.
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

    /// How a storyboard makes a segue of a class of the app: what is known at run time only, Swift makes by a required
    /// initializer.
    public required convenience init(
        _template identifier: String?, source: UIViewController, destination: UIViewController
    ) { self.init(identifier: identifier, source: source, destination: destination) }

    /// Does what the kind of the segue says.
    open func perform() { action?() }
}
