import CommonCrypto
import Testing

@Suite struct CommonCryptorTests {
    struct Failure: Error, Equatable {
        let status: Int
    }

    private func crypt(
        _ operation: Int, _ data: [UInt8], key: [UInt8], iv: [UInt8]? = nil, algorithm: Int = kCCAlgorithmAES,
        options: Int = 0, room: Int? = nil
    ) throws -> [UInt8] {
        var output = [UInt8](repeating: 0, count: room ?? data.count + kCCBlockSizeAES128)
        var moved = 0
        let status = CCCrypt(
            CCOperation(operation), CCAlgorithm(algorithm), CCOptions(options), key, key.count, iv, data, data.count,
            &output, output.count, &moved)
        guard status == kCCSuccess else { throw Failure(status: Int(status)) }
        return Array(output.prefix(moved))
    }

    private let plaintext = bytes(
        """
        6bc1bee22e409f96e93d7e117393172a ae2d8a571e03ac9c9eb76fac45af8e51
        30c81c46a35ce411e5fbc1191a0a52ef f69f2445df4f9b17ad2b417be66c3710
        """)
    private let key128 = bytes("2b7e151628aed2a6abf7158809cf4f3c")
    private let iv = bytes("000102030405060708090a0b0c0d0e0f")

    @Test func `AES in the CBC mode is that of NIST SP 800-38A`() throws {
        let ciphertext = try crypt(kCCEncrypt, plaintext, key: key128, iv: iv)
        #expect(
            hexadecimal(ciphertext) == "7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b2"
                + "73bed6b8e3c1743b7116e69e222295163ff1caa1681fac09120eca307586e1a7")
        #expect(try crypt(kCCDecrypt, ciphertext, key: key128, iv: iv) == plaintext)
    }

    @Test func `AES in the ECB mode is that of NIST SP 800-38A`() throws {
        let key192 = bytes("8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b")
        let key256 = bytes("603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4")
        func first(_ key: [UInt8]) throws -> String {
            hexadecimal(try crypt(kCCEncrypt, plaintext, key: key, options: kCCOptionECBMode).prefix(16))
        }
        #expect(try first(key128) == "3ad77bb40d7a3660a89ecaf32466ef97")
        #expect(try first(key192) == "bd334f1d6e45f25ff712a214571fa5cc")
        #expect(try first(key256) == "f3eed1bdb5d2a03c064b5a7e3db181f8")
    }

    @Test func `DES and triple DES are those of NIST SP 800-17 and SP 800-67`() throws {
        let des = try crypt(
            kCCEncrypt, bytes("4e6f772069732074"), key: bytes("0123456789abcdef"), algorithm: kCCAlgorithmDES,
            options: kCCOptionECBMode)
        #expect(hexadecimal(des) == "3fa40e8a984d4815")
        let triple = try crypt(
            kCCEncrypt, bytes("5468652071756663"), key: bytes("0123456789abcdef23456789abcdef01456789abcdef0123"),
            algorithm: kCCAlgorithm3DES, options: kCCOptionECBMode)
        #expect(hexadecimal(triple) == "a826fd8ce53b855f")
    }

    @Test(arguments: [kCCAlgorithmAES, kCCAlgorithmDES, kCCAlgorithm3DES], 0..<34)
    func `padded data of every length comes back`(algorithm: Int, length: Int) throws {
        let keySize = [kCCAlgorithmAES: 32, kCCAlgorithmDES: 8, kCCAlgorithm3DES: 24][algorithm]!
        let key = (0..<keySize).map { UInt8($0 * 7 + 1) }
        let data = (0..<length).map { UInt8($0) }
        for options in [kCCOptionPKCS7Padding, kCCOptionPKCS7Padding | kCCOptionECBMode] {
            let ciphertext = try crypt(kCCEncrypt, data, key: key, iv: iv, algorithm: algorithm, options: options)
            #expect(ciphertext.count > length)
            #expect(
                try crypt(kCCDecrypt, ciphertext, key: key, iv: iv, algorithm: algorithm, options: options) == data)
        }
    }

    @Test func `a missing initialization vector is all zeros`() throws {
        let zeros = [UInt8](repeating: 0, count: 16)
        #expect(try crypt(kCCEncrypt, plaintext, key: key128) == crypt(kCCEncrypt, plaintext, key: key128, iv: zeros))
    }

    @Test func `wrong parameters are errors`() throws {
        #expect(throws: Failure(status: kCCKeySizeError)) { try crypt(kCCEncrypt, plaintext, key: [1, 2, 3]) }
        #expect(throws: Failure(status: kCCAlignmentError)) { try crypt(kCCEncrypt, [1, 2, 3], key: key128) }
        #expect(throws: Failure(status: kCCAlignmentError)) {
            try crypt(kCCDecrypt, [1, 2, 3], key: key128, options: kCCOptionPKCS7Padding)
        }
        #expect(throws: Failure(status: kCCParamError)) { try crypt(7, plaintext, key: key128) }
        #expect(throws: Failure(status: kCCParamError)) { try crypt(kCCEncrypt, plaintext, key: key128, algorithm: 77) }
        #expect(throws: Failure(status: kCCUnimplemented)) {
            try crypt(kCCEncrypt, plaintext, key: key128, algorithm: kCCAlgorithmRC4)
        }
        var moved = 0
        let noKey = CCCrypt(0, 0, 0, nil, 16, nil, plaintext, 16, nil, 0, &moved)
        #expect(noKey == kCCParamError)
    }

    @Test func `output that is too small names the size it needs`() {
        var output = [UInt8](repeating: 0, count: 16)
        var moved = 0
        let status = CCCrypt(
            CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), key128, 16, iv,
            plaintext, 16, &output, output.count, &moved)
        #expect(status == kCCBufferTooSmall)
        #expect(moved == 32)
    }

    @Test func `data that was encrypted with another key does not decode`() throws {
        let ciphertext = try crypt(kCCEncrypt, plaintext, key: key128, iv: iv, options: kCCOptionPKCS7Padding)
        var other = key128
        other[0] ^= 1
        // Of 256 other keys, about one gives padding that looks right.
        #expect(throws: Failure(status: kCCDecodeError)) {
            try crypt(kCCDecrypt, ciphertext, key: other, iv: iv, options: kCCOptionPKCS7Padding)
        }
    }

    @Test func `input and output may be the same memory`() throws {
        var data = plaintext + [UInt8](repeating: 0, count: 16)
        var moved = 0
        let status = data.withUnsafeMutableBytes { data in
            CCCrypt(
                CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), key128, 16, iv,
                data.baseAddress, plaintext.count, data.baseAddress, data.count, &moved)
        }
        #expect(status == kCCSuccess)
        #expect(data == (try crypt(kCCEncrypt, plaintext, key: key128, iv: iv, options: kCCOptionPKCS7Padding)))
    }

    @Test(arguments: [1, 5, 16, 17, 40]) func `data in parts gives the output of the whole`(step: Int) throws {
        let data = plaintext + [1, 2, 3]
        let whole = try crypt(kCCEncrypt, data, key: key128, iv: iv, options: kCCOptionPKCS7Padding)
        for (operation, input, expected) in [(kCCEncrypt, data, whole), (kCCDecrypt, whole, data)] {
            var cryptor: CCCryptorRef?
            let created = CCCryptorCreate(
                CCOperation(operation), CCAlgorithm(kCCAlgorithmAES128), CCOptions(kCCOptionPKCS7Padding), key128,
                key128.count, iv, &cryptor)
            #expect(created == kCCSuccess)
            for _ in 0..<2 {
                var output: [UInt8] = []
                for start in stride(from: 0, to: input.count, by: step) {
                    let part = Array(input[start..<min(start + step, input.count)])
                    let length = CCCryptorGetOutputLength(cryptor, part.count, false)
                    var (written, moved) = ([UInt8](repeating: 0, count: length), 0)
                    #expect(CCCryptorUpdate(cryptor, part, part.count, &written, length, &moved) == kCCSuccess)
                    #expect(moved == length)
                    output += written
                }
                var (last, moved) = ([UInt8](repeating: 0, count: 16), 0)
                #expect(CCCryptorFinal(cryptor, &last, last.count, &moved) == kCCSuccess)
                #expect(output + last.prefix(moved) == expected)
                #expect(CCCryptorUpdate(cryptor, [1], 1, &last, 16, &moved) == kCCCallSequenceError)
                #expect(CCCryptorReset(cryptor, iv) == kCCSuccess)
            }
            #expect(CCCryptorRelease(cryptor) == kCCSuccess)
        }
    }

    @Test func `the last block waits for room`() throws {
        let ciphertext = try crypt(kCCEncrypt, [1, 2, 3], key: key128, options: kCCOptionPKCS7Padding)
        var cryptor: CCCryptorRef?
        CCCryptorCreate(
            CCOperation(kCCDecrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), key128, 16, nil,
            &cryptor)
        var (output, moved) = ([UInt8](repeating: 0, count: 16), 0)
        #expect(CCCryptorUpdate(cryptor, ciphertext, 16, &output, 16, &moved) == kCCSuccess)
        #expect(CCCryptorFinal(cryptor, &output, 1, &moved) == kCCBufferTooSmall)
        #expect(moved == 3)
        #expect(CCCryptorFinal(cryptor, &output, 3, &moved) == kCCSuccess)
        #expect(output.prefix(3) == [1, 2, 3])
        CCCryptorRelease(cryptor)
    }

    @Test func `the counter mode is that of NIST SP 800-38A, and takes any length`() {
        var cryptor: CCCryptorRef?
        let created = CCCryptorCreateWithMode(
            CCOperation(kCCEncrypt), CCMode(kCCModeCTR), CCAlgorithm(kCCAlgorithmAES), CCPadding(ccNoPadding),
            bytes("f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff"), key128, 16, nil, 0, 0, CCModeOptions(kCCModeOptionCTR_BE),
            &cryptor)
        #expect(created == kCCSuccess)
        var (output, moved) = ([UInt8](repeating: 0, count: 19), 0)
        #expect(CCCryptorUpdate(cryptor, plaintext, 19, &output, 19, &moved) == kCCSuccess)
        #expect(moved == 19)
        #expect(hexadecimal(output) == "874d6191b620e3261bef6864990db6ce9806f6")
        #expect(CCCryptorFinal(cryptor, nil, 0, &moved) == kCCSuccess)
        CCCryptorRelease(cryptor)
    }

    @Test func `modes without an implementation say so`() {
        var cryptor: CCCryptorRef?
        let created = CCCryptorCreateWithMode(
            CCOperation(kCCEncrypt), CCMode(8), CCAlgorithm(kCCAlgorithmAES), CCPadding(ccNoPadding), iv, key128, 16,
            nil, 0, 0, 0, &cryptor)
        #expect(created == kCCUnimplemented)
        #expect(cryptor == nil)
        #expect(CCCryptorUpdate(nil, nil, 0, nil, 0, nil) == kCCParamError)
        #expect(CCCryptorFinal(nil, nil, 0, nil) == kCCParamError)
        #expect(CCCryptorRelease(nil) == kCCSuccess)
    }

    @Test func `keys are wrapped as in RFC 3394`() {
        let (kek, key) = (bytes("000102030405060708090a0b0c0d0e0f"), bytes("00112233445566778899aabbccddeeff"))
        var wrapped = [UInt8](repeating: 0, count: 24)
        var count = wrapped.count
        #expect(
            CCSymmetricKeyWrap(
                CCWrappingAlgorithm(kCCWRAPAES), CCrfc3394_iv, CCrfc3394_ivLen, kek, 16, key, 16, &wrapped, &count)
                == kCCSuccess)
        #expect(hexadecimal(wrapped) == "1fa68b0a8112b447aef34bd8fb5a7b829d3e862371d2cfe5")
        var unwrapped = [UInt8](repeating: 0, count: 16)
        count = 16
        #expect(CCSymmetricKeyUnwrap(1, nil, 0, kek, 16, wrapped, 24, &unwrapped, &count) == kCCSuccess)
        #expect(unwrapped == key)
        wrapped[0] ^= 1
        #expect(CCSymmetricKeyUnwrap(1, nil, 0, kek, 16, wrapped, 24, &unwrapped, &count) == kCCDecodeError)
        count = 3
        #expect(CCSymmetricKeyUnwrap(1, nil, 0, kek, 16, wrapped, 24, &unwrapped, &count) == kCCBufferTooSmall)
        #expect(count == 16)
        #expect(CCSymmetricKeyUnwrap(1, nil, 0, kek, 16, wrapped, 20, &unwrapped, &count) == kCCParamError)
    }
}
