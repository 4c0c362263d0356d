import CSoup
import Foundation

/// Where an editor can be reached: a port of this computer that listens already, and the secret without which nothing is answered.
package struct EditorEntrance: Sendable {
    let descriptor: Int32
    let port: UInt16
    let token: String

    /// Port 0 lets the system choose one.
    package init(port: UInt16) throws(WebServerError) {
        descriptor = cs_listen(port)
        guard descriptor >= 0 else {
            let words = String(cString: strerror(-descriptor)).lowercased()
            throw WebServerError(message: "port \(port) cannot be served at: \(words)")
        }
        self.port = cs_port(descriptor)
        token = Self.makeToken()
    }

    /// Where the page is. Whoever knows the address can edit the documents.
    package var address: String { "http://127.0.0.1:\(port)/\(token)/" }

    private static func makeToken() -> String {
        var random = SystemRandomNumberGenerator()
        return (0..<4).map { _ in
            let digits = String(random.next(), radix: 36)
            return String(repeating: "0", count: 13 - digits.count) + digits
        }.joined()
    }
}

/// Why there can be no server, in the system's words.
package struct WebServerError: Error {
    package var message: String
}
