import Foundation
import Testing
import UIKit

@Suite("Texts by words and sentences")
struct SubstringTests {
    private func parts(_ text: String, _ options: SubstringUnits) -> [String] {
        var found: [String] = []
        text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: options) { part, range, _, _ in
            found.append(part ?? String(text[range]))
        }
        return found
    }

    @Test("Words are letters and digits, with the signs that join them; an ideograph is a word")
    func words() {
        #expect(parts("Don't pay 3.14 € — or do, Zoë!", .byWords) == ["Don't", "pay", "3.14", "or", "do", "Zoë"])
        #expect(parts("end. Next: 12:30", .byWords) == ["end", "Next", "12", "30"])
        #expect(parts("東京 tower", .byWords) == ["東", "京", "tower"])
        #expect(parts("one two", [.byWords, .reverse]) == ["two", "one"])
        #expect(parts("", .byWords).isEmpty && parts("...", .byWords).isEmpty)
    }

    @Test("Sentences end with their signs and the space after them")
    func sentences() {
        #expect(
            parts("Is it? Yes (it is). Go on\nHere", .bySentences) == ["Is it? ", "Yes (it is). ", "Go on\n", "Here"])
        #expect(
            parts("See e.g. this one. 3.5 is a number.", .bySentences) == ["See e.g. this one. ", "3.5 is a number."])
    }

    @Test("Other units are those of Foundation, a closure can end the way, and ranges are those of the whole text")
    func ranges() {
        let text = "one two three" as NSString
        var found: [NSRange] = []
        text.enumerateSubstrings(in: NSRange(location: 4, length: 9), options: .byWords) { part, own, enclosing, stop in
            found += [own, enclosing]
            stop.pointee = ObjCBool(part == "two")
        }
        #expect(found == [NSRange(location: 4, length: 3), NSRange(location: 4, length: 4)])
        var lines: [String] = []
        "a\nb".enumerateSubstrings(in: "a\nb".startIndex..., options: .byLines) { part, _, _, _ in
            lines.append(part ?? "")
        }
        #expect(lines == ["a", "b"])
    }
}
