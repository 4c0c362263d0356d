import CryptoKit
import Foundation
import Testing

@Suite struct NISTCurveTests {
    private let sample = Data("sample".utf8)

    @Test func `signatures of RFC 6979 on P-256 are valid`() throws {
        let key = try P256.Signing.PrivateKey(
            rawRepresentation: bytes("C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721"))
        #expect(
            hexadecimal(key.publicKey.rawRepresentation)
                == "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
                + "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299")
        let signature = try P256.Signing.ECDSASignature(
            rawRepresentation: bytes(
                """
                EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716
                F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8
                """))
        #expect(key.publicKey.isValidSignature(signature, for: sample))
        #expect(key.publicKey.isValidSignature(signature, for: SHA256.hash(data: sample)))
        #expect(!key.publicKey.isValidSignature(signature, for: SHA384.hash(data: sample)))
        #expect(!key.publicKey.isValidSignature(signature, for: Data("simple".utf8)))
    }

    @Test func `signatures of RFC 6979 on P-384 are valid`() throws {
        let key = try P384.Signing.PrivateKey(
            rawRepresentation: bytes(
                "6B9D3DAD2E1B8C1C05B19875B6659F4DE23C3B667BF297BA9AA47740787137D896D5724E4C70A825F872C9EA60D2EDF5"))
        let signature = try P384.Signing.ECDSASignature(
            rawRepresentation: bytes(
                """
                94EDBB92A5ECB8AAD4736E56C691916B3F88140666CE9FA73D64C4EA95AD133C81A648152E44ACF96E36DD1E80FABE46
                99EF4AEB15F178CEA1FE40DB2603138F130E740A19624526203B6351D0A3A94FA329C145786E679E7B82C71A38628AC8
                """))
        #expect(key.publicKey.isValidSignature(signature, for: sample))
    }

    @Test func `signatures of RFC 6979 on P-521 are valid`() throws {
        let key = try P521.Signing.PrivateKey(
            rawRepresentation: bytes(
                """
                00FAD06DAA62BA3B25D2FB40133DA757205DE67F5BB0018FEE8C86E1B68C7E75CAA8
                96EB32F1F47C70855836A6D16FCC1466F6D8FBEC67DB89EC0C08B0E996B83538
                """))
        let signature = try P521.Signing.ECDSASignature(
            rawRepresentation: bytes(
                """
                00C328FAFCBD79DD77850370C46325D987CB525569FB63C5D3BC53950E6D4C5F174E
                25A1EE9017B5D450606ADD152B534931D7D4E8455CC91F9B15BF05EC36E377FA
                00617CCE7CF5064806C467F678D3B4080D6F1CC50AF26CA209417308281B68AF2826
                23EAA63E5B5C0723D8B8C37FF0777B1A20F8CCB1DCCC43997F1EE0E44DA4A67A
                """))
        #expect(key.publicKey.isValidSignature(signature, for: sample))
    }

    @Test func `the shared secret on P-256 is that of RFC 5903, and keys are derived from it`() throws {
        let own = try P256.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("C88F01F510D9AC3F70A292DAA2316DE544E9AAB8AFE84049C62A9C57862D1433"))
        let other = try P256.KeyAgreement.PublicKey(
            rawRepresentation: bytes(
                """
                D12DFB5289C8D4F81208B70270398C342296970A0BCCB74C736FC7554494BF63
                56FBF3CA366CC23E8157854C13C58D6AAC23F046ADA30F8353E74F33039872AB
                """))
        let secret = try own.sharedSecretFromKeyAgreement(with: other)
        #expect(secret == bytes("D6840F6B42F6EDAFD13116E0E12565202FEF8E9ECE7DCE03812464D04B9442DE"))
        #expect(secret != [UInt8](repeating: 0, count: 32))
        #expect(secret.description == "SharedSecret: d6840f6b42f6edafd13116e0e12565202fef8e9ece7dce03812464d04b9442de")
        let info = Data("info".utf8)
        let x963 = secret.x963DerivedSymmetricKey(using: SHA256.self, sharedInfo: info, outputByteCount: 50)
        #expect(
            x963.withUnsafeBytes { hexadecimal($0) }
                == "1660bc357314e58d942a6546ef9cc0a1ce31f1960ca93a8d77d2a2838bfd69e9"
                + "7e30a832431c5310593e0ed7e17cb399735e"
        )
        let hkdf = secret.hkdfDerivedSymmetricKey(
            using: SHA256.self, salt: Data("salt".utf8), sharedInfo: info, outputByteCount: 50)
        #expect(
            hkdf.withUnsafeBytes { hexadecimal($0) }
                == "92a2cf6402e1ea7e13e18d94071217360535df1a67d81a70275fa3c8e6e20f99"
                + "b9b37245bd9095e4880773c6efcf47355284"
        )
    }

    @Test func `both parties find the same secret`() throws {
        let (a256, b256) = (P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey())
        let (a384, b384) = (P384.KeyAgreement.PrivateKey(), P384.KeyAgreement.PrivateKey())
        let (a521, b521) = (P521.KeyAgreement.PrivateKey(), P521.KeyAgreement.PrivateKey())
        #expect(
            try a256.sharedSecretFromKeyAgreement(with: b256.publicKey)
                == b256.sharedSecretFromKeyAgreement(with: a256.publicKey))
        #expect(
            try a384.sharedSecretFromKeyAgreement(with: b384.publicKey)
                == b384.sharedSecretFromKeyAgreement(with: a384.publicKey))
        #expect(
            try a521.sharedSecretFromKeyAgreement(with: b521.publicKey)
                == b521.sharedSecretFromKeyAgreement(with: a521.publicKey))
    }

    @Test func `signatures in both representations are valid`() throws {
        let key = P521.Signing.PrivateKey()
        for _ in 0..<20 {
            let signature = try key.signature(for: sample)
            #expect(signature.rawRepresentation.count == 132)
            let copy = try P521.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
            #expect(copy.rawRepresentation == signature.rawRepresentation)
            #expect(copy.withUnsafeBytes { Data($0) } == signature.rawRepresentation)
            #expect(key.publicKey.isValidSignature(copy, for: sample))
        }
        let small = P256.Signing.PrivateKey()
        #expect(small.publicKey.isValidSignature(try small.signature(for: sample), for: sample))
        let middle = P384.Signing.PrivateKey()
        let signature = try middle.signature(for: SHA256.hash(data: sample))
        #expect(middle.publicKey.isValidSignature(signature, for: SHA256.hash(data: sample)))
    }

    @Test func `a signature of another tool is valid`() throws {
        let signature = try P256.Signing.ECDSASignature(
            derRepresentation: bytes(
                """
                3045022100b68b5fc5e5eaea05ce862d877b785722657a4140436437253f791d0a9b0f6bb4
                0220084ea678825d983010299e634fc5439c004c08d1f58dfd729b6bd103f8e9bea5
                """))
        let key = try P256.Signing.PrivateKey(pemRepresentation: Self.pkcs8)
        #expect(key.publicKey.isValidSignature(signature, for: sample))
        #expect(
            hexadecimal(signature.derRepresentation)
                == "3045022100b68b5fc5e5eaea05ce862d877b785722657a4140436437253f791d0a9b0f6bb4"
                + "0220084ea678825d983010299e634fc5439c004c08d1f58dfd729b6bd103f8e9bea5")
    }

    @Test func `signatures with damaged representations are errors`() throws {
        let der = try P256.Signing.PrivateKey().signature(for: sample).derRepresentation
        for count in 0..<der.count {
            #expect(throws: (any Error).self) { try P256.Signing.ECDSASignature(derRepresentation: der.prefix(count)) }
        }
        #expect(throws: CryptoKitASN1Error.invalidASN1Object) {
            try P256.Signing.ECDSASignature(derRepresentation: der + [0])
        }
        #expect(throws: CryptoKitASN1Error.invalidASN1IntegerEncoding) {
            try P256.Signing.ECDSASignature(derRepresentation: bytes("3006020181020101"))
        }
        #expect(throws: CryptoKitASN1Error.invalidASN1IntegerEncoding) {
            try P256.Signing.ECDSASignature(derRepresentation: bytes("300702020001020101"))
        }
        #expect(throws: CryptoKitASN1Error.unexpectedFieldType) {
            try P256.Signing.ECDSASignature(derRepresentation: bytes("020101"))
        }
        #expect(throws: CryptoKitASN1Error.unsupportedFieldLength) {
            try P256.Signing.ECDSASignature(derRepresentation: bytes("30ffffffffffffffffff"))
        }
        let long = try P384.Signing.PrivateKey().signature(for: sample).derRepresentation
        #expect(throws: CryptoKitError.incorrectParameterSize) {
            try P256.Signing.ECDSASignature(derRepresentation: long)
        }
        #expect(throws: CryptoKitError.incorrectParameterSize) {
            try P256.Signing.ECDSASignature(rawRepresentation: Data(count: 63))
        }
        let zero = try P256.Signing.ECDSASignature(rawRepresentation: Data(count: 64))
        #expect(!P256.Signing.PrivateKey().publicKey.isValidSignature(zero, for: sample))
        let full = try P256.Signing.ECDSASignature(rawRepresentation: Data(repeating: 0xff, count: 64))
        #expect(!P256.Signing.PrivateKey().publicKey.isValidSignature(full, for: sample))
    }

    @Test func `private keys come back from all representations`() throws {
        for key in [P256.Signing.PrivateKey(), P256.Signing.PrivateKey(compactRepresentable: false)] {
            for copy in [
                try P256.Signing.PrivateKey(rawRepresentation: key.rawRepresentation),
                try P256.Signing.PrivateKey(x963Representation: key.x963Representation),
                try P256.Signing.PrivateKey(derRepresentation: key.derRepresentation),
                try P256.Signing.PrivateKey(pemRepresentation: key.pemRepresentation),
            ] {
                #expect(copy.rawRepresentation == key.rawRepresentation)
                #expect(copy.publicKey.rawRepresentation == key.publicKey.rawRepresentation)
            }
        }
        let key384 = P384.KeyAgreement.PrivateKey()
        let copy384 = try P384.KeyAgreement.PrivateKey(pemRepresentation: key384.pemRepresentation)
        #expect(copy384.x963Representation == key384.x963Representation)
        let key521 = P521.KeyAgreement.PrivateKey()
        let copy521 = try P521.KeyAgreement.PrivateKey(derRepresentation: key521.derRepresentation)
        #expect(copy521.x963Representation == key521.x963Representation)
        #expect(key521.x963Representation.count == 199)
    }

    @Test func `public keys come back from all representations`() throws {
        for _ in 0..<8 {
            let key = P384.Signing.PrivateKey().publicKey
            let compact = try #require(key.compactRepresentation)
            for copy in [
                try P384.Signing.PublicKey(rawRepresentation: key.rawRepresentation),
                try P384.Signing.PublicKey(x963Representation: key.x963Representation),
                try P384.Signing.PublicKey(compressedRepresentation: key.compressedRepresentation),
                try P384.Signing.PublicKey(compactRepresentation: compact),
                try P384.Signing.PublicKey(derRepresentation: key.derRepresentation),
                try P384.Signing.PublicKey(pemRepresentation: key.pemRepresentation),
            ] {
                #expect(copy.x963Representation == key.x963Representation)
            }
        }
    }

    @Test func `half of all keys have no compact representation`() {
        let keys = (0..<40).map { _ in P256.KeyAgreement.PrivateKey(compactRepresentable: false).publicKey }
        #expect(keys.contains { $0.compactRepresentation == nil })
        #expect(keys.contains { $0.compactRepresentation != nil })
    }

    @Test func `keys of another tool are read, and written the same`() throws {
        let key = try P256.Signing.PrivateKey(pemRepresentation: Self.pkcs8)
        #expect(
            hexadecimal(key.rawRepresentation) == "a3df9ccffe11074491c0e26d6e901a58bd0bb19f3b41a7c5e675f82b16e06ea8")
        #expect(key.pemRepresentation == Self.pkcs8)
        #expect(key.publicKey.pemRepresentation == Self.publicKey)
        let sec1 = try P256.Signing.PrivateKey(pemRepresentation: Self.sec1 + "\n")
        #expect(sec1.rawRepresentation == key.rawRepresentation)
        let key384 = try P384.KeyAgreement.PrivateKey(pemRepresentation: Self.pkcs8OfP384)
        #expect(key384.pemRepresentation == Self.pkcs8OfP384)
        #expect(key384.publicKey.pemRepresentation == Self.publicKeyOfP384)
        let key521 = try P521.KeyAgreement.PrivateKey(pemRepresentation: Self.pkcs8OfP521)
        #expect(key521.pemRepresentation == Self.pkcs8OfP521)
        #expect(key521.publicKey.pemRepresentation == Self.publicKeyOfP521)
    }

    @Test func `damaged DER of any length is an error`() throws {
        let key = P256.Signing.PrivateKey()
        for count in 0..<key.derRepresentation.count {
            #expect(throws: (any Error).self) {
                try P256.Signing.PrivateKey(derRepresentation: key.derRepresentation.prefix(count))
            }
        }
        for count in 0..<key.publicKey.derRepresentation.count {
            #expect(throws: (any Error).self) {
                try P256.Signing.PublicKey(derRepresentation: key.publicKey.derRepresentation.prefix(count))
            }
        }
        // Any byte may change: nothing traps, and what is read is a key.
        for index in key.derRepresentation.indices {
            var der = key.derRepresentation
            der[index] ^= 0x41
            if let read = try? P256.Signing.PrivateKey(derRepresentation: der) {
                #expect(read.rawRepresentation.count == 32)
            }
        }
        #expect(throws: CryptoKitASN1Error.invalidASN1Object) {
            try P256.Signing.PublicKey(derRepresentation: key.publicKey.derRepresentation + [0])
        }
        #expect(throws: CryptoKitASN1Error.invalidObjectIdentifier) {
            try P384.Signing.PrivateKey(derRepresentation: key.derRepresentation)
        }
        #expect(throws: CryptoKitASN1Error.invalidObjectIdentifier) {
            try P384.Signing.PublicKey(derRepresentation: key.publicKey.derRepresentation)
        }
    }

    @Test(arguments: ["", "text", "-----BEGIN -----", "-----BEGIN PRIVATE KEY-----\n-----END PRIVATE KEY-----"])
    func `text that is no document is an error`(text: String) {
        #expect(throws: CryptoKitASN1Error.invalidPEMDocument) { try P256.Signing.PrivateKey(pemRepresentation: text) }
        #expect(throws: CryptoKitASN1Error.invalidPEMDocument) { try P256.Signing.PublicKey(pemRepresentation: text) }
    }

    @Test func `documents of another type, or with damaged text, are errors`() {
        let texts = [
            Self.publicKey, Self.pkcs8.replacingOccurrences(of: "END PRIVATE", with: "END EC PRIVATE"),
            Self.pkcs8.replacingOccurrences(of: "MIGH", with: "M-GH"),
        ]
        for text in texts {
            #expect(throws: CryptoKitASN1Error.invalidPEMDocument) {
                try P256.Signing.PrivateKey(pemRepresentation: text)
            }
        }
        #expect(throws: CryptoKitASN1Error.invalidPEMDocument) {
            try P256.Signing.PublicKey(pemRepresentation: Self.pkcs8)
        }
    }

    @Test func `keys of wrong sizes are errors`() {
        for count in [0, 31, 33, 64, 66, 90] {
            let data = Data(count: count)
            #expect(throws: CryptoKitError.incorrectKeySize) { try P256.Signing.PrivateKey(rawRepresentation: data) }
            #expect(throws: CryptoKitError.incorrectKeySize) {
                try P256.KeyAgreement.PrivateKey(x963Representation: data.dropLast())
            }
            #expect(throws: CryptoKitError.incorrectKeySize) {
                try P384.Signing.PublicKey(rawRepresentation: data.dropLast())
            }
            #expect(throws: CryptoKitError.incorrectKeySize) {
                try P384.KeyAgreement.PublicKey(x963Representation: data.dropLast())
            }
            #expect(throws: CryptoKitError.incorrectKeySize) {
                try P384.KeyAgreement.PublicKey(compressedRepresentation: data)
            }
            #expect(throws: CryptoKitError.incorrectKeySize) {
                try P384.KeyAgreement.PublicKey(compactRepresentation: data)
            }
        }
    }

    @Test func `bytes that are no key are errors`() {
        let invalid = CryptoKitError.underlyingCoreCryptoError(error: -7)
        let order = bytes("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551")
        #expect(throws: invalid) { try P256.Signing.PrivateKey(rawRepresentation: Data(count: 32)) }
        #expect(throws: invalid) { try P256.Signing.PrivateKey(rawRepresentation: order) }
        #expect(throws: invalid) { try P256.Signing.PublicKey(rawRepresentation: Data(count: 64)) }
        #expect(throws: invalid) { try P256.Signing.PublicKey(x963Representation: Data([2]) + Data(count: 64)) }
        #expect(throws: invalid) {
            try P256.Signing.PublicKey(compressedRepresentation: Data([2]) + Data(repeating: 0xff, count: 32))
        }
        #expect(throws: invalid) {
            try P256.Signing.PublicKey(compactRepresentation: Data(repeating: 0xff, count: 32))
        }
        let (one, other) = (P256.Signing.PrivateKey(), P256.Signing.PrivateKey())
        #expect(throws: invalid) {
            try P256.Signing.PrivateKey(
                x963Representation: one.publicKey.x963Representation + other.rawRepresentation)
        }
    }

    private static let sec1 = """
        -----BEGIN EC PRIVATE KEY-----
        MHcCAQEEIKPfnM/+EQdEkcDibW6QGli9C7GfO0GnxeZ1+CsW4G6ooAoGCCqGSM49
        AwEHoUQDQgAEg/L1mrPu/Y/76mmx/XS1120jpUk6136hCKgXpEEoSy97xkuJTIgr
        G8//tGR/SssdtblXizy/AY3x316wSca1AQ==
        -----END EC PRIVATE KEY-----
        """
    private static let pkcs8 = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgo9+cz/4RB0SRwOJt
        bpAaWL0LsZ87QafF5nX4KxbgbqihRANCAASD8vWas+79j/vqabH9dLXXbSOlSTrX
        fqEIqBekQShLL3vGS4lMiCsbz/+0ZH9Kyx21uVeLPL8BjfHfXrBJxrUB
        -----END PRIVATE KEY-----
        """
    private static let publicKey = """
        -----BEGIN PUBLIC KEY-----
        MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEg/L1mrPu/Y/76mmx/XS1120jpUk6
        136hCKgXpEEoSy97xkuJTIgrG8//tGR/SssdtblXizy/AY3x316wSca1AQ==
        -----END PUBLIC KEY-----
        """
    private static let pkcs8OfP384 = """
        -----BEGIN PRIVATE KEY-----
        MIG2AgEAMBAGByqGSM49AgEGBSuBBAAiBIGeMIGbAgEBBDCuOaAc3qJwt21Is8s2
        Y8HyqnE10JsIEuDlh1Ye02uLUICOd58ghwlX2+F0+PJGnfqhZANiAARoujkemLel
        HN8+8UqzQqL+gZfBF0TBX7k+j3yPVuLHX5onRHLPiQjl3vXk9oeT1xzVD3A7st+J
        iRpuDJBnGZbzBef8xc/UUwFPFVNCtIxNDIeXpOmum3H79YrNuPhAi/U=
        -----END PRIVATE KEY-----
        """
    private static let publicKeyOfP384 = """
        -----BEGIN PUBLIC KEY-----
        MHYwEAYHKoZIzj0CAQYFK4EEACIDYgAEaLo5Hpi3pRzfPvFKs0Ki/oGXwRdEwV+5
        Po98j1bix1+aJ0Ryz4kI5d715PaHk9cc1Q9wO7LfiYkabgyQZxmW8wXn/MXP1FMB
        TxVTQrSMTQyHl6Tprptx+/WKzbj4QIv1
        -----END PUBLIC KEY-----
        """
    private static let pkcs8OfP521 = """
        -----BEGIN PRIVATE KEY-----
        MIHuAgEAMBAGByqGSM49AgEGBSuBBAAjBIHWMIHTAgEBBEIBJC3Nza1oAkEYqARs
        CKsjBkSioaM+npRitEy+i2wXwHUCgqILi930Dcbg2WBGKD2OfxRx4eENoRG3ka+v
        V9tAGOqhgYkDgYYABAHiAbZ8dSiayoGsOnfWH0Edo9Ezj71nAe+Ohh//7wJUsbkv
        B8ov0Cciu5JYCWnFK+A2iDgrKKaWrmzZUJru9JnoyQDBEehyiUsQ2dxUXIfmmjWH
        pdt/9njHM209ZFLZcBQiEfoMAFrhw5ezIc49WMh8A7XJpCXlCjj2QH/F5mjvnpEz
        Zg==
        -----END PRIVATE KEY-----
        """
    private static let publicKeyOfP521 = """
        -----BEGIN PUBLIC KEY-----
        MIGbMBAGByqGSM49AgEGBSuBBAAjA4GGAAQB4gG2fHUomsqBrDp31h9BHaPRM4+9
        ZwHvjoYf/+8CVLG5LwfKL9AnIruSWAlpxSvgNog4Kyimlq5s2VCa7vSZ6MkAwRHo
        colLENncVFyH5po1h6Xbf/Z4xzNtPWRS2XAUIhH6DABa4cOXsyHOPVjIfAO1yaQl
        5Qo49kB/xeZo756RM2Y=
        -----END PUBLIC KEY-----
        """
}
