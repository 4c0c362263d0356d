import ChildProcess
import Foundation

/// poppler's `pdftocairo`, which draws PDF files in a process of its own.
struct PDFTool: Sendable {
    var program = "pdftocairo"

    /// Returns the first page as SVG.
    func svg(of file: Data) throws(PDFError) -> Data { try run(["-svg", "-f", "1", "-l", "1", "-", "-"], file) }

    /// Returns the first page stretched to a size in pixels, or nil if it cannot be drawn.
    func picture(of file: Data, pixelsWide width: Int, pixelsHigh height: Int) -> CGImage? {
        let sides = 1...CGContext.longestSide
        guard sides.contains(width), sides.contains(height) else { return nil }
        let size = ["-scale-to-x", "\(width)", "-scale-to-y", "\(height)"]
        let png = try? run(["-png", "-transp", "-singlefile", "-cropbox", "-f", "1"] + size + ["-", "-"], file)
        return png.flatMap { CGImage(data: $0) }
    }

    private func run(_ arguments: [String], _ file: Data) throws(PDFError) -> Data {
        do throws(ChildProcessError) {
            return Data(try ChildProcess(program, ["-q"] + arguments).run(input: Array(file)))
        } catch {
            throw error == .notFound ? .noTool : error == .tooSlow ? .tooSlow : .notDrawn
        }
    }
}
