import CSoup
import Foundation

/// A web server on the loopback address that only answers requests with the token.
@MainActor
package final class WebServer {
    private let entrance: PageEntrance
    /// Returns the response for a path below the token, or nil if there is none.
    package var answer: (_ path: String) -> WebResponse? = { _ in nil }
    /// Returns whether there are sockets at a path below the token.
    package var isSocket: (_ path: String) -> Bool = { $0 == "socket" }
    package var opened: (_ socket: PageSocket, _ path: String) -> Void = { _, _ in }
    package var received: (PageSocket, [UInt8]) -> Void = { _, _ in }
    package var closed: (PageSocket) -> Void = { _ in }

    private var server: OpaquePointer?
    private var sockets: [OpaquePointer: PageSocket] = [:]

    /// The largest message in bytes; a pasted document fits.
    static let largestMessage = 32 << 20

    package init(at entrance: PageEntrance) {
        self.entrance = entrance
        let context = Unmanaged.passUnretained(self).toOpaque()
        server = cs_server_new(entrance.descriptor, Self.largestMessage, Self.callbacks, context)
    }

    /// Closes all connections.
    package func stop() {
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
        let response = method == "GET" || method == "HEAD" ? answer(own(path)) ?? .notFound : .notAllowed
        response.send(to: request)
    }

    /// Returns the part of a path below the token.
    private func own(_ path: String) -> String { String(path.dropFirst(entrance.token.utf8.count + 2)) }

    private func open(_ handle: OpaquePointer, _ path: String) {
        let socket = PageSocket(handle)
        sockets[handle] = socket
        opened(socket, own(path))
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
        is_socket: { context, path in
            nonisolated(unsafe) let told = (context, path)
            return MainActor.assumeIsolated {
                let server = WebServer.from(told.0)
                return server.isSocket(server.own(text(told.1) ?? ""))
            }
        },
        request: { context, request, method, path in
            nonisolated(unsafe) let told = (context, request, method, path)
            MainActor.assumeIsolated {
                guard let request = told.1 else { return }
                WebServer.from(told.0).respond(to: request, text(told.2) ?? "", text(told.3) ?? "")
            }
        },
        opened: { context, socket, path in
            nonisolated(unsafe) let told = (context, socket, path)
            MainActor.assumeIsolated {
                if let socket = told.1 { WebServer.from(told.0).open(socket, text(told.2) ?? "") }
            }
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
package final class PageSocket {
    private var handle: OpaquePointer?

    fileprivate init(_ handle: OpaquePointer) { self.handle = handle }

    package func send(_ text: String) {
        guard let handle else { return }
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cs_socket_send(handle, $0.baseAddress, $0.count) }
        }
    }

    package func send(_ bytes: [UInt8]) {
        guard let handle else { return }
        bytes.withUnsafeBytes { cs_socket_send_bytes(handle, $0.baseAddress, $0.count) }
    }

    fileprivate func forget() { handle = nil }
}
