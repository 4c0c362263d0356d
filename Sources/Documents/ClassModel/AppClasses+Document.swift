public import XMLTree
import ElementCatalogue
import StoryboardModel

extension AppClasses {
    /// The class of the sources that an element names; nil where it names none, or one that is not in the sources.
    public func appClass(of node: Node) -> AppClass? {
        guard let name = node["customClass"], !name.isEmpty else { return nil }
        return find(name, module: node["customModule"], isOfTarget: node.classIsOfTarget)
    }

    /// The class of an object of a UIKit document and all that it derives from; nil where nobody knows.
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
    /// Whether its class belongs to whatever target the document is built into.
    public var classIsOfTarget: Bool { self["customModuleProvider"] == "target" }
}
