/// A kind of interface to a network, as an app sees it.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    public enum InterfaceType: Sendable, Hashable {
        case other, wifi, cellular, wiredEthernet, loopback
    }

    public let name: String
    public let type: InterfaceType
    public let index: Int

    public var debugDescription: String { name }
}

/// The ways to a network that a device has now.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
    public enum Status: Sendable, Hashable {
        case satisfied, unsatisfied, requiresConnection
    }

    public enum UnsatisfiedReason: Sendable, Hashable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
    }

    public let status: Status
    public let availableInterfaces: [NWInterface]

    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var supportsIPv4: Bool { status == .satisfied }
    public var supportsIPv6: Bool { false }
    public var supportsDNS: Bool { status == .satisfied }
    public var gateways: [NWEndpoint] { [] }
    public var localEndpoint: NWEndpoint? { nil }
    public var remoteEndpoint: NWEndpoint? { nil }

    /// Whether the path uses an interface of a kind; a device here is in a Wi-Fi network, or in none.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }

    public var debugDescription: String { "\(status), interface: \(availableInterfaces.first?.name ?? "none")" }

    static func current(isOffline: Bool) -> NWPath {
        isOffline
            ? NWPath(status: .unsatisfied, availableInterfaces: [])
            : NWPath(status: .satisfied, availableInterfaces: [NWInterface(name: "en0", type: .wifi, index: 1)])
    }
}
