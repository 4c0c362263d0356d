public import Foundation

/// Why a connection didn't work.
public enum NWError: Error, Equatable, Sendable, CustomNSError, CustomDebugStringConvertible {
    case posix(POSIXErrorCode)
    case dns(Int32)
    case tls(Int32)

    public static var errorDomain: String { "Network.NWError" }
    public var errorCode: Int {
        switch self {
        case .posix(let code): Int(code.rawValue)
        case .dns(let code), .tls(let code): Int(code)
        }
    }

    public var debugDescription: String {
        switch self {
        case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(String(cString: strerror(code.rawValue)))"
        case .dns(let code): "DNS error \(code)"
        case .tls(let code): "TLS error \(code)"
        }
    }

    /// The last error of the C library.
    static var last: NWError { .posix(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}

/// A protocol's part of a connection.
open class NWProtocolOptions: @unchecked Sendable {
    init() {}
}

public enum NWProtocolTCP {
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var noDelay = false
        public var enableKeepalive = false
        public var keepaliveIdle = 0
        public var keepaliveInterval = 0
        public var keepaliveCount = 0
        public var connectionTimeout = 0
        public var enableFastOpen = false

        public override init() { super.init() }
    }
}

public enum NWProtocolUDP {
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public override init() { super.init() }
    }
}

public enum NWProtocolTLS {
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public override init() { super.init() }
    }
}

/// How a connection is made: by TCP or UDP. There is no TLS here.
public final class NWParameters: @unchecked Sendable {
    public enum ServiceClass: Sendable {
        case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
    }

    let isDatagram: Bool
    let isSecure: Bool
    let tcp: NWProtocolTCP.Options?
    public var allowLocalEndpointReuse = false
    public var includePeerToPeer = false
    public var acceptLocalOnly = false
    public var prohibitExpensivePaths = false
    public var prohibitConstrainedPaths = false
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    public var requiredLocalEndpoint: NWEndpoint?
    public var serviceClass = ServiceClass.bestEffort

    public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
        (isDatagram, isSecure, self.tcp) = (false, tls != nil, tcp)
    }

    public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
        (isDatagram, isSecure, tcp) = (true, dtls != nil, nil)
    }

    public static var tcp: NWParameters { NWParameters(tls: nil) }
    public static var udp: NWParameters { NWParameters(dtls: nil) }
    public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
    public static var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }
}
