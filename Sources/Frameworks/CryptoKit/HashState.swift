import CCrypto

/// The state of a hash function, which is copied when it is assigned.
struct HashState: Sendable {
    private var state = ccrypto_hash_state()
    private let hash: ccrypto_hash

    init(_ hash: ccrypto_hash) {
        self.hash = hash
        ccrypto_hash_init(&state, hash)
    }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        ccrypto_hash_update(&state, hash, bytes.baseAddress, bytes.count)
    }

    func finalize(into digest: UnsafeMutableRawBufferPointer) {
        var copy = state
        ccrypto_hash_final(&copy, hash, digest.baseAddress)
    }
}
