import CSoup
import Foundation

/// A web server on the loopback address that only answers requests with the token.
@MainActor
final class WebServer {
    private let entrance: EditorEntrance
    /// Returns the response for a path below the token, or nil if there is none.
    var answer: (_ path: String) -> WebResponse? = { _ in nil }
    var opened: (PageSocket) -> Void = { _ in }
    var received: (PageSocket, [UInt8]) -> Void = { _, _ in }
    var closed: (PageSocket) -> Void = { _ in }

    private var server: OpaquePointer?
    private var sockets: [OpaquePointer: PageSocket] = [:]

    /// The largest message in bytes; a pasted document fits.
    static let largestMessage = 32 << 20

    init(at entrance: EditorEntrance) {
        self.entrance = entrance
        let context = Unmanaged.passUnretained(self).toOpaque()
        server = cs_server_new(
            entrance.descriptor, "/\(entrance.token)/socket", Self.largestMessage, Self.callbacks, context)
    }

    /// Closes all connections.
    func stop() {
        if let server { cs_server_free(server) }
        server = nil
    }

    // MARK: Requests

    /// Returns whether a request comes from the page itself. Pages of other sites may send requests here, but with
    /// another origin or host name.
    private func admits(path: String, host: String?, origin: String?) -> Bool {
        let (name, token) = ("127.0.0.1:\(entrance.port)", entrance.token)
        guard host == name else { return false }
        if let origin, origin != "http://\(name)" { return false }
        return path.hasPrefix("/\(token)/")
    }

    private func respond(to request: OpaquePointer, _ method: String, _ path: String) {
        let own = path.dropFirst(entrance.token.utf8.count + 2)
        let response = method == "GET" || method == "HEAD" ? answer(String(own)) ?? .notFound : .notAllowed
        response.send(to: request)
    }

    private func open(_ handle: OpaquePointer) {
        let socket = PageSocket(handle)
        sockets[handle] = socket
        opened(socket)
    }

    private func receive(_ handle: OpaquePointer, _ bytes: [UInt8]) {
        if let socket = sockets[handle] { received(socket, bytes) }
    }

    private func close(_ handle: OpaquePointer) {
        guard let socket = sockets.removeValue(forKey: handle) else { return }
        socket.forget()
        closed(socket)
    }

    /// The callbacks, which run on the main thread, so their arguments aren't shared between threads.
    private static let callbacks = cs_callbacks(
        admits: { context, path, host, origin in
            nonisolated(unsafe) let told = (context, path, host, origin)
            return MainActor.assumeIsolated {
                WebServer.from(told.0).admits(path: text(told.1) ?? "", host: text(told.2), origin: text(told.3))
            }
        },
        request: { context, request, method, path in
            nonisolated(unsafe) let told = (context, request, method, path)
            MainActor.assumeIsolated {
                guard let request = told.1 else { return }
                WebServer.from(told.0).respond(to: request, text(told.2) ?? "", text(told.3) ?? "")
            }
        },
        opened: { context, socket in
            nonisolated(unsafe) let told = (context, socket)
            MainActor.assumeIsolated { if let socket = told.1 { WebServer.from(told.0).open(socket) } }
        },
        message: { context, socket, bytes, length in
            nonisolated(unsafe) let told = (context, socket, bytes)
            MainActor.assumeIsolated {
                guard let socket = told.1, let bytes = told.2 else { return }
                WebServer.from(told.0).receive(socket, Array(UnsafeRawBufferPointer(start: bytes, count: length)))
            }
        },
        closed: { context, socket in
            nonisolated(unsafe) let told = (context, socket)
            MainActor.assumeIsolated { if let socket = told.1 { WebServer.from(told.0).close(socket) } }
        })

    private nonisolated static func text(_ characters: UnsafePointer<CChar>?) -> String? {
        characters.map { String(cString: $0) }
    }

    private static func from(_ context: UnsafeMutableRawPointer?) -> WebServer {
        guard let context else { preconditionFailure("a callback of the web server lost its context") }
        return Unmanaged<WebServer>.fromOpaque(context).takeUnretainedValue()
    }
}

/// An open page.
@MainActor
final class PageSocket {
    private var handle: OpaquePointer?

    fileprivate init(_ handle: OpaquePointer) { self.handle = handle }

    func send(_ text: String) {
        guard let handle else { return }
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cs_socket_send(handle, $0.baseAddress, $0.count) }
        }
    }

    func send(_ bytes: [UInt8]) {
        guard let handle else { return }
        bytes.withUnsafeBytes { cs_socket_send_bytes(handle, $0.baseAddress, $0.count) }
    }

    fileprivate func forget() { handle = nil }
}
