public import Foundation
import NibArchive

/// The scenes of a storyboard, created on demand.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let name: String
    let resources: any NibResources
    private let environment = UIEnvironment.current
    /// The storyboard's Info.plist, read on first use.
    private lazy var info = StoryboardInfo(name: name, resources)

    package init(name: String, resources: any NibResources) {
        self.name = name
        self.resources = resources
        super.init()
    }

    /// Whether the pieces of the storyboard have been found.
    var isThere: Bool { info.isThere }

    /// Creates a storyboard with a compiled storyboard of an app.
    public convenience init(name: String, bundle: Bundle?) {
        let resources = BundleResources.of(bundle ?? .main)
        self.init(name: name, resources: resources)
        if !info.isThere {
            preconditionFailure(
                "Could not find a storyboard named '\(name)' in bundle \((bundle ?? .main).bundlePath)")
        }
    }

    /// Returns the initial controller, or nil if the storyboard has no entry point.
    open func instantiateInitialViewController() -> UIViewController? {
        instantiateInitialViewController { (_: NSCoder) -> UIViewController? in nil }
    }

    /// Returns the initial controller, which `creator` creates in place of its class's `init(coder:)`, or nil if the
    /// storyboard has no entry point or one of another class.
    public func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)?
    ) -> Controller? {
        guard let identifier = info.entryPoint else { return nil }
        return kept(instantiate(identifier: identifier, creator: creator.map { make in { make($0) } })) as? Controller
    }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let controller = kept(instantiate(identifier: identifier)) else {
            preconditionFailure(
                "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
        }
        return controller
    }

    /// Returns the controller with an identifier. `creator` creates it in place of its class's `init(coder:)`, and
    /// passes the coder to its superclass.
    public func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        let controller = kept(instantiate(identifier: identifier, creator: creator.map { make in { make($0) } }))
        guard let found = controller as? Controller else {
            preconditionFailure(
                "Storyboard (\(self)) doesn't contain a \(Controller.self) with identifier '\(identifier)'")
        }
        return found
    }

    /// Keeps a controller until the main queue goes on: on iOS it is autoreleased, so that a weak variable has it meanwhile.
    private func kept(_ controller: UIViewController?) -> UIViewController? {
        if let controller { DispatchQueue.main.async { withExtendedLifetime(controller) {} } }
        return controller
    }

    /// Returns the controller with an identifier, possibly of another storyboard, or nil if there is none.
    func instantiate(identifier: String, creator: ((NSCoder) -> AnyObject?)? = nil) -> UIViewController? {
        if let reference = info.references[identifier] { return instantiate(reference, creator) }
        return instantiate(nibName: info.nibNames[identifier] ?? identifier, creator: creator)
    }

    /// Returns the controller of a reference, or nil with a message if there is none.
    private func instantiate(
        _ reference: StoryboardInfo.Reference, _ creator: ((NSCoder) -> AnyObject?)?
    ) -> UIViewController? {
        var source = resources
        if let bundle = reference.bundle {
            guard let found = resources.resources(ofBundle: bundle) else {
                environment.report("Could not find a bundle with the identifier '\(bundle)'")
                return nil
            }
            source = found
        }
        let other = environment.perform { UIStoryboard(name: reference.storyboard, resources: source) }
        guard other.info.isThere else {
            environment.report(
                "Could not find a storyboard named '\(reference.storyboard)' in bundle \(reference.bundle ?? "of \(self)")"
            )
            return nil
        }
        guard let controller = reference.controller ?? other.info.entryPoint else {
            environment.report("Storyboard (\(other)) has no initial view controller")
            return nil
        }
        return other.instantiate(identifier: controller, creator: creator)
    }

    /// Returns the controller whose nib has a name: an identifier, or a name that the compiler chose.
    package func instantiate(nibName: String, creator: ((NSCoder) -> AnyObject?)? = nil) -> UIViewController? {
        guard let nib = resources.nib("\(name).storyboardc/\(nibName).nib") else { return nil }
        let context = NibContext(resources, creator: creator)
        context.storyboardName = name
        context.storyboard = self
        let scene = SceneHolder()
        environment.perform {
            _ = nib.instantiate(owner: scene, externals: ["UIStoryboardPlaceholder": self], context)
        }
        scene.controller?.sceneName = nibName
        return scene.controller
    }

    open nonisolated override var description: String { "<UIStoryboard '\(name)'>" }
}

/// The owner of a scene's nib, which gets the scene's controller.
@MainActor
final class SceneHolder: NSObject, InterfaceObject {
    var controller: UIViewController?

    class var interfaceMembers: InterfaceMembers { .property("sceneViewController", \SceneHolder.controller) }
}

/// The Info.plist of a compiled storyboard.
struct StoryboardInfo {
    var isThere = false
    var entryPoint: String?
    var nibNames: [String: String] = [:]
    var references: [String: Reference] = [:]

    /// A controller of another storyboard, or the initial one.
    struct Reference {
        var storyboard: String
        var controller: String?
        var bundle: String?
    }

    @MainActor
    init(name: String, _ resources: any NibResources) {
        guard let bytes = resources.piece("\(name).storyboardc/Info.plist"),
            let list = try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil),
            let entries = list as? [String: Any]
        else { return }
        isThere = true
        entryPoint = entries["UIStoryboardDesignatedEntryPointIdentifier"] as? String
        nibNames = entries["UIViewControllerIdentifiersToNibNames"] as? [String: String] ?? [:]
        let external = entries["UIViewControllerIdentifiersToExternalStoryboardReferences"] as? [String: [String: Any]]
        references = (external ?? [:]).mapValues { reference in
            Reference(
                storyboard: reference["UIReferencedStoryboardName"] as? String ?? name,
                controller: reference["UIReferencedControllerIdentifier"] as? String,
                bundle: reference["UIReferencedBundleIdentifier"] as? String)
        }
    }
}
