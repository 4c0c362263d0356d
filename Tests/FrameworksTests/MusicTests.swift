import AppStage
import Foundation
@testable import MediaPlayer
import Testing
import UIKit

@MainActor
@Suite("The owner's music", .serialized)
struct MusicTests {
    private let stage: AppStage

    init() throws {
        stage = try AppStage { UIViewController() }
        PrivacyPermission.media.set(true)
    }

    @Test("Songs are found by their values, and in groups, once the owner allows it")
    func queries() {
        PrivacyPermission.media.set(false)
        #expect(MPMediaLibrary.authorizationStatus() == .denied && MPMediaQuery.songs().items == nil)
        PrivacyPermission.media.set(true)
        #expect(MPMediaQuery.songs().items?.count == 6 && MPMediaQuery.playlists().collections?.isEmpty == true)
        let albums = MPMediaQuery.albums().collections
        #expect(albums?.map { $0.representativeItem?.albumTitle } == ["Evenings", "Mornings"])
        #expect(albums?.map(\.count) == [3, 3] && albums?[1].items.map(\.albumTrackNumber) == [1, 2, 3])
        let query = MPMediaQuery()
        query.addFilterPredicate(
            MPMediaPropertyPredicate(
                value: "night", forProperty: MPMediaItemPropertyTitle, comparisonType: .contains))
        #expect(query.items?.map(\.title) == ["Good Night"])
        query.addFilterPredicate(MPMediaPropertyPredicate(value: "Pop", forProperty: MPMediaItemPropertyGenre))
        #expect(query.items?.isEmpty == true)
        let number = MPMediaPropertyPredicate(value: 4, forProperty: MPMediaItemPropertyPersistentID)
        #expect(MPMediaQuery(filterPredicates: [number]).items?.map(\.artist) == ["Nora Nobody"])
    }

    @Test("A player plays songs one after the other in the app's time, pauses, skips and ends")
    func playing() throws {
        let player = try stage.run { MPMusicPlayerController() }
        var changes = 0
        let observer = NotificationCenter.default.addObserver(
            forName: .MPMusicPlayerControllerNowPlayingItemDidChange, object: player, queue: nil
        ) { _ in MainActor.assumeIsolated { changes += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        try stage.run {
            player.beginGeneratingPlaybackNotifications()
            player.setQueue(with: MPMediaItemCollection(items: Array(MPMediaItem.all.prefix(2))))
            player.play()
        }
        #expect(player.playbackState == .playing && player.nowPlayingItem?.title == "First Light")
        try stage.perform(#"{"wait": 100}"#)
        #expect(abs(player.currentPlaybackTime - 100) < 1)
        try stage.run { player.pause() }
        try stage.perform(#"{"wait": 100}"#)
        #expect(abs(player.currentPlaybackTime - 100) < 1 && player.playbackState == .paused)
        try stage.run { player.play() }
        try stage.perform(#"{"wait": 90}"#)
        #expect(player.nowPlayingItem?.title == "Coffee" && player.indexOfNowPlayingItem == 1)
        #expect(abs(player.currentPlaybackTime - 7) < 1 && player.playbackState == .playing)
        try stage.run { player.skipToPreviousItem() }
        #expect(player.nowPlayingItem?.title == "First Light")
        try stage.perform(#"{"wait": 400}"#)
        #expect(player.playbackState == .stopped && player.nowPlayingItem == nil && changes == 5)
    }

    @Test("A picker offers the songs")
    func picking() throws {
        final class Observer: NSObject, MPMediaPickerControllerDelegate {
            var events: [String] = []
            func mediaPicker(
                _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
            ) { events.append(mediaItemCollection.items.first?.title ?? "") }
            func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) { events.append("canceled") }
        }
        let observer = Observer()
        var made: UIViewController?
        let stage = try AppStage {
            let controller = UIViewController()
            made = controller
            return controller
        }
        try stage.run {
            let picker = MPMediaPickerController(mediaTypes: .music)
            picker.delegate = observer
            made?.present(picker, animated: false)
        }
        try stage.perform(#"{"tap": {"text": "Lanterns"}}"#, #"{"tap": {"text": "Cancel"}}"#)
        #expect(observer.events == ["Lanterns", "canceled"])
    }
}
