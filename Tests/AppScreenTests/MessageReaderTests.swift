import RandomNumbers
import Testing

@testable import AppScreen

@Suite("Messages between an app and what shows it") struct MessageReaderTests {
    private let messages: [ScreenMessage] = [
        .text("{}"), .bytes([]), .text(""), .bytes([1, 2, 3]), .text("{\"event\":\"tree\",\"label\":\"Käse\"}"),
        .bytes(Array(repeating: 7, count: 3000)),
    ]

    @Test("messages arrive whole, however the stream is divided", arguments: [1, 2, 3] as [UInt64])
    func divided(seed: UInt64) throws {
        var random = RandomNumbers(seed: seed)
        var reader = MessageReader()
        var stream = messages.flatMap(\.encoded)[...]
        var arrived: [ScreenMessage] = []
        while !stream.isEmpty {
            let count = Int.random(in: 1...min(stream.count, 50), using: &random)
            let new = reader.read(stream.prefix(count))
            arrived += try #require(new)
            stream = stream.dropFirst(count)
        }
        #expect(arrived == messages, "seed \(seed)")
    }

    @Test(
        "a stream that can't be one of messages ends",
        arguments: [[0, 0, 0, 0, 9], [255, 255, 255, 255, 0]] as [[UInt8]])
    func malformed(bytes: [UInt8]) {
        var reader = MessageReader()
        #expect(reader.read(bytes) == nil)
    }
}
