import Dispatch
import Glibc

/// An app's end of the connection to what shows it.
@MainActor
package final class ScreenConnection {
    /// The descriptor that a process that is shown finds its connection at.
    package nonisolated static let descriptor: Int32 = 3

    private let descriptor: Int32
    private var reader = MessageReader()
    private var source: (any DispatchSourceRead)?
    /// Messages are written in their order, on a thread that may wait for the other end.
    private nonisolated let writing = DispatchQueue(label: "screen")
    package var received: (String) -> Void = { _ in }
    /// Called when the other end is gone.
    package var closed: () -> Void = {}

    package init(_ descriptor: Int32 = ScreenConnection.descriptor) {
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
        source.activate()
        self.source = source
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            if count < 0, errno == EAGAIN || errno == EINTR { return }
            guard count > 0, let messages = reader.read(buffer[..<count]) else { return close() }
            for case .text(let text) in messages { received(text) }
        }
    }

    private func close() {
        source?.cancel()
        source = nil
        closed()
    }

    package func send(_ text: String) { later { .text(text) } }

    /// Sends a message that is made on the thread that writes.
    package nonisolated func later(_ make: @escaping @Sendable () -> ScreenMessage?) {
        let descriptor = descriptor
        writing.async { if let message = make() { Self.write(message.encoded, to: descriptor) } }
    }

    /// Waits until all messages are written.
    package nonisolated func flush() { writing.sync {} }

    private nonisolated static func write(_ bytes: [UInt8], to descriptor: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return
            }
        }
    }
}
