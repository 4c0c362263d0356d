public import Foundation

// The names of Swift 4, which Swift 4.2 renamed.

@available(*, deprecated, renamed: "AVAudioSession.Category.ambient")
public var AVAudioSessionCategoryAmbient: AVAudioSession.Category { .ambient }
@available(*, deprecated, renamed: "AVAudioSession.Category.soloAmbient")
public var AVAudioSessionCategorySoloAmbient: AVAudioSession.Category { .soloAmbient }
@available(*, deprecated, renamed: "AVAudioSession.Category.playback")
public var AVAudioSessionCategoryPlayback: AVAudioSession.Category { .playback }
@available(*, deprecated, renamed: "AVAudioSession.Category.record")
public var AVAudioSessionCategoryRecord: AVAudioSession.Category { .record }
@available(*, deprecated, renamed: "AVAudioSession.Category.playAndRecord")
public var AVAudioSessionCategoryPlayAndRecord: AVAudioSession.Category { .playAndRecord }
@available(*, deprecated, renamed: "AVAudioSession.Category.multiRoute")
public var AVAudioSessionCategoryMultiRoute: AVAudioSession.Category { .multiRoute }
@available(*, deprecated, renamed: "AVAudioSession.Mode.default")
public var AVAudioSessionModeDefault: AVAudioSession.Mode { .default }
@available(*, deprecated, renamed: "AVAudioSession.Mode.gameChat")
public var AVAudioSessionModeGameChat: AVAudioSession.Mode { .gameChat }
@available(*, deprecated, renamed: "AVAudioSession.Mode.measurement")
public var AVAudioSessionModeMeasurement: AVAudioSession.Mode { .measurement }
@available(*, deprecated, renamed: "AVAudioSession.Mode.moviePlayback")
public var AVAudioSessionModeMoviePlayback: AVAudioSession.Mode { .moviePlayback }
@available(*, deprecated, renamed: "AVAudioSession.Mode.spokenAudio")
public var AVAudioSessionModeSpokenAudio: AVAudioSession.Mode { .spokenAudio }
@available(*, deprecated, renamed: "AVAudioSession.Mode.videoChat")
public var AVAudioSessionModeVideoChat: AVAudioSession.Mode { .videoChat }
@available(*, deprecated, renamed: "AVAudioSession.Mode.videoRecording")
public var AVAudioSessionModeVideoRecording: AVAudioSession.Mode { .videoRecording }
@available(*, deprecated, renamed: "AVAudioSession.Mode.voiceChat")
public var AVAudioSessionModeVoiceChat: AVAudioSession.Mode { .voiceChat }
@available(*, deprecated, renamed: "AVAudioSession.Port.lineIn")
public var AVAudioSessionPortLineIn: AVAudioSession.Port { .lineIn }
@available(*, deprecated, renamed: "AVAudioSession.Port.builtInMic")
public var AVAudioSessionPortBuiltInMic: AVAudioSession.Port { .builtInMic }
@available(*, deprecated, renamed: "AVAudioSession.Port.headsetMic")
public var AVAudioSessionPortHeadsetMic: AVAudioSession.Port { .headsetMic }
@available(*, deprecated, renamed: "AVAudioSession.Port.lineOut")
public var AVAudioSessionPortLineOut: AVAudioSession.Port { .lineOut }
@available(*, deprecated, renamed: "AVAudioSession.Port.headphones")
public var AVAudioSessionPortHeadphones: AVAudioSession.Port { .headphones }
@available(*, deprecated, renamed: "AVAudioSession.Port.bluetoothA2DP")
public var AVAudioSessionPortBluetoothA2DP: AVAudioSession.Port { .bluetoothA2DP }
@available(*, deprecated, renamed: "AVAudioSession.Port.builtInReceiver")
public var AVAudioSessionPortBuiltInReceiver: AVAudioSession.Port { .builtInReceiver }
@available(*, deprecated, renamed: "AVAudioSession.Port.builtInSpeaker")
public var AVAudioSessionPortBuiltInSpeaker: AVAudioSession.Port { .builtInSpeaker }
@available(*, deprecated, renamed: "AVAudioSession.Port.HDMI")
public var AVAudioSessionPortHDMI: AVAudioSession.Port { .HDMI }
@available(*, deprecated, renamed: "AVAudioSession.Port.airPlay")
public var AVAudioSessionPortAirPlay: AVAudioSession.Port { .airPlay }
@available(*, deprecated, renamed: "AVAudioSession.Port.bluetoothLE")
public var AVAudioSessionPortBluetoothLE: AVAudioSession.Port { .bluetoothLE }
@available(*, deprecated, renamed: "AVAudioSession.Port.bluetoothHFP")
public var AVAudioSessionPortBluetoothHFP: AVAudioSession.Port { .bluetoothHFP }
@available(*, deprecated, renamed: "AVAudioSession.Port.usbAudio")
public var AVAudioSessionPortUSBAudio: AVAudioSession.Port { .usbAudio }
@available(*, deprecated, renamed: "AVAudioSession.Port.carAudio")
public var AVAudioSessionPortCarAudio: AVAudioSession.Port { .carAudio }
@available(*, deprecated, renamed: "AVAudioSession.CategoryOptions")
public typealias AVAudioSessionCategoryOptions = AVAudioSession.CategoryOptions
@available(*, deprecated, renamed: "AVAudioSession.SetActiveOptions")
public typealias AVAudioSessionSetActiveOptions = AVAudioSession.SetActiveOptions
@available(*, deprecated, renamed: "AVAudioSession.PortOverride")
public typealias AVAudioSessionPortOverride = AVAudioSession.PortOverride
@available(*, deprecated, renamed: "AVAudioSession.RecordPermission")
public typealias AVAudioSessionRecordPermission = AVAudioSession.RecordPermission
@available(*, deprecated, renamed: "AVAudioSession.InterruptionType")
public typealias AVAudioSessionInterruptionType = AVAudioSession.InterruptionType
@available(*, deprecated, renamed: "AVAudioSession.InterruptionOptions")
public typealias AVAudioSessionInterruptionOptions = AVAudioSession.InterruptionOptions
@available(*, deprecated, renamed: "AVAudioSession.RouteChangeReason")
public typealias AVAudioSessionRouteChangeReason = AVAudioSession.RouteChangeReason
@available(*, deprecated, renamed: "AVAudioSession.SilenceSecondaryAudioHintType")
public typealias AVAudioSessionSilenceSecondaryAudioHintType = AVAudioSession.SilenceSecondaryAudioHintType
@available(*, deprecated, renamed: "AVAudioSession.RouteSharingPolicy")
public typealias AVAudioSessionRouteSharingPolicy = AVAudioSession.RouteSharingPolicy

