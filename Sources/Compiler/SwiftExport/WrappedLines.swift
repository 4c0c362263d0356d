/// Lines that are no longer than a reader's window.
enum WrappedLines {
    private static let width = 120

    /// Returns a line, or two if it is too long and ends with a call: the arguments stand on the second.
    static func wrapped(_ line: String) -> [String] {
        guard line.count > width, let open = lastCall(in: line) else { return [line] }
        let start = line.index(after: open)
        let space = line.prefix { $0 == " " }
        return [String(line[..<start]), "\(space)    \(line[start...])"]
    }

    /// Returns the parenthesis that opens the call with which a line ends.
    private static func lastCall(in line: String) -> String.Index? {
        var open: [String.Index] = []
        var last: String.Index?
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
            case "(": open.append(place)
            case ")": last = open.popLast()
            default: break
            }
        }
        // A call without arguments can't be broken.
        return last.flatMap { line[line.index(after: $0)] == ")" ? nil : $0 }
    }
}
