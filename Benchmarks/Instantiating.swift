import FileAccess
import Foundation
import StoryboardCompiler
import StoryboardModel
import UIKit
import XMLTree

/// Measures each scene with an identifier of each document, from its compiled pieces to its controller with a loaded view.
@MainActor
func reportInstantiating(_ paths: [String], in table: inout Table) throws {
    var times: [Double] = []
    for path in paths where path.hasSuffix(".storyboard") {
        let bytes = try DiskFiles().read(path, limit: XMLLimits().size).bytes
        guard let document = try? Document(bytes), document.kind.isUIKit else { continue }
        let environment = UIEnvironment()
        environment.report = { _ in }
        environment.perform {
            let pieces = CompiledPieces(of: document)
            let storyboard = UIStoryboard(name: "Main", resources: pieces)
            for identifier in document.controllers.compactMap({ $0["storyboardIdentifier"] })
            where pieces.piece("Main.storyboardc/\(identifier).nib") != nil {
                times.append(
                    seconds(runs: 3) {
                        storyboard.instantiateViewController(withIdentifier: identifier).loadViewIfNeeded()
                    })
            }
        }
    }
    guard !times.isEmpty else { return }
    table.add(
        "a scene instantiated from its pieces, with its view", promised: "≤ 4 ms at the median",
        seen: median(times).milliseconds,
        detail: "\(times.count) scenes; the slowest \((times.max() ?? 0).milliseconds)")
}

/// The pieces of a document, compiled in memory.
@MainActor
private final class CompiledPieces: NibResources {
    let traits = UITraitCollection.current
    let showsPrototypes = false
    let connectsOutlets = false
    private var pieces: [String: [UInt8]] = [:]

    init(of document: Document) {
        for piece in StoryboardCompiler(document, name: "Main").compile().pieces {
            pieces[piece.path] = piece.bytes
        }
    }

    func piece(_ path: String) -> [UInt8]? { pieces[path] }
    func appClass(named name: String) -> AnyClass? { nil }
    func image(named name: String) -> UIImage? { nil }
    func symbol(named name: String) -> UIImage? { nil }
    func color(named name: String) -> UIColor? { nil }
    func report(_ message: NibMessage) {}
}
