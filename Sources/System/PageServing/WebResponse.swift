import CSoup
package import Foundation

/// The response to a request.
package struct WebResponse {
    package var status: UInt32 = 200
    package var type: String
    package var bytes: Data
    /// Whether the response never changes.
    package var isImmutable = false

    package init(status: UInt32 = 200, type: String, bytes: Data, isImmutable: Bool = false) {
        (self.status, self.type, self.bytes, self.isImmutable) = (status, type, bytes, isImmutable)
    }

    static let notFound = WebResponse(status: 404, type: "text/plain", bytes: Data("There is nothing here.\n".utf8))
    /// The response for something that no longer exists, which browsers don't report as an error.
    package static let gone = WebResponse(status: 204, type: "text/plain", bytes: Data())
    static let notAllowed = WebResponse(
        status: 405, type: "text/plain", bytes: Data("Only reading is possible this way.\n".utf8))

    /// Scripts, styles and images come from this server only, and no other page may embed this one.
    private static let policy = """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; \
        base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        """

    func send(to request: OpaquePointer) {
        let headers = [
            "Content-Security-Policy", Self.policy, "X-Content-Type-Options", "nosniff", "Referrer-Policy",
            "no-referrer", "Cross-Origin-Resource-Policy", "same-origin", "Cross-Origin-Opener-Policy", "same-origin",
            "Cache-Control", isImmutable ? "private, max-age=31536000, immutable" : "no-store",
        ]
        let copies = headers.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        var list: [UnsafePointer<CChar>?] = copies.map { UnsafePointer($0) }
        list.append(nil)
        // Short data is stored inline, so its bytes have no stable address.
        if bytes.count < 1024 {
            return bytes.withUnsafeBytes { cs_respond(request, status, type, list, $0.baseAddress, $0.count, nil, nil) }
        }
        let owner = Unmanaged.passRetained(Owner(bytes))
        bytes.withUnsafeBytes {
            cs_respond(
                request, status, type, list, $0.baseAddress, $0.count,
                { if let owner = $0 { Unmanaged<Owner>.fromOpaque(owner).release() } }, owner.toOpaque())
        }
    }

    /// Keeps bytes alive until they have been sent.
    private final class Owner {
        let bytes: Data
        init(_ bytes: Data) { self.bytes = bytes }
    }
}
