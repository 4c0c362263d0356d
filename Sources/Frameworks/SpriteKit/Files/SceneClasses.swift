import Foundation
import UIKit

/// The classes that files of Xcode's editors name.
enum SceneClasses {
    /// The nodes of this module; a file also names those that aren't here.
    @MainActor
    static let nodes: [String: SKNode.Type] = [
        "SKNode": SKNode.self, "SKScene": SKScene.self, "SKEffectNode": SKEffectNode.self,
        "SKCropNode": SKCropNode.self,
        "SKSpriteNode": SKSpriteNode.self, "SKLabelNode": SKLabelNode.self, "SKShapeNode": SKShapeNode.self,
        "SKCameraNode": SKCameraNode.self, "SKLightNode": SKLightNode.self, "SKAudioNode": SKAudioNode.self,
        "SKEmitterNode": SKEmitterNode.self, "SKReferenceNode": SKReferenceNode.self,
    ]

    /// Returns an app's class of a name that may lack the module, which is one of some modules then.
    static func app(_ name: String, in modules: [String]) -> AnyClass? {
        if let known = ClassNames.type(named: name) { return known }
        return modules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
    }

    /// The modules of an app: that of a class of it, that of the delegate, and the one that is named like the program.
    @MainActor
    static func modules(with type: AnyClass) -> [String] {
        let types = [type, UIApplication.shared.delegate.map { Swift.type(of: $0) as AnyClass }].compactMap(\.self)
        var names = types.compactMap { String(reflecting: $0).split(separator: ".").first.map { String($0) } }
        for key in ["CFBundleExecutable", "CFBundleName"] {
            guard let name = Bundle.main.infoDictionary?[key] as? String else { continue }
            names.append(String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }))
        }
        return names.filter { $0 != "SpriteKit" && $0 != "UIKit" }
    }

    /// Returns the action whose values are a decoder's current ones, or nil if the class is none of an action.
    static func action(_ classNames: [String], _ decoder: SceneDecoder) -> SKAction? {
        guard classNames.contains("SKAction") else { return nil }
        return ArchivedAction(decoder, className: classNames.first ?? "").action
    }
}

extension SceneDecoder {
    /// Returns an app's class of a name that may lack the module.
    package func appClass(_ name: String) -> AnyClass? { SceneClasses.app(name, in: modules) }

    /// Returns the node to which places in lists of children lead from the root.
    package func gameNode(at path: [Int]) -> SKNode? {
        nonisolated(unsafe) let decoder = self
        return MainActor.assumeIsolated {
            path.reduce(decoder.gameRoot) { node, index in
                node.flatMap { $0.children.indices.contains(index) ? $0.children[index] : nil }
            }
        }
    }

    /// Returns the node whose values are the current ones, or nil if they are those of no node. At the root, `wanted`
    /// is the class that the app asks for.
    @MainActor
    func node(_ classNames: [String], as wanted: SKNode.Type = SKNode.self) -> SKNode? {
        guard let name = classNames.first, let base = classNames.lazy.compactMap({ SceneClasses.nodes[$0] }).first
        else { return nil }
        if SceneClasses.nodes[name] == nil { report("\(name) isn't here: a plain node is in its place") }
        session.nodes += 1
        guard session.nodes <= Session.mostNodes else {
            report("there are more than \(Session.mostNodes) nodes")
            return nil
        }
        let type = customClass(base) ?? base
        if type.isSubclass(of: wanted) { return type.init(coder: self) }
        return wanted.isSubclass(of: base) ? wanted.init(coder: self) : nil
    }

    /// Returns the class that the app gives a node in the editor.
    @MainActor
    private func customClass(_ base: SKNode.Type) -> SKNode.Type? {
        guard let info = value("_info", as: [AnyHashable: Any].self),
            let name = info["_PB_previewSKNodeCustomClassName"] as? String, !name.isEmpty
        else { return nil }
        if let type = appClass(name) as? SKNode.Type { return type }
        report("no class '\(name)', using \(base)")
        return nil
    }
}
