import Foundation

/// The place of a controller of another storyboard in a container, which it gets when the container is decoded.
final class StoryboardReferencePlaceholder: UIViewController {
    /// The controller, or nil on a canvas, which shows the reference itself.
    private(set) var controller: UIViewController?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder, nib.context.resources.connectsOutlets,
            let name = nib.string("UIStoryboardReferenceIdentifier")
        else { return }
        controller = nib.context.storyboard?.instantiate(identifier: name)
        if let item = nib.value("UITabBarItem", as: UITabBarItem.self) { controller?.tabBarItem = item }
    }
}

extension UINibDecoder {
    /// Returns the controllers of a list, with those of other storyboards in place of references to them.
    func controllers(_ key: String) -> [UIViewController] {
        list(key, of: UIViewController.self).map { controller in
            (controller as? StoryboardReferencePlaceholder)?.controller ?? controller
        }
    }
}
