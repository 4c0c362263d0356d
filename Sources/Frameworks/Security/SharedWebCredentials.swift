import CCrypto
public import CoreGraphics
import Dispatch
public import Foundation

public let kSecSharedPassword: CFString = "spwd"

/// Calls a function with the error `errSecUnimplemented`: there are no passwords that apps share with the web.
public func SecRequestSharedWebCredential(
    _ fqdn: CFString?, _ account: CFString?,
    _ completionHandler: @escaping @Sendable (_ credentials: CFArray?, _ error: CFError?) -> Void
) {
    DispatchQueue.global().async { completionHandler(nil, securityError(errSecUnimplemented)) }
}

/// Calls a function with the error `errSecUnimplemented`: there are no passwords that apps share with the web.
public func SecAddSharedWebCredential(
    _ fqdn: CFString, _ account: CFString, _ password: CFString?,
    _ completionHandler: @escaping @Sendable (_ error: CFError?) -> Void
) {
    DispatchQueue.global().async { completionHandler(securityError(errSecUnimplemented)) }
}

/// Returns a random password of four groups of three letters and digits, such as `r4t-Hk9-2Xw-pQz`.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
    let letters = Array("abcdefghkmnopqrstuvwxyABCDEFGHJKLMNPQRSTUVWXYZ3456789")
    var generator = SecureGenerator()
    let groups = (0..<4).map { _ in
        String((0..<3).map { _ in letters[Int.random(in: letters.indices, using: &generator)] })
    }
    return groups.joined(separator: "-")
}

private struct SecureGenerator: RandomNumberGenerator {
    mutating func next() -> UInt64 {
        var number: UInt64 = 0
        let isDone = withUnsafeMutableBytes(of: &number) { ccrypto_random($0.baseAddress, $0.count) }
        // Without random bytes there is no safe way to go on.
        precondition(isDone == 1, "the system has no random bytes")
        return number
    }
}
