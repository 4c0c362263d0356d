import AppHost
import AppStage
import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import Photos

@MainActor
private final class Observer: PHPhotoLibraryChangeObserver {
    let watched: PHFetchResult<PHAsset>
    var changes: [PHChange] = []
    init(_ watched: PHFetchResult<PHAsset>) { self.watched = watched }
    func photoLibraryDidChange(_ changeInstance: PHChange) { changes.append(changeInstance) }
    var details: PHFetchResultChangeDetails<PHAsset>? { changes.last?.changeDetails(for: watched) }
}

/// A value that a closure of the library sets.
private final class Answer<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
}

@MainActor
@Suite("The photo library", .serialized) struct PhotoLibraryTests {
    private let stage: AppStage

    init() throws {
        stage = try AppStage { UIViewController() }
        PhotoStore.shared.fillWithSamples()
        PhotoAccess.reading.set(true)
        PhotoAccess.adding.set(nil)
    }

    private func byDate(_ predicate: UIKit.NSPredicate? = nil) -> PHFetchOptions {
        let options = PHFetchOptions()
        options.sortDescriptors = [UIKit.NSSortDescriptor(key: "creationDate", ascending: false)]
        options.predicate = predicate
        return options
    }

    private func names(_ result: PHFetchResult<PHAsset>) -> [String] {
        (0..<result.count).map { PHAssetResource.assetResources(for: result[$0])[0].originalFilename }
    }

    /// Performs changes, and returns whether they were made and why not.
    private func change(_ block: @escaping @Sendable () -> Void) throws -> (isDone: Bool, error: PHPhotosError?)? {
        let answer = Answer<(Bool, PHPhotosError?)?>(nil)
        try stage.run {
            PHPhotoLibrary.shared().performChanges(block) { answer.value = ($0, $1 as? PHPhotosError) }
        }
        return answer.value.map { (isDone: $0.0, error: $0.1) }
    }

    private func picture(_ width: Int, _ height: Int) throws -> Data {
        let context = try #require(CGContext(pixelsWide: width, pixelsHigh: height, scale: 1))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        return try #require(context.makeImage()?.pngData())
    }

    // MARK: Fetching

    @Test("Results and collections that code creates are empty")
    func empty() {
        #expect(PHFetchResult<PHAsset>().count == 0 && PHFetchResult<PHAsset>().firstObject == nil)
        #expect(PHAssetCollection().localizedTitle == nil && PHAssetCollection().estimatedAssetCount == 0)
        #expect(PHCollectionList().canContainCollections && PHCollectionList().localizedTitle == nil)
    }

    @Test("photos are found by conditions, in an order, up to a number")
    func fetching() {
        let all = PHAsset.fetchAssets(with: byDate())
        #expect(names(all) == ["dawn.png", "sea.png", "forest.png", "harbor.png", "desert.png", "night.png"])
        #expect(names(PHAsset.fetchAssets(with: nil)) == names(all).reversed())
        #expect(all.countOfAssets(with: .image) == 6 && all.countOfAssets(with: .video) == 0)
        #expect(PHAsset.fetchAssets(with: .video, options: nil).firstObject == nil)
        let options = byDate()
        options.fetchLimit = 2
        #expect(names(PHAsset.fetchAssets(with: options)) == ["dawn.png", "sea.png"])
        let tall = PHAsset.fetchAssets(with: byDate(UIKit.NSPredicate(format: "pixelHeight > pixelWidth")))
        #expect(names(tall) == ["forest.png", "night.png"])
        let favorite = PHAsset.fetchAssets(
            with: byDate(
                UIKit.NSPredicate(format: "mediaType == %d AND favorite == YES", PHAssetMediaType.image.rawValue)))
        #expect(names(favorite) == ["dawn.png"] && favorite.firstObject?.isFavorite == true)
        let live = UIKit.NSPredicate(
            format: "(mediaSubtype & %d) != 0", PHAssetMediaSubtype.photoLive.rawValue)
        #expect(names(PHAsset.fetchAssets(with: byDate(live))) == ["sea.png"])
        let date = all[2].creationDate ?? Date()
        let late = PHAsset.fetchAssets(with: byDate(UIKit.NSPredicate(format: "creationDate > %@", date as NSDate)))
        #expect(names(late) == ["dawn.png", "sea.png"])
    }

