import CoreGraphics
import Foundation

/// A page that shows pictures as they were, as they are, and where they differ.
@MainActor
final class DifferencePage {
    let folder: URL
    private var sections: [String] = []

    init(in folder: URL) { self.folder = folder }

    var file: URL { folder.appendingPathComponent("index.html") }

    func add(_ name: String, _ old: CGImage, _ new: CGImage, _ difference: PictureDifference) throws {
        if sections.isEmpty { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let images = [("old", old), ("new", new), ("difference", picture(of: difference, over: new))]
        var cells = ""
        for (kind, image) in images {
            guard let image else { continue }
            try image.pngData()?.write(to: folder.appendingPathComponent("\(name)-\(kind).png"))
            cells += "<figure><figcaption>\(kind)</figcaption><img src=\"\(name)-\(kind).png\"></figure>"
        }
        sections.append("<h2>\(name)</h2><p>\(difference.words)</p><div>\(cells)</div>")
    }

    /// Writes the page. Nothing to show leaves none.
    func finish() throws {
        guard !sections.isEmpty else {
            try? FileManager.default.removeItem(at: folder)
            return
        }
        let style =
            "body { font: 14px sans-serif } div { display: flex; gap: 8px } img { max-width: 100%; border: 1px solid #888 }"
        let head = "<!doctype html><meta charset=\"utf-8\"><title>docs/gallery</title><style>\(style)</style>"
        try Data((head + sections.joined(separator: "\n")).utf8).write(to: file)
    }

    /// The new picture, faded, with blocks the redder the more they differ.
    private func picture(of difference: PictureDifference, over image: CGImage) -> CGImage? {
        guard !difference.blocks.isEmpty,
            let context = CGContext(pixelsWide: image.width, pixelsHigh: image.height, scale: 1)
        else { return nil }
        let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        context.drawUpright(image, in: whole)
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 0.6))
        context.fill(whole)
        let side = CGFloat(PictureDifference.side)
        for (y, row) in difference.blocks.enumerated() {
            for (x, distance) in row.enumerated() where distance > 1 {
                let alpha = min(1, distance / PictureDifference.mostInBlock) * 0.7
                context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: alpha))
                context.fill(CGRect(x: CGFloat(x) * side, y: CGFloat(y) * side, width: side, height: side))
            }
        }
        return context.finishImage()
    }
}
