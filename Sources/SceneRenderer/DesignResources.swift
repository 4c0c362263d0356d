import Foundation
import StoryboardCompiler
import UIKit

/// Gives UIKit the pieces of a document that is being designed, and remembers which object is which.
@MainActor
final class DesignResources: NibResources {
    private let pieces: [String: [UInt8]]
    let traits: UITraitCollection
    let showsPrototypes = true
    let connectsOutlets = false
    private(set) var objects: [String: AnyObject] = [:]
    private(set) var messages: [String] = []
    private var variations: [TraitStorageList] = []

    init(_ compilation: Compilation, traits: UITraitCollection) {
        pieces = Dictionary(compilation.pieces.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        self.traits = traits
    }

    func appClass(named name: String) -> AnyClass? { nil }
    func piece(_ path: String) -> [UInt8]? { pieces[path] }
    func image(named name: String) -> UIImage? { nil }
    func symbol(named name: String) -> UIImage? { nil }
    func color(named name: String) -> UIColor? { nil }
    func keep(_ list: TraitStorageList) { variations.append(list) }
    func found(_ object: AnyObject, id: String) { objects[id] = object }

    /// The app's own classes are not there while its document is designed, so that is no news.
    func report(_ message: String) {
        if !message.hasPrefix("unknown class") { messages.append(message) }
    }
}
