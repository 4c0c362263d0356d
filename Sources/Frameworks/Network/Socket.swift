import Dispatch
import Foundation
import Glibc

/// A socket of the system that never blocks. It is closed when it ends.
final class Socket: @unchecked Sendable {
    let descriptor: Int32

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit { close(descriptor) }

    func set(_ level: Int32, _ option: Int32, _ value: Int32) {
        var value = value
        setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    /// The error of a connection that was tried, or 0.
    var pendingError: Int32 {
        var (error, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
        getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &size)
        return error
    }

    var localAddress: SocketAddress? {
        SocketAddress { getsockname(descriptor, $0, $1) }
    }

    /// Reads what has come: nil if nothing has, no bytes at the end.
    func read(_ most: Int) throws(NWError) -> Data? {
        var buffer = [UInt8](repeating: 0, count: max(1, min(most, 1 << 16)))
        let count = recv(descriptor, &buffer, buffer.count, 0)
        if count >= 0 { return Data(buffer.prefix(count)) }
        if errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR { return nil }
        throw .last
    }

    /// Reads a datagram and who sent it.
    func readDatagram() -> (Data, SocketAddress)? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var count = 0
        let sender = SocketAddress {
            count = recvfrom(descriptor, &buffer, buffer.count, 0, $0, $1)
            return count < 0 ? -1 : 0
        }
        return sender.map { (Data(buffer.prefix(count)), $0) }
    }

    /// Writes bytes, and returns how many were taken.
    func write(_ data: Data, to address: SocketAddress? = nil) throws(NWError) -> Int {
        let count = data.withUnsafeBytes { bytes in
            guard let address else {
                return send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
            }
            return address.withPointer {
                sendto(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL), $0, $1)
            }
        }
        if count >= 0 { return count }
        if errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR { return 0 }
        throw .last
    }
}

/// An address of the Internet and a port.
struct SocketAddress: Hashable {
    private let bytes: [UInt8]
    let family: Int32

    init(_ pointer: UnsafePointer<sockaddr>, _ size: socklen_t) {
        bytes = Array(UnsafeRawBufferPointer(start: pointer, count: Int(size)))
        family = Int32(pointer.pointee.sa_family)
    }

    /// Creates the address that a function writes, or nil if it fails.
    init?(_ write: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32) {
        var (storage, size) = (sockaddr_storage(), socklen_t(MemoryLayout<sockaddr_storage>.size))
        let written: SocketAddress? = withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                write($0, &size) == 0 ? SocketAddress($0, size) : nil
            }
        }
        guard let written else { return nil }
        self = written
    }

    func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        bytes.withUnsafeBytes { raw in
            var storage = sockaddr_storage()
            withUnsafeMutableBytes(of: &storage) { $0.copyBytes(from: raw) }
            return withUnsafePointer(to: &storage) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(raw.count)) }
            }
        }
    }

    /// The number of the host, and the port.
    var endpoint: NWEndpoint {
        var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        var service = [CChar](repeating: 0, count: Int(NI_MAXSERV))
        _ = withPointer {
            getnameinfo(
                $0, $1, &host, socklen_t(host.count), &service, socklen_t(service.count),
                NI_NUMERICHOST | NI_NUMERICSERV)
        }
        func text(_ characters: [CChar]) -> String {
            String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
        return .hostPort(
            host: NWEndpoint.Host(text(host)), port: NWEndpoint.Port(UInt16(text(service)) ?? 0))
    }

    /// Returns the addresses of a host, which may take a while.
    static func find(_ host: String, _ port: UInt16, isDatagram: Bool) throws(NWError) -> [SocketAddress] {
        var hints = addrinfo()
        hints.ai_socktype = Int32((isDatagram ? SOCK_DGRAM : SOCK_STREAM).rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        // The code of Apple's resolver for a name that nobody has
        guard getaddrinfo(host, "\(port)", &hints, &list) == 0 else { throw .dns(-65554) }
        defer { freeaddrinfo(list) }
        return sequence(first: list) { $0?.pointee.ai_next }.prefix { $0 != nil }.compactMap { entry in
            entry.flatMap { each in
                each.pointee.ai_addr.map { SocketAddress(UnsafePointer($0), each.pointee.ai_addrlen) }
            }
        }
    }
}
