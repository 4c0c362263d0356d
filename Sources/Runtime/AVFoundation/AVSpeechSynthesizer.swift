public import Foundation
import QuartzCore
import UIKit

public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

open class AVSpeechSynthesisVoice: NSObject {
    public let language: String
    public let identifier: String
    public var name: String { language }
    public init?(language languageCode: String?) {
        language = languageCode ?? "en-US"
        identifier = language
    }
    public init?(identifier: String) { (language, self.identifier) = ("en-US", identifier) }
    open class func speechVoices() -> [AVSpeechSynthesisVoice] {
        [AVSpeechSynthesisVoice(language: "en-US")].compactMap(\.self)
    }
    open class func currentLanguageCode() -> String { "en-US" }
}

open class AVSpeechUtterance: NSObject {
    public let speechString: String
    open var voice: AVSpeechSynthesisVoice?
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    open var pitchMultiplier: Float = 1
    open var volume: Float = 1
    open var preUtteranceDelay: TimeInterval = 0
    open var postUtteranceDelay: TimeInterval = 0
    public init(string: String) { speechString = string }
}

@preconcurrency @MainActor
public protocol AVSpeechSynthesizerDelegate: AnyObject {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}

/// Speaks texts: for their time, without being heard.
@preconcurrency @MainActor
open class AVSpeechSynthesizer: NSObject {
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    private var queue: [AVSpeechUtterance] = []
    private let time = PlayedTime(0)
    open var isSpeaking: Bool { !queue.isEmpty }
    open var isPaused: Bool { !queue.isEmpty && !time.isRunning }

    public override init() {
        super.init()
        time.ended = { [weak self] in self?.ended() }
    }

    open func speak(_ utterance: AVSpeechUtterance) {
        PlayedTime.saySilence()
        queue.append(utterance)
        if queue.count == 1 { begin() }
    }

    private func begin() {
        guard let utterance = queue.first else { return }
        // About fifteen characters are spoken in a second.
        time.duration = max(0.2, Double(utterance.speechString.count) / 15 * 0.5 / Double(max(0.1, utterance.rate)))
        time.now = 0
        time.start()
        delegate?.speechSynthesizer(self, didStart: utterance)
    }

    private func ended() {
        let utterance = queue.removeFirst()
        delegate?.speechSynthesizer(self, didFinish: utterance)
        begin()
    }

    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard !queue.isEmpty else { return false }
        let stopped = queue
        queue = []
        time.pause()
        for utterance in stopped { delegate?.speechSynthesizer(self, didCancel: utterance) }
        return true
    }

    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        time.pause()
        return isSpeaking
    }

    @discardableResult
    open func continueSpeaking() -> Bool {
        guard isPaused else { return false }
        time.start()
        return true
    }
}
