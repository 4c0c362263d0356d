import ChildProcess
import Foundation

/// A program that draws files of one format in a separate process, within limits of time and memory.
struct DrawingTool: Sendable {
    let kind: DrawingError.Kind
    var program: String

    init(_ kind: DrawingError.Kind, program: String? = nil) {
        self.kind = kind
        self.program = program ?? BundledFiles.program(kind.tool)
    }

    /// Returns the first page of a PDF file as SVG.
    func svg(of file: Data) throws(DrawingError) -> Data {
        try run(["-q", "-svg", "-f", "1", "-l", "1", "-", "-"], file)
    }

    /// Returns the drawing stretched to a size in pixels.
    func picture(of file: Data, pixelsWide width: Int, pixelsHigh height: Int) throws(DrawingError) -> CGImage {
        let png =
            switch kind {
            case .svg: try run(["--format", "png", "--width", "\(width)", "--height", "\(height)"], file)
            case .pdf:
                try run(
                    [
                        "-q", "-png", "-transp", "-singlefile", "-cropbox", "-f", "1", "-scale-to-x", "\(width)",
                        "-scale-to-y", "\(height)", "-", "-",
                    ], file)
            }
        guard let image = CGImage(data: png) else { throw .notDrawn(kind) }
        return image
    }

    private func run(_ arguments: [String], _ file: Data) throws(DrawingError) -> Data {
        do throws(ChildProcessError) {
            let child = ChildProcess(
                program, arguments, variables: BundledFiles.variables,
                bounds: .init(seconds: 15, processor: 3, memory: 768 << 20))
            return Data(try child.run(input: Array(file)))
        } catch {
            throw error == .notFound ? .noTool(kind) : error == .tooSlow ? .tooSlow(kind) : .notDrawn(kind)
        }
    }
}
