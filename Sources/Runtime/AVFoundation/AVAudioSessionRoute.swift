public import Foundation

extension AVAudioSession {
    /// A kind of input or output.
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let lineIn = Port(rawValue: "LineIn")
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        public static let lineOut = Port(rawValue: "LineOut")
        public static let headphones = Port(rawValue: "Headphones")
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        public static let builtInReceiver = Port(rawValue: "Receiver")
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        public static let HDMI = Port(rawValue: "HDMIOutput")
        public static let airPlay = Port(rawValue: "AirPlay")
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        public static let usbAudio = Port(rawValue: "USBAudio")
        public static let carAudio = Port(rawValue: "CarAudio")
    }
}

/// An input or output of the device.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    public let portType: AVAudioSession.Port
    public let portName: String
    public let uid: String
    open var hasHardwareVoiceCallProcessing: Bool { false }
    open var channels: [AVAudioSessionChannelDescription]? { nil }
    open var dataSources: [AVAudioSessionDataSourceDescription]? { nil }
    open var selectedDataSource: AVAudioSessionDataSourceDescription? { nil }
    open var preferredDataSource: AVAudioSessionDataSourceDescription? { nil }

    init(_ type: AVAudioSession.Port, _ name: String) {
        (portType, portName, uid) = (type, name, "Built-In \(type.rawValue)")
    }
}

/// A channel of an input or output, of which nothing is known here.
open class AVAudioSessionChannelDescription: NSObject, @unchecked Sendable {
    open var channelName: String { "" }
    open var owningPortUID: String { "" }
    open var channelNumber: Int { 1 }
}

/// One of several microphones of a device, which has none here.
open class AVAudioSessionDataSourceDescription: NSObject, @unchecked Sendable {
    open var dataSourceID: NSNumber { 0 }
    open var dataSourceName: String { "" }
}

/// The inputs and outputs that are used.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    public let inputs: [AVAudioSessionPortDescription]
    public let outputs: [AVAudioSessionPortDescription]

    init(inputs: [AVAudioSessionPortDescription], outputs: [AVAudioSessionPortDescription]) {
        (self.inputs, self.outputs) = (inputs, outputs)
    }
}
