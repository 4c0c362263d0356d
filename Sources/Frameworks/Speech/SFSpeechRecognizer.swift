public import AVFoundation
public import Foundation
import UIKit

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }

extension PrivacyPermission {
    fileprivate static let speech = PrivacyPermission(
        "Speech", purposeKey: "NSSpeechRecognitionUsageDescription", wish: "Access Speech Recognition")
}

public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    open var shouldReportPartialResults = true
    open var contextualStrings: [String] = []
    open var requiresOnDeviceRecognition = false
    open var addsPunctuation = false
}

open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public override init() { super.init() }

    /// The format of sound that needs no conversion.
    @preconcurrency @MainActor open var nativeAudioFormat: AVAudioFormat {
        AVAudioMixerNode().outputFormat(forBus: 0)
    }

    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}
    open func endAudio() {}
}

open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public let url: URL

    public init(url URL: URL) { url = URL }
}

open class SFTranscription: NSObject, @unchecked Sendable {
    open var formattedString: String { "" }
    open var segments: [SFTranscriptionSegment] { [] }
}

open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    open var substring: String { "" }
    open var substringRange: NSRange { NSRange(location: 0, length: 0) }
    open var timestamp: TimeInterval { 0 }
    open var duration: TimeInterval { 0 }
    open var confidence: Float { 0 }
    open var alternativeSubstrings: [String] { [] }
}

/// Hears how a task goes on. Here, nothing is heard: the task ends at once.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
    public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
    ) {}
    public func speechRecognitionTask(
        _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
    ) {}
    public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
}

open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    public let bestTranscription = SFTranscription()
    open var transcriptions: [SFTranscription] { [bestTranscription] }
    open var isFinal: Bool { true }
}

open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    open var state: SFSpeechRecognitionTaskState { .completed }
    open var isFinishing: Bool { false }
    open var isCancelled: Bool { false }
    open internal(set) var error: (any Error)?

    open func finish() {}
    open func cancel() {}
}

/// Turns speech into text: not here, where nothing is heard. It isn't available.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    public let locale: Locale
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    open var queue = OperationQueue.main
    open var isAvailable: Bool { false }
    open var supportsOnDeviceRecognition: Bool { false }

    public override init() { locale = .current }
    public init?(locale: Locale) { self.locale = locale }

    open class func supportedLocales() -> Set<Locale> { [Locale(identifier: "en-US")] }

    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
        PrivacyPermission.speech.status(undetermined: .notDetermined, denied: .denied, authorized: .authorized)
    }

    open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        PrivacyPermission.speech.request { _ in handler(authorizationStatus()) }
    }

    /// How iOS answers if it hears nothing.
    private static var silence: NSError {
        NSError(
            domain: "kAFAssistantErrorDomain", code: 1110,
            userInfo: [NSLocalizedDescriptionKey: "No speech detected"])
    }

    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        nonisolated(unsafe) let handler = resultHandler
        let task = SFSpeechRecognitionTask()
        task.error = Self.silence
        queue.addOperation { handler(nil, Self.silence) }
        return task
    }

    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        task.error = Self.silence
        nonisolated(unsafe) let delegate = delegate
        queue.addOperation { delegate.speechRecognitionTask(task, didFinishSuccessfully: false) }
        return task
    }
}
