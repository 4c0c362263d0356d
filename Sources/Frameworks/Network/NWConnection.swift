public import Dispatch
public import Foundation
import Glibc
import UIKit

/// A connection to another computer, or to this one, by TCP or UDP.
public final class NWConnection: @unchecked Sendable, CustomDebugStringConvertible {
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case preparing, ready
        case failed(NWError)
        case cancelled
    }

    public enum SendCompletion: Sendable {
        case contentProcessed(@Sendable (NWError?) -> Void)
        case idempotent
    }

    /// What belongs to a message.
    public final class ContentContext: @unchecked Sendable {
        public let identifier: String
        public let isFinal: Bool

        public init(identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false) {
            (self.identifier, self.isFinal) = (identifier, isFinal)
        }

        public static let defaultMessage = ContentContext(identifier: "Default message")
        public static let defaultStream = ContentContext(identifier: "Default stream", isFinal: true)
        public static let finalMessage = ContentContext(identifier: "Final message", isFinal: true)
    }

    public typealias Received = @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void

    private struct Request {
        let least: Int
        let most: Int
        let completion: Received
    }

    private struct Outgoing {
        var data: Data
        let isFinal: Bool
        let completion: SendCompletion
    }

    public let endpoint: NWEndpoint
    public let parameters: NWParameters
    public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
    public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    /// Everything below is used on this queue.
    private let work = DispatchQueue(label: "NWConnection")
    private let lock = Foundation.NSLock()
    private var handler: (@Sendable (State) -> Void)?
    private var target: DispatchQueue?
    private var current = State.setup
    private var socket: Socket?
    /// Whom a listener's socket of datagrams sends to.
    private let peer: SocketAddress?
    private var reading: (any DispatchSourceRead)?
    private var isReading = false
    private var writing: (any DispatchSourceWrite)?
    private var isWriting = false
    private var requests: [Request] = []
    private var outgoing: [Outgoing] = []
    private var incoming: [Data] = []
    private var isAtEnd = false
    /// Called when the connection ends, for the listener that it is of.
    var ended: (@Sendable () -> Void)?

    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        (self.endpoint, self.parameters, peer) = (endpoint, parameters, nil)
    }

    /// Creates the connection of a listener: with its own socket, or with a peer of the listener's.
    init(_ socket: Socket, _ address: SocketAddress, _ parameters: NWParameters, isShared: Bool) {
        (endpoint, self.parameters, self.socket) = (address.endpoint, parameters, socket)
        peer = isShared ? address : nil
    }

    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }
    public var state: State { lock.withLock { current } }
    public var queue: DispatchQueue? { lock.withLock { target } }
    public var currentPath: NWPath? { NWPath.current(isOffline: DeviceConditions.current.isOffline) }
    public var debugDescription: String { "[\(endpoint) \(parameters.isDatagram ? "udp" : "tcp")]" }

    private func become(_ new: State) {
        let (handler, target) = lock.withLock {
            current = new
            return (self.handler, self.target)
        }
        target?.async { handler?(new) }
    }

    private func later(_ body: @escaping @Sendable () -> Void) {
        (lock.withLock { target } ?? work).async(execute: body)
    }

    // MARK: Start and end

    public func start(queue: DispatchQueue) {
        let isFirst = lock.withLock {
            defer { target = queue }
            return target == nil
        }
        guard isFirst else { return }
        work.async { [self] in prepare() }
    }

    private func prepare() {
        guard state == .setup else { return }
        become(.preparing)
        // The code of Apple's TLS for an internal error: there is none here.
        if parameters.isSecure { return fail(.tls(-9810)) }
        if socket != nil { return ready() }
        guard case .hostPort(let host, let port) = endpoint else { return fail(.posix(.EINVAL)) }
        let isOwn = ["localhost", "127.0.0.1", "::1"].contains(host.name)
        if DeviceConditions.current.isOffline, !isOwn { return become(.waiting(.posix(.ENETDOWN))) }
        do throws(NWError) {
            connect(try SocketAddress.find(host.name, port.rawValue, isDatagram: parameters.isDatagram)[...])
        } catch {
            become(.waiting(error))
        }
    }

    /// Tries addresses one after the other.
    private func connect(_ addresses: ArraySlice<SocketAddress>, _ error: NWError = .posix(.EHOSTUNREACH)) {
        guard state == .preparing else { return }
        guard let address = addresses.first else { return become(.waiting(error)) }
        let kind = Int32((parameters.isDatagram ? SOCK_DGRAM : SOCK_STREAM).rawValue)
        let descriptor = Glibc.socket(address.family, kind, 0)
        guard descriptor >= 0 else { return connect(addresses.dropFirst(), .last) }
        let socket = Socket(descriptor)
        if parameters.tcp?.noDelay == true { socket.set(Int32(IPPROTO_TCP), TCP_NODELAY, 1) }
        let result = address.withPointer { Glibc.connect(descriptor, $0, $1) }
        if result == 0 {
            self.socket = socket
            return ready()
        }
        guard errno == EINPROGRESS else { return connect(addresses.dropFirst(), .last) }
        let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: work)
        source.setEventHandler { [weak self] in
            source.cancel()
            guard let self, state == .preparing else { return }
            let problem = socket.pendingError
            guard problem == 0 else {
                return connect(addresses.dropFirst(), .posix(POSIXErrorCode(rawValue: problem) ?? .EIO))
            }
            self.socket = socket
            ready()
        }
        source.resume()
    }

    private func ready() {
        become(.ready)
        flush()
        answer()
    }

    private func fail(_ error: NWError) {
        guard state != .cancelled else { return }
        become(.failed(error))
        release(error)
    }

    public func restart() {
        work.async { [self] in if case .waiting = state { lock.withLock { current = .setup }; prepare() } }
    }

    public func cancel() {
        work.async { [self] in
            guard state != .cancelled else { return }
            become(.cancelled)
            release(.posix(.ECANCELED))
        }
    }

    public func forceCancel() { cancel() }
    public func cancelCurrentEndpoint() { cancel() }

    deinit { endSources() }

    private func endSources() {
        reading?.cancel()
        writing?.cancel()
        // A source that sleeps can't end.
        if !isReading { reading?.resume() }
        if !isWriting { writing?.resume() }
        (reading, writing, isReading, isWriting) = (nil, nil, false, false)
    }

    private func release(_ error: NWError) {
        endSources()
        if peer == nil, let socket { shutdown(socket.descriptor, Int32(SHUT_RDWR)) }
        socket = nil
        let (requests, outgoing) = (self.requests, self.outgoing)
        (self.requests, self.outgoing) = ([], [])
        later {
            for request in requests { request.completion(nil, nil, false, error) }
            for each in outgoing { if case .contentProcessed(let done) = each.completion { done(error) } }
        }
        ended?()
        ended = nil
    }

    // MARK: Sending

    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        let isFinal = contentContext.isFinal && isComplete
        work.async { [self] in
            switch state {
            case .cancelled, .failed:
                if case .contentProcessed(let done) = completion { later { done(.posix(.ECANCELED)) } }
            default:
                outgoing.append(Outgoing(data: content ?? Data(), isFinal: isFinal, completion: completion))
                flush()
            }
        }
    }

    public func batch(_ block: () -> Void) { block() }

    private func flush() {
        guard state == .ready, let socket else { return }
        while var first = outgoing.first {
            do throws(NWError) {
                if !first.data.isEmpty {
                    let count = try socket.write(first.data, to: peer)
                    if count < first.data.count, !parameters.isDatagram {
                        first.data = first.data.dropFirst(count)
                        outgoing[0] = first
                        return waitToWrite(socket)
                    }
                }
                if first.isFinal, !parameters.isDatagram { shutdown(socket.descriptor, Int32(SHUT_WR)) }
            } catch {
                return fail(error)
            }
            outgoing.removeFirst()
            if case .contentProcessed(let done) = first.completion { later { done(nil) } }
        }
        if isWriting { writing?.suspend() }
        isWriting = false
    }

    private func waitToWrite(_ socket: Socket) {
        if writing == nil {
            let source = DispatchSource.makeWriteSource(fileDescriptor: socket.descriptor, queue: work)
            source.setEventHandler { [weak self] in self?.flush() }
            // The socket stays open as long as the source watches it.
            source.setCancelHandler { withExtendedLifetime(socket) {} }
            writing = source
        }
        if !isWriting { writing?.resume() }
        isWriting = true
    }

    // MARK: Receiving

    public func receive(minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping Received) {
        ask(Request(least: max(1, minimumIncompleteLength), most: max(1, maximumLength), completion: completion))
    }

    /// Receives a datagram; with TCP, which has no messages, all until the other side ends.
    public func receiveMessage(completion: @escaping Received) {
        ask(Request(least: parameters.isDatagram ? 1 : .max, most: .max, completion: completion))
    }

    private func ask(_ request: Request) {
        work.async { [self] in
            switch state {
            case .cancelled, .failed: later { request.completion(nil, nil, false, .posix(.ECANCELED)) }
            default:
                requests.append(request)
                answer()
            }
        }
    }

    /// Takes a datagram that came to the listener.
    func receive(_ datagram: Data) {
        work.async { [self] in
            incoming.append(datagram)
            answer()
        }
    }

    /// Answers requests with what has come, and reads more while there are any.
    private func answer() {
        guard state == .ready, let socket else { return }
        while let request = requests.first {
            if let (data, isComplete) = part(for: request) {
                requests.removeFirst()
                let context = data == nil ? ContentContext.finalMessage : .defaultMessage
                later { request.completion(data, context, isComplete, nil) }
                continue
            }
            guard peer == nil else { return }
            do throws(NWError) {
                guard let data = try socket.read(1 << 16) else { return waitToRead(socket) }
                if data.isEmpty, !parameters.isDatagram { isAtEnd = true } else { incoming.append(data) }
            } catch {
                return fail(error)
            }
        }
        if isReading { reading?.suspend() }
        isReading = false
    }

    private func part(for request: Request) -> (Data?, Bool)? {
        if parameters.isDatagram { return incoming.isEmpty ? nil : (incoming.removeFirst(), true) }
        let all = incoming.reduce(Data(), +)
        guard all.count >= request.least || isAtEnd else { return nil }
        let data = all.prefix(request.most)
        incoming = data.count < all.count ? [Data(all.dropFirst(data.count))] : []
        return (data.isEmpty ? nil : Data(data), isAtEnd && incoming.isEmpty)
    }

    private func waitToRead(_ socket: Socket) {
        if reading == nil {
            let source = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: work)
            source.setEventHandler { [weak self] in self?.answer() }
            source.setCancelHandler { withExtendedLifetime(socket) {} }
            reading = source
        }
        if !isReading { reading?.resume() }
        isReading = true
    }
}
