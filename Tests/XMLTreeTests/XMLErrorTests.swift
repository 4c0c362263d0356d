import Testing
import XMLTree

@Suite struct XMLErrorTests {
    private func fault(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) -> XMLError? {
        do {
            _ = try XMLTree(bytes, limits: limits)
            return nil
        } catch { return error }
    }

    struct Case: CustomTestStringConvertible, Sendable {
        var text: String
        var reason: XMLError.Reason
        var line: Int
        var column: Int

        init(_ text: String, _ reason: XMLError.Reason, _ line: Int, _ column: Int) {
            (self.text, self.reason, self.line, self.column) = (text, reason, line, column)
        }

        var testDescription: String { text.debugDescription }
    }

    static let cases: [Case] = [
        Case("", .empty, 1, 1),
        Case(" \n\t", .empty, 1, 1),
        Case("\u{FEFF}", .empty, 1, 1),
        Case("\u{FEFF}\n", .empty, 1, 1),
        Case("<!--c-->\n", .noRoot, 2, 1),
        Case("<a>\n<b", .endsInside("the tag 'b'"), 2, 3),
        Case("<a>\n<b>", .endsInside("the element 'b'"), 2, 4),
        Case("<a>\n</a", .endsInside("an end tag"), 2, 4),
        Case("<a><!-- -- >", .endsInside("a comment"), 1, 13),
        Case("<a><![CDATA[ ]] >", .endsInside("a CDATA section"), 1, 18),
        Case("<a><?b >", .endsInside("a processing instruction"), 1, 9),
        Case("<a b=\"é", .endsInside("the value of 'b'"), 1, 8),
        Case("<a b", .endsInside("the attribute 'b'"), 1, 5),
        Case("<a b=", .endsInside("the attribute 'b'"), 1, 6),
        Case("<a/", .endsInside("the tag 'a'"), 1, 4),
        Case("<a>&am", .endsInside("an entity"), 1, 7),
        Case(
            "<a>\n  <b>\n</a>", .mismatchedEnd(found: "a", open: "b", openedAt: SourceLocation(line: 2, column: 3)), 3,
            1),
        Case("<ab></a>", .mismatchedEnd(found: "a", open: "ab", openedAt: SourceLocation(line: 1, column: 1)), 1, 5),
        Case("<a></ab>", .mismatchedEnd(found: "ab", open: "a", openedAt: SourceLocation(line: 1, column: 1)), 1, 4),
        Case(
            "\u{FEFF}<a>\n</b>", .mismatchedEnd(found: "b", open: "a", openedAt: SourceLocation(line: 1, column: 1)), 2,
            1),
        Case("<a/>\n</a>", .unexpectedEnd("a"), 2, 1),
        Case("</a>", .unexpectedEnd("a"), 1, 1),
        Case("<a b=\"1\" c=\"2\" b=\"3\"/>", .duplicateAttribute("b"), 1, 16),
        Case("<a b=\"é&nbsp;\"/>", .unknownEntity("nbsp"), 1, 8),
        Case("<a>&#0;</a>", .unknownEntity("#0"), 1, 4),
        Case("<a>&#xFFFE;</a>", .unknownEntity("#xFFFE"), 1, 4),
        Case("<a>&#xD800;</a>", .unknownEntity("#xD800"), 1, 4),
        Case("<a>&#x110000;</a>", .unknownEntity("#x110000"), 1, 4),
        Case("<a>&#99999999999999999999;</a>", .unknownEntity("#99999999999999999999"), 1, 4),
        Case("<a>&averyveryverylongname;</a>", .unknownEntity("averyveryverylongname"), 1, 4),
        Case("<a>&#;</a>", .unknownEntity("#"), 1, 4),
        Case("<a>&#x;</a>", .unknownEntity("#x"), 1, 4),
        Case("<a>&#-1;</a>", .unknownEntity("#-1"), 1, 4),
        Case("<a>&;</a>", .malformed("found '&' that begins no entity"), 1, 4),
        Case("<a>x & y; z</a>", .malformed("found '&' that begins no entity"), 1, 6),
        Case("<a b=\"&\" c=\";\"/>", .malformed("found '&' that begins no entity"), 1, 7),
        Case("<!DOCTYPE a><a/>", .documentType, 1, 1),
        Case("<!DOCTYPE a [<!ENTITY b SYSTEM \"secret.txt\">]>\n<a>&b;</a>", .documentType, 1, 1),
        Case(
            "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY b \"bb\"><!ENTITY c \"&b;&b;&b;&b;\">]><a>&c;</a>",
            .documentType,
            2, 1),
        Case("x<a/>", .contentOutsideRoot, 1, 1),
        Case("<a/>\n x", .contentOutsideRoot, 2, 2),
        Case("<a/><![CDATA[x]]>", .contentOutsideRoot, 1, 5),
        Case("<a/>\n<b/>", .severalRoots, 2, 1),
        Case("<a b=\"<\"/>", .malformed("found '<' inside the value of 'b'"), 1, 7),
        Case("<a b c=\"\"/>", .malformed("expected '=' after the attribute 'b'"), 1, 6),
        Case("<a b=1/>", .malformed("expected a quoted value for 'b'"), 1, 6),
        Case("<a b=\"\"c=\"\"/>", .malformed("expected white space between attributes"), 1, 8),
        Case("<a / >", .malformed("expected '>' at the end of the tag 'a'"), 1, 5),
        Case("<a></a b>", .malformed("expected '>' after the end tag's name"), 1, 8),
        Case("< a/>", .malformed("expected an element's name"), 1, 2),
        Case("<1/>", .malformed("expected an element's name"), 1, 2),
        Case("<a></>", .malformed("expected an element's name"), 1, 6),
        Case("<a =\"\"/>", .malformed("expected an attribute's name"), 1, 4),
        Case("<!ELEMENT a>", .malformed("found '<!' that begins neither a comment nor a CDATA section"), 1, 1),
        Case("<?xml version=\"1.0\" encoding=\"UTF-16\"?><a/>", .encoding("UTF-16"), 1, 1),
        Case("\n<?xml version='1.0' encoding = 'latin1'?>", .encoding("latin1"), 2, 1),
        Case("<a>\n é\u{1}</a>", .invalidCharacter(1), 2, 3),
        Case("<a>\u{0}</a>", .invalidCharacter(0), 1, 4),
        Case("<a b=\"\u{FFFE}\"/>", .invalidUTF8, 1, 7),
        Case("<a>\u{FFFF}</a>", .invalidUTF8, 1, 4),
    ]

