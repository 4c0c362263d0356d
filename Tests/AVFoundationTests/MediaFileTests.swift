import AppStage
import CoreGraphics
import Foundation
import FoundationNetworking
import QuartzCore
import Testing
import UIKit

@testable import AVFoundation

/// Bytes of a file of a medium.
private enum Bytes {
    static func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
        number(content.count + 8, 4) + type.unicodeScalars.map { UInt8($0.value) } + content
    }
    static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

    /// A film of a number of seconds: pictures of 640 × 480, turned by a quarter, 30 a second, and a sound, with a title.
    static func film(_ seconds: Int, isLong: Bool = false) -> Data {
        func header(_ scale: Int) -> [UInt8] {
            isLong
                ? number(1, 1) + zeros(3 + 16) + number(scale, 4) + number(scale * seconds, 8)
                : zeros(12) + number(scale, 4) + number(scale * seconds, 4)
        }
        func track(_ id: Int, _ kind: String, _ size: (Int, Int)) -> [UInt8] {
            let one = 65_536
            let matrix = [0, one, 0, -one, 0, 0, 480 * one, 0, 16_384 * one]
            let times = isLong ? zeros(16) : zeros(8)
            let head =
                number(isLong ? 1 : 0, 1) + number(1, 3) + times + number(id, 4) + zeros(4) + zeros(isLong ? 8 : 4)
                + zeros(16) + matrix.flatMap { number($0, 4) } + number(size.0 * one, 4) + number(size.1 * one, 4)
            let sizes = zeros(4) + number(100, 4) + number(30 * seconds, 4)
            let table = box("stsd", zeros(4) + number(1, 4) + box("avc1", zeros(8))) + box("stsz", sizes)
            // English, as three numbers of five bits.
            let media =
                box("mdhd", header(600) + number(5 << 10 | 14 << 5 | 7, 2) + zeros(2))
                + box("hdlr", zeros(8) + Array(kind.utf8) + zeros(12)) + box("minf", box("stbl", table))
            return box("trak", box("tkhd", head) + box("mdia", media))
        }
        let title = box("data", number(1, 4) + zeros(4) + Array("Day out".utf8))
        let list = box("ilst", box("\u{A9}nam", title))
        let movie =
            box("mvhd", header(1000) + zeros(80)) + track(1, "vide", (640, 480)) + track(2, "soun", (0, 0))
            + box("udta", box("meta", zeros(4) + list))
        return Data(box("ftyp", Array("isom".utf8) + zeros(4)) + box("moov", movie) + box("mdat", zeros(16)))
    }

    /// A tag of ID3 2.3 before a sound of 128 kbit/s.
    static func taggedSound() -> Data {
        func frame(_ name: String, _ content: [UInt8]) -> [UInt8] {
            Array(name.utf8) + number(content.count, 4) + zeros(2) + content
        }
        let picture = [0] + Array("image/png\0".utf8) + [3] + Array("Cover\0".utf8) + [1, 2, 3]
        let frames =
            frame("TIT2", [3] + Array("Café".utf8)) + frame("TPE1", [0, 0xC9]) + frame("APIC", picture)
        let size = [0, 0, UInt8(frames.count >> 7), UInt8(frames.count & 127)]
        return Data(Array("ID3".utf8) + [3, 0, 0] + size + frames + [0xFF, 0xFB, 0x90, 0] + zeros(31_996))
    }

    static func write(_ data: Data, _ name: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        return url
    }
}

@MainActor
@Suite("Media say what they are, though nobody sees or hears them") struct MediaFileTests {
    @Test("a film has its length, its tracks and its title", arguments: [false, true])
    func films(_ isLong: Bool) async throws {
        let url = try Bytes.write(Bytes.film(7, isLong: isLong), "film.mp4")
        let asset = AVAsset(url: url)
        #expect((asset as? AVURLAsset)?.url == url && asset.isPlayable && asset.duration.seconds == 7)
        let track = try #require(asset.tracks(withMediaType: .video).first)
        #expect(track.trackID == 1 && track.naturalSize == CGSize(width: 640, height: 480) && track.isEnabled)
        #expect(track.preferredTransform == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 480, ty: 0))
        #expect(track.nominalFrameRate == 30 && track.minFrameDuration.seconds == 1.0 / 30)
        #expect(track.totalSampleDataLength == 21_000 && track.languageCode == "eng")
        #expect(asset.tracks(withMediaCharacteristic: .audible).map(\.trackID) == [2])
        #expect(asset.commonMetadata.map(\.commonKey) == [.commonKeyTitle])
        #expect(asset.metadata.first?.stringValue == "Day out" && asset.availableMetadataFormats == [.iTunesMetadata])
        let (duration, playable) = try await asset.load(.duration, .isPlayable)
        let size = try await track.load(.naturalSize)
        #expect(duration.seconds == 7 && playable && size.height == 480)
        #expect(AVPlayerItem(asset: asset).presentationSize == CGSize(width: 480, height: 640))
    }

