import CSoup
import Foundation

/// The address of a page: a port that is already open, and the secrets of which every request needs one.
package struct PageEntrance: Sendable {
    let descriptor: Int32
    let port: UInt16
    /// Whether other computers can reach the port.
    let isShared: Bool
    /// The names of this computer in addresses, besides numbers.
    private let names: [String]
    private let keys: [(role: PageRole, token: String)]

    /// Opens a port of this computer only; 0 lets the system choose one.
    package init(port: UInt16) throws(WebServerError) {
        try self.init(port: port, isShared: false, names: [], for: [.owner])
    }

    /// Opens a port that other computers can reach, for editors and guests, by a name of this computer as well.
    package init(sharingAt port: UInt16, name: String?) throws(WebServerError) {
        let own = LocalAddresses.hostName
        let names = [name] + [own, own.map { "\($0).local" }]
        try self.init(port: port, isShared: true, names: names.compactMap(\.self), for: [.editor, .guest])
    }

    private init(port: UInt16, isShared: Bool, names: [String], for roles: [PageRole]) throws(WebServerError) {
        descriptor = cs_listen(port, isShared)
        guard descriptor >= 0 else {
            let words = String(cString: strerror(-descriptor)).lowercased()
            throw WebServerError(message: "port \(port) cannot be served at: \(words)")
        }
        self.port = cs_port(descriptor)
        self.isShared = isShared
        self.names = names.map { $0.lowercased() }
        keys = roles.map { ($0, Self.makeToken()) }
    }

    // MARK: Addresses

    /// The address of the page on this computer. Anyone who knows it can do what the page can.
    package var address: String { address(at: "127.0.0.1", keys[0].token) }

    /// Returns the addresses at which other computers find the page, the likeliest first. `name` is one that somebody
    /// gave this computer.
    package func addresses(for role: PageRole, name: String? = nil) -> [String] {
        guard let token = keys.first(where: { $0.role == role })?.token else { return [] }
        let hosts = [name].compactMap(\.self) + LocalAddresses.numbers
        return (hosts.isEmpty ? ["127.0.0.1"] : hosts).map { address(at: $0, token) }
    }

    private func address(at host: String, _ token: String) -> String { "http://\(host):\(port)/\(token)/" }

    // MARK: Requests

    /// Returns whether a request comes from the page itself. Pages of other sites may send requests here, but with
    /// another origin, or with a name that leads here only because its owner says so.
    func isOwn(host: String?, origin: String?) -> Bool {
        guard let host = host?.lowercased(), isOwn(host) else { return false }
        guard let origin = origin?.lowercased() else { return true }
        // What encrypts in front of this server changes the scheme.
        return origin == "http://\(host)" || (isShared && origin == "https://\(host)")
    }

    /// A name that is no number may be anybody's; a number can't be made to lead elsewhere.
    private func isOwn(_ host: String) -> Bool {
        guard isShared else { return host == "127.0.0.1:\(port)" }
        let parts = host.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.count < 2 || UInt16(parts[1]) != nil else { return false }
        let name = String(parts[0])
        return names.contains(name) || (LocalAddresses.isNumber(name) && parts.last == "\(port)")
    }

    /// Returns what the secret at the beginning of a path allows, or nil if it is wrong.
    func role(of path: String) -> PageRole? {
        keys.first { Self.begins(path, with: "/\($0.token)/") }?.role
    }

    /// Returns the part of an admitted path below the secret.
    static func own(_ path: String) -> String {
        path.dropFirst().firstIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? ""
    }

    /// Compares all bytes in any case, so that the time tells nothing about a secret.
    private static func begins(_ path: String, with start: String) -> Bool {
        let (bytes, expected) = (Array(path.utf8.prefix(start.utf8.count)), Array(start.utf8))
        guard bytes.count == expected.count else { return false }
        return zip(bytes, expected).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

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