    @Test("errors have a line and column", arguments: cases)
    func reasons(_ test: Case) throws {
        let error = try #require(fault(Array(test.text.utf8)))
        #expect(error.reason == test.reason)
        #expect(error.location == SourceLocation(line: test.line, column: test.column))
        #expect(error.description == "\(test.line):\(test.column): \(error.message)")
        #expect(!error.message.hasSuffix(".") && error.message.first?.isUppercase == false)
    }

    @Test("encodings without UTF-8's bytes are named")
    func foreignEncodings() {
        let text = Array("<a/>".utf16)
        let little = text.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = text.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let wideLittle = text.flatMap { [UInt8($0 & 0xFF), 0, 0, 0] }
        let wideBig = text.flatMap { [0, 0, 0, UInt8($0 & 0xFF)] }
        let start = SourceLocation(line: 1, column: 1)
        for bytes in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big] {
            #expect(fault(bytes) == XMLError(.encoding("UTF-16"), at: start))
        }
        for bytes in [[0xFF, 0xFE, 0, 0] + wideLittle, [0, 0, 0xFE, 0xFF] + wideBig, wideLittle, wideBig] {
            #expect(fault(bytes) == XMLError(.encoding("UTF-32"), at: start))
        }
    }

    @Test(
        "bytes that are not UTF-8 are errors with a location",
        arguments: [
            [0xE9], [0x80], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x80, 0xAF], [0xE0, 0x9F, 0xBF],
            [0xF0, 0x80, 0x80, 0xAF],
            [0xF0, 0x8F, 0xBF, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xEF, 0xBF, 0xBE],
            [0xF4, 0x90, 0x80, 0x80],
            [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF], [0xC3], [0xE2, 0x82],
            [0xF0, 0x9F, 0x99],
        ] as [[UInt8]])
    func notUTF8(_ bytes: [UInt8]) {
        let text = Array("<a>\n é".utf8) + bytes + Array("</a>".utf8)
        #expect(fault(text) == XMLError(.invalidUTF8, at: SourceLocation(line: 2, column: 3)))
    }

    @Test("a declared encoding is named rather than its first foreign byte")
    func declaredLatin1() {
        let text = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<a b=\"".utf8) + [0xE9] + Array("\"/>".utf8)
        #expect(fault(text) == XMLError(.encoding("ISO-8859-1"), at: SourceLocation(line: 1, column: 1)))
    }

    @Test("limits are kept to the unit")
    func limits() throws {
        let text = Array("<a><b><c/></b></a>".utf8)
        #expect(fault(text, limits: XMLLimits(size: text.count, depth: 3)) == nil)
        let start = SourceLocation(line: 1, column: 1)
        #expect(
            fault(text, limits: XMLLimits(size: text.count - 1)) == XMLError(.tooLarge(bytes: 18, limit: 17), at: start)
        )
        #expect(
            fault(text, limits: XMLLimits(depth: 2))
                == XMLError(.tooDeep(limit: 2), at: SourceLocation(line: 1, column: 7)))
        var tree = try XMLTree(text)
        #expect(throws: XMLError(.tooLarge(bytes: 4, limit: 3), at: start)) {
            try tree.makeNodes(Array("<a/>".utf8), limits: XMLLimits(size: 3))
        }
    }

    @Test("100,000 levels are an error with the limit")
    func tooDeep() {
        let text = Array(String(repeating: "<a>", count: 100_000).utf8)
        #expect(fault(text) == XMLError(.tooDeep(limit: 1000), at: SourceLocation(line: 1, column: 3001)))
    }

    @Test("a document truncated anywhere is an error because it ends too early")
    func truncation() throws {
        let text = Array(smallDocument.utf8)
        let whole = text.count - 1
        for length in 0..<whole {
            let error = try #require(fault(Array(text.prefix(length))), "\(length)")
            let cut = SourceLocation(offset: length, in: text)
            switch error.reason {
            case .endsInside, .noRoot: #expect(error.location == cut, "\(length)")
            case .empty: #expect(length == 0)
            case .invalidUTF8: #expect(error.location <= cut)
            default: Issue.record("cut at \(length): \(error)")
            }
        }
        #expect(fault(Array(text.prefix(whole))) == nil)
    }

    @Test("a flip of any bit gives an error or a document that is written as it was read")
    func bitFlips() {
        var text = Array(smallDocument.utf8)
        for offset in text.indices {
            for bit in 0..<8 {
                text[offset] ^= 1 << UInt8(bit)
                if let tree = try? XMLTree(text) {
                    #expect(tree.write() == text, "bit \(bit) of byte \(offset)")
                    #expect(tree.invariantViolation() == nil, "bit \(bit) of byte \(offset)")
                }
                text[offset] ^= 1 << UInt8(bit)
            }
        }
    }

    @Test("a fragment's faults are placed within the fragment, and leave the tree as it was")
    func fragments() throws {
        var tree = try XMLTree(text: "<a>\n\n\n</a>")
        let open = SourceLocation(line: 2, column: 2)
        #expect(
            throws: XMLError(
                .mismatchedEnd(found: "d", open: "c", openedAt: open), at: SourceLocation(line: 3, column: 1))
        ) { try tree.makeNodes(Array("t\n <c>\n</d>".utf8)) }
        #expect(throws: XMLError(.endsInside("the element 'c'"), at: SourceLocation(line: 1, column: 4))) {
            try tree.makeNodes(Array("<c>".utf8))
        }
        #expect(throws: XMLError(.unexpectedEnd("a"), at: SourceLocation(line: 1, column: 1))) {
            try tree.makeNodes(Array("</a>".utf8))
        }
        #expect(tree.text == "<a>\n\n\n</a>")
        #expect(tree.invariantViolation() == nil)
        let nodes = try tree.makeNodes(Array("<c/>".utf8))
        #expect(nodes.count == 1)
    }
}
