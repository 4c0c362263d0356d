import CommonCrypto
import Testing

@Suite struct CommonKeyDerivationTests {
    private func key(
        _ password: String, _ salt: String, _ prf: Int = kCCPRFHmacAlgSHA1, rounds: UInt32, count: Int
    ) -> String {
        let (password, salt) = (password.utf8.map { CChar(bitPattern: $0) }, [UInt8](salt.utf8))
        var key = [UInt8](repeating: 0, count: count)
        let status = CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), password, password.count, salt, salt.count, CCPseudoRandomAlgorithm(prf),
            rounds, &key, key.count)
        return Int(status) == kCCSuccess ? hexadecimal(key) : "\(status)"
    }

    @Test func `keys are those of RFC 6070`() {
        #expect(key("password", "salt", rounds: 1, count: 20) == "0c60c80f961f0e71f3a9b524af6012062fe037a6")
        #expect(key("password", "salt", rounds: 2, count: 20) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
        #expect(key("password", "salt", rounds: 4096, count: 20) == "4b007901b765489abead49d926f721d065a429c1")
        #expect(
            key(
                "passwordPASSWORDpassword", "saltSALTsaltSALTsaltSALTsaltSALTsalt", rounds: 4096, count: 25)
                == "3d2eec4fe41c849b80c8d83662c0e44a8b291a964cf2f07038")
        #expect(
            key("pass\0word", "sa\0lt", rounds: 4096, count: 16) == "56fa6aa75548099dcc37d7f03425e0c3")
    }

    @Test func `keys are those of RFC 7914`() {
        #expect(
            key("passwd", "salt", kCCPRFHmacAlgSHA256, rounds: 1, count: 64)
                == "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"
                + "49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783")
    }

    @Test func `parameters that are zero or unknown are errors`() {
        #expect(key("password", "salt", rounds: 0, count: 20) == "\(kCCParamError)")
        #expect(key("password", "salt", rounds: 1, count: 0) == "\(kCCParamError)")
        #expect(key("password", "salt", 99, rounds: 1, count: 20) == "\(kCCParamError)")
        #expect(Int(CCKeyDerivationPBKDF(9, "p", 1, [1], 1, 1, 1, nil, 20)) == kCCParamError)
        #expect(Int(CCKeyDerivationPBKDF(2, nil, 1, [1], 1, 1, 1, nil, 20)) == kCCParamError)
    }

    @Test func `a calibration finds rounds for a time`() {
        let rounds = CCCalibratePBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), 8, 8, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256), 32, 100)
        #expect(rounds > 100 && rounds < .max)
        #expect(CCCalibratePBKDF(9, 8, 8, 3, 32, 100) == .max)
    }

    @Test func `random bytes differ, and none need no memory`() {
        var (one, other) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
        #expect(Int(CCRandomGenerateBytes(&one, 32)) == kCCSuccess)
        #expect(Int(CCRandomGenerateBytes(&other, 32)) == kCCSuccess)
        #expect(one != other)
        #expect(Int(CCRandomGenerateBytes(nil, 0)) == kCCSuccess)
        #expect(Int(CCRandomGenerateBytes(nil, 1)) == kCCParamError)
    }
}
