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

    /// With a table of where the objects are.
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

    /// With a stream instead of a table, and all that is no stream packed into another one.
    var packedFile: Data {
        let packed = numbered.filter { !$0.1.contains("stream") }
        var places: [String] = []
        var inner = ""
        for (number, object) in packed {
            places.append("\(number) \(inner.utf8.count)")
            inner += object + " "
        }
        let head = places.joined(separator: " ") + " "
        var text = "%PDF-1.5\n"
        var rows: [Int: [UInt8]] = [:]
        func add(_ number: Int, _ object: String) {
            rows[number] = [1, UInt8(text.utf8.count >> 8), UInt8(text.utf8.count & 255), 0]
            text += "\(number) 0 obj\n\(object)\nendobj\n"
        }
        for (number, object) in numbered where object.contains("stream") { add(number, object) }
        add(90, Self.stream("/Type /ObjStm /N \(packed.count) /First \(head.utf8.count)", head + inner))
        for (index, (number, _)) in packed.enumerated() { rows[number] = [2, 0, 90, UInt8(index)] }
        let start = text.utf8.count
        var table: [UInt8] = []
        for number in 0...91 { table += rows[number] ?? [0, 0, 0, 0] }
        let hex = table.map { String(format: "%02x", $0) }.joined() + ">"
        text += "91 0 obj\n"
        text += Self.stream("/Type /XRef /Size 92 /W [1 2 1] /Root 1 0 R /Filter /ASCIIHexDecode", hex)
        return Data("\(text)\nendobj\nstartxref\n\(start)\n%%EOF".utf8)
    }

    /// The page as a picture of ten by ten pixels.
    func drawn() throws -> PDFPicture { try Self.drawn(file) }

    static func drawn(_ data: Data) throws -> PDFPicture {
        let page = try #require(CGPDFDocument(data: data)?.page(at: 1))
        let width = Int(page.size.width)
        let height = Int(page.size.height)
        let (image, omitted) = try #require(CGImage.picture(of: page, pixelsWide: width, pixelsHigh: height))
        return PDFPicture(image: image, omitted: omitted)
    }
}

struct PDFPicture {
    var image: CGImage
    var omitted: Set<PDFOmission>

    /// Red, green, blue and alpha, counted from the top left, premultiplied.
    func pixel(_ x: Int, _ y: Int) -> [Int] {
        image.withPixels { bytes, bytesPerRow in
            let start = y * bytesPerRow + x * 4
            return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]].map { Int($0) }
        }
    }

    var pixels: [UInt8] { image.withPixels { bytes, _ in Array(bytes) } }
}
