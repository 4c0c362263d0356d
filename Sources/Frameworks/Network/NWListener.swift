public import Dispatch
import Foundation
import Glibc

/// Waits for connections of others at a port. Nobody beside this computer finds it by a service's name.
public final class NWListener: @unchecked Sendable {
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
    }

    public struct Service: Equatable, Sendable {
        public var name: String?
        public var type: String
        public var domain: String?

        public init(name: String? = nil, type: String, domain: String? = nil) {
            (self.name, self.type, self.domain) = (name, type, domain)
        }
    }

    public enum ServiceRegistrationChange: Sendable { case add(NWEndpoint), remove(NWEndpoint) }

    public let parameters: NWParameters
    public var service: Service?
    public var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)?
    public var newConnectionLimit = Int.max
    private let wanted: UInt16
    private let work = DispatchQueue(label: "NWListener")
    private let lock = Foundation.NSLock()
    private var handler: (@Sendable (State) -> Void)?
    private var connectionHandler: (@Sendable (NWConnection) -> Void)?
    private var target: DispatchQueue?
    private var current = State.setup
    private var bound: NWEndpoint.Port?
    private var source: (any DispatchSourceRead)?
    /// The connections of datagrams by their peers.
    private var peers: [SocketAddress: NWConnection] = [:]

    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
        (self.parameters, wanted) = (parameters, port.rawValue)
        if parameters.isSecure { throw NWError.tls(-9810) }
    }

    public convenience init(service: Service, using parameters: NWParameters) throws {
        try self.init(using: parameters)
        self.service = service
    }

    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }
    public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
        get { lock.withLock { connectionHandler } }
        set { lock.withLock { connectionHandler = newValue } }
    }
    public var state: State { lock.withLock { current } }
    public var queue: DispatchQueue? { lock.withLock { target } }
    /// The port, once the listener is ready.
    public var port: NWEndpoint.Port? { lock.withLock { bound } }

    private func become(_ new: State) {
        let (handler, target) = lock.withLock {
            current = new
            return (self.handler, self.target)
        }
        target?.async { handler?(new) }
    }

    public func start(queue: DispatchQueue) {
        let isFirst = lock.withLock {
            defer { target = queue }
            return target == nil
        }
        guard isFirst else { return }
        work.async { [self] in
            do throws(NWError) { try open() } catch { become(.failed(error)) }
        }
    }

    private func open() throws(NWError) {
        guard state == .setup else { return }
        let kind = Int32((parameters.isDatagram ? SOCK_DGRAM : SOCK_STREAM).rawValue)
        var descriptor = Glibc.socket(AF_INET6, kind, 0)
        let isNew = descriptor >= 0
        if !isNew { descriptor = Glibc.socket(AF_INET, kind, 0) }
        guard descriptor >= 0 else { throw .last }
        let socket = Socket(descriptor)
        // Version 6 of the protocol has the addresses of version 4 as well.
        if isNew { socket.set(Int32(IPPROTO_IPV6), IPV6_V6ONLY, 0) }
        if !parameters.isDatagram || parameters.allowLocalEndpointReuse { socket.set(SOL_SOCKET, SO_REUSEADDR, 1) }
        guard bind(descriptor, isNew) == 0, parameters.isDatagram || listen(descriptor, 64) == 0 else { throw .last }
        guard case .hostPort(_, let port)? = socket.localAddress?.endpoint else { throw .last }
        lock.withLock { bound = port }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: work)
        source.setEventHandler { [weak self] in
            guard let self else { return }
            if parameters.isDatagram { receive(socket) } else { accept(socket) }
        }
        source.setCancelHandler { withExtendedLifetime(socket) {} }
        source.resume()
        self.source = source
        become(.ready)
    }

    private func bind(_ descriptor: Int32, _ isNew: Bool) -> Int32 {
        if isNew {
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = wanted.bigEndian
            if parameters.acceptLocalOnly { address.sin6_addr = in6addr_loopback }
            return withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in6>.size))
                }
            }
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = wanted.bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    private func give(_ connection: NWConnection) {
        let (handler, target) = lock.withLock { (connectionHandler, self.target) }
        guard let handler else { return connection.cancel() }
        target?.async { handler(connection) }
    }

    private func accept(_ socket: Socket) {
        while true {
            var descriptor: Int32 = -1
            let address = SocketAddress {
                descriptor = Glibc.accept(socket.descriptor, $0, $1)
                return descriptor < 0 ? -1 : 0
            }
            guard let address else { return }
            give(NWConnection(Socket(descriptor), address, parameters, isShared: false))
        }
    }

    /// Passes datagrams to the connections of their senders.
    private func receive(_ socket: Socket) {
        while let (datagram, sender) = socket.readDatagram() {
            if let known = peers[sender] {
                known.receive(datagram)
                continue
            }
            let connection = NWConnection(socket, sender, parameters, isShared: true)
            connection.ended = { [weak self] in
                guard let self else { return }
                work.async { self.peers[sender] = nil }
            }
            peers[sender] = connection
            connection.receive(datagram)
            give(connection)
        }
    }

    public func cancel() {
        work.async { [self] in
            guard state != .cancelled else { return }
            source?.cancel()
            source = nil
            become(.cancelled)
        }
    }
}

/// Looks for services in the network around. There are none here.
public final class NWBrowser: @unchecked Sendable {
    public enum Descriptor: Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
    }

    public enum State: Equatable, Sendable {
        case setup, ready
        case failed(NWError)
        case cancelled
        case waiting(NWError)
    }

    public struct Result: Hashable, Sendable {
        public let endpoint: NWEndpoint
        public let interfaces: [NWInterface]

        public enum Change: Hashable, Sendable {
            case identical
            case added(Result)
            case removed(Result)
        }
    }

    public let descriptor: Descriptor
    public let parameters: NWParameters
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
    public private(set) var state = State.setup
    public var browseResults: Set<Result> { [] }

    public init(for descriptor: Descriptor, using parameters: NWParameters) {
        (self.descriptor, self.parameters) = (descriptor, parameters)
    }

    public func start(queue: DispatchQueue) {
        state = .ready
        queue.async { [self] in stateUpdateHandler?(.ready) }
    }

    public func cancel() { state = .cancelled }
}
