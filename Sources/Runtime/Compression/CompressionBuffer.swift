/// Returns the bytes of working memory that a caller may provide: none is needed here.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
/// Returns the bytes of working memory that a caller may provide: none is needed here.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Compresses bytes. Returns the count of bytes written, or 0 if they don't fit or the format isn't there.
public func compression_encode_buffer(
    _ destination: UnsafeMutablePointer<UInt8>, _ destinationSize: Int, _ source: UnsafePointer<UInt8>,
    _ sourceSize: Int, _ scratch: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    let (count, status) = coded(destination, destinationSize, source, sourceSize, COMPRESSION_STREAM_ENCODE, algorithm)
    return status == COMPRESSION_STATUS_END ? count : 0
}

/// Decompresses bytes. Returns the count of bytes written, as many as fit, or 0 for data that isn't in the format.
public func compression_decode_buffer(
    _ destination: UnsafeMutablePointer<UInt8>, _ destinationSize: Int, _ source: UnsafePointer<UInt8>,
    _ sourceSize: Int, _ scratch: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    let (count, status) = coded(destination, destinationSize, source, sourceSize, COMPRESSION_STREAM_DECODE, algorithm)
    return status == COMPRESSION_STATUS_ERROR ? 0 : count
}

/// Codes all bytes of a source as far as they fit. Returns the count of bytes written.
private func coded(
    _ destination: UnsafeMutablePointer<UInt8>, _ destinationSize: Int, _ source: UnsafePointer<UInt8>,
    _ sourceSize: Int, _ operation: compression_stream_operation, _ algorithm: compression_algorithm
) -> (count: Int, status: compression_status) {
    guard let coder = algorithm.coder(for: operation) else { return (0, COMPRESSION_STATUS_ERROR) }
    var input = UnsafeBufferPointer(start: source, count: sourceSize)
    var output = UnsafeMutableBufferPointer(start: destination, count: destinationSize)
    let status = coder.process(&input, &output, isLast: true)
    return (destinationSize - output.count, status)
}
