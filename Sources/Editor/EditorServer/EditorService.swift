import EditorPage
package import FileAccess
import Foundation
package import PageServing
import UIKit

/// The editor: a page in the browser and the process that serves it.
@MainActor
package final class EditorService {
    private let servers: [WebServer]
    private let editor: Editor
    private let apps: RunningApps
    private var connections: [ObjectIdentifier: PageConnection] = [:]

    /// Serves the documents of a folder. `first` is shown first. Without `page`, the page's files are those that came
    /// with the program. `suspects` are documents that crashed a previous process when it opened them. Others find the
    /// page at `shared`.
    package init(
        folder: String, first: String?, files: any FileStore, at entrance: PageEntrance,
        shared: (entrance: PageEntrance, sharing: Sharing)? = nil, owner: String? = nil, page: String? = nil,
        suspects: [String] = [], tools: AppTools
    ) {
        servers = ([entrance] + [shared?.entrance].compactMap(\.self)).map { WebServer(at: $0) }
        editor = Editor(
            folder: folder, first: first, files: files, watchesFolders: true, suspects: Set(suspects),
            recordOpening: { ServingProcess.record(opening: $0) }, later: { MainLoop.after($0, $1) },
            inBackground: { MainLoop.inBackground($0) })
        editor.git = .program
        (editor.sharing, editor.ownerName) = (shared?.sharing, owner)
        let pageFiles = PageFiles(
            "index.html", in: page ?? EditorPage.folder, symbols: SymbolSet.folder.path, files: files,
            isBundled: page == nil)
        let apps = RunningApps(editor, tools)
        self.apps = apps
        // While the browser starts.
        MainLoop.after(0) { [editor] in
            pageFiles.prepare()
            editor.prepareFirst()
        }
        for server in servers { connect(server, pageFiles) }
    }

    private func connect(_ server: WebServer, _ pageFiles: PageFiles) {
        server.isSocket = { [apps] path, role in
            // Guests run nothing.
            path == "socket" || (role != .guest && apps.isSocket(path))
        }
        server.answer = { [editor] path in Self.picture(path, editor) ?? pageFiles.response(for: path) }
        server.opened = { [unowned self] socket, path in
            if apps.isSocket(path) { return apps.connect(socket, at: path) }
            let page = PageConnection(send: { socket.send($0) }, sendBytes: { socket.send($0) })
            connections[ObjectIdentifier(socket)] = page
            editor.connect(page, as: socket.role)
        }
        server.received = { [unowned self] socket, bytes in
            if apps.receive(bytes, from: socket) { return }
            if let page = connections[ObjectIdentifier(socket)] { editor.receive(bytes, from: page) }
        }
        server.closed = { [unowned self] socket in
            apps.disconnect(socket)
            if let page = connections.removeValue(forKey: ObjectIdentifier(socket)) { editor.disconnect(page) }
        }
    }

    /// Serves until the process is terminated.
    package func run() {
        MainLoop.run()
        editor.end()
        apps.stop()
        for server in servers { server.stop() }
    }

    /// Returns the image at `pictures/KEY@SCALE`, or nil for other paths; the scene may look different since the page was sent
    /// its key.
    static func picture(_ path: String, _ editor: Editor) -> WebResponse? {
        guard path.hasPrefix("pictures/") else { return nil }
        let parts = path.dropFirst("pictures/".count).split(separator: "@")
        guard parts.count == 2, let scale = Double(parts[1]), Request.scales.contains(scale) else { return nil }
        if let png = editor.wallPicture(String(parts[0])) {
            return WebResponse(type: "image/png", bytes: Data(png), isImmutable: true)
        }
        for document in editor.open.values {
            if let (bytes, type) = document.picture(String(parts[0]), scale: scale) {
                return WebResponse(type: type, bytes: bytes, isImmutable: true)
            }
        }
        return .gone
    }
}
