import AppRunner
import Foundation
import PageServing
import StoryboardModel
import UIKit
import XMLTree

/// The options of commands that open a page in the browser.
struct PageOptions {
    static let port = Option("port", value: "N", says: "the port of this computer; by default a free one")
    static let noBrowser = Option("no-browser", says: "prints the address and opens nothing")
    static let page = Option(
        "page", value: "FOLDER", says: "serves the page's files from a folder, for developing the page")

    let entrance: PageEntrance
    let opensBrowser: Bool
    let page: String?

    /// Opens the port.
    init(_ arguments: Arguments, verb: String) throws(Failure) {
        opensBrowser = !arguments.has("no-browser")
        page = arguments.value(of: "page")
        let port = try Self.port(arguments, Self.port.name, verb)
        do throws(WebServerError) {
            entrance = try PageEntrance(port: port)
        } catch {
            throw Failure(.unwritable, Problem(message: error.message, hint: "choose another with --port"))
        }
    }

    /// Prints the page's address. Returns what opens it in the browser, unless the arguments say that nothing is opened.
    func announce(in environment: CommandEnvironment) throws(Failure) -> Doorway? {
        try environment.write("\(entrance.address)\n")
        return opensBrowser ? Doorway(to: entrance.address) : nil
    }

    /// Opens the page of an app, and serves it until the process is terminated.
    func serve(in environment: CommandEnvironment, _ session: @MainActor () -> AppSession) throws(Failure) -> ExitCode {
        let doorway = try announce(in: environment)
        doorway?.open()
        let files = environment.files
        MainActor.assumeIsolated {
            AppService(session(), files: files, symbols: SymbolSet.folder.path, at: entrance, page: page).run()
        }
        doorway?.remove()
        return .success
    }

    /// Returns the port that an option names; 0 lets the system choose one.
    static func port(_ arguments: Arguments, _ option: String, _ verb: String) throws(Failure) -> UInt16 {
        guard let text = arguments.value(of: option) else { return 0 }
        if let port = UInt16(text) { return port }
        throw .usage("'\(text)' is not a port, expected a number up to 65535", help: verb)
    }
}
