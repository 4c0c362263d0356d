import CryptoKit
import Foundation
import Testing

@Suite struct HashTests {
    private let abc = Data("abc".utf8)

    @Test func `digests of abc are those of RFC 1321 and FIPS 180`() {
        #expect(hexadecimal(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hexadecimal(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(
            hexadecimal(SHA256.hash(data: abc)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            hexadecimal(SHA384.hash(data: abc))
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
        #expect(
            hexadecimal(SHA512.hash(data: abc))
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    }

    @Test func `a million letters have the digest of FIPS 180`() {
        let letters = Data(repeating: UInt8(ascii: "a"), count: 1_000_000)
        #expect(
            hexadecimal(SHA256.hash(data: letters))
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test func `a function goes on after a digest, and its copies are independent`() {
        var function = SHA256()
        #expect(function.finalize() == SHA256.hash(data: Data()))
        function.update(data: Data("a".utf8))
        var copy = function
        _ = function.finalize()
        function.update(data: Data("bc".utf8))
        #expect(function.finalize() == SHA256.hash(data: abc))
        copy.update(data: Data("x".utf8))
        #expect(copy.finalize() == SHA256.hash(data: Data("ax".utf8)))
    }

    @Test func `any data can be hashed`() {
        let slice = Data("xabcx".utf8)[1..<4]
        var dispatched = DispatchData.empty
        for part in ["a", "bc"] {
            part.utf8.withContiguousStorageIfAvailable { dispatched.append(UnsafeRawBufferPointer($0)) }
        }
        let expected = SHA256.hash(data: abc)
        #expect(SHA256.hash(data: slice) == expected)
        #expect(SHA256.hash(data: Array("abc".utf8)) == expected)
        #expect(SHA256.hash(data: dispatched) == expected)
        var function = SHA256()
        abc.withUnsafeBytes { function.update(bufferPointer: $0) }
        #expect(function.finalize() == expected)
    }

    @Test func `digests are described, compared and iterated`() {
        let digest = Insecure.MD5.hash(data: abc)
        #expect(digest.description == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
        #expect("\(SHA256.hash(data: abc))".hasPrefix("SHA256 digest: ba7816bf"))
        #expect("\(SHA384.hash(data: abc))".hasPrefix("SHA384 digest: "))
        #expect("\(SHA512.hash(data: abc))".hasPrefix("SHA512 digest: "))
        #expect("\(Insecure.SHA1.hash(data: abc))".hasPrefix("SHA1 digest: "))
        #expect(digest.map { String(format: "%02x", $0) }.joined() == "900150983cd24fb0d6963f7d28e17f72")
        #expect(digest == Data(digest))
        #expect(digest != Data([1]))
        #expect(Set([digest, Insecure.MD5.hash(data: abc)]).count == 1)
        #expect(Data(digest).count == Insecure.MD5Digest.byteCount)
    }

    @Test func `sizes are those of the functions`() {
        let digests: [Int] = [32, 48, 64]
        #expect([SHA256.byteCount, SHA384.byteCount, SHA512.byteCount] == digests)
        #expect(Insecure.MD5.byteCount == 16 && Insecure.SHA1.byteCount == 20)
        let blocks: [Int] = [64, 128, 128]
        #expect([SHA256.blockByteCount, SHA384.blockByteCount, SHA512.blockByteCount] == blocks)
    }
}
