/// Why there is no drawing of a PDF file.
package enum PDFError: Error, Sendable {
    case noTool, notDrawn, tooSlow

    /// What is wrong, as a sentence about the file.
    package var message: String {
        switch self {
        case .noTool: "PDF files are drawn by 'pdftocairo', which is not installed; Debian's package is poppler-utils"
        case .notDrawn: "is no PDF that can be drawn"
        case .tooSlow: "is a PDF that takes too long to draw"
        }
    }
}
