import FileAccess
import Testing

@testable import AppBuilder

@Suite("Lines in the compiler's messages")
struct OriginalLinesTests {
    @Test("are those of the original source; what isn't about one stays")
    func restored() {
        var lines = OriginalLines(MemoryFiles(["/App/A.swift": "class A {\n    @IBOutlet var label: Int!\n}\n"]))
        let text = """
            /App/A.swift:2:15: error: no such thing
                          var label: Int!
                          ^
            /App/B.swift:1:1: error: gone
            old
            error: fatalError
            """
        let expected = text.replacing("              var label: Int!", with: "    @IBOutlet var label: Int!")
        #expect(lines.restored(in: text) == expected)
    }
}
