import CoreGraphics
public import Foundation
import QuartzCore
import UIKit

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"

public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7F
}

@preconcurrency @MainActor
public protocol AVAudioRecorderDelegate: AnyObject {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// Records what the microphone hears: silence, for as long as the recording takes. The file is a WAVE file, whatever its name says.
@preconcurrency @MainActor
open class AVAudioRecorder: NSObject {
    public let url: URL
    public let settings: [String: Any]
    open weak var delegate: (any AVAudioRecorderDelegate)?
    open var isMeteringEnabled = false
    private var time = PlayedTime(nil)
    private var limit: TimeInterval?

    public init(url: URL, settings: [String: Any]) throws {
        (self.url, self.settings) = (url, settings)
    }

    /// Creates a recorder that records nothing, as apps do whose own comes later.
    public override init() {
        (url, settings) = (URL(filePath: "/dev/null"), [:])
        super.init()
    }

    private static let rate = 8000

    open var isRecording: Bool { time.isRunning }
    open var currentTime: TimeInterval { time.isRunning ? time.now : 0 }
    open var deviceCurrentTime: TimeInterval { UIEnvironment.current.clock.now }

    /// Creates the file. Returns whether that is possible.
    @discardableResult
    open func prepareToRecord() -> Bool { write(seconds: 0) }

    /// Starts or resumes recording, if the owner lets the app use the microphone.
    @discardableResult
    open func record() -> Bool {
        guard PrivacyPermission.microphone.answer != false, write(seconds: time.now) else { return false }
        time.start()
        return true
    }

    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool {
        time = PlayedTime(max(0, duration))
        time.ended = { [weak self] in self?.finish() }
        return record()
    }

    @discardableResult
    open func record(atTime time: TimeInterval) -> Bool { record() }
    open func pause() { time.pause() }

    open func stop() {
        guard time.now > 0 || time.isRunning else { return }
        time.pause()
        finish()
    }

    private func finish() {
        let isWritten = write(seconds: time.now)
        time = PlayedTime(nil)
        delegate?.audioRecorderDidFinishRecording(self, successfully: isWritten)
    }

    @discardableResult
    open func deleteRecording() -> Bool { (try? FileManager.default.removeItem(at: url)) != nil }

    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

    /// Writes silence of a length.
    private func write(seconds: TimeInterval) -> Bool {
        (try? SilentSound.wave(seconds: seconds, rate: Self.rate).write(to: url)) != nil
    }
}

/// Files of silence.
enum SilentSound {
    static func wave(seconds: TimeInterval, rate: Int) -> Data {
        func number(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 255) } }
        let size = Int(clamping: min(max(0, seconds), 36_000) * Double(rate))
        var bytes = Array("RIFF".utf8) + number(36 + size, 4) + Array("WAVEfmt ".utf8) + number(16, 4)
        bytes += number(1, 2) + number(1, 2) + number(rate, 4) + number(rate, 4) + number(1, 2) + number(8, 2)
        bytes += Array("data".utf8) + number(size, 4)
        return Data(bytes) + Data(repeating: 128, count: size)
    }
}