    @Test("a sound has the entries of its tag")
    func tags() throws {
        let asset = AVURLAsset(url: try Bytes.write(Bytes.taggedSound(), "song.mp3"))
        #expect(asset.duration.seconds == 2 && asset.tracks.map(\.mediaType) == [.audio])
        let entries = AVMetadataItem.metadataItems(
            from: asset.commonMetadata, withKey: AVMetadataKey.commonKeyTitle, keySpace: .common)
        #expect(entries.map(\.stringValue) == ["Café"])
        #expect(asset.metadata.compactMap(\.stringValue) == ["Café", "É"])
        #expect(asset.metadata.last?.dataValue == Data([1, 2, 3]))
        #expect(
            AVMetadataItem.metadataItems(from: asset.commonMetadata, filteredByIdentifier: .commonIdentifierArtwork)
                .count == 1)
    }

    @Test("a file that is no medium, and one that isn't there, can't be played, and say why")
    func unreadable() async throws {
        let text = AVAsset(url: try Bytes.write(Data("no film".utf8), "notes.txt"))
        #expect(!text.isPlayable && text.tracks.isEmpty && !text.duration.isNumeric)
        await #expect(throws: AVError(.fileFormatNotRecognized)) { try await text.load(.duration) }
        var error: NSError?
        #expect(
            AVAsset(url: URL(fileURLWithPath: "/none.mp4")).statusOfValue(forKey: "tracks", error: &error) == .failed)
        #expect(error?.code == CocoaError.fileNoSuchFile.rawValue)
    }

    @Test("bytes that are cut off anywhere are read without a crash")
    func truncated() throws {
        let film = Bytes.film(2)
        let sound = Bytes.taggedSound().prefix(200)
        for length in stride(from: 0, to: film.count, by: 7) {
            _ = AVAsset(url: try Bytes.write(film.prefix(length), "film.mp4")).tracks
        }
        for length in 0..<sound.count {
            _ = AVAsset(url: try Bytes.write(sound.prefix(length), "song.mp3")).metadata
        }
    }

    @Test("an item becomes ready when its player has it, tells its observers, and its end")
    func items() throws {
        let stage = try AppStage { UIViewController() }
        let url = try Bytes.write(Bytes.film(3), "film.mp4")
        var states: [AVPlayerItem.Status] = []
        var ends = 0
        let item = try stage.run { AVPlayerItem(url: url) }
        let observation = item.observe(\.status, key: "status") { item, _ in
            MainActor.assumeIsolated { states.append(item.status) }
        }
        let center = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil
        ) { _ in MainActor.assumeIsolated { ends += 1 } }
        #expect(item.status == .unknown)
        let player = try stage.run { AVPlayer(playerItem: item) }
        #expect(states == [.readyToPlay] && item.duration.seconds == 3 && player.status == .readyToPlay)
        #expect(item.loadedTimeRanges.first?.timeRangeValue.end.seconds == 3)
        var passed: [Int] = []
        let times = [1, 2].map { NSValue(time: CMTime(value: $0, timescale: 1)) }
        let token = try stage.run {
            player.addBoundaryTimeObserver(forTimes: times, queue: .main) {
                passed.append(Int(exactly: player.currentTime().seconds.rounded()) ?? 0)
            }
        }
        try stage.run { player.play() }
        try stage.perform(#"{"wait": 2.5}"#)
        #expect(passed == [1, 2] && ends == 0 && player.timeControlStatus == .playing)
        try stage.perform(#"{"wait": 1}"#)
        #expect(ends == 1 && player.rate == 0 && player.currentTime().seconds == 3)
        player.removeTimeObserver(token)
        withExtendedLifetime((observation, center)) {}
    }

    @Test("a queue plays its items one after the other, and a looper one again and again")
    func queues() throws {
        let stage = try AppStage { UIViewController() }
        let urls = try [1, 2].map { try Bytes.write(Bytes.film($0), "film.mp4") }
        let items = try stage.run { urls.map { AVPlayerItem(url: $0) } }
        let queue = try stage.run { AVQueuePlayer(items: items) }
        try stage.run { queue.play() }
        #expect(queue.currentItem === items[0] && queue.items().count == 2 && !queue.canInsert(items[1], after: nil))
        try stage.perform(#"{"wait": 1.5}"#)
        #expect(queue.currentItem === items[1] && queue.rate == 1)
        try stage.perform(#"{"wait": 2}"#)
        #expect(queue.currentItem == nil && queue.items().isEmpty && queue.rate == 0)

        let again = try stage.run { AVQueuePlayer() }
        let item = try stage.run { AVPlayerItem(url: urls[0]) }
        let looper = try stage.run { AVPlayerLooper(player: again, templateItem: item) }
        try stage.run { again.play() }
        try stage.perform(#"{"wait": 3.5}"#)
        #expect(looper.loopCount == 3 && again.rate == 1 && again.currentTime().seconds < 1)
        looper.disableLooping()
        try stage.perform(#"{"wait": 2}"#)
        #expect(looper.loopCount == 3 && looper.status == .cancelled)
    }

    @Test("a composition has the parts of tracks at their times")
    func compositions() throws {
        let asset = AVAsset(url: try Bytes.write(Bytes.film(4), "film.mp4"))
        let source = try #require(asset.tracks(withMediaType: .video).first)
        func time(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }
        let composition = AVMutableComposition()
        let track = try #require(
            composition.addMutableTrack(withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
        try track.insertTimeRange(CMTimeRange(start: .zero, duration: time(4)), of: source, at: .zero)
        try track.insertTimeRange(CMTimeRange(start: time(1), duration: time(2)), of: source, at: time(4))
        #expect(composition.duration.seconds == 6 && track.naturalSize.width == 640 && composition.isExportable)
        track.removeTimeRange(CMTimeRange(start: .zero, duration: time(4)))
        #expect(composition.duration.seconds == 2 && track.parts.map(\.place.seconds) == [0])
        let sound = try #require(asset.tracks(withMediaType: .audio).first)
        #expect(throws: AVError(.operationNotAllowed)) {
            try track.insertTimeRange(CMTimeRange(start: .zero, duration: time(1)), of: sound, at: .zero)
        }
    }

    @Test("values of mixes and instructions have the ramp at a time, the last that was set")
    func ramps() {
        func time(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }
        let range = CMTimeRange(start: time(1), end: time(3))
        let sound = AVMutableAudioMixInputParameters(track: nil)
        sound.setVolume(0.5, at: .zero)
        sound.setVolumeRamp(fromStartVolume: 0.5, toEndVolume: 1, timeRange: range)
        var (from, to, found): (Float, Float, CMTimeRange) = (0, 0, .invalid)
        #expect(sound.getVolumeRamp(for: time(2), startVolume: &from, endVolume: &to, timeRange: &found))
        #expect(from == 0.5 && to == 1 && found == range)
        #expect(!sound.getVolumeRamp(for: time(4), startVolume: nil, endVolume: nil, timeRange: nil))
        let picture = AVMutableVideoCompositionLayerInstruction()
        picture.setOpacityRamp(fromStartOpacity: 1, toEndOpacity: 0, timeRange: range)
        picture.setOpacity(0.25, at: time(1))
        #expect(picture.getOpacityRamp(for: time(1), startOpacity: &from, endOpacity: &to, timeRange: nil))
        #expect(from == 0.25 && to == 0.25)
        var (start, end) = (CGAffineTransform.identity, CGAffineTransform.identity)
        picture.setTransform(CGAffineTransform(scaleX: 2, y: 2), at: .zero)
        #expect(picture.getTransformRamp(for: .zero, start: &start, end: &end, timeRange: nil))
        #expect(start.a == 2 && end.d == 2)
    }

    @Test("a whole file is exported as it is; what would have to be encoded fails")
    func exports() async throws {
        let url = try Bytes.write(Bytes.film(1), "film.mp4")
        let asset = AVURLAsset(url: url)
        let target = url.deletingLastPathComponent().appendingPathComponent("copy.mp4")
        func export(_ preset: String) async throws -> AVAssetExportSession {
            let session = try #require(AVAssetExportSession(asset: asset, presetName: preset))
            (session.outputURL, session.outputFileType) = (target, .mp4)
            await session.export()
            return session
        }
        let small = try await export(AVAssetExportPresetLowQuality)
        #expect(small.status == .failed && !FileManager.default.fileExists(atPath: target.path))
        #expect(small.error?.localizedDescription.contains("can't be encoded here") == true)
        let copy = try await export(AVAssetExportPresetPassthrough)
        #expect(copy.status == .completed && copy.progress == 1)
        #expect(try Data(contentsOf: target) == Data(contentsOf: url))
        let twice = try await export(AVAssetExportPresetPassthrough)
        #expect(twice.error as? AVError == AVError(.fileAlreadyExists))
        #expect(AVAssetExportSession(asset: asset, presetName: "none") == nil)
    }

    @Test("a path without a scheme names a sound")
    func paths() throws {
        let url = try Bytes.write(Bytes.taggedSound(), "song.mp3")
        let plain = try #require(URL(string: url.path))
        #expect(plain.scheme == nil)
        let stage = try AppStage { UIViewController() }
        #expect(try stage.run { try AVAudioPlayer(contentsOf: plain).duration } == 2)
        #expect(
            AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: CGRect(x: 0, y: 0, width: 10, height: 10))
                == CGRect(x: 0, y: 2.5, width: 10, height: 5))
    }

    @Test("a session's route follows its category, and those who observe it hear of it")
    func routes() throws {
        let stage = try AppStage { UIViewController() }
        try stage.run {
            let session = AVAudioSession.sharedInstance()
            var reasons: [UInt] = []
            let token = NotificationCenter.default.addObserver(
                forName: AVAudioSession.routeChangeNotification, object: session, queue: nil
            ) { note in
                let reason = (note.userInfo?[AVAudioSessionRouteChangeReasonKey] as? NSNumber)?.uintValue
                MainActor.assumeIsolated { reasons += [reason ?? 99] }
            }
            try session.setCategory(.playback)
            #expect(session.currentRoute.outputs.map(\.portType) == [.builtInSpeaker])
            try session.setCategory(.playAndRecord, mode: .voiceChat, options: [.allowBluetooth])
            #expect(session.currentRoute.outputs.map(\.portType) == [.builtInReceiver])
            #expect(session.currentRoute.inputs.map(\.portType) == [.builtInMic])
            try session.overrideOutputAudioPort(.speaker)
            #expect(session.currentRoute.outputs.map(\.portType) == [.builtInSpeaker])
            #expect(reasons == [3, 4] && session.mode == .voiceChat && session.categoryOptions == .allowBluetooth)
            try session.setCategory(.soloAmbient, mode: .default)
            NotificationCenter.default.removeObserver(token)
        }
    }
}

/// Gives a film in two parts, on another thread, or fails.
private final class FilmGiver: NSObject, AVAssetResourceLoaderDelegate {
    let film: Data
    let fails: Bool
    init(_ film: Data, fails: Bool = false) { (self.film, self.fails) = (film, fails) }

    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool {
        guard loadingRequest.request.url?.scheme == "memory" else { return false }
        let (film, fails) = (film, fails)
        DispatchQueue.global().async {
            loadingRequest.dataRequest?.respond(with: film.prefix(10))
            loadingRequest.dataRequest?.respond(with: film.dropFirst(10))
            loadingRequest.finishLoading(with: fails ? URLError(.badServerResponse) : nil)
        }
        return true
    }
}

@Suite("Assets whose data a delegate gives")
struct ResourceLoaderTests {
    @Test("an asset without a file has the length of the data that its delegate gives, from any queue")
    func given() throws {
        let giver = FilmGiver(Bytes.film(90))
        let asset = AVURLAsset(url: try #require(URL(string: "memory://film")))
        let queue = DispatchQueue(label: "films")
        asset.resourceLoader.setDelegate(giver, queue: queue)
        #expect(asset.duration.seconds == 90)
        #expect(
            asset.resourceLoader.delegate === giver && asset.resourceLoader.delegateQueue === queue)
    }

    @Test("an asset has no length where the delegate fails, answers for others only, or is missing")
    func missing() throws {
        func hasLength(_ address: String, _ delegate: FilmGiver?) throws -> Bool {
            let asset = AVURLAsset(url: try #require(URL(string: address)))
            asset.resourceLoader.setDelegate(delegate, queue: nil)
            return asset.duration.isNumeric
        }
        #expect(try !hasLength("memory://film", FilmGiver(Bytes.film(90), fails: true)))
        #expect(try !hasLength("other://film", FilmGiver(Bytes.film(90))))
        #expect(try !hasLength("memory://film", nil))
    }
}
