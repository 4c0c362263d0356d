public import Foundation

/// What a filter does.
public enum FilterOperation: RawRepresentable, Sendable {
    case compress
    case decompress

    public var rawValue: compression_stream_operation {
        switch self {
        case .compress: COMPRESSION_STREAM_ENCODE
        case .decompress: COMPRESSION_STREAM_DECODE
        }
    }

    public init?(rawValue: compression_stream_operation) {
        switch rawValue {
        case COMPRESSION_STREAM_ENCODE: self = .compress
        case COMPRESSION_STREAM_DECODE: self = .decompress
        default: return nil
        }
    }
}

/// What is wrong with a filter or its data.
public enum FilterError: Error, Sendable {
    /// The filter can't be created, as for a format that isn't there.
    case filterInitError
    /// The data isn't in the format.
    case filterProcessError
    /// The filter has been finalized.
    case invalidData
}

/// A filter to which data is written, and which hands on what the data becomes.
public class OutputFilter {
    private let coder: any Coder
    private let capacity: Int
    private let writeFunc: (Data?) throws -> Void
    private var isFinalized = false
    private var hasEnded = false

    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
        writingTo writeFunc: @escaping (Data?) throws -> Void
    ) throws {
        guard let coder = algorithm.rawValue.coder(for: operation.rawValue) else { throw FilterError.filterInitError }
        (self.coder, capacity, self.writeFunc) = (coder, max(1, bufferCapacity), writeFunc)
    }

    deinit { try? finalize() }

    /// Processes data; nil or no data ends the stream.
    public func write<D: DataProtocol>(_ data: D?) throws {
        guard let data, !data.isEmpty else { return try finalize() }
        guard !isFinalized else { throw FilterError.invalidData }
        try process(Data(data), isLast: false)
    }

    /// Processes what is left, and hands on nil as the end.
    public func finalize() throws {
        guard !isFinalized else { return }
        isFinalized = true
        try process(Data(), isLast: true)
        try writeFunc(nil)
    }

    private func process(_ data: Data, isLast: Bool) throws {
        var rest = data
        while !hasEnded {
            let (status, output) = try coder.step(&rest, capacity: capacity, isLast: isLast)
            hasEnded = status == COMPRESSION_STATUS_END
            if !output.isEmpty { try writeFunc(output) }
            // The last step ends with the stream, or throws where the data is cut off.
            if !isLast, output.isEmpty || (rest.isEmpty && output.count < capacity) { break }
        }
    }
}

/// A filter from which data is read, and which asks for what the data is made of.
public class InputFilter<D: DataProtocol> {
    private let coder: any Coder
    private let capacity: Int
    private let readFunc: (Int) throws -> D?
    private var rest = Data()
    private var isLast = false
    private var hasEnded = false

    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
        readingFrom readFunc: @escaping (Int) throws -> D?
    ) throws {
        guard let coder = algorithm.rawValue.coder(for: operation.rawValue) else { throw FilterError.filterInitError }
        (self.coder, capacity, self.readFunc) = (coder, max(1, bufferCapacity), readFunc)
    }

    /// Returns up to a count of bytes; nil at the end.
    public func readData(ofLength count: Int) throws -> Data? {
        var output = Data()
        while output.count < count, !hasEnded {
            if rest.isEmpty, !isLast {
                rest = try readFunc(capacity).map { Data($0) } ?? Data()
                isLast = rest.isEmpty
            }
            let (status, more) = try coder.step(&rest, capacity: count - output.count, isLast: isLast)
            output += more
            hasEnded = status == COMPRESSION_STATUS_END
        }
        return output.isEmpty && hasEnded ? nil : output
    }
}

extension Coder {
    /// Processes data into a buffer of a capacity, and removes what was read.
    fileprivate func step(
        _ data: inout Data, capacity: Int, isLast: Bool
    ) throws -> (status: compression_status, output: Data) {
        var bytes = [UInt8](repeating: 0, count: capacity)
        let (status, read, written) = bytes.withUnsafeMutableBufferPointer { buffer in
            data.withUnsafeBytes { source in
                var input = source.bindMemory(to: UInt8.self)
                var output = buffer
                let status = process(&input, &output, isLast: isLast)
                return (status, source.count - input.count, buffer.count - output.count)
            }
        }
        guard status != COMPRESSION_STATUS_ERROR else { throw FilterError.filterProcessError }
        data = Data(data.dropFirst(read))
        return (status, Data(bytes.prefix(written)))
    }
}
