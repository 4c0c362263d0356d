import CoreGraphics
import Dispatch
import Foundation
import Security
import Testing

@Suite struct SecCertificateTests {
    private func certificate(_ data: Data = Fixture.certificate) throws -> SecCertificate {
        try #require(SecCertificateCreateWithData(kCFAllocatorDefault, data))
    }

    @Test func `a certificate has its names, its number and its key`() throws {
        let certificate = try certificate()
        #expect(SecCertificateCopyData(certificate) == Fixture.certificate)
        #expect(SecCertificateCopySubjectSummary(certificate) == "example.com")
        var name: CFString?
        #expect(SecCertificateCopyCommonName(certificate, &name) == errSecSuccess)
        #expect(name == "example.com")
        #expect(SecCertificateCopySerialNumberData(certificate, nil) == Data([0x12, 0x34]))
        let key = try #require(SecCertificateCopyKey(certificate))
        #expect(SecKeyGetBlockSize(key) == 256)
        #expect(
            SecKeyVerifySignature(
                key, .rsaSignatureMessagePKCS1v15SHA256, Data("sample".utf8), Fixture.pkcs1Signature, nil))
    }

    @Test func `a certificate without a common name is summarized by its organization`() throws {
        let certificate = try certificate(Fixture.certificateOfCurve)
        #expect(SecCertificateCopySubjectSummary(certificate) == "Only Org")
        let key = try #require(SecCertificateCopyKey(certificate))
        #expect(SecKeyCopyExternalRepresentation(key, nil)?.count == 97)
    }

    @Test func `data that is no certificate gives none`() {
        for data in [
            Data(), Data("text".utf8), Fixture.certificate.dropLast(), Fixture.certificate + [0], Fixture.rsaKey,
        ] {
            #expect(SecCertificateCreateWithData(nil, data) == nil)
        }
    }

    @Test func `an evaluation fails, and says why`() async throws {
        var trust: SecTrust?
        let policy = SecPolicyCreateSSL(true, "example.com")
        #expect(SecTrustCreateWithCertificates(try certificate(), policy, &trust) == errSecSuccess)
        let made = try #require(trust)
        var error: CFError?
        #expect(!SecTrustEvaluateWithError(made, &error))
        #expect(error?.domain == NSOSStatusErrorDomain)
        #expect(error?.code == Int(errSecTrustNotAvailable))
        var result = SecTrustResultType.invalid
        #expect(SecTrustEvaluate(made, &result) == errSecTrustNotAvailable)
        #expect(result == .otherError)
        #expect(SecTrustGetTrustResult(made, &result) == errSecSuccess)
        let isTrusted = await withCheckedContinuation { continuation in
            SecTrustEvaluateAsyncWithError(made, .global()) { _, isTrusted, _ in
                continuation.resume(returning: isTrusted)
            }
        }
        #expect(!isTrusted)
    }

    @Test func `a trust has its certificates, policies and key`() throws {
        var trust: SecTrust?
        let certificates = [try certificate(), try certificate(Fixture.certificateOfCurve)]
        #expect(
            SecTrustCreateWithCertificates(certificates as CFArray, [SecPolicyCreateBasicX509()], &trust)
                == errSecSuccess)
        let made = try #require(trust)
        #expect(SecTrustGetCertificateCount(made) == 2)
        #expect(SecTrustGetCertificateAtIndex(made, 1) == certificates[1])
        #expect(SecTrustGetCertificateAtIndex(made, 2) == nil)
        #expect(SecTrustCopyCertificateChain(made) as? [SecCertificate] == certificates)
        #expect(SecTrustCopyKey(made) == SecCertificateCopyKey(certificates[0]))
        #expect(SecTrustSetPolicies(made, SecPolicyCreateSSL(true, nil)) == errSecSuccess)
        var policies: CFArray?
        #expect(SecTrustCopyPolicies(made, &policies) == errSecSuccess)
        #expect(policies?.count == 1)
        #expect(SecTrustSetAnchorCertificates(made, certificates as CFArray) == errSecSuccess)
        #expect(SecTrustCreateWithCertificates("text", nil, &trust) == errSecParam)
        #expect(SecTrustCreateWithCertificates([Any](), nil, &trust) == errSecParam)
    }

    @Test func `results have messages`() {
        #expect(
            SecCopyErrorMessageString(errSecItemNotFound, nil)
                == "The specified item could not be found in the keychain.")
        #expect(SecCopyErrorMessageString(errSecSuccess, nil) == "No error.")
        #expect(SecCopyErrorMessageString(12345, nil) == "OSStatus 12345")
    }

    @Test func `there are no credentials of the web, but passwords for it`() async throws {
        let error = await withCheckedContinuation { continuation in
            SecRequestSharedWebCredential(nil, nil) { credentials, error in
                continuation.resume(returning: credentials == nil ? error : nil)
            }
        }
        #expect(error?.code == Int(errSecUnimplemented))
        let added = await withCheckedContinuation { continuation in
            SecAddSharedWebCredential("example.com", "me", nil) { continuation.resume(returning: $0) }
        }
        #expect(added?.code == Int(errSecUnimplemented))
        let (one, other) = (SecCreateSharedWebCredentialPassword(), SecCreateSharedWebCredentialPassword())
        #expect(one?.split(separator: "-").map(\.count) == [3, 3, 3, 3] as [Int])
        #expect(one != other)
    }

    @Test func `random bytes differ, and a negative count is an error`() {
        var (one, other) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
        #expect(SecRandomCopyBytes(kSecRandomDefault, one.count, &one) == errSecSuccess)
        #expect(SecRandomCopyBytes(nil, other.count, &other) == errSecSuccess)
        #expect(one != other)
        #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &one) == errSecParam)
    }
}
