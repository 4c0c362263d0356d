import Glibc
import PageServing
import Testing

@testable import AppRunner

/// The processes of apps that are shown.
@MainActor
@Suite struct AppChildTests {
    /// Two ends of a stream, with the lowest descriptors that are free.
    private func stream() throws -> (Int32, Int32) {
        var pair: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
        return (pair[0], pair[1])
    }

    /// What can be read at once of a descriptor.
    private func bytes(_ descriptor: Int32) -> Int {
        var buffer = [UInt8](repeating: 0, count: 1000)
        return max(0, recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT)))
    }

    @Test("an app that has closed its connection receives nothing, whoever has its descriptor now")
    func closedConnection() throws {
        let child = try AppChild("/bin/sh", ["-c", "exec 3>&-; exec sleep 30"], [:])
        defer { child.kill() }
        child.send("before")
        for _ in 0..<250 where child.isConnected { MainLoop.turn(20) }
        #expect(!child.isConnected)
        var ends: [Int32] = []
        defer { for end in ends { close(end) } }
        for _ in 0..<8 {
            let (one, other) = try stream()
            ends += [one, other]
        }
        child.send("{\"do\":\"stop\"}")
        MainLoop.turn(20)
        #expect(ends.map(bytes) == ends.map { _ in 0 })
    }

    @Test("the end of a process is reported, with its exit code or signal")
    func ends() throws {
        var end: AppChild.End?
        let child = try AppChild("/bin/sh", ["-c", "exit 3"], [:])
        child.ended = { end = $0 }
        for _ in 0..<250 where end == nil { MainLoop.turn(20) }
        #expect(end == .exit(3))
        let other = try AppChild("/bin/sh", ["-c", "exec sleep 30"], [:])
        end = nil
        other.ended = { end = $0 }
        other.kill()
        for _ in 0..<250 where end == nil { MainLoop.turn(20) }
        #expect(end == .signal(SIGKILL))
    }
}
