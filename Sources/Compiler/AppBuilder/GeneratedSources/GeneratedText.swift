/// The text of a Swift source that is written line by line, with blocks.
struct GeneratedText {
    private(set) var text = ""
    private var depth = 0

    mutating func line(_ line: String) {
        text += line.isEmpty ? "\n" : String(repeating: "    ", count: depth) + line + "\n"
    }

    /// Adds lines that keep their indentation.
    mutating func lines(_ lines: String) {
        for part in lines.split(separator: "\n", omittingEmptySubsequences: false) { line(String(part)) }
    }

    /// Adds a declaration with braces, also if the body adds nothing.
    mutating func block(_ head: String, _ body: (inout GeneratedText) -> Void) {
        line("\(head) {")
        depth += 1
        body(&self)
        depth -= 1
        line("}")
    }
}
