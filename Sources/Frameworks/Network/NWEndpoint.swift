public import Foundation

/// Where a connection leads to.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    case hostPort(host: Host, port: Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)

    /// The name or the address of a computer.
    public struct Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        let name: String

        public init(_ string: String) { name = string }
        public init(stringLiteral: String) { name = stringLiteral }

        public var debugDescription: String { name }
    }

    public struct Port: Hashable, Sendable, ExpressibleByIntegerLiteral, RawRepresentable, CustomDebugStringConvertible
    {
        public let rawValue: UInt16

        public init?(rawValue: UInt16) { self.init(rawValue) }
        init(_ number: UInt16) { rawValue = number }
        public init(integerLiteral: UInt16) { rawValue = integerLiteral }

        /// Creates the port of a number or a service, such as `http`.
        public init?(_ service: String) {
            let known: [String: UInt16] = ["http": 80, "https": 443, "ssh": 22, "smtp": 25, "pop": 110, "imap": 143]
            guard let number = UInt16(service) ?? known[service] else { return nil }
            rawValue = number
        }

        public static let any: Port = 0
        public static let ssh: Port = 22
        public static let smtp: Port = 25
        public static let http: Port = 80
        public static let pop: Port = 110
        public static let imap: Port = 143
        public static let https: Port = 443
        public static let imaps: Port = 993
        public static let socks: Port = 1080

        public var debugDescription: String { "\(rawValue)" }
    }

    public var interface: NWInterface? {
        if case .service(_, _, _, let interface) = self { interface } else { nil }
    }

    public var debugDescription: String {
        switch self {
        case .hostPort(let host, let port): "\(host):\(port)"
        case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
}