extension AVAudioSession {
    @available(*, deprecated, renamed: "setCategory(_:options:)")
    public func setCategory(_ category: Category, with options: CategoryOptions) throws {
        try setCategory(category, options: options)
    }
    @available(*, deprecated, renamed: "setActive(_:options:)")
    public func setActive(_ active: Bool, with options: SetActiveOptions) throws {
        try setActive(active, options: options)
    }
}

extension AVAudioSession.RecordPermission {
    /// Returns the permission: `recordPermission` was a method.
    @available(*, deprecated, message: "'recordPermission' is a property")
    public func callAsFunction() -> Self { self }
}

extension NSNotification.Name {
    @available(*, deprecated, renamed: "AVAudioSession.interruptionNotification")
    public static var AVAudioSessionInterruption: NSNotification.Name { AVAudioSession.interruptionNotification }
    @available(*, deprecated, renamed: "AVAudioSession.routeChangeNotification")
    public static var AVAudioSessionRouteChange: NSNotification.Name { AVAudioSession.routeChangeNotification }
    @available(*, deprecated, renamed: "AVAudioSession.mediaServicesWereLostNotification")
    public static var AVAudioSessionMediaServicesWereLost: NSNotification.Name {
        AVAudioSession.mediaServicesWereLostNotification
    }
    @available(*, deprecated, renamed: "AVAudioSession.mediaServicesWereResetNotification")
    public static var AVAudioSessionMediaServicesWereReset: NSNotification.Name {
        AVAudioSession.mediaServicesWereResetNotification
    }
    @available(*, deprecated, renamed: "AVAudioSession.silenceSecondaryAudioHintNotification")
    public static var AVAudioSessionSilenceSecondaryAudioHint: NSNotification.Name {
        AVAudioSession.silenceSecondaryAudioHintNotification
    }
}
