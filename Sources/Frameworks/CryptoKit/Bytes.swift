import CCrypto
import Foundation

extension DataProtocol {
    /// Calls a function with all bytes in one piece of memory.
    func withContiguousBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        let regions = regions
        if let first = regions.first, regions.count == 1 { return try first.withUnsafeBytes(body) }
        return try Array(self).withUnsafeBytes(body)
    }
}

extension Data {
    /// Data of a size that a function fills.
    init(count: Int, filledBy fill: (UnsafeMutableRawBufferPointer) throws -> Void) rethrows {
        self.init(count: count)
        try withUnsafeMutableBytes { try fill($0) }
    }
}

/// Whether bytes are equal, in a time that depends on their count only.
func areEqual(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Bool {
    one.count == other.count && ccrypto_equal(one.baseAddress, other.baseAddress, one.count) == 1
}

func hexadecimal(_ bytes: UnsafeRawBufferPointer) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
}
