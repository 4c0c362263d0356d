import Foundation

/// An element of a menu that does something when it is chosen.
@preconcurrency @MainActor
public protocol UIMenuLeaf: AnyObject {
    var title: String { get set }
    var image: UIImage? { get set }
    var selectedImage: UIImage? { get set }
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
    var discoverabilityTitle: String? { get set }
    /// The object that performs the element, while it does so.
    var sender: Any? { get }
    /// The item at which what the element presents may point, while the element is performed.
    var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }
    /// Performs the element.
    func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {
    public func performWithSender(_ sender: Any?, target: Any?) { perform(sender) }
    public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }
}

extension UICommand: UIMenuLeaf {
    public func performWithSender(_ sender: Any?, target: Any?) {
        self.sender = sender
        defer { self.sender = nil }
        UIEnvironment.current.application.sendAction(action, to: target, from: self, for: nil)
    }
    public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }
}
