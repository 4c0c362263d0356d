/// The first line of an element.
struct ElementHeader {
    let name: String
    let kind: ElementKind
    private(set) var title = ""
    private(set) var className: String?
    private(set) var classNameOverrides: [(platform: Platforms, className: String)] = []
    private(set) var nibClassName: String?
    private(set) var nibFallbacks: [String] = []
    private(set) var platforms: Platforms = []

    init(_ line: TableLine, table: String) throws(TableError) {
        func error(_ problem: String) -> TableError {
            TableError(table: table, line: line.number, problem: problem)
        }
        name = line[1]
        guard line.count > 3, let kind = ElementKind(rawValue: line[3]) else {
            throw error("element \"\(name)\" has no known kind")
        }
        self.kind = kind
        var position = 4
        if line.has("class", at: position), position + 1 < line.count {
            className = line[position + 1]
            position += 2
            while position + 1 < line.count, let platform = Platforms(name: line[position]) {
                classNameOverrides.append((platform, line[position + 1]))
                position += 2
            }
        }
        nibClassName = classNameOverrides.first { $0.platform == .iOS }?.className ?? className
        if line.has("nib", at: position), position + 1 < line.count {
            nibClassName = line[position + 1]
            position += 2
        }
        if line.has("fallback", at: position) {
            position += 1
            while position < line.count, !line.has("on", at: position) {
                nibFallbacks.append(line[position])
                position += 1
            }
        }
        platforms = line.platforms(at: &position) ?? []
        guard line.has("title", at: position),
            let words = line.words(from: position + 1, within: (UInt8(ascii: "\""), UInt8(ascii: "\"")))
        else { throw error("element \"\(name)\" needs a title, after \"class\", \"nib\" and \"on\"") }
        guard !platforms.isEmpty else { throw error("element \"\(name)\" is on no platform") }
        title = words.joined(separator: " ")
    }
}
