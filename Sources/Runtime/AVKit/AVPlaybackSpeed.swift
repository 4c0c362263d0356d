public import AVFoundation
public import Foundation

/// A speed that a person can choose for a film.
public final class AVPlaybackSpeed: NSObject, Sendable {
    public let rate: Float
    public let localizedName: String
    /// The speed as a number: "1.5×".
    public var localizedNumericName: String { "\(rate.formatted(.number.precision(.fractionLength(0...2))))×" }

    public init(rate: Float, localizedName: String) {
        (self.rate, self.localizedName) = (max(0, rate), localizedName)
    }

    public static let systemDefaultSpeeds: [AVPlaybackSpeed] = [
        AVPlaybackSpeed(rate: 0.5, localizedName: "Half Speed"), AVPlaybackSpeed(rate: 1, localizedName: "Normal"),
        AVPlaybackSpeed(rate: 1.25, localizedName: "1.25×"), AVPlaybackSpeed(rate: 1.5, localizedName: "1.5×"),
        AVPlaybackSpeed(rate: 2, localizedName: "2×"),
    ]

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVPlaybackSpeed else { return false }
        return (rate, localizedName) == (other.rate, other.localizedName)
    }
    public override var hash: Int { rate.hashValue }
}

/// A part of a film that isn't its own, such as an advertisement.
public final class AVInterstitialTimeRange: NSObject, NSCopying, Sendable {
    public let timeRange: CMTimeRange

    public init(timeRange: CMTimeRange) { self.timeRange = timeRange }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What is looked for in the pictures of films. Films aren't decoded here, so nothing is found.
public struct AVVideoFrameAnalysisType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = AVVideoFrameAnalysisType(rawValue: 1)
    public static let text = AVVideoFrameAnalysisType(rawValue: 1 << 1)
    public static let subject = AVVideoFrameAnalysisType(rawValue: 1 << 2)
    public static let visualSearch = AVVideoFrameAnalysisType(rawValue: 1 << 3)
    public static let machineReadableCode = AVVideoFrameAnalysisType(rawValue: 1 << 4)
}
