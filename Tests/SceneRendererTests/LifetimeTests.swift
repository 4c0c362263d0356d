import Foundation
import StoryboardModel
import Testing
import UIKit

@testable import SceneRenderer

/// What a stage has loaded ends with it: an editor makes many.
@MainActor
@Suite struct LifetimeTests {
    private final class Remains {
        weak var object: AnyObject?
        let name: String
        init(_ object: AnyObject) { (self.object, name) = (object, "\(type(of: object))") }
    }

    @Test("views, layers and controllers of scenes end with their stage, in documents of all kinds")
    func views() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/Documents")
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
            guard let document = try? Document(Array(Data(contentsOf: folder.appending(path: name)))) else { continue }
            let remains = draw(document)
            let left = Dictionary(grouping: remains.filter { $0.object != nil }, by: \.name).mapValues(\.count)
            #expect(left.isEmpty, "\(name): \(left.sorted { $0.value > $1.value })")
        }
    }

    private func draw(_ document: Document) -> [Remains] {
        let stage = SceneStage(document)
        var canvases = document.scenes.compactMap { stage.canvas(of: $0) }
        if !document.kind.isStoryboard, let canvas = stage.xibCanvas() { canvases.append(canvas) }
        var remains = document.scenes.compactMap { stage.stage($0)?.controller }.map { Remains($0) }
        for canvas in canvases {
            _ = SceneStage.draw(canvas, scale: 1)
            remains += all(in: canvas)
        }
        return remains
    }

    @Test("a controller whose view was never asked for ends as well")
    func unloaded() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = folder.appending(path: "Fixtures/Documents/ButtonConfigurations.storyboard")
        let document = try Document(Array(Data(contentsOf: file)))
        let node = try #require(document.scenes.first?.controller)
        let remains = try Remains(#require(SceneStage(document).load(node)))
        #expect(remains.object == nil)
    }

    private func all(in view: UIView) -> [Remains] {
        [Remains(view), Remains(view.layer)] + view.subviews.flatMap { all(in: $0) }
    }
}
