public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// No more input comes than the stream has.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

public struct compression_status: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public init(_ rawValue: Int32) { self.rawValue = rawValue }
}

public let COMPRESSION_STATUS_OK = compression_status(0)
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
public let COMPRESSION_STATUS_END = compression_status(1)

/// A stream that is compressed or decompressed step by step.
public struct compression_stream {
    /// Where the next output goes.
    public var dst_ptr: UnsafeMutablePointer<UInt8>
    /// The bytes of room that are left.
    public var dst_size: Int
    /// Where the next input is.
    public var src_ptr: UnsafePointer<UInt8>
    /// The bytes of input that are left.
    public var src_size: Int
    /// What the functions keep between two steps.
    public var state: UnsafeMutableRawPointer?

    public init(
        dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int,
        state: UnsafeMutableRawPointer?
    ) {
        (self.dst_ptr, self.dst_size) = (dst_ptr, dst_size)
        (self.src_ptr, self.src_size, self.state) = (src_ptr, src_size, state)
    }
}

/// Prepares a stream. Returns an error for a format that isn't there.
public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
    _ algorithm: compression_algorithm
) -> compression_status {
    guard let coder = algorithm.coder(for: operation) else {
        stream.pointee.state = nil
        return COMPRESSION_STATUS_ERROR
    }
    stream.pointee.state = Unmanaged.passRetained(coder as AnyObject).toOpaque()
    return COMPRESSION_STATUS_OK
}

/// Compresses or decompresses as much of the input as there is room for.
public func compression_stream_process(
    _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
    guard let state = stream.pointee.state,
        let coder = Unmanaged<AnyObject>.fromOpaque(state).takeUnretainedValue() as? any Coder
    else { return COMPRESSION_STATUS_ERROR }
    var input = UnsafeBufferPointer(start: stream.pointee.src_ptr, count: stream.pointee.src_size)
    var output = UnsafeMutableBufferPointer(start: stream.pointee.dst_ptr, count: stream.pointee.dst_size)
    let isLast = UInt32(bitPattern: flags) & COMPRESSION_STREAM_FINALIZE.rawValue != 0
    let status = coder.process(&input, &output, isLast: isLast)
    stream.pointee.src_ptr += stream.pointee.src_size - input.count
    stream.pointee.dst_ptr += stream.pointee.dst_size - output.count
    stream.pointee.src_size = input.count
    stream.pointee.dst_size = output.count
    return status
}

/// Frees what a stream keeps.
@discardableResult
public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    Unmanaged<AnyObject>.fromOpaque(state).release()
    stream.pointee.state = nil
    return COMPRESSION_STATUS_OK
}
