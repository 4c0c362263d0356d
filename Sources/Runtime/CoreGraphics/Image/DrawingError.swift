/// The reason why a file can't be drawn.
package enum DrawingError: Error, Hashable, Sendable {
    /// The file formats that separate programs draw.
    package enum Kind: String, Sendable {
        case svg = "SVG"
        case pdf = "PDF"

        var tool: String { self == .svg ? "rsvg-convert" : "pdftocairo" }
        var package: String { self == .svg ? "librsvg2-bin" : "poppler-utils" }
    }

    case noTool(Kind), notDrawn(Kind), tooSlow(Kind), tooLarge(Kind)
    /// The file is no bitmap image, or has too many pixels.
    case notRead, tooManyPixels

    /// The description of the error, as a sentence about the file.
    package var message: String {
        switch self {
        case .noTool(let kind):
            """
            is \(kind == .svg ? "an SVG that takes much to draw" : "a PDF"), which '\(kind.tool)' does, and that is not \
            installed; Debian's package is \(kind.package)
            """
        case .notDrawn(let kind): "cannot be drawn as \(kind.rawValue)"
        case .tooSlow(let kind): "is \(kind == .svg ? "an" : "a") \(kind.rawValue) that takes too long to draw"
        case .notRead: "is not an image that can be read"
        case .tooManyPixels: "is a picture of more than \(CGImage.mostPixels >> 20) million pixels"
        case .tooLarge(let kind):
            "is \(kind == .svg ? "an" : "a") \(kind.rawValue) of more than \(VectorDrawing.longestFile >> 20) MB"
        }
    }
}
