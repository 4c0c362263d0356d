import AppAssets
import AppHost
import AppSurroundings
import CoreGraphics
import FileAccess
import Foundation
import JSONText
import SceneRenderer
import StoryboardCompiler
import StoryboardModel
import StoryboardPlayer
import Testing
import UIKit
import XMLTree

@testable import SceneCapture

/// An app whose screen is captured.
@MainActor
struct CapturedApp {
    let host: AppHost
    let capture: BoardCapture
    private let device: DocumentDevice

    /// Launches an app that shows a controller, and captures its first screen.
    init(isStandalone: Bool = false, _ root: @escaping @MainActor () -> UIViewController) throws {
        device = try #require(DocumentDevice(id: "retina6_12"))
        let shape = HostDevice(device, traits: StageSettings().traits(on: device))
        host = AppHost(shape)
        host.launch(root)
        _ = host.rest()
        capture = BoardCapture(isStandalone: isStandalone)
        look()
    }

    /// Captures what has come to the screen; a step has touched a view.
    func look(after origin: UIView? = nil) {
        _ = host.rest()
        host.environment.perform { capture.look(at: host.environment, after: origin) }
    }

    /// Does something in the app.
    func run(_ body: @MainActor () -> Void) {
        host.environment.perform { body() }
        _ = host.rest()
    }

    func board() throws -> CapturedBoard {
        try host.environment.perform { try capture.board(for: device) }
    }

    /// The messages about values that documents can't have.
    var findings: [String] { capture.findings.map { "\($0.object): \($0.message)" } }

    /// Expects that the document, played alone, looks like the app.
    func expectSamePicture(_ location: Testing.SourceLocation = #_sourceLocation) throws {
        let board = try board()
        let files = MemoryFiles()
        try files.put(board.document.write(), asFile: "/Captured.storyboard")
        if let samples = board.samples {
            try files.put(Array(samples.json.text.utf8), asFile: "/Captured.storyboard.samples.json")
        }
        let player = StoryboardPlayer(
            board.document, at: "/Captured.storyboard",
            DesignSurroundings(documentAt: "/Captured.storyboard", folder: "/", in: files), in: files,
            settings: StageSettings())
        let played = player.launch(on: player.device)
        _ = played.rest()
        let pictures = try [host, played].map { try #require($0.picture()?.pngData()) }
        #expect(pictures[0] == pictures[1], "the document looks different", sourceLocation: location)
        #expect(played.messages.isEmpty, sourceLocation: location)
    }
}

extension CGImage {
    func pngData() -> Data? { UIImage(cgImage: self).pngData() }
}

extension Document {
    /// What doesn't compile.
    var compileErrors: [String] {
        StoryboardCompiler(self, name: "Captured").compile().diagnostics.filter { $0.severity == .error }.map(\.message)
    }

    /// The first element with a name, and some attributes.
    func first(_ name: String, _ attributes: [String: String] = [:]) -> Node? {
        root.subtree.first { node in node.name == name && attributes.allSatisfy { node[$0.key] == $0.value } }
    }
}
