import AppDriver
import AppHost
import AppStage
import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import Photos

@MainActor
private final class Chooser: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var chosen: [[UIImagePickerController.InfoKey: Any]] = []
    var isCanceled = false
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        chosen.append(info)
        picker.dismiss(animated: true)
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        isCanceled = true
        picker.dismiss(animated: true)
    }
}

@MainActor
@Suite("Choosing a photo with UIKit's picker", .serialized) struct ImagePickerTests {
    private let chooser = Chooser()

    private func stage(_ change: @escaping @MainActor (UIImagePickerController) -> Void = { _ in }) throws -> AppStage {
        PhotoStore.shared.fillWithSamples()
        var root: UIViewController?
        let stage = try AppStage {
            let new = UIViewController()
            root = new
            return new
        }
        stage.host.environment.photoSource = LibraryPhotos()
        try stage.run {
            let picker = UIImagePickerController()
            picker.delegate = chooser
            change(picker)
            root?.present(picker, animated: true)
        }
        return stage
    }

    @Test("The latest photo is first; the app gets its image in its own size and its file, and the picker goes")
    func choosing() throws {
        let stage = try stage()
        let first = try #require(
            PhotoStore.shared.state.photos.max { ($0.created ?? .distantPast) < ($1.created ?? .distantPast) })
        let label = "Photo, " + (first.created?.formatted(date: .abbreviated, time: .omitted) ?? "")
        try stage.perform(#"{"tap": {"label": "\#(label)"}}"#)
        let info = try #require(chooser.chosen.first)
        let image = try #require(info[.originalImage] as? UIImage)
        #expect(image.size == CGSize(width: first.width, height: first.height))
        let file = try #require(info[.imageURL] as? URL)
        let data = try Data(contentsOf: file)
        #expect(UIImage(data: data)?.size == image.size && info[.mediaType] as? String == "public.image")
        #expect(info[.editedImage] == nil && chooser.chosen.count == 1 && !chooser.isCanceled)
        try? FileManager.default.removeItem(at: file)
    }

    @Test("With editing, the square in the middle is cut out")
    func editing() throws {
        let stage = try stage { $0.allowsEditing = true }
        try stage.perform(#"{"tap": {"label": "Photo, ", "contains": true}, "at": [20, 20]}"#)
        let info = try #require(chooser.chosen.first)
        let edited = try #require(info[.editedImage] as? UIImage)
        let rect = try #require(info[.cropRect] as? CGRect)
        #expect(edited.size.width == edited.size.height && rect.size == edited.size)
    }

    @Test("A library without photos says so, and Cancel ends")
    func empty() throws {
        let stage = try stage { _ in PhotoStore.shared.fill(with: PhotoState()) }
        try stage.perform(
            #"{"expect": {"text": "There are no photos on this device."}}"#, #"{"tap": {"text": "Cancel"}}"#)
        #expect(chooser.isCanceled && chooser.chosen.isEmpty)
        PhotoStore.shared.fillWithSamples()
    }

    @Test("A step fills the library with files, with nothing, or with the pictures that it had at first")
    func filling() throws {
        let stage = try stage { _ in }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { _ in }
        try picture.pngData()?.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try stage.perform(#"{"device": {"photos": ["\#(file.path)"]}}"#)
        let photo = try #require(PhotoStore.shared.state.photos.first)
        #expect(
            PhotoStore.shared.state.photos.count == 1 && photo.width >= 12
                && photo.resources[0].name == file.lastPathComponent)
        try stage.perform(#"{"device": {"photos": "none"}}"#)
        #expect(PhotoStore.shared.state.photos.isEmpty)
        try stage.perform(#"{"device": {"photos": "samples"}}"#)
        #expect(PhotoStore.shared.state.photos.count == 6)
        #expect(throws: DriverError.self) { try stage.perform(#"{"device": {"photos": 3}}"#) }
        let data = try #require(picture.pngData())
        #expect(LibraryPhotos().add(data, named: "new.png") && LibraryPhotos().photos.first?.fileName == "new.png")
        #expect(!LibraryPhotos().add(Data([1, 2]), named: "none.png"))
        PhotoStore.shared.fillWithSamples()
    }
}
