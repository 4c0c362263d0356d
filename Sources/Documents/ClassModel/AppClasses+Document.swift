public import XMLTree
import ElementCatalog
import StoryboardModel

extension AppClasses {
    /// Returns the class of the sources that an element names, or nil if there is none.
    public func appClass(of node: Node) -> AppClass? {
        guard let name = node["customClass"], !name.isEmpty else { return nil }
        return find(name, module: node["customModule"], isOfTarget: node.classIsOfTarget)
    }

    /// Returns the class of an object of a UIKit document with its superclasses, or nil if it is unknown.
    public func chain(of node: Node) -> ClassChain? {
        if let name = node["customClass"], !name.isEmpty {
            return appClass(of: node).map(chain) ?? frameworkChain(of: name)
        }
        guard !node.isStoryboardReference, node.name != "placeholder", node.name != "exit",
            let name = node.elementType?.className(on: .iOS)
        else { return nil }
        return frameworkChain(of: name)
    }

    private func frameworkChain(of name: String) -> ClassChain? {
        FrameworkClasses.shared.has(name) ? chain(of: name) : nil
    }
}

extension Node {
    /// A Boolean value that indicates whether the class belongs to the target that the document is built into.
    public var classIsOfTarget: Bool { self["customModuleProvider"] == "target" }
}
