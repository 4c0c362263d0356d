/// Lines that are no longer than a reader's window.
enum WrappedLines {
    private static let width = 120

    /// Returns a line, or several if it is too long: the arguments of the call with which it ends stand on the second, or the items of its
    /// outermost list on lines of their own. Texts aren't broken.
    static func wrapped(_ line: String) -> [String] {
        guard line.count > width else { return [line] }
        let brackets = Bracket.all(in: line)
        let space = String(line.prefix { $0 == " " })
        let call = lastCall(in: line, brackets).map { open in
            [String(line[...open]), "\(space)    \(line[line.index(after: open)...])"]
        }
        if let call, call.allSatisfy({ $0.count <= width }) { return call }
        guard let list = outermostList(brackets) else { return closure(in: line) ?? call ?? [line] }
        let items = wrapped(list, of: line, space)
        // A long text stays with the rest of its call.
        guard let call, longest(items) > width, longest(call) - longest(items) < 40 else { return items }
        return call
    }

    private static func longest(_ lines: [String]) -> Int { lines.map(\.count).max() ?? 0 }

    /// Returns a line whose value a closure makes, with the statements on lines of their own.
    private static func closure(in line: String) -> [String]? {
        guard let start = line.firstRange(of: " in "), line[..<start.lowerBound].contains("{ () -> "),
            let end = line.ranges(of: " }()").last, start.upperBound < end.lowerBound
        else { return nil }
        let space = line.prefix { $0 == " " }
        let statements = line[start.upperBound..<end.lowerBound].split(separator: "; ").map { "\(space)    \($0)" }
        let tail = line[line.index(after: end.lowerBound)...]
        return ["\(line[..<start.lowerBound]) in"] + statements + ["\(space)\(tail)"]
    }

    /// Returns a line with the items of a list on lines of their own.
    private static func wrapped(_ list: Bracket, of line: String, _ space: String) -> [String] {
        let ends = list.commas + [list.close]
        let starts = [line.index(after: list.open)] + list.commas.map { line.index(after: $0) }
        let items = zip(starts, ends).map { line[$0..<$1].drop { $0 == " " } }
        var lines = [String(line[...list.open])]
        let isCall = line[list.open] == "("
        for (number, item) in items.enumerated() {
            let isLast = number == items.count - 1
            let end = isLast && isCall ? String(line[list.close...]) : ","
            lines += wrapped("\(space)    \(item)\(end)")
        }
        return isCall ? lines : lines + wrapped("\(space)\(line[list.close...])")
    }

    /// Returns the parenthesis that opens the call with which a line ends. A call without arguments can't be broken.
    private static func lastCall(in line: String, _ brackets: [Bracket]) -> String.Index? {
        let calls = brackets.filter { line[$0.open] == "(" }
        guard let last = calls.max(by: { $0.close < $1.close }) else { return nil }
        return line.index(after: last.open) == last.close ? nil : last.open
    }

    /// Returns the list that is in the fewest others, and is the longest of these.
    private static func outermostList(_ brackets: [Bracket]) -> Bracket? {
        let lists = brackets.filter { !$0.commas.isEmpty && !$0.isInBraces }
        let depth = lists.map(\.depth).min()
        return lists.filter { $0.depth == depth }.max { $0.commas.count < $1.commas.count }
    }
}

/// A pair of brackets in a line, with the commas between its items.
private struct Bracket {
    var open, close: String.Index
    var commas: [String.Index] = []
    /// In how many others it is, and whether braces are among them.
    var depth: Int
    var isInBraces: Bool

    /// Returns all that are closed in a line.
    static func all(in line: String) -> [Bracket] {
        var (found, open): ([Bracket], [Bracket]) = ([], [])
        var (isText, isEscaped) = (false, false)
        for place in line.indices {
            let character = line[place]
            if isText {
                if !isEscaped, character == "\"" { isText = false }
                isEscaped = !isEscaped && character == "\\"
                continue
            }
            switch character {
            case "\"": isText = true
            case "(", "[", "{":
                let isInBraces = open.last.map { $0.isInBraces || line[$0.open] == "{" } ?? false
                open.append(Bracket(open: place, close: place, depth: open.count, isInBraces: isInBraces))
            case ",": if !open.isEmpty { open[open.count - 1].commas.append(place) }
            case ")", "]", "}":
                guard var last = open.popLast() else { continue }
                last.close = place
                found.append(last)
            default: break
            }
        }
        return found
    }
}
