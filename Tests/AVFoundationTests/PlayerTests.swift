import AppStage
import Foundation
import Testing
import UIKit

@testable import AVFoundation
@testable import AVKit

@MainActor
private final class Delegate: AVAudioPlayerDelegate {
    var finished = 0
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { finished += 1 }
}

@MainActor
@Suite("What is played without being heard") struct PlayerTests {
    /// A WAVE file of a number of seconds: silence of 8000 bytes per second.
    private func sound(_ seconds: Int) -> Data {
        func number(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 255) } }
        let size = seconds * 8000
        var bytes = Array("RIFF".utf8) + number(36 + size, 4) + Array("WAVEfmt ".utf8) + number(16, 4)
        bytes += number(1, 2) + number(1, 2) + number(8000, 4) + number(8000, 4) + number(1, 2) + number(8, 2)
        bytes += Array("data".utf8) + number(size, 4) + [UInt8](repeating: 128, count: size)
        return Data(bytes)
    }

    @Test("a sound takes its time, can be paused, and tells its end")
    func sounds() throws {
        let stage = try AppStage { UIViewController() }
        let delegate = Delegate()
        let player = try stage.run { try AVAudioPlayer(data: sound(4)) }
        player.delegate = delegate
        #expect(player.duration == 4 && !player.isPlaying)
        try stage.run { player.play() }
        try stage.perform(#"{"wait": 1}"#)
        #expect(player.isPlaying && abs(player.currentTime - 1) < 0.05)
        try stage.run { player.pause() }
        try stage.perform(#"{"wait": 10}"#)
        #expect(!player.isPlaying && abs(player.currentTime - 1) < 0.05 && delegate.finished == 0)
        try stage.run { player.play() }
        try stage.perform(#"{"wait": 4}"#)
        #expect(!player.isPlaying && delegate.finished == 1)
        #expect(stage.messages.contains { $0.contains("makes no sound") })
    }

    @Test(
        "the lengths of files that say nothing are taken for a second",
        arguments: ["", "RIFF", "RIFF....WAVE", "no sound"])
    func damaged(_ text: String) { #expect(SoundLength.seconds(of: Data(text.utf8)) >= 0) }

    @Test("a player keeps the time of its film, and its controller says that films aren't shown")
    func films() throws {
        var player: AVPlayer?
        let stage = try AppStage {
            let new = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
            let controller = AVPlayerViewController()
            controller.player = new
            player = new
            return controller
        }
        try stage.perform(
            #"{"expect": {"text": "Films are not shown", "contains": true}, "visible": true}"#,
            #"{"tap": {"text": "Play"}}"#, #"{"wait": 3}"#)
        #expect(abs((player?.currentTime().seconds ?? 0) - 3) < 0.1)
        try stage.perform(#"{"tap": {"text": "Pause"}}"#, #"{"wait": 3}"#)
        #expect(abs((player?.currentTime().seconds ?? 0) - 3) < 0.2)
    }

    @Test("times are exact parts of seconds")
    func times() {
        #expect(CMTime(seconds: 1.5, preferredTimescale: 600) == CMTime(value: 900, timescale: 600))
        #expect(CMTimeGetSeconds(CMTime(value: 1, timescale: 4)) == 0.25)
        for time in [CMTime(value: -7, timescale: 600), .zero, .invalid] {
            #expect(NSValue(time: time).timeValue == time)
        }
        #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid && CMTime.invalid.seconds.isNaN)
        #expect(CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 4) == CMTime(value: 450, timescale: 600))
    }
}
