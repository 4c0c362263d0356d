import CCrypto

/// What the name of an algorithm for keys says.
enum KeyAlgorithm: Hashable, Sendable {
    enum SignatureForm: String, Sendable {
        /// DER.
        case x962 = "X962"
        /// The two numbers, one after the other.
        case rfc4754 = "RFC4754"
    }

    enum RSAPadding: Hashable, Sendable {
        case none
        case pkcs1(SecurityHash?)
        case pss(SecurityHash)
        case oaep(SecurityHash)
    }

    /// Without a hash, the input has any size. If the algorithm hashes the message itself, `hashes` is true.
    case rsaSignature(RSAPadding, hashes: Bool)
    case ecdsaSignature(SignatureForm, SecurityHash?, hashes: Bool)
    /// With AES, RSA encrypts only the key of AES.
    case rsaEncryption(RSAPadding, withAES: Bool)
    case curveEncryption(SecurityHash, derivesIV: Bool)
    case keyExchange(SecurityHash?)

    init?(_ algorithm: SecKeyAlgorithm) {
        let parts = algorithm.rawValue.split(separator: ":").map(String.init)
        guard parts.count >= 3, parts[0] == "algid" else { return nil }
        let rest = Array(parts[3...])
        switch (parts[1], parts[2]) {
        case ("sign", "RSA"): self.init(rsaSignature: rest)
        case ("sign", "ECDSA"): self.init(ecdsaSignature: rest)
        case ("encrypt", "RSA"): self.init(rsaEncryption: rest)
        case ("encrypt", "ECIES"): self.init(curveEncryption: rest)
        case ("keyexchange", "ECDH"), ("keyexchange", "ECDHC"):
            // The cofactor of these curves is 1.
            if rest.isEmpty {
                self = .keyExchange(nil)
            } else {
                guard rest.count == 2, let hash = SecurityHash(rawValue: rest[1]) else { return nil }
                self = .keyExchange(hash)
            }
        default: return nil
        }
    }

    private init?(rsaSignature parts: [String]) {
        let hash = parts.count > 1 ? SecurityHash(rawValue: parts[1]) : nil
        switch (parts.first, hash) {
        case ("raw", nil): self = .rsaSignature(.none, hashes: false)
        case ("digest-PKCS1v15", let hash): self = .rsaSignature(.pkcs1(hash), hashes: false)
        case ("message-PKCS1v15", let hash?): self = .rsaSignature(.pkcs1(hash), hashes: true)
        case ("digest-PSS", let hash?): self = .rsaSignature(.pss(hash), hashes: false)
        case ("message-PSS", let hash?): self = .rsaSignature(.pss(hash), hashes: true)
        default: return nil
        }
    }

    private init?(ecdsaSignature parts: [String]) {
        guard let first = parts.first else { return nil }
        let hash = parts.count > 1 ? SecurityHash(rawValue: parts[1]) : nil
        let words = first.split(separator: "-").map(String.init)
        guard let form = words.last.flatMap({ SignatureForm(rawValue: $0) }) else { return nil }
        let hashes = words.first == "message"
        guard !hashes || hash != nil else { return nil }
        self = .ecdsaSignature(form, hash, hashes: hashes)
    }

    private init?(rsaEncryption parts: [String]) {
        switch parts.first {
        case "raw": self = .rsaEncryption(.none, withAES: false)
        case "PKCS1": self = .rsaEncryption(.pkcs1(nil), withAES: false)
        case "OAEP":
            guard parts.count > 1, let hash = SecurityHash(rawValue: parts[1]) else { return nil }
            self = .rsaEncryption(.oaep(hash), withAES: parts.last == "AESGCM")
        default: return nil
        }
    }

    private init?(curveEncryption parts: [String]) {
        guard parts.count == 4, let hash = SecurityHash(rawValue: parts[2]) else { return nil }
        self = .curveEncryption(hash, derivesIV: parts[3] == "AESGCM-KDFIV")
    }
}

extension KeyAlgorithm.RSAPadding {
    var number: ccrypto_rsa_padding {
        switch self {
        case .none: CCRYPTO_RSA_RAW
        case .pkcs1: CCRYPTO_RSA_PKCS1
        case .pss: CCRYPTO_RSA_PSS
        case .oaep: CCRYPTO_RSA_OAEP
        }
    }

    var hash: SecurityHash? {
        switch self {
        case .none: nil
        case .pkcs1(let hash): hash
        case .pss(let hash), .oaep(let hash): hash
        }
    }
}
