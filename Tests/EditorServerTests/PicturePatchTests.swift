import Foundation
import JSONText
import Testing

@testable import EditorServer

@MainActor
@Suite struct PicturePatchTests {
    /// A bitmap as pictures are.
    private func picture(_ key: String, _ width: Int, _ height: Int, _ pixels: (Int, Int) -> UInt32) -> DrawnPicture {
        var bytes: [UInt8] = Array("BM".utf8) + Array(repeating: 0, count: 52)
        for (offset, number) in [(18, width), (22, -height)] {
            for index in 0..<4 { bytes[offset + index] = UInt8(truncatingIfNeeded: number >> (index * 8)) }
        }
        for y in 0..<height {
            for x in 0..<width {
                for index in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: pixels(x, y) >> (index * 8))) }
            }
        }
        return DrawnPicture(key: key, scale: 2, bytes: Data(bytes), type: "image/bmp")
    }

    private func parts(_ patch: PicturePatch) throws -> (head: JSONNode, pixels: [UInt8]) {
        let length = patch.message.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        let head = try JSONReader.read(Array(patch.message.dropFirst(4).prefix(length)))
        return (head, Array(patch.message.dropFirst(4 + length)))
    }

    @Test("a patch has the rectangle outside of which pictures are the same, with red before blue")
    func difference() throws {
        let old = picture("a", 5, 4) { _, _ in 0xFF11_2233 }
        let new = picture("b", 5, 4) { x, y in
            (x, y) == (3, 1) || (x, y) == (1, 2) ? 0xFF44_5566 : 0xFF11_2233
        }
        let (head, pixels) = try parts(#require(PicturePatch(from: old, to: new)))
        #expect(head["key"]?.string == "b" && head["base"]?.string == "a" && head["scale"]?.number == 2)
        #expect(head["rect"]?.elements?.compactMap(\.number) == [1, 1, 3, 2])
        let (same, other): ([UInt8], [UInt8]) = ([0x11, 0x22, 0x33, 255], [0x44, 0x55, 0x66, 255])
        #expect(pixels == same + same + other + other + same + same)
    }

    @Test("pictures that look the same have an empty patch, those of different sizes none")
    func ends() throws {
        let old = picture("a", 2, 2) { _, _ in 7 }
        let (head, pixels) = try parts(#require(PicturePatch(from: old, to: picture("b", 2, 2) { _, _ in 7 })))
        #expect(head["rect"]?.elements?.compactMap(\.number) == [0, 0, 0, 0] && pixels.isEmpty)
        #expect(PicturePatch(from: old, to: picture("b", 2, 3) { _, _ in 7 }) == nil)
        var png = old
        png.bytes = Data([0x89, 0x50])
        #expect(PicturePatch(from: png, to: old) == nil && PicturePatch(from: old, to: png) == nil)
    }

    @Test("a page that fetched an image gets its changes after a command, before it is notified of the new one")
    func pushed() throws {
        let editor = TestEditor()
        var patches: [[UInt8]] = []
        var order: [String] = []
        let page = PageConnection(
            send: { text in order.append(text.contains(#""event":"stage""#) ? "stage" : "other") },
            sendBytes: { bytes in
                patches.append(bytes)
                order.append("patch")
            })
        editor.editor.connect(page)
        func ask(_ text: String) { editor.editor.receive(Array(text.utf8), from: page) }
        ask(#"{"id": 1, "do": "open", "document": "Shop.storyboard"}"#)
        ask(#"{"id": 2, "do": "stage", "document": "Shop.storyboard", "scenes": ["sce-sh-001"]}"#)
        let set = #"{"set": {"object": "lab-el-001", "attribute": "text", "value": "Lungo"}}"#
        let document = try #require(editor.editor.open["Shop.storyboard"])
        let pictures = document.pictures(for: ViewSettings.usual)
        let first = try #require(document.picture(pictures.key(of: "sce-sh-001"), scale: 1)).bytes
        order = []
        ask(#"{"id": 3, "do": "perform", "document": "Shop.storyboard", "commands": [\#(set)]}"#)
        #expect(patches.count == 1 && order.prefix(2) == ["patch", "stage"])
        let second = try #require(document.picture(pictures.key(of: "sce-sh-001"), scale: 1)).bytes
        #expect(first != second && (patches.first?.count ?? 0) < first.count / 10)
    }
}
