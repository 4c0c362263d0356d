import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

// Settings that Foundation for Linux lacks. They concern radios and the system's own downloads, which aren't here; a
// configuration and the copies that sessions make keep their values.
extension URLSessionConfiguration {
    /// Creates a configuration whose tasks the system would go on loading while the app isn't running. Here they are
    /// loaded while it is.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.default
        configuration.identifier = identifier
        return configuration
    }

    /// Whether tasks wait for a network. Without one, they fail at once here.
    public var waitsForConnectivity: Bool {
        get { extra(#function, false) }
        set { setExtra(#function, newValue) }
    }

    public var allowsExpensiveNetworkAccess: Bool {
        get { extra(#function, true) }
        set { setExtra(#function, newValue) }
    }

    public var allowsConstrainedNetworkAccess: Bool {
        get { extra(#function, true) }
        set { setExtra(#function, newValue) }
    }

    public var requiresDNSSECValidation: Bool {
        get { extra(#function, false) }
        set { setExtra(#function, newValue) }
    }

    /// Whether the system would launch the app for tasks of the background; `true` only for such configurations.
    public var sessionSendsLaunchEvents: Bool {
        get { extra(#function, identifier != nil) }
        set { setExtra(#function, newValue) }
    }

    /// The container that an extension shares with its app. Foundation for Linux can't set its own, which says none.
    @_disfavoredOverload
    public var sharedContainerIdentifier: String? {
        get { nil }
        set {}
    }

    public var multipathServiceType: MultipathService {
        get { extra(#function, .none) }
        set { setExtra(#function, newValue) }
    }

    public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
        get { extra(#function, .TLSv10) }
        set { setExtra(#function, newValue) }
    }

    public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
        get { extra(#function, .TLSv13) }
        set { setExtra(#function, newValue) }
    }

    /// How connections would use Wi-Fi and the cellular network at once. Foundation for Linux has the name that it has on
    /// iOS for a type without use.
    public enum MultipathService: Int, Sendable {
        case none = 0
        case handover = 1
        case interactive = 2
        case aggregate = 3
    }

    // Sessions copy the dictionary of proxies, and nothing reads it; so it carries the settings above.

    private static let extras = "OpenStoryboardSettings"

    private func extra<Value>(_ name: String, _ initial: Value) -> Value {
        let settings = connectionProxyDictionary?[Self.extras] as? [String: Any]
        return settings?[name] as? Value ?? initial
    }

    private func setExtra(_ name: String, _ value: Any?) {
        var settings = connectionProxyDictionary?[Self.extras] as? [String: Any] ?? [:]
        settings[name] = value
        connectionProxyDictionary = (connectionProxyDictionary ?? [:]).merging([Self.extras: settings]) { $1 }
    }
}
