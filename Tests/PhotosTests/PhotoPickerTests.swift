import AppStage
import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import Photos
@testable import PhotosUI

@MainActor
private final class Delegate: PHPickerViewControllerDelegate, PHLivePhotoViewDelegate {
    var picked: [[PHPickerResult]] = []
    var calls: [String] = []
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picked.append(results)
    }
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) { calls.append("begin \(playbackStyle)") }
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) { calls.append("end \(playbackStyle)") }
}

/// A value that a closure sets.
private final class Answer<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
}

@MainActor
@Suite("Picking photos", .serialized) struct PhotoPickerTests {
    private let delegate = Delegate()

    private func stage(_ configuration: PHPickerConfiguration) throws -> (AppStage, PHPickerViewController) {
        PhotoStore.shared.fillWithSamples()
        var made: PHPickerViewController?
        let stage = try AppStage {
            let picker = PHPickerViewController(configuration: configuration)
            picker.delegate = delegate
            made = picker
            return picker
        }
        return (stage, try #require(made))
    }

    @Test("one photo is picked by a tap, and the app gets its image and its data")
    func one() throws {
        let (stage, _) = try stage(PHPickerConfiguration())
        try stage.perform(#"{"tap": {"label": "Live Photo", "contains": true}}"#)
        let result = try #require(delegate.picked.first?.first)
        #expect(delegate.picked.count == 1 && result.assetIdentifier == nil)
        #expect(result.itemProvider.suggestedName == "sea")
        #expect(result.itemProvider.canLoadObject(ofClass: UIImage.self))
        #expect(result.itemProvider.canLoadObject(ofClass: PHLivePhoto.self))
        #expect(result.itemProvider.hasItemConformingToTypeIdentifier("public.image"))
        let (image, data) = (Answer<UIImage?>(nil), Answer<Data?>(nil))
        try stage.run {
            result.itemProvider.loadObject(ofClass: UIImage.self) { found, _ in image.value = found as? UIImage }
            result.itemProvider.loadDataRepresentation(forTypeIdentifier: "public.image") { found, _ in
                data.value = found
            }
        }
        #expect(image.value?.size == CGSize(width: 2400, height: 1800))
        #expect(data.value.flatMap { UIImage(data: $0) }?.size == CGSize(width: 2400, height: 1800))
    }

    @Test("several photos are picked up to a limit, in the order of taps, and added together")
    func several() throws {
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        (configuration.selectionLimit, configuration.selection) = (2, .ordered)
        let (stage, picker) = try stage(configuration)
        let tiles = try #require(picker.view.firstTiles)
        #expect(tiles.count == 6)
        try stage.run { for place in [4, 1, 0] { tiles[place].sendActions(for: .touchUpInside) } }
        #expect(tiles.map(\.mark) == [nil, "2", nil, nil, "1", nil] && delegate.picked.isEmpty)
        try stage.run {
            picker.moveAsset(withIdentifier: tiles[1].asset.localIdentifier, afterAssetWithIdentifier: nil)
        }
        #expect(tiles.map(\.mark) == [nil, "1", nil, nil, "2", nil])
        try stage.perform(#"{"tap": {"text": "Add"}}"#)
        #expect(
            delegate.picked.last?.map(\.assetIdentifier)
                == [tiles[1].asset.localIdentifier, tiles[4].asset.localIdentifier])
        try stage.run { picker.deselectAssets(withIdentifiers: [tiles[1].asset.localIdentifier]) }
        #expect(tiles.map(\.mark) == [nil, nil, nil, nil, "1", nil])
        try stage.perform(#"{"tap": {"text": "Cancel"}}"#)
        #expect(delegate.picked.last?.isEmpty == true)
    }

    @Test("a filter decides what is offered")
    func filters() throws {
        PhotoStore.shared.fillWithSamples()
        let assets = PHAsset.inWholeLibrary
        let count = { (filter: PHPickerFilter) in assets.count { filter.contains($0) } }
        #expect(count(.images) == 6 && count(.videos) == 0 && count(.livePhotos) == 1)
        #expect(count(.any(of: [.videos, .livePhotos])) == 1 && count(.all(of: [.images, .not(.livePhotos)])) == 5)
        #expect(count(.playbackStyle(.livePhoto)) == 1 && count(.screenshots) == 0)
        var configuration = PHPickerConfiguration()
        configuration.filter = .videos
        let (stage, _) = try stage(configuration)
        try stage.perform(#"{"expect": {"text": "There are no photos on this device."}, "visible": true}"#)
    }

    @Test("a live photo moves while it plays, and is itself again at the end")
    func live() throws {
        var made: PHLivePhotoView?
        let stage = try AppStage {
            let controller = UIViewController()
            let view = PHLivePhotoView(frame: CGRect(x: 0, y: 100, width: 400, height: 300))
            view.delegate = delegate
            made = view
            controller.view.addSubview(view)
            return controller
        }
        let view = try #require(made)
        PhotoStore.shared.fillWithSamples()
        let sea = try #require(PHAsset.inWholeLibrary.first { $0.playbackStyle == .livePhoto })
        try stage.run {
            PHImageManager.default().requestLivePhoto(
                for: sea, targetSize: CGSize(width: 400, height: 300), contentMode: .aspectFit, options: nil
            ) { photo, _ in view.livePhoto = photo }
        }
        let picture = try #require(view.subviews.first as? UIImageView)
        let still = try #require(picture.image)
        #expect(view.livePhoto?.size == CGSize(width: 400, height: 300) && still.size == view.livePhoto?.size)
        try stage.run { view.startPlayback(with: .full) }
        try stage.perform(#"{"wait": 1}"#)
        #expect(delegate.calls == ["begin full"])
        #expect(picture.image?.pngData() != still.pngData())
        try stage.perform(#"{"wait": 3}"#)
        #expect(delegate.calls == ["begin full", "end full"] && picture.image?.pngData() == still.pngData())
    }
}

extension UIView {
    /// The tiles of the picker in this view.
    fileprivate var firstTiles: [PickerTile]? {
        let own = subviews.compactMap { $0 as? PickerTile }
        return own.isEmpty ? subviews.lazy.compactMap(\.firstTiles).first : own
    }
}
