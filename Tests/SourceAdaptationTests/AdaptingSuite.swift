import Foundation

import SourceAdaptation

/// A suite that looks at what the adaptation makes of sources.
protocol AdaptingSuite {}

extension AdaptingSuite {
    /// Returns the adapted copies of sources, without what is added before and after them.
    func adapt(_ texts: String...) -> [String] {
        let sources = texts.enumerated().map { AdaptedModule.Source(path: "/App/\($0).swift", bytes: Array($1.utf8)) }
        return AdaptedModule("App", sources).files.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    /// Returns the copy of a source without its first line, and the tables after it.
    func parts(_ text: String) -> (body: String, tables: String) {
        let parts = adapt(text)[0].components(separatedBy: "\n#sourceLocation()\n")
        let lines = parts[0].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        return (lines.count > 1 ? String(lines[1]) : "", parts.count > 1 ? parts[1] : "")
    }

    func body(_ text: String) -> String { parts(text).body }
    func tables(_ text: String) -> String { parts(text).tables }

    /// Returns the copy of a source with one space where there are several.
    func spaced(_ text: String) -> String { body(text).replacing(#/ +/#, with: " ") }
}
