/// A cipher in use, which `CCCryptorCreate` makes and `CCCryptorRelease` ends.
public typealias CCCryptorRef = OpaquePointer

private func cryptor(_ reference: CCCryptorRef?) -> Cryptor? {
    reference.map { Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
}

private func mode(_ options: CCOptions) -> CCMode {
    CCMode(Int(options) & kCCOptionECBMode != 0 ? kCCModeECB : kCCModeCBC)
}

private func pads(_ options: CCOptions) -> Bool {
    Int(options) & kCCOptionPKCS7Padding != 0
}

/// Encrypts or decrypts data with AES, DES or triple DES, in the CBC mode unless options say ECB.
///
/// A null initialization vector is all zeros. If `dataOut` is too small, the result is `kCCBufferTooSmall`, and
/// `dataOutMoved` is the size it needs. Other algorithms are `kCCUnimplemented`.
@discardableResult
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    let made = Cryptor.make(
        operation: op, mode: mode(options), algorithm: alg, pads: pads(options), key: key, keyLength: keyLength, iv: iv)
    switch made {
    case .failure(let error):
        return error.status
    case .success(let cryptor):
        guard dataInLength >= 0 else { return status(kCCParamError) }
        let needed = cryptor.outputLength(dataInLength, isFinal: true)
        guard needed <= dataOutAvailable, needed == 0 || dataOut != nil else {
            dataOutMoved?.pointee = needed
            return status(kCCBufferTooSmall)
        }
        var (first, last) = (0, 0)
        var result = cryptor.update(dataIn, dataInLength, dataOut, dataOutAvailable, &first)
        if Int(result) == kCCSuccess {
            result = cryptor.finish(dataOut.map { $0 + first }, dataOutAvailable - first, &last)
        }
        dataOutMoved?.pointee = Int(result) == kCCSuccess ? first + last : 0
        return result
    }
}

/// Makes a cipher for data that comes in parts, in the CBC mode unless options say ECB.
@discardableResult
public func CCCryptorCreate(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    CCCryptorCreateWithMode(
        op, mode(options), alg, CCPadding(pads(options) ? ccPKCS7Padding : ccNoPadding), iv, key, keyLength, nil, 0, 0,
        0, cryptorRef)
}

/// Makes a cipher in a mode for data that comes in parts. Tweaks and numbers of rounds are for modes that are
/// unimplemented.
@discardableResult
public func CCCryptorCreateWithMode(
    _ op: CCOperation, _ mode: CCMode, _ alg: CCAlgorithm, _ padding: CCPadding, _ iv: UnsafeRawPointer!,
    _ key: UnsafeRawPointer!, _ keyLength: Int, _ tweak: UnsafeRawPointer!, _ tweakLength: Int, _ numRounds: Int32,
    _ options: CCModeOptions, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    guard let cryptorRef else { return status(kCCParamError) }
    let made = Cryptor.make(
        operation: op, mode: mode, algorithm: alg, pads: Int(padding) == ccPKCS7Padding, key: key,
        keyLength: keyLength, iv: iv)
    switch made {
    case .failure(let error):
        return error.status
    case .success(let cryptor):
        cryptorRef.pointee = OpaquePointer(Unmanaged.passRetained(cryptor).toOpaque())
        return status(kCCSuccess)
    }
}

@discardableResult
public func CCCryptorRelease(_ cryptorRef: CCCryptorRef!) -> CCCryptorStatus {
    if let reference = cryptorRef { Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(reference)).release() }
    return status(kCCSuccess)
}

/// Processes more data, and writes the blocks that are complete.
@discardableResult
public func CCCryptorUpdate(
    _ cryptorRef: CCCryptorRef!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    guard let cryptor = cryptor(cryptorRef) else { return status(kCCParamError) }
    var moved = 0
    let result = cryptor.update(dataIn, dataInLength, dataOut, dataOutAvailable, &moved)
    dataOutMoved?.pointee = moved
    return result
}

/// Writes the last block, after which the cipher needs `CCCryptorReset` for other data.
@discardableResult
public func CCCryptorFinal(
    _ cryptorRef: CCCryptorRef!, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    guard let cryptor = cryptor(cryptorRef) else { return status(kCCParamError) }
    var moved = 0
    let result = cryptor.finish(dataOut, dataOutAvailable, &moved)
    dataOutMoved?.pointee = moved
    return result
}

/// Returns the size of the output for more input, with that of `CCCryptorFinal` if `final` is true.
public func CCCryptorGetOutputLength(_ cryptorRef: CCCryptorRef!, _ inputLength: Int, _ final: Bool) -> Int {
    cryptor(cryptorRef)?.outputLength(inputLength, isFinal: final) ?? 0
}

@discardableResult
public func CCCryptorReset(_ cryptorRef: CCCryptorRef!, _ iv: UnsafeRawPointer!) -> CCCryptorStatus {
    cryptor(cryptorRef)?.reset(iv: iv) ?? status(kCCParamError)
}
