import AVFoundation
import AppStage
import Foundation
import Testing
import UIKit

/// The parts of an engine that change or make sound keep what apps set, and refuse files that aren't there.
@MainActor
@Suite("Audio units")
struct AudioUnitTests {
    @Test("Effects have Apple's defaults and presets, and are connected like other parts of an engine")
    func effects() throws {
        let stage = try AppStage { UIViewController() }
        try stage.run {
            let engine = AVAudioEngine()
            let reverb = AVAudioUnitReverb()
            let distortion = AVAudioUnitDistortion()
            let delay = AVAudioUnitDelay()
            for unit in [reverb, distortion, delay] as [AVAudioUnitEffect] {
                engine.attach(unit)
                engine.connect(unit, to: engine.mainMixerNode, format: nil)
                #expect(unit.engine === engine && !unit.bypass)
            }
            reverb.loadFactoryPreset(.largeHall2)
            reverb.wetDryMix = 30
            distortion.loadFactoryPreset(.speechWaves)
            #expect(reverb.wetDryMix == 30 && reverb.name == "AVAudioUnitReverb")
            #expect(distortion.preGain == -6 && distortion.wetDryMix == 50)
            #expect(delay.delayTime == 1 && delay.feedback == 50 && delay.lowPassCutoff == 15_000)
        }
        #expect(AVAudioUnitReverbPreset.largeHall2.rawValue == 12 && AVAudioUnitReverbPreset.cathedral.rawValue == 8)
        #expect(AVAudioUnitDistortionPreset.speechWaves.rawValue == 21)
    }

    @Test("An equalizer has as many bands as it is made with, which are off")
    func equalizer() {
        let equalizer = AVAudioUnitEQ(numberOfBands: 3)
        #expect(equalizer.bands.count == 3 && equalizer.bands.allSatisfy(\.bypass))
        equalizer.bands[1].filterType = .highShelf
        #expect(equalizer.bands.map(\.filterType) == [.parametric, .highShelf, .parametric])
        #expect(AVAudioUnitEQ(numberOfBands: -1).bands.isEmpty)
    }

    @Test("A sampler loads files that are there, and plays notes without being heard, which it reports once")
    func sampler() throws {
        let stage = try AppStage { UIViewController() }
        let bank = FileManager.default.temporaryDirectory.appending(path: "bank-\(UUID().uuidString).sf2")
        defer { try? FileManager.default.removeItem(at: bank) }
        try stage.run {
            let sampler = AVAudioUnitSampler()
            #expect(throws: CocoaError.self) {
                try sampler.loadSoundBankInstrument(at: bank, program: 0, bankMSB: 0x79, bankLSB: 0)
            }
            try Data("sounds".utf8).write(to: bank)
            try sampler.loadSoundBankInstrument(at: bank, program: 0, bankMSB: 0x79, bankLSB: 0)
            try sampler.loadAudioFiles(at: [bank])
            sampler.masterGain = 3
            #expect(sampler.overallGain == 3)
            for note in [60, 62, 64] as [UInt8] {
                sampler.startNote(note, withVelocity: 90, onChannel: 0)
                sampler.stopNote(note, onChannel: 0)
            }
        }
        #expect(stage.messages.count { $0.contains("makes no sound") } == 1)
    }
}
