import Glibc

/// The time at which a child is ended.
struct Deadline {
    private let end: ContinuousClock.Instant

    init(seconds: Double) { end = .now + .seconds(seconds) }

    /// The remaining milliseconds, or 0 if it has passed.
    var milliseconds: Int32 {
        let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
        return left <= 0 ? 0 : Int32(min(left.rounded(.up), 1e9))
    }
}

/// Writes a child's input and reads its output concurrently, so that neither side waits for the other forever.
struct Exchange: ~Copyable {
    private let socket: SocketEnd
    private let limit: Int
    private let deadline: Deadline

    init(_ socket: consuming SocketEnd, output limit: Int, _ deadline: Deadline) {
        self.socket = socket
        self.limit = limit
        self.deadline = deadline
    }

    func run(input: [UInt8]) throws(ChildProcessError) -> [UInt8] {
        var rest = input[...]
        var output: [UInt8] = []
        if rest.isEmpty { shutdown(socket.number, Int32(SHUT_WR)) }
        while true {
            let wish = Int16(POLLIN) | (rest.isEmpty ? 0 : Int16(POLLOUT))
            var request = pollfd(fd: socket.number, events: wish, revents: 0)
            let left = deadline.milliseconds
            let found = left == 0 ? 0 : poll(&request, 1, left)
            if found == 0 { throw .tooSlow }
            if found < 0 {
                if errno == EINTR { continue }
                throw .last
            }
            if request.revents & Int16(POLLOUT) != 0, !rest.isEmpty { try send(&rest) }
            if request.revents & Int16(POLLIN | POLLHUP | POLLERR) != 0, try receive(into: &output) { return output }
        }
    }

    /// Writes a part of the input. A child that stops reading isn't an error: it may need no more.
    private func send(_ rest: inout ArraySlice<UInt8>) throws(ChildProcessError) {
        let count = rest.withUnsafeBytes {
            Glibc.send(socket.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
        }
        if count >= 0 {
            rest = rest.dropFirst(count)
        } else if errno == EPIPE || errno == ECONNRESET {
            rest = []
        } else if errno != EAGAIN, errno != EINTR {
            throw .last
        }
        if rest.isEmpty { shutdown(socket.number, Int32(SHUT_WR)) }
    }

    /// Reads a part of the output, and returns whether it was the last.
    private func receive(into output: inout [UInt8]) throws(ChildProcessError) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(socket.number, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        if count < 0 {
            // A child that ended with unread input resets the stream; its output has arrived before.
            if errno == ECONNRESET { return true }
            if errno == EAGAIN || errno == EINTR { return false }
            throw .last
        }
        if count == 0 { return true }
        output += buffer[..<count]
        if output.count > limit { throw .tooMuchOutput }
        return false
    }
}
