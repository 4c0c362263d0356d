import Foundation
import Glibc
import Synchronization
import Testing

/// A terminal that takes what is written to it, at a path.
package final class TestTerminal: Sendable {
    package let path: String
    private let terminal: Int32
    private let place: Int32
    private let reader: Reader

    package init() throws {
        terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        // TIOCSPTLCK and TIOCGPTN, which Glibc's module lacks.
        var (lock, number): (Int32, Int32) = (0, 0)
        try #require(ioctl(terminal, 0x4004_5431, &lock) == 0 && ioctl(terminal, 0x8004_5430, &number) == 0)
        path = "/dev/pts/\(number)"
        place = open(path, O_RDWR | O_NOCTTY)
        try #require(place >= 0)
        reader = Reader(terminal)
    }

    deinit { close(terminal) }

    /// Returns what was written, when all others have closed it. The terminal can't be used any more.
    package func text() -> String {
        close(place)
        return reader.text()
    }

    /// Reads on a thread of its own: the tests may occupy all that Swift has for tasks, waiting for a writer that waits for this.
    private final class Reader: Sendable {
        private let bytes = Mutex<[UInt8]>([])
        private let end = DispatchSemaphore(value: 0)

        init(_ terminal: Int32) {
            Thread.detachNewThread { [self] in
                var buffer = [UInt8](repeating: 0, count: 4096)
                while case let count = read(terminal, &buffer, buffer.count), count > 0 {
                    bytes.withLock { $0 += buffer[..<count] }
                }
                end.signal()
            }
        }

        func text() -> String {
            end.wait()
            return String(decoding: bytes.withLock(\.self), as: UTF8.self).replacing("\r\n", with: "\n")
        }
    }
}
