public import Foundation

/// What can answer events and actions.
@MainActor
open class UIResponder: NSObject, NibDecodable, InterfaceObject {
    /// What it shares with the other objects of its app or document.
    package let environment = UIEnvironment.current

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        coder.register(self)
    }

    /// Who is asked next.
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }

    /// Sent after the outlets of a nib are connected.
    open func awakeFromNib() {}

    /// What documents can name of this class.
    open class var interfaceMembers: InterfaceMembers { InterfaceMembers() }
}
