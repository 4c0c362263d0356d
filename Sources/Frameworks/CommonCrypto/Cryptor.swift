import CCrypto

/// A cipher in use, which a `CCCryptorRef` points to.
final class Cryptor {
    private let cipher: OpaquePointer
    private let blockSize: Int
    private let encrypts: Bool
    private let pads: Bool
    /// The bytes of an incomplete block, or of one that may be the last.
    private var held = 0
    /// The output of `finish` until there is room for it.
    private var last: [UInt8]?
    private var isFinished = false

    /// The cipher with CommonCrypto's constants, or the status that says why there is none.
    static func make(
        operation: CCOperation, mode: CCMode, algorithm: CCAlgorithm, pads: Bool, key: UnsafeRawPointer?,
        keyLength: Int, iv: UnsafeRawPointer?
    ) -> Result<Cryptor, CryptorError> {
        guard [kCCEncrypt, kCCDecrypt].contains(Int(operation)), let key else { return .failure(.init(kCCParamError)) }
        let known: ccrypto_cipher_algorithm
        let keySizes: [Int]
        switch Int(algorithm) {
        case kCCAlgorithmAES: (known, keySizes) = (CCRYPTO_AES, [16, 24, 32])
        case kCCAlgorithmDES: (known, keySizes) = (CCRYPTO_DES, [8])
        case kCCAlgorithm3DES: (known, keySizes) = (CCRYPTO_3DES, [24])
        case kCCAlgorithmCAST...kCCAlgorithmBlowfish: return .failure(.init(kCCUnimplemented))
        default: return .failure(.init(kCCParamError))
        }
        guard keySizes.contains(keyLength) else { return .failure(.init(kCCKeySizeError)) }
        let isBlockMode = [kCCModeECB, kCCModeCBC].contains(Int(mode))
        let encrypts = Int(operation) == kCCEncrypt
        guard
            let cipher = ccrypto_cipher_create(
                known, ccrypto_cipher_mode(mode), encrypts ? 1 : 0, pads && isBlockMode ? 1 : 0, key, keyLength, iv)
        else { return .failure(.init(kCCUnimplemented)) }
        let blockSize = !isBlockMode ? 1 : known == CCRYPTO_AES ? 16 : 8
        return .success(Cryptor(cipher, blockSize: blockSize, encrypts: encrypts, pads: pads && isBlockMode))
    }

    private init(_ cipher: OpaquePointer, blockSize: Int, encrypts: Bool, pads: Bool) {
        self.cipher = cipher
        self.blockSize = blockSize
        self.encrypts = encrypts
        self.pads = pads
    }

    deinit {
        ccrypto_cipher_destroy(cipher)
    }

    func reset(iv: UnsafeRawPointer?) -> CCCryptorStatus {
        (held, last, isFinished) = (0, nil, false)
        return status(ccrypto_cipher_reset(cipher, iv) == 1 ? kCCSuccess : kCCParamError)
    }

    /// Returns the size of the output for more input, with that of `finish` if it follows.
    func outputLength(_ inputLength: Int, isFinal: Bool) -> Int {
        let total = held + inputLength
        if isFinal { return pads && encrypts ? (total / blockSize + 1) * blockSize : total }
        // The last block of what is decrypted may be padding.
        let complete = pads && !encrypts ? max(total - 1, 0) : total
        return complete / blockSize * blockSize
    }

    func update(
        _ input: UnsafeRawPointer?, _ count: Int, _ output: UnsafeMutableRawPointer?, _ available: Int,
        _ moved: inout Int
    ) -> CCCryptorStatus {
        guard count >= 0, count == 0 || input != nil else { return status(kCCParamError) }
        guard !isFinished else { return status(kCCCallSequenceError) }
        let needed = outputLength(count, isFinal: false)
        guard needed <= available, needed == 0 || output != nil else {
            moved = needed
            return status(kCCBufferTooSmall)
        }
        // Input and output may be the same memory.
        let room = count + 2 * blockSize
        let scratch = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16)
        defer {
            ccrypto_zero(scratch, room)
            scratch.deallocate()
        }
        guard ccrypto_cipher_update(cipher, input, count, scratch, &moved) == 1 else { return status(kCCDecodeError) }
        output?.copyMemory(from: scratch, byteCount: moved)
        held += count - moved
        return status(kCCSuccess)
    }

    func finish(_ output: UnsafeMutableRawPointer?, _ available: Int, _ moved: inout Int) -> CCCryptorStatus {
        guard !isFinished else { return status(kCCCallSequenceError) }
        if last == nil {
            let isPartial = held % blockSize != 0
            guard !isPartial || (pads && encrypts) else { return status(kCCAlignmentError) }
            var bytes = [UInt8](repeating: 0, count: 2 * blockSize)
            var count = 0
            guard ccrypto_cipher_final(cipher, &bytes, &count) == 1 else { return status(kCCDecodeError) }
            last = Array(bytes.prefix(count))
        }
        guard let bytes = last, bytes.count <= available, bytes.isEmpty || output != nil else {
            moved = last?.count ?? 0
            return status(kCCBufferTooSmall)
        }
        bytes.withUnsafeBytes { bytes in
            if let start = bytes.baseAddress { output?.copyMemory(from: start, byteCount: bytes.count) }
        }
        (moved, held, last, isFinished) = (bytes.count, 0, nil, true)
        return status(kCCSuccess)
    }
}

struct CryptorError: Error {
    let status: CCCryptorStatus

    init(_ constant: Int) {
        status = CommonCrypto.status(constant)
    }
}
