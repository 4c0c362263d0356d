import CSoup
import Foundation

/// A web server that only answers requests with a secret of its entrance.
@MainActor
package final class WebServer {
    private let entrance: PageEntrance
    /// Returns the response for a path below the secret, or nil if there is none.
    package var answer: (_ path: String) -> WebResponse? = { _ in nil }
    /// Returns whether there are sockets at a path below the secret, for those with a role.
    package var isSocket: (_ path: String, _ role: PageRole) -> Bool = { path, _ in path == "socket" }
    package var opened: (_ socket: PageSocket, _ path: String) -> Void = { _, _ in }
    package var received: (PageSocket, [UInt8]) -> Void = { _, _ in }
    package var closed: (PageSocket) -> Void = { _ in }

    private var server: OpaquePointer?
    private var sockets: [OpaquePointer: PageSocket] = [:]
    private var wrongSecrets = WrongSecrets()

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

    private func admits(path: String, host: String?, origin: String?, client: String) -> Bool {
        guard entrance.isOwn(host: host, origin: origin) else { return false }
        guard entrance.isShared else { return entrance.role(of: path) != nil }
        let now = ProcessInfo.processInfo.systemUptime
        if wrongSecrets.isRefused(client, at: now) { return false }
        if entrance.role(of: path) != nil { return true }
        wrongSecrets.record(client, at: now)
        return false
    }

    private func respond(to request: OpaquePointer, _ method: String, _ path: String) {
        let response =
            method == "GET" || method == "HEAD" ? answer(PageEntrance.own(path)) ?? .notFound : .notAllowed
        response.send(to: request)
    }

    private func open(_ handle: OpaquePointer, _ path: String) {
        // Only an admitted request becomes a socket.
        let socket = PageSocket(handle, role: entrance.role(of: path) ?? .guest)
        sockets[handle] = socket
        opened(socket, PageEntrance.own(path))
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
        admits: { context, path, host, origin, client in
            nonisolated(unsafe) let arguments = (context, path, host, origin, client)
            return MainActor.assumeIsolated {
                WebServer.from(arguments.0).admits(
                    path: text(arguments.1) ?? "", host: text(arguments.2), origin: text(arguments.3),
                    client: text(arguments.4) ?? "")
            }
        },
        is_socket: { context, path in
            nonisolated(unsafe) let arguments = (context, path)
            return MainActor.assumeIsolated {
                let server = WebServer.from(arguments.0)
                let path = text(arguments.1) ?? ""
                guard let role = server.entrance.role(of: path) else { return false }
                return server.isSocket(PageEntrance.own(path), role)
            }
        },
        request: { context, request, method, path in
            nonisolated(unsafe) let arguments = (context, request, method, path)
            MainActor.assumeIsolated {
                guard let request = arguments.1 else { return }
                WebServer.from(arguments.0).respond(to: request, text(arguments.2) ?? "", text(arguments.3) ?? "")
            }
        },
        opened: { context, socket, path in
            nonisolated(unsafe) let arguments = (context, socket, path)
            MainActor.assumeIsolated {
                if let socket = arguments.1 { WebServer.from(arguments.0).open(socket, text(arguments.2) ?? "") }
            }
        },
        message: { context, socket, bytes, length in
            nonisolated(unsafe) let arguments = (context, socket, bytes)
            MainActor.assumeIsolated {
                guard let socket = arguments.1, let bytes = arguments.2 else { return }
                WebServer.from(arguments.0).receive(socket, Array(UnsafeRawBufferPointer(start: bytes, count: length)))
            }
        },
        closed: { context, socket in
            nonisolated(unsafe) let arguments = (context, socket)
            MainActor.assumeIsolated { if let socket = arguments.1 { WebServer.from(arguments.0).close(socket) } }
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
    /// What the secret that it was opened with allows.
    package let role: PageRole

    fileprivate init(_ handle: OpaquePointer, role: PageRole) { (self.handle, self.role) = (handle, role) }

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
