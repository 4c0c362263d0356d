import ChildProcess
import Foundation
import UIKit

/// What poppler's programs tell of a document. Each call is a process, held to bounds.
enum PDFTools {
    /// The sizes of the pages in points, as they are shown. Nil if the file is no document that can be read.
    static func pages(of file: Data) -> [CGSize]? {
        guard let output = try? run("pdfinfo", ["-f", "1", "-l", "100000", "-"], file) else { return nil }
        let text = String(decoding: output, as: UTF8.self)
        var sizes: [Int: CGSize] = [:]
        for line in text.split(separator: "\n") {
            if let found = line.firstMatch(of: #/^Page +(\d+) size: +([\d.]+) x ([\d.]+) pts/#),
                let page = Int(found.1), let width = Double(found.2), let height = Double(found.3)
            {
                sizes[page] = CGSize(width: width, height: height)
            } else if let found = line.firstMatch(of: #/^Page +(\d+) rot: +(90|270)$/#), let page = Int(found.1),
                let size = sizes[page]
            {
                sizes[page] = CGSize(width: size.height, height: size.width)
            }
        }
        guard !sizes.isEmpty else { return nil }
        return sizes.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The title, the author and so on.
    static func information(of file: Data) -> [String: String] {
        let output = (try? run("pdfinfo", ["-"], file)) ?? []
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
        let pairs = lines.compactMap { line -> (String, String)? in
            let parts = line.split(separator: ":", maxSplits: 1)
            return parts.count == 2 ? (String(parts[0]), parts[1].trimmingCharacters(in: .whitespaces)) : nil
        }
        return Dictionary(pairs) { first, _ in first }
    }

    static func text(of file: Data, page: Int) -> String {
        let output = try? run("pdftotext", ["-enc", "UTF-8", "-f", "\(page)", "-l", "\(page)", "-", "-"], file)
        return String(decoding: output ?? [], as: UTF8.self).trimmingCharacters(in: ["\u{c}", "\n"])
    }

    /// Returns a page with a number of pixels.
    static func image(of file: Data, page: Int, width: Int, height: Int) -> UIImage? {
        let arguments = [
            "-q", "-png", "-singlefile", "-cropbox", "-f", "\(page)", "-l", "\(page)", "-scale-to-x", "\(width)",
            "-scale-to-y", "\(height)", "-", "-",
        ]
        return (try? run("pdftocairo", arguments, file)).flatMap { UIImage(data: Data($0)) }
    }

    private static func run(
        _ program: String, _ arguments: [String], _ file: Data
    ) throws(ChildProcessError) -> [UInt8] {
        let child = ChildProcess(
            BundledFiles.program(program), arguments, variables: BundledFiles.variables,
            bounds: .init(seconds: 15, processor: 5, memory: 768 << 20))
        do {
            return try child.run(input: Array(file))
        } catch {
            if error == .notFound {
                MainThread.perform {
                    UIEnvironment.current.reportOnce("PDFKit needs \(program): apt-get install poppler-utils")
                }
            }
            throw error
        }
    }
}
