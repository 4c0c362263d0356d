package import AppAssets
import AppHost
import AppScreen
package import FileAccess
import Foundation
import JSONText
import QuartzCore
package import SceneRenderer
import StoryboardModel
import UIKit
import XMLTree

/// Plays a storyboard for a page, over a connection that also brings the document, and each new version of it.
///
/// A new version takes the place of the one that runs: it is launched beside it, brought to the same scene, and shown.
@MainActor
package final class ConnectedPlayer {
    private let path: String
    private let files: any FileStore
    private let surroundings: DesignSurroundings?
    private let connection = ScreenConnection()
    private var settings: StageSettings
    private var screen: AppScreen?
    private var original = PlayedValues()
    private var isOver = false

    /// Creates a player for the document at a path, whose bytes come over the connection.
    package init(
        at path: String, _ surroundings: DesignSurroundings?, in files: any FileStore, _ settings: StageSettings
    ) {
        (self.path, self.surroundings, self.files, self.settings) = (path, surroundings, files, settings)
    }

    /// Plays until the connection is closed.
    package func run() {
        var isWaiting = true
        connection.received = { [weak self] text in
            guard let self, let node = try? JSONReader.read(Array(text.utf8)), show(node) else { return }
            isWaiting = false
        }
        connection.closed = { [weak self] in
            self?.isOver = true
            isWaiting = false
        }
        let timer = Foundation.Timer(timeInterval: 1e6, repeats: true) { _ in }
        RunLoop.main.add(timer, forMode: .common)
        while isWaiting { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        timer.invalidate()
        if !isOver { screen?.run() }
    }

    /// Shows a version of the document. Returns whether the message is one.
    private func show(_ node: JSONNode) -> Bool {
        guard node["do"]?.string == "document", let text = node["text"]?.string else { return false }
        let document: Document
        do throws(DocumentError) {
            document = try Document(Array(text.utf8))
        } catch {
            screen?.report("The document can't be read: \(error.message)")
            return true
        }
        guard document.root["initialViewController"] != nil || document.kind.isStoryboard == false else {
            let message =
                "There is no initial view controller to begin with; choose one with "
                + "\"Is Initial View Controller\" in its attributes inspector."
            if let screen {
                screen.report(message)
            } else {
                FileHandle.standardError.write(Data((message + "\n").utf8))
            }
            return screen != nil || { exit(2) }()
        }
        let player = StoryboardPlayer(document, at: path, surroundings, in: files, settings: settings)
        if let screen {
            let new = player.launch(on: screen.device, clock: HostClock(speed: screen.host.speed))
            PlayedState.restore(screen.host, in: new, original: original)
            screen.show(new)
        } else {
            screen = begin(player)
        }
        return true
    }

    private func begin(_ player: StoryboardPlayer) -> AppScreen {
        let device = player.device
        let host = player.launch(on: device, clock: HostClock(speed: 1))
        let screen = AppScreen(host, on: device, named: player.deviceID, connection) { player.device(named: $0) }
        screen.otherMessage = { [weak self] in self?.show($0) ?? false }
        screen.willAct = { [weak self] host in self?.original.record(host) }
        return screen
    }
}
