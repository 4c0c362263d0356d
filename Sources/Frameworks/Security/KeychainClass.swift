/// A class of items in the keychain, with the attributes that its items can have.
struct KeychainClass: Hashable, Sendable {
    let name: String
    let attributes: Set<String>
    /// The attributes that together are different for each item.
    let identifying: [String]

    static let all = [genericPassword, internetPassword, key, certificate, identity]

    static let genericPassword = KeychainClass(
        kSecClassGenericPassword,
        identifying: [kSecAttrAccount, kSecAttrService],
        describing: password + [kSecAttrGeneric])
    static let internetPassword = KeychainClass(
        kSecClassInternetPassword,
        identifying: [
            kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
            kSecAttrPort, kSecAttrPath,
        ],
        describing: password)
    static let key = KeychainClass(
        kSecClassKey,
        identifying: [
            kSecAttrKeyClass, kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeyType,
            kSecAttrKeySizeInBits, kSecAttrEffectiveKeySize, kSecAttrCreator,
        ],
        describing: [
            kSecAttrIsPermanent, kSecAttrIsSensitive, kSecAttrIsExtractable, kSecAttrCanEncrypt, kSecAttrCanDecrypt,
            kSecAttrCanDerive, kSecAttrCanSign, kSecAttrCanVerify, kSecAttrCanWrap, kSecAttrCanUnwrap,
            "alis", "priv", "modi", "sdat", "edat", "asen", "next", "snrc", "vyrc",
        ])
    static let certificate = KeychainClass(
        kSecClassCertificate,
        identifying: [kSecAttrCertificateType, kSecAttrIssuer, kSecAttrSerialNumber],
        describing: [
            kSecAttrCertificateEncoding, kSecAttrSubject, kSecAttrSubjectKeyID, kSecAttrPublicKeyHash,
            "alis",
        ])
    /// Identities are certificates with their private keys. The keychain has none.
    static let identity = KeychainClass(
        kSecClassIdentity, identifying: [], describing: Array(key.attributes.union(certificate.attributes)))

    private static let password = [
        kSecAttrDescription, kSecAttrComment, kSecAttrCreator, kSecAttrType, kSecAttrIsInvisible, kSecAttrIsNegative,
        "scrp", "alis", "cusi", "prot",
    ]

    static func named(_ name: String) -> KeychainClass? {
        all.first { $0.name == name }
    }

    private init(_ name: String, identifying: [String], describing: [String]) {
        self.name = name
        self.identifying = identifying + [kSecAttrAccessGroup, kSecAttrSynchronizable]
        attributes = Set(self.identifying).union(describing).union([
            kSecAttrAccessible, kSecAttrAccessControl, kSecAttrCreationDate, kSecAttrModificationDate, kSecAttrLabel,
            kSecAttrSyncViewHint, kSecAttrPersistentReference, kSecAttrTokenID,
        ])
    }
}
