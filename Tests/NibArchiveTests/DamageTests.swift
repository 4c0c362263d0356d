import NibArchive
import Testing

@Suite struct DamageTests {
    private static let whole: [UInt8] = {
        let graph = NibGraph()
        let inner = graph.archive(from: graph.string("inside")).bytes()
        let root = graph.reserve()
        let view = graph.add(
            "UIView", fallbacks: ["NSView"],
            ["UIBounds": .rect(x: 0, y: 0, width: 320, height: 480), "UIAlpha": .float(0.5), "UITag": .integer(70000)])
        graph[view, "UISuperview"] = .reference(root)
        let connection = graph.add("UIRuntimeOutletConnection", ["UISource": .reference(view), "UIDestination": .null])
        let name = graph.string("näme")
        graph[connection, "UILabel"] = .reference(name)
        let (number, nested) = (graph.number(double: 1.5), graph.add("NSData", ["NS.bytes": .data(inner)]))
        let (top, connections) = (graph.array([view]), graph.array([connection]))
        let table = graph.dictionary([(name, number)])
        graph.fill(
            root, "NSObject",
            [
                "UINibTopLevelObjectsKey": .reference(top), "UINibConnectionsKey": .reference(connections),
                "table": .reference(table), "nested": .reference(nested),
            ])
        return graph.archive(from: root).bytes()
    }()

    @Test("an archive truncated anywhere is an error")
    func truncation() throws {
        try assertRoundTrip(Self.whole)
        for count in 0..<Self.whole.count {
            #expect(throws: NibError.self, "\(count) bytes") { try assertRoundTrip(Array(Self.whole.prefix(count))) }
        }
    }

    @Test("an archive with any one bit flipped is an error or still valid")
    func turnedBits() {
        var readable = 0
        for bit in 0..<8 * Self.whole.count {
            var bytes = Self.whole
            bytes[bit / 8] ^= 1 << (bit % 8)
            if (try? assertRoundTrip(bytes)) != nil { readable += 1 }
        }
        #expect(readable > 1000, "most bits are in names and numbers")
    }

    @Test(
        "an archive with any byte replaced by an extreme is an error or still valid",
        arguments: [0, 0x7F, 0x80, 0xFF] as [UInt8])
    func replacedBytes(_ byte: UInt8) {
        for index in Self.whole.indices {
            var bytes = Self.whole
            bytes[index] = byte
            _ = try? assertRoundTrip(bytes)
        }
    }
}
