import Testing

@testable import AppSurroundings

@Suite("Strings files that are changed")
struct EditedStringsFileTests {
    @Test("a change replaces the text and nothing else")
    func replacing() throws {
        var file = try EditedStringsFile(Array("/* a */ a = x ;\r\n'b'='y';c;\n// end".utf8))
        file.set("neu \"1\"\n", forKey: "a", comment: "no")
        file.set("2", forKey: "c", comment: "no")
        file.set("3", forKey: "b", comment: "no")
        file.set("4", forKey: "a", comment: "no")
        #expect(String(decoding: file.bytes, as: UTF8.self) == "/* a */ a = \"4\" ;\r\n'b'=\"3\";c = \"2\";\n// end")
        #expect(file["a"] == "4")
        #expect(file["c"] == "2")
    }

    @Test("a new text comes last, behind its comment, and can be changed again")
    func appending() throws {
        var file = try EditedStringsFile(Array("a = b;".utf8))
        file.set("x", forKey: "k.text", comment: "why")
        file.set("y", forKey: "k.text", comment: "no")
        #expect(String(decoding: file.bytes, as: UTF8.self) == "a = b;\n\n/* why */\n\"k.text\" = \"y\";\n")
    }

    @Test("a text is removed with the comment right before it and its line")
    func removing() throws {
        let text = "/* head */\n\n/* one */\na = x;\n\n/* two */\nb = y; c = z;\r\n\r\n/* d */\r\nd = 1;\r\n"
        for (key, left) in [
            ("a", "/* head */\n\n/* two */\nb = y; c = z;\r\n\r\n/* d */\r\nd = 1;\r\n"),
            ("b", "/* head */\n\n/* one */\na = x;\n\nc = z;\r\n\r\n/* d */\r\nd = 1;\r\n"),
            ("d", "/* head */\n\n/* one */\na = x;\n\n/* two */\nb = y; c = z;\r\n"),
        ] {
            var file = try EditedStringsFile(Array(text.utf8))
            file.remove(key: key)
            #expect(String(decoding: file.bytes, as: UTF8.self) == left, "\(key)")
            file.set("2", forKey: "c", comment: "")
            #expect(StringsFile(file.bytes).texts["c"] == "2" && file["c"] == "2")
        }
    }

    @Test("the comment of a text is the one right before it")
    func comments() throws {
        var file = try EditedStringsFile(Array("/* head */ /* one */\na = x; b = y; // c\n/* d */ d = 1;".utf8))
        #expect(file.comment(forKey: "a") == "one")
        #expect(file.comment(forKey: "b") == nil)
        #expect(file.comment(forKey: "d") == "d")
        file.setComment("a longer one", forKey: "a")
        file.set("3", forKey: "d", comment: "")
        #expect(
            String(decoding: file.bytes, as: UTF8.self)
                == "/* head */ /* a longer one */\na = x; b = y; // c\n/* d */ d = \"3\";")
    }

    @Test("the encoding is kept", arguments: [true, false])
    func encodings(isBig: Bool) throws {
        let bytes = { (text: String) -> [UInt8] in
            ("\u{FEFF}" + text).utf16.flatMap {
                isBig ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)]
            }
        }
        var file = try EditedStringsFile(bytes("a = \"ä😀\"; b = c;"))
        #expect(file["a"] == "ä😀")
        file.set("ö", forKey: "b", comment: "")
        #expect(file.bytes == bytes("a = \"ä😀\"; b = \"ö\";"))
    }

    @Test("what is written is read again, whatever characters it has")
    func characters() throws {
        let text = "\\ \" \n \r \t ' ; /* */ // é 😀 \\n \u{1}"
        var file = EditedStringsFile()
        file.set(text, forKey: "k \" \\", comment: "")
        #expect(StringsFile(file.bytes).texts == ["k \" \\": text])
    }

    @Test("property lists in other formats and damaged files are refused")
    func faults() {
        #expect(throws: FormatError.self) { try EditedStringsFile(Array("bplist00".utf8)) }
        #expect(throws: FormatError.self) { try EditedStringsFile(Array("<plist/>".utf8)) }
        #expect(throws: FormatError.self) { try EditedStringsFile(Array("a = b".utf8)) }
    }
}
