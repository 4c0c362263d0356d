import AppRunner
import FileAccess
import Foundation
import PageServing

/// The storyboards that are played and the apps that are run for pages of the editor.
@MainActor
final class RunningApps {
    private let editor: Editor
    private let tools: AppTools
    /// The sessions by the paths of their sockets: `play/DOCUMENT` and `run/DOCUMENT`.
    private var sessions: [String: AppSession] = [:]
    private var places: [ObjectIdentifier: String] = [:]

    /// The time in milliseconds for which an app runs on without a page, which may just be reloaded.
    private static let patience: UInt32 = 20_000

    init(_ editor: Editor, _ tools: AppTools) {
        (self.editor, self.tools) = (editor, tools)
        editor.documentChanged = { [weak self] path, document in
            self?.sessions["play/\(path)"]?.show(document: document.session.text)
        }
        editor.appAround = { [weak self] path in self?.app(around: path) }
        editor.prover = tools.prover
    }

    /// Returns whether sockets at a path are those of apps.
    func isSocket(_ path: String) -> Bool { path.hasPrefix("play/") || path.hasPrefix("run/") }

    func connect(_ socket: PageSocket, at encoded: String) {
        let place = encoded.removingPercentEncoding ?? encoded
        guard let session = sessions[place] ?? begin(place) else { return }
        places[ObjectIdentifier(socket)] = place
        session.connect(socket)
    }

    /// Returns whether a message was one for an app.
    func receive(_ bytes: [UInt8], from socket: PageSocket) -> Bool {
        guard let place = places[ObjectIdentifier(socket)] else { return false }
        sessions[place]?.receive(bytes, from: socket)
        return true
    }

    func disconnect(_ socket: PageSocket) {
        guard let place = places.removeValue(forKey: ObjectIdentifier(socket)) else { return }
        sessions[place]?.disconnect(socket)
        MainLoop.after(Self.patience) { [weak self] in self?.endUnused(place) }
    }

    private func endUnused(_ place: String) {
        guard !places.values.contains(place) else { return }
        sessions.removeValue(forKey: place)?.stop()
    }

    func stop() {
        for session in sessions.values { session.stop() }
        sessions = [:]
    }

    // MARK: Beginning

    private func begin(_ place: String) -> AppSession? {
        guard let slash = place.firstIndex(of: "/") else { return nil }
        let path = String(place[place.index(after: slash)...])
        guard let location = try? editor.location(of: path) else { return nil }
        let session = place.hasPrefix("play/") ? play(path, at: location) : run(path)
        sessions[place] = session
        session?.start()
        return session
    }

    private func play(_ path: String, at location: String) -> AppSession {
        AppSession(playing: location, with: tools.command) { [editor] in
            editor.open[path]?.session.text ?? (try? editor.files.read(location).bytes) ?? []
        }
    }

    private func run(_ path: String) -> AppSession? {
        guard let app = app(around: path) else { return nil }
        let session = AppSession(name: app.name, builder: tools.builder(app.folder))
        session.watchesFiles = true
        return session
    }

    /// Returns the app that a document belongs to: in its folder, or in one around it up to the opened one.
    private func app(around path: String) -> (folder: String, name: String)? {
        var folder = FilePath.folder(of: FilePath.join(editor.folder, path))
        while true {
            if let name = tools.appName(folder) { return (folder, name) }
            guard folder != editor.folder, folder.count > editor.folder.count else { return nil }
            folder = FilePath.folder(of: folder)
        }
    }
}
