package import AppSurroundings
package import FileAccess
import CoreGraphics
package import Foundation
import JSONText
package import UIKit

/// The resources of a document that is being designed, as UIKit's values: the images and colors of its app, and its
/// texts in other languages. They are read once, on demand.
@MainActor
package final class DesignSurroundings {
    private let files: any FileStore
    private let document: String
    private let folder: String
    /// The index of the app's files, or nil if the folder can't be indexed.
    package private(set) lazy var app: AppFolder? = look()
    private var images: [ImageKey: UIImage?] = [:]
    private var colors: [ColorKey: UIColor?] = [:]
    private var texts: [TextKey: [String: String]] = [:]
    private var problems: [FileProblem] = []

    private struct ImageKey: Hashable {
        var name: String
        var wish: AssetWish
    }

    private struct ColorKey: Hashable {
        var name: String
        var idiom: String
    }

    private struct TextKey: Hashable {
        var language: String
        var device: String
    }

    /// Creates surroundings. `folder` is the folder of the app that contains the document at `path`.
    package init(documentAt path: String, folder: String, in files: any FileStore) {
        self.files = files
        document = path
        self.folder = folder
    }

    private func look() -> AppFolder? {
        var app = try? AppFolder(folder, in: files)
        app?.unsavedTexts = unsavedTexts
        say(app?.problems ?? [])
        return app
    }

    /// Takes an index made after files were added or removed. Files that were read aren't read again.
    package func apply(_ found: AppFolder?) {
        app = found
        app?.unsavedTexts = unsavedTexts
        texts = [:]
        say(found?.problems ?? [])
        accentColorName = lookForAccentColor()
        images = images.filter { $0.value != nil }
        colors = colors.filter { $0.value != nil }
    }

    private var unsavedTexts: [String: [UInt8]] = [:]

    /// Takes tables of texts that aren't saved, by path. Tables are read again.
    package func apply(unsavedTexts: [String: [UInt8]]) {
        texts = [:]
        knownSamples = nil
        if self.unsavedTexts.isEmpty, unsavedTexts.isEmpty { return }
        self.unsavedTexts = unsavedTexts
        app?.unsavedTexts = unsavedTexts
    }

    private var knownSamples: SampleData?

    /// The sample data beside the document; none if it can't be read.
    package var samples: SampleData {
        if let knownSamples { return knownSamples }
        let read = readSamples(beside: document)
        knownSamples = read
        return read
    }

    /// Returns the sample data beside a document.
    package func readSamples(beside document: String) -> SampleData {
        let path = BesideKind.samples.path(beside: document)
        if let bytes = unsavedTexts[path] {
            return (try? JSONReader.read(bytes)).flatMap { try? SampleData($0) } ?? SampleData()
        }
        guard let file = try? BesideFile<SampleData>(beside: document, in: files) else { return SampleData() }
        say(file.problem.map { [$0] } ?? [])
        return file.content
    }

    /// The messages about files that couldn't be read.
    package var messages: [String] { problems.map(\.description) }

    package func image(named name: String, _ traits: UITraitCollection) -> UIImage? {
        let key = ImageKey(name: name, wish: AssetWish(traits))
        if let known = images[key] { return known }
        let image = app?.image(named: name, near: document).flatMap { place in
            switch place {
            case .set(let folder): imageSet(folder, key.wish)
            case .files(let variants): looseImage(variants, key.wish)
            }
        }
        images[key] = image
        return image
    }

    /// Returns a named color, which is dynamic if its set has several appearances.
    package func color(named name: String, _ traits: UITraitCollection) -> UIColor? {
        let key = ColorKey(name: name, idiom: AssetWish(traits).idiom)
        if let known = colors[key] { return known }
        let color = app?.set(.color, named: name, near: document).flatMap { colorSet($0, AssetWish(traits)) }
        colors[key] = color
        return color
    }

    /// Returns the content of a data set, and its uniform type identifier.
    package func data(named name: String, _ traits: UITraitCollection) -> (content: Data, type: String)? {
        guard let folder = app?.set(.data, named: name, near: document) else { return nil }
        var found: [FileProblem] = []
        defer { say(found) }
        guard let entry = app?.fileSet(in: folder, &found)?.entry(for: AssetWish(traits)),
            let bytes = read(FilePath.join(folder, entry.file))
        else { return nil }
        return (Data(bytes), entry.type ?? "public.data")
    }

    package func accentColor(_ traits: UITraitCollection) -> UIColor? {
        accentColorName.flatMap { color(named: $0, traits) }
    }

    /// The name of the accent color, read once: projects are large files.
    private lazy var accentColorName: String? = lookForAccentColor()

    private func lookForAccentColor() -> String? {
        var found: [FileProblem] = []
        defer { say(found) }
        return app?.accentColorName(near: document, &found)
    }

    package func text(forKey key: String, in language: String, _ traits: UITraitCollection) -> String? {
        let idiom = AssetWish(traits).idiom
        let place = TextKey(language: language, device: idiom == "tv" ? "appletv" : idiom)
        if let known = texts[place] { return known[key] }
        var found: [FileProblem] = []
        let read = app?.texts(ofDocumentAt: document, in: language, on: place.device, &found) ?? [:]
        say(found)
        texts[place] = read
        return read[key]
    }

    // MARK: Colors

    private func colorSet(_ folder: String, _ wish: AssetWish) -> UIColor? {
        var found: [FileProblem] = []
        defer { say(found) }
        guard let set = app?.colorSet(in: folder, &found) else { return nil }
        var (light, dark) = (wish, wish)
        (light.isDark, dark.isDark) = (false, true)
        guard let light = set.value(for: light), let plain = light.color else {
            found.append(FileProblem(FilePath.join(folder, "Contents.json"), "contains no valid color"))
            return nil
        }
        guard let dark = set.value(for: dark), dark != light, let deep = dark.color else { return plain }
        return UIColor { $0.userInterfaceStyle == .dark ? deep : plain }
    }

    // MARK: Images

    private func imageSet(_ folder: String, _ wish: AssetWish) -> UIImage? {
        var found: [FileProblem] = []
        defer { say(found) }
        guard let set = app?.imageSet(in: folder, &found), let image = image(set, folder, wish) else { return nil }
        var other = wish
        other.isDark.toggle()
        guard set.entry(for: other)?.file != set.entry(for: wish)?.file, let opposite = self.image(set, folder, other)
        else { return image }
        return image.paired(with: opposite, isDark: wish.isDark)
    }

    private func image(_ set: ImageSet, _ folder: String, _ wish: AssetWish) -> UIImage? {
        guard let entry = set.entry(for: wish), let file = entry.file,
            let image = picture(FilePath.join(folder, file), scale: entry.scale ?? 1, wish)
        else { return nil }
        return image.sliced(entry.slicing).used(set.intent)
    }

    private func looseImage(_ variants: [LooseImage], _ wish: AssetWish) -> UIImage? {
        guard let best = LooseImage.best(variants, for: wish) else { return nil }
        return picture(best.path, scale: best.scale, wish)
    }

    /// Returns an image. Drawings without a size in pixels are drawn at the scale of the screen.
    private func picture(_ path: String, scale: Double, _ wish: AssetWish) -> UIImage? {
        guard let bytes = read(path) else { return nil }
        let data = Data(bytes)
        do throws(DrawingError) {
            switch FilePath.fileExtension(of: path)?.lowercased() {
            case "pdf": return try image(of: VectorDrawing.page(ofPDF: data), wish, path)
            case "svg": return try image(of: VectorDrawing.document(ofSVG: data), wish, path)
            default: return UIImage(cgImage: try CGImage(file: data), scale: scale)
            }
        } catch {
            return say(path, error.message)
        }
    }

    private func image(of drawing: VectorDrawing, _ wish: AssetWish, _ path: String) throws(DrawingError) -> UIImage? {
        guard let image = try CGImage(drawing, scale: wish.scale) else {
            let size = "\(Int(clamping: drawing.size.width)) × \(Int(clamping: drawing.size.height))"
            return say(path, "has a size of \(size) points, which is too large for a picture")
        }
        return UIImage(cgImage: image, scale: wish.scale)
    }

    // MARK: Reading

    private func read(_ path: String) -> [UInt8]? {
        do throws(FileError) {
            return try files.read(path).bytes
        } catch {
            return say(path, error.message)
        }
    }

    private func say<Value>(_ path: String, _ problem: String) -> Value? {
        say([FileProblem(path, problem)])
        return nil
    }

    private func say(_ found: [FileProblem]) {
        for problem in found where !problems.contains(problem) { problems.append(problem) }
    }
}
