import CoreGraphics
import Foundation
import Testing

/// A PDF file of one page, ten points wide and high, written for a test.
struct SmallPDF {
    /// The drawing.
    var content: String
    /// What stands in the page's resources.
    var resources = ""
    /// Objects from number 10 on.
    var objects: [String] = []
    /// What else the page's dictionary has.
    var page = ""

    /// An object that is a stream.
    static func stream(_ dictionary: String, _ content: String) -> String {
        "<< \(dictionary) /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream"
    }

    private var numbered: [(Int, String)] {
        [
            (1, "<< /Type /Catalog /Pages 2 0 R >>"),
            (2, "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 10 10] >>"),
            (3, "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << \(resources) >> \(page) >>"),
            (4, Self.stream("", content)),
        ] + objects.enumerated().map { (10 + $0.offset, $0.element) }
    }

    var file: Data {
        var text = "%PDF-1.4\n"
        var table = ""
        for (number, object) in numbered {
            let place = String(text.utf8.count)
            table += "\(number) 1\n\(String(repeating: "0", count: 10 - place.count))\(place) 00000 n \n"
            text += "\(number) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        return Data("\(text)xref\n\(table)trailer\n<< /Root 1 0 R /Size 99 >>\nstartxref\n\(start)\n%%EOF".utf8)
    }

    /// The page as a picture of a pixel a point.
    func drawn() throws -> PDFPicture {
        PDFPicture(image: try #require(try CGImage(try VectorDrawing.page(ofPDF: file), scale: 1)))
    }
}

struct PDFPicture {
    var image: CGImage

    /// Red, green, blue and alpha, counted from the top left, premultiplied.
    func pixel(_ x: Int, _ y: Int) -> [Int] {
        image.withPixels { bytes, bytesPerRow in
            let start = y * bytesPerRow + x * 4
            return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]].map { Int($0) }
        }
    }

    var pixels: [UInt8] { image.withPixels { bytes, _ in Array(bytes) } }
}
