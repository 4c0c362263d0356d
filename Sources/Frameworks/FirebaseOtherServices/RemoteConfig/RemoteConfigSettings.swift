public import Foundation

/// The settings of a configuration.
public final class RemoteConfigSettings: NSObject, @unchecked Sendable {
    // Only the app changes it.
    /// How long values are good, in seconds.
    public var minimumFetchInterval: TimeInterval = 43_200
    /// How long a fetch may take, in seconds.
    public var fetchTimeout: TimeInterval = 60
    /// Whether the app is in the works, in the style of older apps.
    public let isDeveloperModeEnabled: Bool

    public override init() { isDeveloperModeEnabled = false }

    /// Creates settings in the style of older apps, some of which unwrap them.
    public init!(developerModeEnabled: Bool) { isDeveloperModeEnabled = developerModeEnabled }
}
