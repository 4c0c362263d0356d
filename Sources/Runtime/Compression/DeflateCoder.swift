import CZlib

/// A coder of DEFLATE's streams, which have no header (RFC 1951).
final class DeflateCoder: Coder {
    private let stream: OpaquePointer

    init?(compresses: Bool) {
        guard let stream = zlib_open(compresses) else { return nil }
        self.stream = stream
    }

    deinit { zlib_close(stream) }

    func process(
        _ input: inout UnsafeBufferPointer<UInt8>, _ output: inout UnsafeMutableBufferPointer<UInt8>, isLast: Bool
    ) -> compression_status {
        var inputLeft = input.count
        var roomLeft = output.count
        // zlib refuses to be without an address, also where nothing is read or written.
        var nothing: UInt8 = 0
        let status = withUnsafeMutablePointer(to: &nothing) { nothing in
            zlib_process(
                stream, input.baseAddress ?? UnsafePointer(nothing), &inputLeft, output.baseAddress ?? nothing,
                &roomLeft, isLast)
        }
        let hasWritten = roomLeft < output.count
        let isFull = roomLeft == 0
        input = UnsafeBufferPointer(rebasing: input.suffix(inputLeft))
        output = UnsafeMutableBufferPointer(rebasing: output.suffix(roomLeft))
        switch status {
        case zlib_ended: return COMPRESSION_STATUS_END
        case zlib_failed: return COMPRESSION_STATUS_ERROR
        default:
            // No more input comes, and there is room: the data is cut off.
            return isLast && !isFull && !hasWritten ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
        }
    }
}
