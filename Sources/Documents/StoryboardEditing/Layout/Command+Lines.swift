extension Command {
    /// What views can be brought into line by beside their edges and middles.
    static let textLines = ["firstBaseline", "lastBaseline"]

    /// Whether it asks where texts stand without saying so.
    package var wantsLines: Bool {
        if case .align(_, let side, nil) = self { Self.textLines.contains(side) } else { false }
    }

    /// The same command, with what only those know who draw the views: how far below its top a view has its first or last line of
    /// text.
    package func withLines(_ line: (_ object: Address, _ isFirst: Bool) -> Double?) -> Command {
        guard wantsLines, case .align(let objects, let side, _) = self else { return self }
        let lines = objects.compactMap { line($0, side == Self.textLines[0]) }
        return lines.count == objects.count ? .align(objects: objects, to: side, lines: lines) : self
    }
}
