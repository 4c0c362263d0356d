import Foundation
import StoryboardKit
import Testing

/// What programs that import StoryboardKit alone can do. All of it is public.
@Suite("One import for all libraries") struct KitTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch">
            <objects>
                <label text="Hello" id="l1A-aa-aaa">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
                </label>
            </objects>
        </document>

        """

    @Test("a document is read, changed, compared, checked, compiled and read again")
    func everything() throws {
        for lineEnd in ["\n", "\r\n"] {
            let bytes = Array(Self.text.replacing("\n", with: lineEnd).utf8)
            let old = try Document(bytes)
            #expect(old.write() == bytes)
            var new = old
            try new.perform(.set(object: "l1A-aa-aaa", attribute: "text", value: "Bean"))
            #expect(
                String(decoding: new.write(), as: UTF8.self)
                    == String(decoding: bytes, as: UTF8.self)
                    .replacing("Hello", with: "Bean"))
            #expect(DocumentDifference(from: old, to: new).decisions.map(\.sentence) == ["label 'Hello' text → 'Bean'"])
            #expect(Checker.check(new).allSatisfy { $0.severity != .error })
            let compilation = StoryboardCompiler(new, name: "Label").compile()
            #expect(compilation.isComplete && !compilation.pieces.isEmpty)
            for piece in compilation.pieces { _ = try NibArchive(piece.bytes) }
        }
    }
}
