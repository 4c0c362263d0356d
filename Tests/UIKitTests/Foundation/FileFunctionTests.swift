import Foundation
import Glibc
import Testing
import UIKit

struct FileFunctionTests {
    /// What the functions of a file read and write.
    private final class Memory {
        var bytes: [UInt8] = []
        var place = 0
        var closings = 0

        static func of(_ cookie: UnsafeMutableRawPointer?) -> Memory? {
            cookie.map { Unmanaged<Memory>.fromOpaque($0).takeUnretainedValue() }
        }

        static func read(_ cookie: UnsafeMutableRawPointer?, _ bytes: UnsafeMutablePointer<CChar>?, _ count: Int32)
            -> Int32
        {
            guard let memory = of(cookie), let bytes else { return -1 }
            let part = memory.bytes.dropFirst(memory.place).prefix(Int(count))
            for (index, byte) in part.enumerated() { bytes[index] = CChar(bitPattern: byte) }
            memory.place += part.count
            return Int32(part.count)
        }

        static func write(_ cookie: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<CChar>?, _ count: Int32) -> Int32 {
            guard let memory = of(cookie), let bytes else { return -1 }
            for index in 0..<Int(count) { memory.bytes.append(UInt8(bitPattern: bytes[index])) }
            return count
        }

        static func seek(_ cookie: UnsafeMutableRawPointer?, _ offset: DarwinFilePosition, _ whence: Int32)
            -> DarwinFilePosition
        {
            guard let memory = of(cookie), whence == SEEK_SET else { return -1 }
            memory.place = Int(offset)
            return offset
        }

        static func close(_ cookie: UnsafeMutableRawPointer?) -> Int32 {
            of(cookie)?.closings += 1
            return 0
        }
    }

    @Test("A file made of functions reads, writes, moves and closes by these")
    func files() throws {
        let memory = Memory()
        let cookie = Unmanaged.passUnretained(memory).toOpaque()
        let file = try #require(funopen(cookie, Memory.read, Memory.write, Memory.seek, Memory.close))
        #expect(fputs("hello, file", file) >= 0 && fflush(file) == 0)
        #expect(String(decoding: memory.bytes, as: UTF8.self) == "hello, file")
        #expect(fseek(file, 7, SEEK_SET) == 0)
        var bytes = [CChar](repeating: 0, count: 20)
        #expect(
            fread(&bytes, 1, 4, file) == 4 && String(decoding: bytes.prefix(4).map(UInt8.init), as: UTF8.self) == "file"
        )
        #expect(fclose(file) == 0 && memory.closings == 1)
        let readOnly = try #require(funopen(cookie, Memory.read, nil, nil, nil))
        #expect(fputs("no", readOnly) < 0)
        #expect(fseek(readOnly, 1, SEEK_SET) == -1 && fclose(readOnly) == 0 && memory.closings == 1)
        #expect(funopen(cookie, nil, nil, Memory.seek, Memory.close) == nil)
    }
}
