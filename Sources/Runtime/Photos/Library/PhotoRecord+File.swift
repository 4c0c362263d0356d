import CoreGraphics
import Foundation
import UIKit
import UniformTypeIdentifiers

extension PhotoRecord {
    /// Creates a photo of the picture in a file, or nil if there is none. Names are those of files in the app's bundle,
    /// which it may always read.
    init?(file path: String, created: Date) {
        let url =
            path.hasPrefix("/") ? URL(fileURLWithPath: path) : Bundle.main.bundleURL.appendingPathComponent(path)
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data, named: url.lastPathComponent, created: created)
    }

    /// Creates a photo of a picture's data, or nil if it is none.
    init?(data: Data, named name: String, created: Date) {
        guard let image = CGImage(data: data) else { return nil }
        self.init()
        (width, height, self.created, modified) = (image.width, image.height, created, created)
        let type = UTType(filenameExtension: (name as NSString).pathExtension)?.identifier ?? "public.image"
        resources = [PhotoResource(.photo, name: name, contentType: type, .data(data))]
    }
}
