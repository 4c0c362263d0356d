import AppAssets
import CoreGraphics
import FileAccess
import SceneRenderer
import StoryboardModel
import UIKit

/// An image of the gallery, by the name of its file.
@MainActor
struct GalleryPicture {
    var name: String
    /// Draws the image, or returns nil if it is empty.
    var draw: () throws -> CGImage?

    /// Returns all images, including the scenes of the sample at a path.
    static func all(sample path: String) -> [GalleryPicture] { pages + films + scenes(of: path) }

    private static var pages: [GalleryPicture] {
        let pages: [(name: String, content: () -> Page)] = [
            ("controls", controls), ("buttons", buttons), ("cells", cells), ("bars", bars), ("text", texts),
            ("effects", effects), ("looks", looks), ("appearances", appearances), ("flows", flows), ("dates", dates),
            ("screens", screens),
        ]
        return pages.flatMap { page in
            page.content().styles.map { style in
                GalleryPicture(name: "\(page.name)-\(style.name)") { page.content().image(style.value) }
            }
        }
    }

    private static var films: [GalleryPicture] {
        Film.all.map { film in GalleryPicture(name: "moving-\(film.name)", draw: film.image) }
    }

    /// Returns the sample's scenes with a view, as in Interface Builder.
    private static func scenes(of path: String) -> [GalleryPicture] {
        let scenes = [
            ("sessions", "s2E-FN-vwC"), ("detail", "NLP-4b-mGX"), ("add-session", "4TD-DI-IED"),
            ("coffees", "Few-6R-Dr3"),
        ]
        return scenes.map { name, id in
            GalleryPicture(name: "sample-\(name)") {
                let files = DiskFiles()
                let document = try Document(files.read(path).bytes)
                let surroundings = DesignSurroundings(
                    documentAt: path, folder: FilePath.folder(of: path), in: files)
                let stage = SceneStage(document, settings: StageSettings(), surroundings: surroundings)
                guard let scene = document.scenes.first(where: { $0.id == id }) else { return nil }
                return stage.stage(scene).flatMap { SceneStage.draw($0.canvas, scale: 2) }
            }
        }
    }
}
