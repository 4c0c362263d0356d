import FileAccess
import RandomNumbers
import Testing
import XMLTree

@testable import AppSurroundings

@Suite("Strings files")
struct StringsFileTests {
    private func texts(_ text: String) -> [String: String] { StringsFile(Array(text.utf8)).texts }

    private func value(_ spelling: String) -> String? {
        let file = StringsFile(Array("key = \(spelling);".utf8))
        #expect(file.error == nil)
        return file.texts["key"]
    }

    @Test(
        "escapes are replaced by characters",
        arguments: [
            (#""a\nb""#, "a\nb"), (#""\t\r""#, "\t\r"), (#""\"\\\'""#, #""\'"#), (#""\U0041""#, "A"),
            (#""\U41x""#, "Ax"),
            (#""\Ud83d\Ude00""#, "😀"), (#""\101\60""#, "A0"), (#""\341\200""#, "Æ\u{A0}"), (#""\0""#, "\0"),
            (#""\u0041""#, "u0041"), (#""\q""#, "q"), (#""\a\b\f\v""#, "\u{7}\u{8}\u{C}\u{B}"), (#""ä€😀""#, "ä€😀"),
            (#"'single "quotes"'"#, #"single "quotes""#), ("\"a\u{301}\"", "a\u{301}"), ("\"\u{301}\"", "\u{301}"),
            ("\"two\nlines\"", "two\nlines"), (#""line\"# + "\nbreak\"", "line\nbreak"),
        ])
    func escapes(spelling: String, expected: String) {
        #expect(value(spelling) == expected)
    }

    @Test("comments, bare words, keys without values, and duplicate keys")
    func syntax() {
        let found = texts(
            """
            /* Class = "UILabel"; text = "Tea"; */
            "a.text" = "Tee"; // = "no"
            b-C.segmentTitles[0]=Kaffee ;"c" /* here, too */ = "x;y";
            alone;
            "d" = "old"; "d" = "new";
            """)
        #expect(
            found == [
                "a.text": "Tee", "b-C.segmentTitles[0]": "Kaffee", "c": "x;y", "alone": "alone", "d": "new",
            ])
        #expect(texts("{ a = b; }") == ["a": "b"])
        #expect(texts("\r\n// nothing\r\n") == [:] && texts("") == [:])
    }

    @Test("UTF-8 and UTF-16, with and without marks")
    func encodings() {
        let text = "\"key\" = \"Grüße 😀\";\n"
        let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        for bytes in [
            Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), little, [0xFF, 0xFE] + little, big,
            [0xFE, 0xFF] + big,
        ] {
            let file = StringsFile(bytes)
            #expect(file.texts == ["key": "Grüße 😀"] && file.error == nil)
        }
    }

    @Test("property lists in XML and in binary form are strings files, too")
    func propertyLists() {
        let xml = texts(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict><key>a.text</key><string>Tee &amp; Kaffee</string></dict></plist>
            """)
        #expect(xml == ["a.text": "Tee & Kaffee"])
        let binary: [UInt8] =
            Array("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x61, 0x61, 0x00, 0xE4, 8, 11, 13, 0, 0, 0, 0, 0, 0, 1, 1]
            + [0, 0, 0, 0, 0, 0, 0, 3] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 16]
        #expect(StringsFile(binary).texts == ["a": "ä"])
    }

    @Test(
        "an error has a location, and the strings before it are valid",
        arguments: [
            ("\"a\" = \"b\";\nbroken", 2, 7, "expected ';' after the value of 'broken', found the end"),
            ("\"a\" = \"b\";\n  = \"c\";", 2, 3, "expected a key, found '='"),
            ("\"a\" = \"b\";\n\"c\" = \"no end;\n", 2, 7, "the string that begins here is not closed"),
            ("\"a\" = \"b\";\n/* no end", 2, 1, "the comment that begins here is not closed"),
            ("\"a\" = \"b\";\n<<<<<<< HEAD\n", 2, 1, "expected a key, found '<'"),
            ("\"a\" = \"b\";\n\"c\" \"d\";", 2, 5, "expected ';' after the value of 'c', found '\"'"),
        ])
    func damage(text: String, line: Int, column: Int, message: String) {
        let file = StringsFile(Array(text.utf8))
        #expect(file.texts == ["a": "b"])
        #expect(file.error == FormatError(message, at: SourceLocation(line: line, column: column)))
    }

    @Test("bytes in an unknown encoding are an error with a location")
    func encodingDamage() {
        let file = StringsFile(Array("\"a\" = \"b\";\n\"c".utf8) + [0xFF, 0x22])
        #expect(
            file.error
                == FormatError("the text is neither UTF-8 nor UTF-16", at: SourceLocation(line: 2, column: 3)))
        #expect(StringsFile([0xFF, 0xFE, 0x22]).error != nil)
    }

    @Test("changed and cut bytes never stop the reading")
    func random() {
        let seeds = [
            Array("/* c */ \"a\" = \"\\U0041\\101\"; b = (1, <0aff>, { x = y; }); // e\n".utf8),
            Array("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x61, 0x61, 0x00, 0xE4, 8, 11, 13, 0, 0, 0, 0, 0, 0, 1, 1]
                + [0, 0, 0, 0, 0, 0, 0, 3] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 16],
            Array("<plist><dict><key>a</key><array><real>1</real><data>AAEC</data></array></dict></plist>".utf8),
        ]
        for seed in seeds {
            var random = RandomNumbers(seed: 7)
            for _ in 0..<2000 {
                var bytes = seed
                for _ in 0...Int.random(in: 0..<3, using: &random) {
                    bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
                }
                if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
                let file = StringsFile(bytes)
                #expect(file.error != nil || file.texts.count <= 3)
            }
        }
    }
}
