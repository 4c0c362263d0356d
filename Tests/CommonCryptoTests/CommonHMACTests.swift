import CommonCrypto
import Testing

@Suite struct CommonHMACTests {
    private func code(_ algorithm: Int, _ count: Int32, key: [UInt8], _ data: [UInt8]) -> String {
        var code = [UInt8](repeating: 0, count: Int(count))
        CCHmac(CCHmacAlgorithm(algorithm), key, key.count, data, data.count, &code)
        return hexadecimal(code)
    }

    @Test func `codes are those of RFC 4231 and RFC 2202`() {
        let key = [UInt8](repeating: 0x0b, count: 20)
        let data = [UInt8]("Hi There".utf8)
        #expect(
            code(kCCHmacAlgSHA1, CC_SHA1_DIGEST_LENGTH, key: key, data) == "b617318655057264e28bc0b6fb378c8ef146be00")
        #expect(
            code(kCCHmacAlgMD5, CC_MD5_DIGEST_LENGTH, key: [UInt8](repeating: 0x0b, count: 16), data)
                == "9294727a3638bb1c13f48ef8158bfc9d")
        #expect(
            code(kCCHmacAlgSHA224, CC_SHA224_DIGEST_LENGTH, key: key, data)
                == "896fb1128abbdf196832107cd49df33f47b4b1169912ba4f53684b22")
        #expect(
            code(kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH, key: key, data)
                == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
        #expect(
            code(kCCHmacAlgSHA384, CC_SHA384_DIGEST_LENGTH, key: key, data)
                == "afd03944d84895626b0825f4ab46907f15f9dadbe4101ec682aa034c7cebc59c"
                + "faea9ea9076ede7f4af152e8b2fa9cb6")
        #expect(
            code(kCCHmacAlgSHA512, CC_SHA512_DIGEST_LENGTH, key: key, data)
                == "87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cde"
                + "daa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854")
    }

    @Test func `keys that are longer than a block are hashed`() {
        let key = [UInt8](repeating: 0xaa, count: 131)
        let data = [UInt8]("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
        #expect(
            code(kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH, key: key, data)
                == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }

    @Test func `codes in parts are those of the whole`() {
        var context = CCHmacContext()
        CCHmacInit(&context, CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4)
        CCHmacUpdate(&context, "what do ya want ", 16)
        CCHmacUpdate(&context, "for nothing?", 12)
        var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CCHmacFinal(&context, &code)
        #expect(hexadecimal(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }

    @Test func `nothing needs no memory`() {
        var code = [UInt8](repeating: 0, count: 32)
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), nil, 0, nil, 0, &code)
        #expect(hexadecimal(code) == "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad")
    }
}
