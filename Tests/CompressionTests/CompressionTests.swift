import Compression
import Foundation
import Testing

@Suite("Compressed data")
struct CompressionTests {
    /// Bytes that repeat in parts, from a seed.
    static func bytes(_ count: Int, seed: UInt64) -> [UInt8] {
        var state = seed
        func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
        var result: [UInt8] = []
        while result.count < count {
            if next() % 3 == 0, result.count > 40 {
                let start = Int(next() % UInt64(result.count - 20))
                result += result[start..<min(result.count, start + Int(next() % 300))]
            } else {
                for _ in 0..<next() % 24 { result.append(UInt8(truncatingIfNeeded: next())) }
            }
        }
        return Array(result.prefix(count))
    }

    static let formats = [COMPRESSION_ZLIB, COMPRESSION_LZ4, COMPRESSION_LZ4_RAW, COMPRESSION_LZFSE]

    static func encode(_ bytes: [UInt8], _ format: compression_algorithm) -> [UInt8] {
        var output = [UInt8](repeating: 0, count: bytes.count * 2 + 200)
        let count = compression_encode_buffer(&output, output.count, bytes, bytes.count, nil, format)
        return Array(output.prefix(count))
    }

    static func decode(_ bytes: [UInt8], room: Int, _ format: compression_algorithm) -> [UInt8] {
        var output = [UInt8](repeating: 0, count: room)
        let count = compression_decode_buffer(&output, room, bytes, bytes.count, nil, format)
        return Array(output.prefix(count))
    }

    @Test("buffers of all sizes come back as they were", arguments: formats)
    func buffers(format: compression_algorithm) {
        for size in [0, 1, 4, 12, 13, 14, 15, 16, 100, 5_000, 65_536, 200_000] {
            let seed = UInt64.random(in: 0...UInt64.max)
            let bytes = Self.bytes(size, seed: seed)
            let encoded = Self.encode(bytes, format)
            #expect(Self.decode(encoded, room: size + 10, format) == bytes, "\(size) bytes of seed \(seed)")
        }
    }

    @Test("bytes that repeat get shorter", arguments: [COMPRESSION_ZLIB, COMPRESSION_LZ4, COMPRESSION_LZ4_RAW])
    func shorter(format: compression_algorithm) {
        let bytes = [UInt8](repeating: 7, count: 100_000)
        #expect(Self.encode(bytes, format).count < 1_000)
    }

    @Test("other implementations' data is read")
    func foreign() {
        // Of Python's zlib.compressobj(wbits=-15), and of the example in the description of LZ4's blocks.
        let deflated: [UInt8] = [0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0x40, 0x27, 0x01]
        #expect(Self.decode(deflated, room: 100, COMPRESSION_ZLIB) == Array("hello hello hello hello".utf8))
        let block: [UInt8] = [0x66] + Array("hello ".utf8) + [6, 0, 0x50] + Array("hello".utf8)
        #expect(
            Self.decode(block, room: 100, COMPRESSION_LZ4_RAW) == Array("hello hello hello".utf8.prefix(16))
                + Array("hello".utf8))
        let framed: [UInt8] = Array("bv4-".utf8) + [3, 0, 0, 0, 1, 2, 3] + Array("bv4$".utf8)
        #expect(Self.decode(framed, room: 100, COMPRESSION_LZ4) == [1, 2, 3])
    }

    @Test("data that is cut off or changed gives nothing, never a trap", arguments: formats)
    func broken(format: compression_algorithm) {
        let seed = UInt64.random(in: 0...UInt64.max)
        let encoded = Self.encode(Self.bytes(3_000, seed: seed), format)
        var places = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            var changed = encoded
            changed[Int.random(in: 0..<changed.count, using: &places)] ^= UInt8.random(in: 1...255, using: &places)
            #expect(Self.decode(changed, room: 4_000, format).count <= 4_000, "seed \(seed)")
        }
        let plain = Self.decode(Array(encoded.prefix(encoded.count / 2)), room: 4_000, format)
        #expect(plain.count < 3_000)
    }

    @Test("a stream goes step by step, with little room and little input", arguments: formats)
    func streams(format: compression_algorithm) {
        let bytes = Self.bytes(70_000, seed: 5)
        let encoded = stream(bytes, COMPRESSION_STREAM_ENCODE, format)
        #expect(stream(encoded, COMPRESSION_STREAM_DECODE, format) == bytes)
    }

    func stream(
        _ bytes: [UInt8], _ operation: compression_stream_operation, _ format: compression_algorithm
    ) -> [UInt8] {
        let room = 500
        let step = 333
        let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
        defer { buffer.deallocate() }
        var result: [UInt8] = []
        bytes.withUnsafeBufferPointer { source in
            guard let start = source.baseAddress else { return }
            var stream = compression_stream(dst_ptr: buffer, dst_size: room, src_ptr: start, src_size: 0, state: nil)
            #expect(compression_stream_init(&stream, operation, format) == COMPRESSION_STATUS_OK)
            stream.src_ptr = start
            var given = 0
            var status = COMPRESSION_STATUS_OK
            while status == COMPRESSION_STATUS_OK {
                if stream.src_size == 0, given < source.count {
                    stream.src_size = min(step, source.count - given)
                    given += stream.src_size
                }
                (stream.dst_ptr, stream.dst_size) = (buffer, room)
                let isLast = given == source.count
                status = compression_stream_process(
                    &stream, isLast ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0)
                result += UnsafeBufferPointer(start: buffer, count: room - stream.dst_size)
            }
            #expect(status == COMPRESSION_STATUS_END)
            #expect(compression_stream_destroy(&stream) == COMPRESSION_STATUS_OK && stream.state == nil)
            #expect(compression_stream_process(&stream, 0) == COMPRESSION_STATUS_ERROR)
        }
        return result
    }

    @Test("filters compress what is written, and decompress what is read", arguments: [Algorithm.zlib, .lz4, .lzfse])
    func filters(algorithm: Algorithm) throws {
        let data = Data(Self.bytes(150_000, seed: 9))
        var compressed = Data()
        var ends = 0
        let output = try OutputFilter(.compress, using: algorithm, bufferCapacity: 1_000) {
            if let more = $0 { compressed += more } else { ends += 1 }
        }
        for start in stride(from: 0, to: data.count, by: 7_000) {
            try output.write(data[start..<min(data.count, start + 7_000)])
        }
        try output.finalize()
        try output.finalize()
        #expect(ends == 1)
        #expect(throws: FilterError.invalidData) { try output.write(data) }

        var place = 0
        let input = try InputFilter(.decompress, using: algorithm) { count -> Data? in
            defer { place += count }
            return place < compressed.count ? compressed[place..<min(compressed.count, place + count)] : nil
        }
        var result = Data()
        while let more = try input.readData(ofLength: 999) { result += more }
        #expect(result == data)

        var plain = Data()
        let half = try OutputFilter(.decompress, using: algorithm) { if let more = $0 { plain += more } }
        #expect(throws: FilterError.filterProcessError) {
            try half.write(compressed.prefix(compressed.count / 2))
            try half.finalize()
        }
    }

    @Test("formats that aren't there are refused")
    func missing() {
        for algorithm in [Algorithm.lzma, .brotli, .lzbitmap] {
            #expect(throws: FilterError.filterInitError) { try OutputFilter(.compress, using: algorithm) { _ in } }
            #expect(Self.encode([1, 2, 3], algorithm.rawValue).isEmpty)
        }
        #expect(Algorithm.allCases.allSatisfy { Algorithm(rawValue: $0.rawValue) == $0 })
    }
}
