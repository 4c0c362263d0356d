import EditorPage
package import FileAccess
import Foundation
package import PageServing

/// The page of a running app and the process that serves it.
@MainActor
package final class AppService {
    private let server: WebServer
    private let session: AppSession

    /// Serves an app. Without `page`, the page's files are those that came with the program.
    package init(
        _ session: AppSession, files: any FileStore, symbols: String, at entrance: PageEntrance, page: String? = nil
    ) {
        self.session = session
        server = WebServer(at: entrance)
        let pageFiles = PageFiles(
            "app.html", in: page ?? EditorPage.folder, symbols: symbols, files: files, isBundled: page == nil)
        server.answer = { pageFiles.response(for: $0) }
        server.isSocket = { path, _ in path == "app" }
        server.opened = { socket, _ in session.connect(socket) }
        server.received = { socket, bytes in session.receive(bytes, from: socket) }
        server.closed = { session.disconnect($0) }
        MainLoop.after(0) { pageFiles.prepare() }
    }

    /// Serves until the process is terminated.
    package func run() {
        session.start()
        MainLoop.run()
        session.stop()
        server.stop()
    }
}
