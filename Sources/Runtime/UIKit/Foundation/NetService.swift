public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

/// A service of the local network, which isn't searched here: publishing and resolving fail, as without a network.
public class NetService: NSObject {
    public static let errorDomain = "NSNetServicesErrorDomain"

    public let domain: String
    public let type: String
    public let name: String
    public let port: Int
    public weak var delegate: (any NetServiceDelegate)?
    public var hostName: String? { nil }
    public var addresses: [Data]? { nil }
    public var includesPeerToPeer = false

    public init(domain: String, type: String, name: String, port: Int32) {
        (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
    }

    public convenience init(domain: String, type: String, name: String) {
        self.init(domain: domain, type: type, name: name, port: -1)
    }

    /// The error of a service that isn't found.
    private static let notFound: [String: NSNumber] = ["NSNetServicesErrorCode": -72002, "NSNetServicesErrorDomain": 0]

    public func publish() {
        DispatchQueue.main.async { self.delegate?.netService(self, didNotPublish: Self.notFound) }
    }

    public func resolve(withTimeout timeout: TimeInterval) {
        DispatchQueue.main.async { self.delegate?.netService(self, didNotResolve: Self.notFound) }
    }

    public func stop() { DispatchQueue.main.async { self.delegate?.netServiceDidStop(self) } }
}

extension NetService: @unchecked Sendable {}

public protocol NetServiceDelegate: AnyObject {
    func netServiceWillPublish(_ sender: NetService)
    func netServiceDidPublish(_ sender: NetService)
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
    func netServiceWillResolve(_ sender: NetService)
    func netServiceDidResolveAddress(_ sender: NetService)
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
    func netServiceDidStop(_ sender: NetService)
}

extension NetServiceDelegate {
    public func netServiceWillPublish(_ sender: NetService) {}
    public func netServiceDidPublish(_ sender: NetService) {}
    public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
    public func netServiceWillResolve(_ sender: NetService) {}
    public func netServiceDidResolveAddress(_ sender: NetService) {}
    public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
    public func netServiceDidStop(_ sender: NetService) {}
}

extension URLSession {
    private static let noStreams = "Foundation for Linux has no tasks for streams (URLSessionStreamTask)"

    public func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask {
        fatalError(Self.noStreams)
    }
    public func streamTask(with service: NetService) -> URLSessionStreamTask { fatalError(Self.noStreams) }
}
