import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Lets all requests of the app fail while it is off, as without a network.
final class NetworkSwitch: @unchecked Sendable {
    static let shared = NetworkSwitch()

    private let lock = NSLock()
    private var isRegistered = false
    private var value = false

    var isOff: Bool {
        get { lock.withLock { value } }
        set {
            lock.withLock {
                value = newValue
                guard newValue, !isRegistered else { return }
                isRegistered = URLProtocol.registerClass(MissingNetwork.self)
            }
        }
    }
}

/// Answers requests with the error of a device without a network.
private final class MissingNetwork: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { NetworkSwitch.shared.isOff }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
        client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
    }
    override func stopLoading() {}
}