    @Test("what was found is gone through forwards, backwards and by places, and knows where an object is")
    func results() throws {
        let all = PHAsset.fetchAssets(with: byDate())
        var seen: [Int] = []
        all.enumerateObjects { _, place, stop in
            seen.append(place)
            if place == 2 { stop.pointee = true }
        }
        all.enumerateObjects(options: .reverse) { asset, place, _ in if asset.isFavorite { seen.append(place) } }
        all.enumerateObjects(at: IndexSet([1, 5, 9])) { _, place, _ in seen.append(place) }
        #expect(seen == [0, 1, 2, 0, 1, 5])
        let third = all.object(at: 2)
        let again = try #require(
            PHAsset.fetchAssets(withLocalIdentifiers: [third.localIdentifier], options: nil).firstObject)
        #expect(again == third && all.index(of: again) == 2 && all.contains(again))
        #expect(all.index(of: again, in: NSRange(location: 3, length: 3)) == NSNotFound)
        #expect(all.objects(at: IndexSet([0, 99])).count == 1)
    }

    @Test("albums of the person and of the system have their photos")
    func albums() throws {
        let own = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil)
        let coast = try #require(own.firstObject)
        #expect(own.count == 1 && coast.localizedTitle == "Coast" && coast.estimatedAssetCount == 2)
        #expect(names(PHAsset.fetchAssets(in: coast, options: nil)) == ["harbor.png", "sea.png"])
        #expect(try #require(coast.startDate) < #require(coast.endDate))
        let smart = { (subtype: PHAssetCollectionSubtype) in
            PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: subtype, options: nil).firstObject
        }
        #expect(smart(.any) == smart(.albumRegular) && smart(.smartAlbumGeneric) == nil)
        let favorites = try #require(smart(.smartAlbumFavorites))
        #expect(favorites.localizedTitle == "Favorites" && !favorites.canPerform(.addContent))
        #expect(names(PHAsset.fetchAssets(in: favorites, options: nil)) == ["dawn.png"])
        #expect(PHAsset.fetchAssets(in: try #require(smart(.smartAlbumUserLibrary)), options: nil).count == 6)
        #expect(PHAsset.fetchAssets(in: try #require(smart(.smartAlbumVideos)), options: nil).count == 0)
        let asset = try #require(PHAsset.fetchAssets(in: coast, options: nil).firstObject)
        let holding = PHAssetCollection.fetchAssetCollectionsContaining(asset, with: .album, options: nil)
        #expect(holding.firstObject == coast)
        let kept = PHAssetCollection.transientAssetCollection(with: [asset], title: "Mine")
        #expect(names(PHAsset.fetchAssets(in: kept, options: nil)) == ["harbor.png"])
    }

    // MARK: Images

    @Test("an image fits or fills its size, is first small, and never larger than the photo")
    func images() throws {
        let asset = try #require(PHAsset.fetchAssets(with: byDate()).firstObject)
        let sizes = Answer<[(CGSize, Bool)]>([])
        let take = { (image: UIImage?, information: [AnyHashable: Any]?) in
            sizes.value.append((image?.size ?? .zero, information?[PHImageResultIsDegradedKey] as? Bool ?? false))
        }
        let manager = PHImageManager.default()
        try stage.run {
            manager.requestImage(
                for: asset, targetSize: CGSize(width: 300, height: 300), contentMode: .aspectFit, options: nil,
                resultHandler: take)
        }
        #expect(sizes.value.map(\.0) == [CGSize(width: 120, height: 90), CGSize(width: 300, height: 225)])
        #expect(sizes.value.map(\.1) == [true, false])
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        for (target, mode, wanted) in [
            (CGSize(width: 300, height: 300), PHImageContentMode.aspectFill, CGSize(width: 400, height: 300)),
            (PHImageManagerMaximumSize, .default, CGSize(width: 2400, height: 1800)),
            (CGSize(width: 9000, height: 9000), .aspectFit, CGSize(width: 2400, height: 1800)),
        ] {
            sizes.value = []
            manager.requestImage(
                for: asset, targetSize: target, contentMode: mode, options: options, resultHandler: take)
            #expect(sizes.value.map(\.0) == [wanted])
        }
        options.resizeMode = .exact
        options.normalizedCropRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        sizes.value = []
        manager.requestImage(
            for: asset, targetSize: CGSize(width: 90, height: 90), contentMode: .aspectFit, options: options,
            resultHandler: take)
        #expect(sizes.value.map(\.0) == [CGSize(width: 60, height: 90)])
    }

    @Test("a request that is canceled says so, and gives no image")
    func canceling() throws {
        let asset = try #require(PHAsset.fetchAssets(with: nil).firstObject)
        let answers = Answer<[Bool]>([])
        let options = PHImageRequestOptions()
        options.deliveryMode = .highQualityFormat
        try stage.run {
            let number = PHImageManager.default().requestImage(
                for: asset, targetSize: CGSize(width: 90, height: 90), contentMode: .aspectFit, options: options
            ) { image, information in
                answers.value.append(image == nil && information?[PHImageCancelledKey] as? Bool == true)
            }
            #expect(number != PHInvalidImageRequestID)
            PHImageManager.default().cancelImageRequest(number)
        }
        #expect(answers.value == [true])
    }

    @Test("the data of a photo is that of its file, which resources write and give in parts")
    func data() throws {
        let red = try picture(40, 30)
        let id = Answer("")
        #expect(
            try change {
                let request = PHAssetCreationRequest.forAsset()
                let options = PHAssetResourceCreationOptions()
                options.originalFilename = "red.png"
                request.addResource(with: .photo, data: red, options: options)
                id.value = request.placeholderForCreatedAsset?.localIdentifier ?? ""
            }?.isDone == true)
        let asset = try #require(PHAsset.fetchAssets(withLocalIdentifiers: [id.value], options: nil).firstObject)
        #expect((asset.pixelWidth, asset.pixelHeight) == (40, 30) && asset.mediaType == .image)
        let got = Answer<[Data?]>([])
        try stage.run {
            PHImageManager.default().requestImageDataAndOrientation(for: asset, options: nil) { data, type, turned, _ in
                #expect(type == "public.png" && turned == .up)
                got.value.append(data)
            }
        }
        #expect(got.value == [red])
        let resource = try #require(PHAssetResource.assetResources(for: asset).first)
        #expect(resource.originalFilename == "red.png" && resource.type == .photo && resource.pixelWidth == 40)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let parts = Answer(Data())
        try stage.run {
            PHAssetResourceManager.default().writeData(for: resource, toFile: file, options: nil) { #expect($0 == nil) }
            PHAssetResourceManager.default().requestData(
                for: resource, options: nil, dataReceivedHandler: { parts.value += $0 },
                completionHandler: { #expect($0 == nil) })
        }
        #expect(parts.value == red && (try? Data(contentsOf: file)) == red)
    }

    // MARK: Changes

    @Test("changes are made at once, and observers hear what to remove, insert and show again")
    func changes() throws {
        let red = try picture(20, 20)
        let all = PHAsset.fetchAssets(with: byDate())
        let observer = Observer(all)
        PHPhotoLibrary.shared().register(observer)
        let sea = all[1]
        let result = try change {
            PHAssetChangeRequest(for: sea).isFavorite = true
            if let image = UIImage(data: red) { PHAssetChangeRequest.creationRequestForAsset(from: image) }
        }
        #expect(result?.isDone == true && result?.error == nil)
        let details = try #require(observer.details)
        #expect(details.insertedIndexes == IndexSet(integer: 0) && details.removedObjects.isEmpty)
        #expect(details.changedIndexes == IndexSet(integer: 2) && !details.hasMoves && details.hasIncrementalChanges)
        #expect(details.fetchResultAfterChanges.count == 7 && details.fetchResultBeforeChanges === all)
        let one = try #require(observer.changes.last?.changeDetails(for: sea))
        #expect(one.objectAfterChanges?.isFavorite == true && !one.objectWasDeleted && !one.assetContentChanged)
        #expect(!sea.isFavorite, "what was fetched before doesn't change")
        #expect(observer.changes.last?.changeDetails(for: all[4]) == nil)
        PHPhotoLibrary.shared().unregisterChangeObserver(observer)
        _ = try change { PHAssetChangeRequest(for: sea).isHidden = true }
        #expect(observer.changes.count == 1)
        #expect(!names(PHAsset.fetchAssets(with: nil)).contains("sea.png"))
        let options = byDate()
        options.includeHiddenAssets = true
        #expect(names(PHAsset.fetchAssets(with: options)).contains("sea.png"))
    }

    @Test("blocks of changes follow each other, on a thread on which an app may wait for the main one")
    func threads() throws {
        let (log, red) = (Answer<[String]>([]), try picture(8, 8))
        let asset = try #require(PHAsset.fetchAssets(with: nil).firstObject)
        try stage.run {
            for number in 1...3 {
                PHPhotoLibrary.shared().performChanges {
                    log.value.append("block \(number) \(Thread.isMainThread)")
                    PHAssetCreationRequest.forAsset().addResource(with: .photo, data: red, options: nil)
                    if number == 2 { PHAssetChangeRequest(for: asset).isFavorite = true }
                } completionHandler: { isDone, _ in
                    log.value.append("end \(number) \(isDone) \(Thread.isMainThread)")
                }
            }
        }
        #expect(log.value.filter { $0.hasPrefix("block") } == ["block 1 false", "block 2 false", "block 3 false"])
        #expect(
            log.value.filter { $0.hasPrefix("end") } == ["end 1 true false", "end 2 true false", "end 3 true false"])
        #expect(PHAsset.fetchAssets(with: nil).count == 9)
        #expect(PHAsset.fetchAssets(with: nil).firstObject?.isFavorite == true)
    }

    @Test("moves make the new order of the old one")
    func moves() throws {
        let all = PHAsset.fetchAssets(with: nil).objects
        let old = PHFetchResult(of: [all[0], all[1], all[2], all[3]])
        let new = PHFetchResult(of: [all[3], all[4], all[0], all[2]])
        let details = PHFetchResultChangeDetails(from: old, to: new, changedObjects: [all[2]])
        #expect(details.removedIndexes == IndexSet(integer: 1) && details.insertedIndexes == IndexSet(integer: 1))
        #expect(details.changedIndexes == IndexSet(integer: 3) && details.hasMoves)
        var list = old.objects.filter { $0 != all[1] }
        list.insert(all[4], at: 1)
        details.enumerateMoves { from, to in list.insert(list.remove(at: from), at: to) }
        #expect(list == new.objects)
    }

    @Test("the owner is asked before photos are deleted, and may decline")
    func deleting() throws {
        let night = try #require(PHAsset.fetchAssets(with: nil).firstObject)
        let answers = Answer<[PHPhotosError.Code?]>([])
        let delete = {
            PHPhotoLibrary.shared().performChanges {
                PHAssetChangeRequest.deleteAssets([night] as NSArray)
            } completionHandler: {
                answers.value.append(($1 as? PHPhotosError)?.code)
            }
        }
        try stage.run { delete() }
        #expect(answers.value.isEmpty)
        try stage.perform(#"{"tap": {"text": "Don’t Allow"}}"#)
        #expect(answers.value == [.userCancelled] && PHAsset.fetchAssets(with: nil).count == 6)
        try stage.run { delete() }
        try stage.perform(#"{"tap": {"text": "Delete"}}"#)
        #expect(answers.value == [.userCancelled, nil] && PHAsset.fetchAssets(with: nil).count == 5)
    }

    @Test("albums and folders are made, filled, ordered and deleted")
    func collections() throws {
        let all = PHAsset.fetchAssets(with: byDate()).objects
        _ = try change {
            let album = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Trip")
            album.addAssets(all as NSArray)
            album.removeAssets(at: IndexSet([0, 1]))
            album.moveAssets(at: IndexSet([3]), to: 0)
            let folder = PHCollectionListChangeRequest.creationRequestForCollectionList(withTitle: "2025")
            folder.addChildCollections([album.placeholderForCreatedAssetCollection] as NSArray)
        }
        let folder = try #require(
            PHCollectionList.fetchCollectionLists(with: .folder, subtype: .any, options: nil).firstObject)
        let trip = try #require(
            PHCollection.fetchCollections(in: folder, options: nil).firstObject as? PHAssetCollection)
        #expect(folder.localizedTitle == "2025" && trip.localizedTitle == "Trip" && folder.canContainCollections)
        #expect(PHAsset.fetchAssets(in: trip, options: nil).objects == [all[5], all[2], all[3], all[4]])
        #expect(PHCollectionList.fetchCollectionListsContaining(trip, options: nil).firstObject == folder)
        let top = PHCollection.fetchTopLevelUserCollections(with: nil)
        #expect(top.objects.map(\.localizedTitle) == ["Coast", "2025"])
        _ = try change {
            PHAssetCollectionChangeRequest(for: trip)?.title = "Journey"
            PHCollectionListChangeRequest(for: folder)?.removeChildCollections([trip] as NSArray)
        }
        #expect(
            PHCollection.fetchTopLevelUserCollections(with: nil).objects.map(\.localizedTitle)
                == ["Coast", "2025", "Journey"])
        _ = try change {
            PHAssetCollectionChangeRequest.deleteAssetCollections([trip] as NSArray)
            PHCollectionListChangeRequest.deleteCollectionLists([folder] as NSArray)
        }
        #expect(PHCollection.fetchTopLevelUserCollections(with: nil).objects.map(\.localizedTitle) == ["Coast"])
        #expect(PHAsset.fetchAssets(with: nil).count == 6)
    }

    @Test("what a block asks for wrongly changes nothing and says why; outside of a block nothing is asked for")
    func mistakes() throws {
        let missing = try change { PHAssetCreationRequest.forAsset().isFavorite = true }
        #expect(missing?.error?.code == .missingResource)
        let unreadable = try change {
            PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data("no picture".utf8), options: nil)
        }
        #expect(unreadable?.error?.code == .invalidResource && PHAsset.fetchAssets(with: nil).count == 6)
        let asset = try #require(PHAsset.fetchAssets(with: nil).firstObject)
        try stage.run { PHAssetChangeRequest(for: asset).isFavorite = true }
        #expect(stage.messages.contains { $0.contains("performChanges") })
        #expect(PHAsset.fetchAssets(with: nil).firstObject?.isFavorite == false)
        #expect(throws: PHPhotosError.self) {
            try PHPhotoLibrary.shared().performChangesAndWait { PHAssetChangeRequest.deleteAssets([asset] as NSArray) }
        }
        try PHPhotoLibrary.shared().performChangesAndWait { PHAssetChangeRequest(for: asset).isFavorite = true }
        #expect(PHAsset.fetchAssets(with: nil).firstObject?.isFavorite == true)
    }

    @Test("the history tells the changes after a place in it")
    func history() throws {
        let asset = try #require(PHAsset.fetchAssets(with: nil).firstObject)
        let token = PHPhotoLibrary.shared().currentChangeToken
        _ = try change { PHAssetChangeRequest(for: asset).isFavorite = true }
        let red = try picture(8, 8)
        _ = try change {
            PHAssetCreationRequest.forAsset().addResource(with: .photo, data: red, options: nil)
        }
        let changes = Array(try PHPhotoLibrary.shared().fetchPersistentChanges(since: token))
        #expect(changes.count == 2)
        #expect(try changes[0].changeDetails(for: .asset).updatedLocalIdentifiers == [asset.localIdentifier])
        #expect(try changes[1].changeDetails(for: .asset).insertedLocalIdentifiers.count == 1)
        #expect(changes[1].changeToken == PHPhotoLibrary.shared().currentChangeToken)
        #expect(throws: PHPhotosError.self) {
            try PHPhotoLibrary.shared().fetchPersistentChanges(since: PHPersistentChangeToken(99))
        }
    }

    @Test("an app's version of a photo is shown, goes on from what the app said, and is taken back")
    func editing() throws {
        let dawn = try #require(PHAsset.fetchAssets(with: byDate()).firstObject)
        let inputs = Answer<[PHContentEditingInput?]>([])
        try stage.run { dawn.requestContentEditingInput(with: nil) { input, _ in inputs.value.append(input) } }
        let input = try #require(inputs.value.first ?? nil)
        #expect(input.uniformTypeIdentifier == "public.png" && input.adjustmentData == nil)
        #expect(input.displaySizeImage?.size == CGSize(width: 1600, height: 1200))
        let output = PHContentEditingOutput(contentEditingInput: input)
        output.adjustmentData = PHAdjustmentData(formatIdentifier: "test.red", formatVersion: "1", data: Data([7]))
        try picture(64, 32).write(to: output.renderedContentURL)
        nonisolated(unsafe) let edited = output
        let result = try change { PHAssetChangeRequest(for: dawn).contentEditingOutput = edited }
        #expect(result?.isDone == true)
        let red = try #require(PHAsset.fetchAssets(with: byDate()).firstObject)
        #expect(red.hasAdjustments && (red.pixelWidth, red.pixelHeight) == (64, 32))
        let options = PHContentEditingInputRequestOptions()
        options.canHandleAdjustmentData = { $0.formatIdentifier == "test.red" }
        try stage.run { red.requestContentEditingInput(with: options) { input, _ in inputs.value.append(input) } }
        #expect(inputs.value.last??.adjustmentData?.data == Data([7]))
        _ = try change { PHAssetChangeRequest(for: red).revertAssetContentToOriginal() }
        let back = try #require(PHAsset.fetchAssets(with: byDate()).firstObject)
        #expect(!back.hasAdjustments && back.pixelWidth == 2400)
    }

    // MARK: UIKit's functions

    private final class Saver: UIResponder {
        var calls: [String] = []
        override class var interfaceMembers: InterfaceMembers {
            super.interfaceMembers
                + .action("image:didFinishSavingWithError:contextInfo:") {
                    (saver: Saver, image: UIImage, error: NSError?, context: UnsafeRawPointer) in
                    saver.calls.append("\(Int(image.size.width)) \(error?.localizedDescription ?? "saved")")
                }
        }
    }

    @Test("UIImageWriteToSavedPhotosAlbum adds an image if the owner lets the app, and says whether it did")
    func savedImages() throws {
        stage.host.environment.photoSource = LibraryPhotos()
        let saver = try stage.run { Saver() }
        let image = try #require(UIImage(data: try picture(8, 6)))
        let save = { @MainActor @Sendable in
            UIImageWriteToSavedPhotosAlbum(
                image, saver, Selector("image:didFinishSavingWithError:contextInfo:"), nil)
        }
        try stage.run(save)
        try stage.perform(#"{"wait": 0.1}"#)
        #expect(saver.calls == ["8 saved"] && PhotoStore.shared.state.photos.count == 7)
        PhotoAccess.reading.set(false)
        PhotoAccess.adding.set(false)
        try stage.run(save)
        try stage.perform(#"{"wait": 0.1}"#)
        #expect(saver.calls.last == "8 Data unavailable" && PhotoStore.shared.state.photos.count == 7)
        #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum("/nowhere.mov"))
    }

    // MARK: Permission

    @Test("an app sees nothing before the owner allows it; adding is another permission; an answer stays")
    func permission() throws {
        PhotoAccess.reading.set(false)
        #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
        #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .notDetermined)
        #expect(PHAsset.fetchAssets(with: nil).count == 0)
        let red = try picture(8, 8)
        let add: @Sendable () -> Void = {
            PHAssetCreationRequest.forAsset().addResource(with: .photo, data: red, options: nil)
        }
        #expect(try change(add)?.error?.code == .accessUserDenied)
        PhotoAccess.adding.set(true)
        #expect(try change(add)?.isDone == true && PhotoStore.shared.state.photos.count == 7)
        let statuses = Answer<[PHAuthorizationStatus]>([])
        try stage.run {
            PHPhotoLibrary.requestAuthorization(for: .readWrite) { statuses.value.append($0) }
            PHPhotoLibrary.requestAuthorization(for: .addOnly) { statuses.value.append($0) }
        }
        #expect(statuses.value == [.denied, .authorized] && stage.messages == [])
        PhotoAccess.reading.set(nil)
        try stage.run { PHPhotoLibrary.requestAuthorization { statuses.value.append($0) } }
        #expect(statuses.value.last == .notDetermined)
        #expect(stage.messages.contains { $0.contains("NSPhotoLibraryUsageDescription") })
    }
}
