public import Foundation
import UIKit

/// How an app uses sound. Nothing is heard here.
@preconcurrency @MainActor
open class AVAudioSession: NSObject {
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }

    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
        public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)
    }

    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    public enum RouteSharingPolicy: UInt, Sendable { case `default`, longFormAudio, independent, longFormVideo }
    public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end, begin }

    public enum RecordPermission: UInt, Sendable {
        case undetermined = 1_970_168_948
        case denied = 1_684_369_017
        case granted = 1_735_552_628
    }

    public enum PortOverride: UInt, Sendable {
        case none = 0
        case speaker = 1_936_747_378
    }

    private static let session = AVAudioSession()
    open class func sharedInstance() -> AVAudioSession { session }
    open private(set) var category = Category.soloAmbient
    open private(set) var mode = Mode.default
    open private(set) var categoryOptions: CategoryOptions = []
    open private(set) var routeSharingPolicy = RouteSharingPolicy.default
    open var availableCategories: [Category] {
        [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
    }
    open var availableModes: [Mode] {
        [
            .default, .voiceChat, .videoChat, .gameChat, .videoRecording, .measurement, .moviePlayback, .spokenAudio,
            .voicePrompt,
        ]
    }

    // MARK: What the device has

    open var outputVolume: Float { 0 }
    open var isOtherAudioPlaying: Bool { false }
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    open var isInputAvailable: Bool { true }
    open var inputNumberOfChannels: Int { 1 }
    open var outputNumberOfChannels: Int { 2 }
    open var maximumInputNumberOfChannels: Int { 1 }
    open var maximumOutputNumberOfChannels: Int { 2 }
    open var preferredInputNumberOfChannels: Int { 0 }
    open var preferredOutputNumberOfChannels: Int { 0 }
    open var inputGain: Float { 1 }
    open var isInputGainSettable: Bool { false }
    open var inputLatency: TimeInterval { 0 }
    open var outputLatency: TimeInterval { 0 }
    open var sampleRate: Double { preferredSampleRate > 0 ? preferredSampleRate : 48_000 }
    open private(set) var preferredSampleRate: Double = 0
    open var ioBufferDuration: TimeInterval { preferredIOBufferDuration > 0 ? preferredIOBufferDuration : 0.01 }
    open private(set) var preferredIOBufferDuration: TimeInterval = 0
    open func setPreferredSampleRate(_ sampleRate: Double) throws { preferredSampleRate = sampleRate }
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { preferredIOBufferDuration = duration }
    open func setPreferredInputNumberOfChannels(_ count: Int) throws {}
    open func setPreferredOutputNumberOfChannels(_ count: Int) throws {}
    open func setInputGain(_ gain: Float) throws {}

    // MARK: Routes

    private let microphone = AVAudioSessionPortDescription(.builtInMic, "iPhone Microphone")
    private let speaker = AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")
    private let receiver = AVAudioSessionPortDescription(.builtInReceiver, "Receiver")
    private var isSpeakerChosen = false

    /// The microphone, if the category records, and the speaker. An app that plays and records is heard from the receiver, unless it
    /// says otherwise.
    open var currentRoute: AVAudioSessionRouteDescription {
        let records = [.record, .playAndRecord].contains(category)
        let isReceiver =
            category == .playAndRecord && !isSpeakerChosen && !categoryOptions.contains(.defaultToSpeaker)
        let outputs = category == .record ? [] : [isReceiver ? receiver : speaker]
        return AVAudioSessionRouteDescription(inputs: records ? [microphone] : [], outputs: outputs)
    }
    open var availableInputs: [AVAudioSessionPortDescription]? { [microphone] }
    open private(set) var preferredInput: AVAudioSessionPortDescription?
    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws { preferredInput = inPort }
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
        changeRoute(.override) { isSpeakerChosen = portOverride == .speaker }
    }

    /// Makes a change, and notifies observers if the route differs afterwards.
    private func changeRoute(_ reason: RouteChangeReason, _ change: () -> Void) {
        let old = currentRoute
        change()
        let new = currentRoute
        guard old.inputs != new.inputs || old.outputs != new.outputs else { return }
        NotificationCenter.default.post(
            name: Self.routeChangeNotification, object: self,
            userInfo: [
                AVAudioSessionRouteChangeReasonKey: NSNumber(value: reason.rawValue),
                AVAudioSessionRouteChangePreviousRouteKey: old,
            ])
    }

    // MARK: Category and activity

    open func setCategory(_ category: Category) throws { try setCategory(category, mode: mode) }
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        changeRoute(.categoryChange) {
            (self.category, self.mode, categoryOptions, isSpeakerChosen) = (category, mode, options, false)
        }
    }
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try setCategory(category, mode: mode, options: options)
    }
    open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws {
        routeSharingPolicy = policy
        try setCategory(category, mode: mode, options: options)
    }
    open func setMode(_ mode: Mode) throws { self.mode = mode }
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
        allowHapticsAndSystemSoundsDuringRecording = inValue
    }
    open private(set) var allowHapticsAndSystemSoundsDuringRecording = false

    // MARK: Permission

    open var recordPermission: RecordPermission {
        PrivacyPermission.microphone.status(undetermined: .undetermined, denied: .denied, authorized: .granted)
    }
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
        PrivacyPermission.microphone.request(response)
    }

    // MARK: Notifications

    // Nobody posts these but that of routes: no call interrupts the app, and no headphones are unplugged.
    public nonisolated static let interruptionNotification = Notification.Name(
        "AVAudioSessionInterruptionNotification")
    public nonisolated static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    public nonisolated static let mediaServicesWereLostNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereLostNotification")
    public nonisolated static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")
    public nonisolated static let silenceSecondaryAudioHintNotification = Notification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification")

    public enum InterruptionType: UInt, Sendable { case ended, began }
    public enum InterruptionReason: UInt, Sendable {
        case `default`
        case appWasSuspended
        case builtInMicMuted
    }
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }
    public enum RouteChangeReason: UInt, Sendable {
        case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
        case wakeFromSleep = 6
        case noSuitableRouteForCategory, routeConfigurationChange
    }
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
