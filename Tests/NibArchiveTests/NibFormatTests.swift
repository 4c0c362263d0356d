import NibArchive
import Testing

@Suite struct NibFormatTests {
    @Test(
        "what is not an archive is called by its name",
        arguments: [
            ("bplist00\u{1}", .binaryKeyedArchive), ("\u{4}\u{B}streamtyped", .typedStream),
            ("\u{4}\u{B}typedstream", .typedStream),
            (
                "<?xml version=\"1.0\"?>\n<!DOCTYPE plist PUBLIC \"\">\n<plist version=\"1.0\"><dict/></plist>",
                .xmlKeyedArchive
            ),
            ("\u{FEFF}  <plist/>", .xmlKeyedArchive), ("<?xml version=\"1.0\"?><document type=\"x\"/>", .document),
            ("<?xml version=\"1.0\"?><!-- <plist> --><archive type=\"x\"/>", .xmlKeyedArchive),
            ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", .oldDocument), ("<html/>", .unknown),
            ("", .unknown), ("NIBArchiv", .unknown), ("a <plist>", .unknown), ("\u{4}\u{B}stream", .unknown),
        ] as [(String, NibFormat)])
    func formats(text: String, format: NibFormat) throws {
        #expect(NibFormat(of: Array(text.utf8)) == format)
        let error = #expect(throws: NibError.self) { try assertRoundTrip(Array(text.utf8)) }
        #expect(error == NibError(.format(format), at: 0))
        #expect(error?.rule == "nib.format" && error?.hint != nil)
    }

    @Test("an archive is known by its first bytes")
    func archive() {
        #expect(NibFormat(of: HandMadeArchive().bytes) == .archive)
        #expect(NibFormat(of: Array("NIBArchive".utf8)) == .archive)
    }

    @Test("the message contains what was found, what was expected, where, and a hint")
    func message() {
        #expect(
            NibError(.format(.document), at: 0).description
                == "this is a storyboard or xib that has not been compiled, expected a compiled nib (NIBArchive) (at byte 0); compile the document first"
        )
        #expect(
            NibError(.missing(.objects, index: 7, count: 3), at: 99).message
                == "number 7 of the objects is out of range, there are 3")
    }
}
