import Glibc
import Testing

@testable import PageServing

@Suite("Who may come in")
struct EntranceTests {
    @Test("a client that guesses is refused after thirty wrong secrets, for a minute, and others aren't")
    func guesses() {
        var wrong = WrongSecrets()
        for number in 0..<30 {
            #expect(!wrong.isRefused("10.0.0.1", at: 5 + Double(number)))
            wrong.record("10.0.0.1", at: 5 + Double(number))
        }
        #expect(wrong.isRefused("10.0.0.1", at: 40) && !wrong.isRefused("10.0.0.2", at: 40))
        #expect(!wrong.isRefused("10.0.0.1", at: 66))
        wrong.record("10.0.0.1", at: 66)
        #expect(!wrong.isRefused("10.0.0.1", at: 66))
    }

    @Test("a page with an old address that tries again and again isn't taken for one that guesses")
    func oldPages() {
        var wrong = WrongSecrets()
        for time in stride(from: 0.0, to: 600, by: 5) {
            wrong.record("10.0.0.1", at: time)
            #expect(!wrong.isRefused("10.0.0.1", at: time))
        }
    }

    @Test("of two small messages, the second doesn't wait until the first is acknowledged")
    func noDelay() throws {
        let entrance = try PageEntrance(port: 0)
        let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { for descriptor in [client, entrance.descriptor] { close(descriptor) } }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = entrance.port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(client, $0, size) }
        }
        #expect(result == 0)
        let connection = accept(entrance.descriptor, nil, nil)
        defer { close(connection) }
        var isAtOnce: Int32 = 0
        var length = socklen_t(MemoryLayout<Int32>.size)
        #expect(getsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &isAtOnce, &length) == 0)
        #expect(isAtOnce != 0)
    }
}
