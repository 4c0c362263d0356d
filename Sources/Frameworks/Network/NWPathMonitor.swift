public import Dispatch
import Foundation
import UIKit

/// Tells when a device comes into a network or leaves it.
public final class NWPathMonitor: @unchecked Sendable {
    private let lock = Foundation.NSLock()
    private let type: NWInterface.InterfaceType?
    private let prohibited: [NWInterface.InterfaceType]
    private var handler: (@Sendable (NWPath) -> Void)?
    private var target: DispatchQueue?
    private var isCancelled = false

    public convenience init() { self.init(nil, []) }

    /// Monitors the interfaces of one kind.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) { self.init(requiredInterfaceType, []) }

    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        self.init(nil, prohibitedInterfaceTypes)
    }

    private init(_ type: NWInterface.InterfaceType?, _ prohibited: [NWInterface.InterfaceType]) {
        (self.type, self.prohibited) = (type, prohibited)
    }

    /// What is called with the path: once after the start, and with each change.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    public var queue: DispatchQueue? { lock.withLock { target } }

    public var currentPath: NWPath {
        let path = NWPath.current(isOffline: DeviceConditions.current.isOffline)
        let isLacking = type.map { !path.usesInterfaceType($0) } ?? false
        return isLacking || prohibited.contains(where: path.usesInterfaceType) ? .current(isOffline: true) : path
    }

    public func start(queue: DispatchQueue) {
        let isFirst = lock.withLock {
            defer { target = queue }
            return target == nil && !isCancelled
        }
        guard isFirst else { return }
        notify()
        MainThread.perform { [weak self] in
            guard let self else { return }
            UIEnvironment.current.observe(\.isOffline, for: self) { [weak self] in self?.notify() }
        }
    }

    private func notify() {
        let path = currentPath
        lock.withLock { target }?.async { [weak self] in
            guard let self else { return }
            lock.withLock { isCancelled ? nil : handler }?(path)
        }
    }

    /// Ends the monitor; it can't be started again.
    public func cancel() { lock.withLock { isCancelled = true } }
}

extension NWPathMonitor: AsyncSequence {
    public typealias Element = NWPath

    public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
        AsyncStream { continuation in
            pathUpdateHandler = { continuation.yield($0) }
            start(queue: DispatchQueue(label: "NWPathMonitor"))
            continuation.onTermination = { _ in self.cancel() }
        }.makeAsyncIterator()
    }
}
