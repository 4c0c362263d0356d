public import Foundation

/// A part of an engine that changes or makes sound. Nothing is heard: its values are kept.
@preconcurrency @MainActor
open class AVAudioUnit: AVAudioNode {
    open var name: String { String(describing: type(of: self)) }
    open var manufacturerName: String { "Apple" }
    open var version: Int { 1 }

    /// Throws if there is no file; presets aren't read.
    open func loadPreset(at url: URL) throws { try checkFile(at: url) }

    fileprivate func checkFile(at url: URL) throws {
        guard FileManager.default.isReadableFile(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
    }
}

// MARK: - Time

@preconcurrency @MainActor
open class AVAudioUnitTimeEffect: AVAudioUnit {
    open var bypass = false
}

@preconcurrency @MainActor
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
    open var rate: Float = 1
    open var pitch: Float = 0
    open var overlap: Float = 8
    public override init() { super.init() }
}

@preconcurrency @MainActor
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
    open var rate: Float = 1
    public override init() { super.init() }
}

// MARK: - Effects

@preconcurrency @MainActor
open class AVAudioUnitEffect: AVAudioUnit {
    open var bypass = false
}

public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral
    case largeRoom2, mediumHall2, mediumHall3, largeHall2
}

@preconcurrency @MainActor
open class AVAudioUnitReverb: AVAudioUnitEffect {
    open var wetDryMix: Float = 0
    public override init() { super.init() }
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush, drumsBufferBeats, drumsLoFi
    case multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2, multiDecimated3, multiDecimated4
    case multiDistortedFunk, multiDistortedCubed, multiDistortedSquared
    case multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2, multiEverythingIsBroken
    case speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}

@preconcurrency @MainActor
open class AVAudioUnitDistortion: AVAudioUnitEffect {
    /// In decibels, -6 by default (Apple's page).
    open var preGain: Float = -6
    open var wetDryMix: Float = 50
    public override init() { super.init() }
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

/// The defaults are those of Apple's page.
@preconcurrency @MainActor
open class AVAudioUnitDelay: AVAudioUnitEffect {
    open var delayTime: TimeInterval = 1
    open var feedback: Float = 50
    open var lowPassCutoff: Float = 15_000
    open var wetDryMix: Float = 100
    public override init() { super.init() }
}

public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf
    case resonantLowShelf, resonantHighShelf
}

/// What a band of an equalizer does.
@preconcurrency @MainActor
open class AVAudioUnitEQFilterParameters: NSObject {
    open var filterType = AVAudioUnitEQFilterType.parametric
    open var frequency: Float = 1000
    open var bandwidth: Float = 0.5
    open var gain: Float = 0
    /// A band does nothing until it is switched on (Apple's page).
    open var bypass = true
}

@preconcurrency @MainActor
open class AVAudioUnitEQ: AVAudioUnitEffect {
    public let bands: [AVAudioUnitEQFilterParameters]
    open var globalGain: Float = 0

    public init(numberOfBands: Int) {
        bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() }
        super.init()
    }

    public override convenience init() { self.init(numberOfBands: 1) }
}

// MARK: - Instruments

@preconcurrency @MainActor
open class AVAudioUnitGenerator: AVAudioUnit {
    open var bypass = false
}

/// An instrument that notes are played on.
@preconcurrency @MainActor
open class AVAudioUnitMIDIInstrument: AVAudioUnit {
    open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {
        PlayedTime.saySilence()
    }
    open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
    open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
    open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) {}
    open func sendPressure(_ pressure: UInt8, onChannel channel: UInt8) {}
    open func sendPressure(forKey key: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
    open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
    open func sendProgramChange(_ program: UInt8, bankMSB: UInt8, bankLSB: UInt8, onChannel channel: UInt8) {}
    open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8, data2: UInt8) {}
    open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8) {}
    open func sendMIDISysExEvent(_ midiData: Data) {}
}

/// An instrument made of recorded sounds. It checks that files are there, and doesn't read them.
@preconcurrency @MainActor
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument {
    open var stereoPan: Float = 0
    open var overallGain: Float = 0
    open var masterGain: Float {
        get { overallGain }
        set { overallGain = newValue }
    }
    open var globalTuning: Float = 0
    public override init() { super.init() }

    open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws {
        try checkFile(at: bankURL)
    }
    open func loadInstrument(at instrumentURL: URL) throws { try checkFile(at: instrumentURL) }
    open func loadAudioFiles(at audioFiles: [URL]) throws { for url in audioFiles { try checkFile(at: url) } }
}
