import StoryboardCommand
import Testing

@Suite("Text that is shown on a terminal") struct VisibleTextTests {
    private func shown(_ text: String, keepingColors: Bool = false) -> String {
        String(decoding: VisibleText.shown(Array(text.utf8), keepingColors: keepingColors), as: UTF8.self)
    }

    @Test("control characters are visible; tabs, line breaks and all other characters stay")
    func controls() {
        #expect(shown("a\tb\r\nc\n") == "a\tb\r\nc\n")
        #expect(
            shown("\u{1B}[2J\u{1B}]0;title\u{7}\u{9B}31m\u{7F}\u{0}")
                == #"\u{1b}[2J\u{1b}]0;title\u{7}\u{9b}31m\u{7f}\u{0}"#)
        #expect(shown("100 %\rdone\r") == #"100 %\rdone\r"#)
        #expect(shown("שלום, 日本 👩‍👩‍👧 e\u{301}") == "שלום, 日本 👩‍👩‍👧 e\u{301}")
    }

    @Test("colors stay where they are our own, and nothing else does")
    func colors() {
        #expect(shown("\u{1B}[1;31merror\u{1B}[0m", keepingColors: true) == "\u{1B}[1;31merror\u{1B}[0m")
        #expect(shown("\u{1B}[31", keepingColors: true) == #"\u{1b}[31"#)
        #expect(shown("\u{1B}[31H\u{1B}", keepingColors: true) == #"\u{1b}[31H\u{1b}"#)
        #expect(shown("\u{1B}[31m") == #"\u{1b}[31m"#)
    }

    @Test("pieces of a text are shown as the whole of it, wherever it is cut")
    func pieces() {
        let bytes = Array("é\r\n日\u{1B}[0m👍\r\u{9B}x".utf8) + [0xC3, 0x28, 0xFF, 0xE6]
        let whole = VisibleText.shown(bytes)
        for cut in bytes.indices {
            var text = VisibleText()
            let both = text.shown(Array(bytes[..<cut])) + text.shown(Array(bytes[cut...])) + text.rest()
            #expect(both == whole, "\(cut)")
        }
        var text = VisibleText()
        #expect(bytes.flatMap { text.shown([$0]) } + text.rest() == whole)
    }
}
