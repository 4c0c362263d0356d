import CSoup
import Foundation

/// The address of a page: a port of this computer that is already open, and the secret that every request needs.
package struct PageEntrance: Sendable {
    let descriptor: Int32
    let port: UInt16
    let token: String

    /// Opens a port; 0 lets the system choose one.
    package init(port: UInt16) throws(WebServerError) {
        descriptor = cs_listen(port)
        guard descriptor >= 0 else {
            let words = String(cString: strerror(-descriptor)).lowercased()
            throw WebServerError(message: "port \(port) cannot be served at: \(words)")
        }
        self.port = cs_port(descriptor)
        token = Self.makeToken()
    }

    /// The address of the page. Anyone who knows it can do what the page can.
    package var address: String { "http://127.0.0.1:\(port)/\(token)/" }

    private static func makeToken() -> String {
        var random = SystemRandomNumberGenerator()
        return (0..<4).map { _ in
            let digits = String(random.next(), radix: 36)
            return String(repeating: "0", count: 13 - digits.count) + digits
        }.joined()
    }
}

/// A system error that prevents the server from starting.
package struct WebServerError: Error {
    package var message: String
}
