package import Foundation
import UIKit

/// A file of Xcode's editors of scenes, particles and actions, in the app's bundle.
@MainActor
package enum SceneFile {
    /// Where files are looked for.
    package static var bundle = Bundle.main

    /// Returns the path of a file, whose name may lack its ending, or nil if there is none.
    static func path(_ name: String) -> String? {
        let plain = plainName(name)
        guard !plain.isEmpty else { return nil }
        if plain.hasPrefix("/") {
            let path = "\(plain).sks"
            return FileManager.default.fileExists(atPath: path) ? path : nil
        }
        return bundle.path(forResource: plain, ofType: "sks")
    }

    private static func plainName(_ name: String) -> String {
        name.hasSuffix(".sks") ? String(name.dropLast(".sks".count)) : name
    }

    /// Returns a decoder for a file, or nil if there is no such file or it is damaged, which is reported once.
    package static func decoder(_ name: String, for type: AnyClass) -> SceneDecoder? {
        decoder(name, modules: SceneClasses.modules(with: type), SceneDecoder.Session())
    }

    private static func decoder(
        _ name: String, modules: [String], _ session: SceneDecoder.Session
    ) -> SceneDecoder? {
        let plain = plainName(name)
        guard let path = path(name), let data = FileManager.default.contents(atPath: path) else {
            UIEnvironment.current.reportOnce("SpriteKit: there is no file \(plain).sks in the app")
            return nil
        }
        guard let archive = KeyedArchive(data) else {
            UIEnvironment.current.reportOnce("SpriteKit: \(plain).sks is damaged")
            return nil
        }
        session.names.append(plain)
        return SceneDecoder(archive, name: plain, modules: modules, session: session)
    }

    /// Returns the node of a file as an object of a class or of a subclass that the file names.
    ///
    /// Games load scenes on other threads, which wait for the main thread here.
    static func node(_ name: String, as type: SKNode.Type) -> SKNode? {
        MainThread.result { decoder(name, for: type)?.root(as: type) }
    }

    /// Returns the nodes of a file that another refers to, below one that stands for its scene.
    static func contents(_ name: String, for other: SceneDecoder?) -> SKNode? {
        let session = other?.session ?? SceneDecoder.Session()
        let plain = plainName(name)
        guard !session.names.contains(plain), session.names.count < SceneDecoder.Session.mostFiles else {
            other?.report("it refers to \(plain).sks, which refers to it")
            return nil
        }
        let modules = other?.modules ?? SceneClasses.modules(with: SKNode.self)
        guard let decoder = decoder(name, modules: modules, session) else { return nil }
        defer { session.names.removeLast() }
        return decoder.root(as: SKNode.self, isScene: false)
    }
}

extension SceneDecoder {
    /// Returns the node of the file. A scene that is in another becomes a plain node.
    @MainActor
    package func root(as type: SKNode.Type, isScene: Bool = true) -> SKNode? {
        let root = rootNode { names in
            !isScene && names.contains("SKScene") ? SKNode(coder: self) : self.node(names, as: type)
        }
        finish()
        if root == nil { report("it has no node of class \(type)") }
        return root
    }
}

/// A node that files of Xcode's editors have. Initializers of protocols can return an object of the class that a file
/// names, which those of classes can't.
@preconcurrency @MainActor
public protocol SKFileNode {}

extension SKFileNode {
    /// Creates the node of a file of Xcode's scene or particle editor in the app's bundle, as an object of the class
    /// that the file names, or returns nil if there is no such file or its node has another class.
    public init?(fileNamed filename: String) {
        guard let type = Self.self as? SKNode.Type, let node = SceneFile.node(filename, as: type) as? Self else {
            return nil
        }
        self = node
    }

    /// Creates the node of a file. Files can't name classes here that aren't nodes: they are all read securely.
    public init(fileNamed filename: String, securelyWithClasses classes: Set<AnyHashable>) throws {
        guard let type = Self.self as? SKNode.Type, let node = SceneFile.node(filename, as: type) as? Self else {
            throw CocoaError(SceneFile.path(filename) == nil ? .fileReadNoSuchFile : .fileReadCorruptFile)
        }
        self = node
    }
}
