public import Foundation

/// Why a device isn't attested.
public struct DCError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var featureUnsupported: Code { .featureUnsupported }
    public static var errorDomain: String { "com.apple.devicecheck.error" }
    public var errorCode: Int { code.rawValue }
}

/// The device, which can't be distinguished from others: as in Apple's simulator, this isn't supported.
open class DCDevice: NSObject, @unchecked Sendable {
    public static let current = DCDevice()
    open var isSupported: Bool { false }

    open func generateToken(completionHandler completion: @escaping (Data?, (any Error)?) -> Void) {
        nonisolated(unsafe) let completion = completion
        DispatchQueue.global().async { completion(nil, DCError(.featureUnsupported)) }
    }
    open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

open class DCAppAttestService: NSObject, @unchecked Sendable {
    public static let shared = DCAppAttestService()
    open var isSupported: Bool { false }

    open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
    open func generateKey(completionHandler: @escaping (String?, (any Error)?) -> Void) {
        completionHandler(nil, DCError(.featureUnsupported))
    }
    open func attestKey(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) { completionHandler(nil, DCError(.featureUnsupported)) }
    open func generateAssertion(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) { completionHandler(nil, DCError(.featureUnsupported)) }
}
