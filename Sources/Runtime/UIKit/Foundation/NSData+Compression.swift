internal import Compression
public import Foundation

extension NSData {
    /// A format in which data is compressed.
    public enum CompressionAlgorithm: Int, Sendable {
        case lzfse = 0
        case lz4 = 1
        case lzma = 2
        case zlib = 3

        fileprivate var algorithm: Algorithm {
            switch self {
            case .lzfse: .lzfse
            case .lz4: .lz4
            case .lzma: .lzma
            case .zlib: .zlib
            }
        }
    }

    /// Returns the data compressed. Throws an error for a format that isn't there.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        NSData(data: try filtered(.compress, algorithm, failure: .compressionFailed))
    }

    /// Returns what the data was before it was compressed. Throws an error for data that isn't in the format.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        NSData(data: try filtered(.decompress, algorithm, failure: .decompressionFailed))
    }

    fileprivate func filtered(
        _ operation: FilterOperation, _ algorithm: CompressionAlgorithm, failure: CocoaError.Code
    ) throws -> Data {
        var output = Data()
        do {
            let filter = try OutputFilter(operation, using: algorithm.algorithm) { if let more = $0 { output += more } }
            try filter.write(Data(referencing: self))
            try filter.finalize()
        } catch {
            throw CocoaError(failure, userInfo: [NSUnderlyingErrorKey: error])
        }
        return output
    }
}

extension NSMutableData {
    /// Replaces the data by itself compressed.
    public func compress(using algorithm: CompressionAlgorithm) throws {
        setData(try filtered(.compress, algorithm, failure: .compressionFailed))
    }

    /// Replaces the data by what it was before it was compressed.
    public func decompress(using algorithm: CompressionAlgorithm) throws {
        setData(try filtered(.decompress, algorithm, failure: .decompressionFailed))
    }
}

extension CocoaError.Code {
    /// `NSCompressionFailedError`
    public static var compressionFailed: CocoaError.Code { CocoaError.Code(rawValue: 5376) }
    /// `NSDecompressionFailedError`
    public static var decompressionFailed: CocoaError.Code { CocoaError.Code(rawValue: 5377) }
}

extension CocoaError {
    public static var compressionFailed: CocoaError.Code { .compressionFailed }
    public static var decompressionFailed: CocoaError.Code { .decompressionFailed }
}
