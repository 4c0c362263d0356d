package import FileAccess
import CoreGraphics
import Foundation
import UIKit

/// What lies around a document that is being designed: the images and colours of its app, and its texts in other languages.
/// Nothing is read before it is asked for, and nothing twice.
@MainActor
package final class DesignSurroundings {
    private let files: any FileStore
    private let document: String
    private let folder: String
    private lazy var index = AssetIndex(folder, near: document, in: files)
    private lazy var tables = TextTables(document, in: files)
    private var images: [ImageKey: UIImage?] = [:]
    private var colors: [String: UIColor?] = [:]
    private var problems: [String] = []

    private struct ImageKey: Hashable {
        var name: String
        var wish: ImageWish
    }

    /// `folder` is where the app's files are, with those of the document at `path` among them.
    package init(documentAt path: String, folder: String, in files: any FileStore) {
        self.files = files
        document = path
        self.folder = folder
    }

    /// What could not be read.
    package var messages: [String] { problems }

    func image(named name: String, _ traits: UITraitCollection) -> UIImage? {
        let key = ImageKey(name: name, wish: ImageWish(traits))
        if let known = images[key] { return known }
        let image = index.image(named: name).flatMap { place in
            switch place {
            case .set(let folder): imageSet(folder, key.wish)
            case .file(let variants): looseImage(variants, key.wish)
            }
        }
        images[key] = image
        return image
    }

    func color(named name: String) -> UIColor? {
        if let known = colors[name] { return known }
        let color = index.colorSet(named: name).flatMap { folder in
            contents(of: folder, as: ColorSet.self).flatMap { set in
                set.color ?? say(folder, "holds no colour that is understood")
            }
        }
        colors[name] = color
        return color
    }

    func text(forKey key: String, in language: String) -> String? { tables.text(forKey: key, in: language) }

    // MARK: Images

    private func imageSet(_ folder: String, _ wish: ImageWish) -> UIImage? {
        guard let set = contents(of: folder, as: ImageSet.self), let entry = set.entry(for: wish),
            let file = entry.filename
        else { return nil }
        let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
        guard let image = picture(FilePath.join(folder, file), scale: scale, wish) else { return nil }
        return set.finish(image, entry)
    }

    private func looseImage(_ variants: [LooseImage], _ wish: ImageWish) -> UIImage? {
        guard let best = LooseImage.best(variants, for: wish) else { return nil }
        return picture(best.path, scale: best.scale, wish)
    }

    /// Drawings without a size in pixels are made as sharp as the screen.
    private func picture(_ path: String, scale: Double, _ wish: ImageWish) -> UIImage? {
        guard let bytes = read(path) else { return nil }
        let data = Data(bytes)
        switch FilePath.fileExtension(of: path)?.lowercased() {
        case "pdf":
            do throws(PDFError) {
                return image(of: try VectorDrawing.page(ofPDF: data), wish) ?? say(path, PDFError.notDrawn.message)
            } catch {
                return say(path, error.message)
            }
        case "svg":
            return VectorDrawing(svg: data).flatMap { image(of: $0, wish) }
                ?? say(path, "is no SVG that can be drawn")
        default:
            return UIImage(data: data, scale: scale) ?? say(path, "is no picture that can be read")
        }
    }

    private func image(of drawing: VectorDrawing, _ wish: ImageWish) -> UIImage? {
        CGImage(drawing, scale: wish.scale).map { UIImage(cgImage: $0, scale: wish.scale) }
    }

    // MARK: Reading

    private func contents<Value: Decodable>(of folder: String, as type: Value.Type) -> Value? {
        let path = FilePath.join(folder, "Contents.json")
        guard let bytes = read(path) else { return nil }
        do {
            return try JSONDecoder().decode(type, from: Data(bytes))
        } catch {
            return say(path, "is not understood as the contents of a set")
        }
    }

    private func read(_ path: String) -> [UInt8]? {
        do throws(FileError) {
            return try files.read(path).bytes
        } catch {
            return say(path, error.message)
        }
    }

    private func say<Value>(_ path: String, _ problem: String) -> Value? {
        problems.append("\(path): \(problem)")
        return nil
    }
}
