public import CoreGraphics
public import Foundation

/// A key of RSA, or of one of the curves P-256, P-384 and P-521.
public final class SecKey: Hashable, Sendable {
    let material: SecKeyMaterial

    init(_ material: SecKeyMaterial) {
        self.material = material
    }

    var externalRepresentation: Data { material.externalRepresentation }

    /// The attributes that identify and describe the key.
    var attributes: [String: Any] {
        let (isPrivate, isRSA) = (material.isPrivate, isRSA)
        let identifier = SecurityHash.sha1.digest(material.publicKey?.externalRepresentation ?? Data())
        return [
            kSecAttrKeyClass: isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic,
            kSecAttrKeyType: isRSA ? kSecAttrKeyTypeRSA : kSecAttrKeyTypeECSECPrimeRandom,
            kSecAttrKeySizeInBits: material.bits, kSecAttrEffectiveKeySize: material.bits,
            kSecAttrApplicationLabel: identifier, kSecAttrIsPermanent: false, kSecAttrCanSign: isPrivate,
            kSecAttrCanVerify: !isPrivate, kSecAttrCanEncrypt: !isPrivate, kSecAttrCanDecrypt: isPrivate,
            kSecAttrCanDerive: isPrivate && !isRSA, kSecAttrCanWrap: !isPrivate, kSecAttrCanUnwrap: isPrivate,
        ]
    }

    var isRSA: Bool {
        if case .rsa = material { true } else { false }
    }

    public static func == (lhs: SecKey, rhs: SecKey) -> Bool {
        lhs.material == rhs.material
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(material)
    }
}

public func SecKeyGetTypeID() -> UInt {
    typeID(of: SecKey.self)
}

/// Makes a private key of a type and a size, and adds it to the keychain if its attributes say that it is permanent.
///
/// There is no Secure Enclave: keys in it are the error `errSecUnimplemented`.
public func SecKeyCreateRandomKey(
    _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    let parameters = named(parameters)
    guard parameters[kSecAttrTokenID] == nil else {
        error.set(errSecUnimplemented, "there is no Secure Enclave for keys; make keys without kSecAttrTokenID")
        return nil
    }
    guard let bits = integer(parameters[kSecAttrKeySizeInBits]), let type = text(parameters[kSecAttrKeyType]) else {
        error.set(errSecParam, "a key needs kSecAttrKeyType and kSecAttrKeySizeInBits")
        return nil
    }
    let made: SecKeyMaterial?
    switch type {
    case kSecAttrKeyTypeRSA: made = SecKeyMaterial.generateRSA(bits: bits)
    case kSecAttrKeyTypeECSECPrimeRandom: made = SecKeyMaterial.generateCurve(bits: bits)
    default:
        error.set(errSecParam, "there are no keys of the type \(type)")
        return nil
    }
    guard let made else {
        error.set(errSecParam, "there are no such keys with \(bits) bits")
        return nil
    }
    let key = SecKey(made)
    let halves: [(SecKey?, String)] = [
        (key, kSecPrivateKeyAttrs), (SecKeyCopyPublicKey(key), kSecPublicKeyAttrs),
    ]
    for (half, name) in halves {
        guard let half else { continue }
        let status = addIfPermanent(half, attributes: parameters, own: parameters[name] as? CFDictionary ?? [:])
        guard status == errSecSuccess else {
            error.set(status)
            return nil
        }
    }
    return key
}

/// Makes a key pair.
@discardableResult
public func SecKeyGeneratePair(
    _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?,
    _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus {
    var error: Unmanaged<CFError>?
    guard let key = SecKeyCreateRandomKey(parameters, &error) else {
        return error.map { OSStatus(truncatingIfNeeded: $0.takeRetainedValue().code) } ?? errSecParam
    }
    privateKey?.pointee = key
    publicKey?.pointee = SecKeyCopyPublicKey(key)
    return errSecSuccess
}

/// Makes a key of its external representation: PKCS #1 for RSA, and that of ANSI X9.63 for curves.
public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    let attributes = named(attributes)
    let keyClass = text(attributes[kSecAttrKeyClass])
    guard let type = text(attributes[kSecAttrKeyType]),
        keyClass == kSecAttrKeyClassPublic || keyClass == kSecAttrKeyClassPrivate
    else {
        error.set(errSecParam, "a key needs kSecAttrKeyType and kSecAttrKeyClass")
        return nil
    }
    let isPrivate = keyClass == kSecAttrKeyClassPrivate
    let material: SecKeyMaterial?
    switch type {
    case kSecAttrKeyTypeRSA: material = SecKeyMaterial.rsa(keyData, isPrivate: isPrivate)
    case kSecAttrKeyTypeECSECPrimeRandom: material = SecKeyMaterial.curve(keyData, isPrivate: isPrivate)
    default: material = nil
    }
    guard let material else {
        error.set(errSecParam, "the data is no \(isPrivate ? "private" : "public") key of the type \(type)")
        return nil
    }
    return SecKey(material)
}

/// Returns the public key of a private key, or a public key itself.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? {
    key.material.publicKey.map { SecKey($0) }
}

/// Returns the form in which a key can leave the app: PKCS #1 for RSA, and that of ANSI X9.63 for curves.
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    key.externalRepresentation
}

public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
    var attributes = CFDictionary()
    for (name, value) in key.attributes { attributes[name] = value }
    attributes[kSecValueData] = key.externalRepresentation
    return attributes
}

/// Returns the bytes of an RSA key's modulus, or of a coordinate on a curve.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int {
    (key.material.bits + 7) / 8
}

private func addIfPermanent(_ key: SecKey, attributes: [String: Any], own: CFDictionary) -> OSStatus {
    var merged = attributes.filter { name, _ in
        [kSecAttrIsPermanent, kSecAttrLabel, kSecAttrApplicationTag, kSecAttrAccessGroup, kSecAttrAccessible]
            .contains(name)
    }
    merged.merge(named(own)) { $1 }
    guard let isPermanent = merged[kSecAttrIsPermanent] as? NSNumber, isPermanent.boolValue else {
        return errSecSuccess
    }
    var item = CFDictionary()
    for (name, value) in merged { item[name] = value }
    item[kSecClass] = kSecClassKey
    item[kSecValueRef] = key
    return SecItemAdd(item, nil)
}

/// A dictionary's values by their names, which apps give as `String` or `NSString`.
func named(_ dictionary: CFDictionary) -> [String: Any] {
    var named: [String: Any] = [:]
    for (key, value) in dictionary {
        if let name = key.base as? String { named[name] = value }
    }
    return named
}

private func text(_ value: Any?) -> String? {
    (value as? String) ?? (value as? NSNumber)?.stringValue
}

private func integer(_ value: Any?) -> Int? {
    (value as? NSNumber)?.intValue ?? (value as? String).flatMap { Int($0) }
}
