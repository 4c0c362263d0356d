public import Foundation

/// A part of a search that isn't text, such as a person.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }
}
