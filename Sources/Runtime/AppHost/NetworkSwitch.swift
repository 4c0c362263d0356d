import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Synchronization

/// Lets all requests of the app fail while it is off, as without a network.
final class NetworkSwitch: Sendable {
    static let shared = NetworkSwitch()

    private let state = Mutex((isOff: false, isRegistered: false))

    var isOff: Bool {
        get { state.withLock { $0.isOff } }
        set {
            state.withLock { state in
                state.isOff = newValue
                guard newValue, !state.isRegistered else { return }
                state.isRegistered = URLProtocol.registerClass(MissingNetwork.self)
            }
        }
    }
}

/// Answers requests with the error of a device without a network.
private final class MissingNetwork: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool {
        NetworkSwitch.shared.isOff && request.url?.isFileURL != true
    }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
        client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
    }
    override func stopLoading() {}
}
