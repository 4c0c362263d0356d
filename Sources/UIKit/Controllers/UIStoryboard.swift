public import Foundation
import NibArchive

/// The scenes of one storyboard, made when they are asked for.
@MainActor
public final class UIStoryboard: NSObject {
    public let name: String
    let resources: any NibResources

    package init(name: String, resources: any NibResources) {
        self.name = name
        self.resources = resources
        super.init()
    }

    /// The controller whose nib has a name: an identifier, or what the compiler called it.
    package func instantiate(nibName: String, creator: ((NSCoder) -> AnyObject?)? = nil) -> UIViewController? {
        guard let nib = resources.nib("\(name).storyboardc/\(nibName).nib") else { return nil }
        let context = NibContext(resources, creator: creator)
        context.storyboardName = name
        let scene = SceneHolder()
        _ = nib.instantiate(owner: scene, externals: ["UIStoryboardPlaceholder": self], context)
        return scene.controller
    }

    public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let controller = instantiate(nibName: identifier) else {
            preconditionFailure(
                "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
        }
        return controller
    }
}

/// The owner of a scene's nib, which hears which controller the scene is about.
@MainActor
final class SceneHolder: NSObject {
    var controller: UIViewController?
}
