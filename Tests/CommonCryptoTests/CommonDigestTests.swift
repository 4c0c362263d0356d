import CommonCrypto
import Testing

@Suite struct CommonDigestTests {
    typealias Hash = (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?

    private func digest(_ text: String, _ count: Int32, _ hash: Hash) -> String {
        let data = Array(text.utf8)
        var digest = [UInt8](repeating: 0, count: Int(count))
        _ = hash(data, CC_LONG(data.count), &digest)
        return hexadecimal(digest)
    }

    @Test func `digests of abc are those of RFC 1321 and FIPS 180`() {
        #expect(digest("abc", CC_MD5_DIGEST_LENGTH, { CC_MD5($0, $1, $2) }) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(
            digest("abc", CC_SHA1_DIGEST_LENGTH, { CC_SHA1($0, $1, $2) }) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(
            digest("abc", CC_SHA224_DIGEST_LENGTH, { CC_SHA224($0, $1, $2) })
                == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
        #expect(
            digest("abc", CC_SHA256_DIGEST_LENGTH, { CC_SHA256($0, $1, $2) })
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            digest("abc", CC_SHA384_DIGEST_LENGTH, { CC_SHA384($0, $1, $2) })
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
                + "8086072ba1e7cc2358baeca134c825a7")
        #expect(
            digest("abc", CC_SHA512_DIGEST_LENGTH, { CC_SHA512($0, $1, $2) })
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    }

    @Test func `digests of nothing need no memory`() {
        var digest = [UInt8](repeating: 0, count: 16)
        #expect(CC_MD5(nil, 0, &digest) != nil)
        #expect(hexadecimal(digest) == "d41d8cd98f00b204e9800998ecf8427e")
        #expect(CC_MD5(nil, 0, nil) == nil)
    }

    @Test func `digests in parts are those of the whole`() {
        let part = [UInt8]("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
        var context = CC_SHA256_CTX()
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        #expect(CC_SHA256_Init(&context) == 1)
        for byte in part { withUnsafePointer(to: byte) { _ = CC_SHA256_Update(&context, $0, 1) } }
        #expect(CC_SHA256_Final(&digest, &context) == 1)
        #expect(hexadecimal(digest) == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    }

    @Test func `states are plain memory, which apps allocate and copy`() {
        let context = UnsafeMutablePointer<CC_MD5_CTX>.allocate(capacity: 1)
        CC_MD5_Init(context)
        CC_MD5_Update(context, "a", 1)
        var copy = context.pointee
        CC_MD5_Update(context, "bc", 2)
        var digest = [UInt8](repeating: 0, count: 16)
        CC_MD5_Final(&digest, context)
        context.deallocate()
        #expect(hexadecimal(digest) == "900150983cd24fb0d6963f7d28e17f72")
        CC_MD5_Final(&digest, &copy)
        #expect(hexadecimal(digest) == "0cc175b9c0f1b6a831c399e269772661")
    }

    @Test func `every hash works in parts`() {
        var digest = [UInt8](repeating: 0, count: 64)
        var sha1 = CC_SHA1_CTX()
        CC_SHA1_Init(&sha1)
        CC_SHA1_Update(&sha1, "abc", 3)
        CC_SHA1_Final(&digest, &sha1)
        #expect(hexadecimal(digest.prefix(20)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        var sha256 = CC_SHA256_CTX()
        CC_SHA224_Init(&sha256)
        CC_SHA224_Update(&sha256, "abc", 3)
        CC_SHA224_Final(&digest, &sha256)
        #expect(hexadecimal(digest.prefix(4)) == "23097d22")
        var sha512 = CC_SHA512_CTX()
        CC_SHA384_Init(&sha512)
        CC_SHA384_Update(&sha512, "abc", 3)
        CC_SHA384_Final(&digest, &sha512)
        #expect(hexadecimal(digest.prefix(4)) == "cb00753f")
        CC_SHA512_Init(&sha512)
        CC_SHA512_Update(&sha512, "abc", 3)
        CC_SHA512_Final(&digest, &sha512)
        #expect(hexadecimal(digest.prefix(4)) == "ddaf35a1")
    }
}
