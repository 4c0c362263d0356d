public import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Glibc

/// Bytes that arrive in pieces, one by one.
struct ChunkedBytes {
    private var chunk = Data()
    private var position = 0
    private let nextChunk: () async throws -> Data?

    init(nextChunk: @escaping () async throws -> Data?) { self.nextChunk = nextChunk }

    mutating func next() async throws -> UInt8? {
        while position == chunk.endIndex {
            guard let next = try await nextChunk() else { return nil }
            (chunk, position) = (next, next.startIndex)
        }
        defer { position += 1 }
        return chunk[position]
    }
}

extension FileHandle {
    /// The bytes of the file from where the handle is, read while you ask for them.
    public var bytes: AsyncBytes { AsyncBytes(file: self) }

    /// The bytes of a file, a pipe or a socket.
    public struct AsyncBytes: AsyncSequence, @unchecked Sendable {
        public typealias Element = UInt8

        fileprivate let file: FileHandle

        public func makeAsyncIterator() -> Iterator {
            Iterator(bytes: ChunkedBytes { [file] in try await file.nextChunk() })
        }

        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var bytes: ChunkedBytes

            public mutating func next() async throws -> UInt8? { try await bytes.next() }
        }
    }

    /// Reads what is there, waiting for the first byte on a thread that may wait; `nil` at the end.
    private func nextChunk() async throws -> Data? {
        let descriptor = fileDescriptor
        return try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                var data = Data(count: 16_384)
                let count = data.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
                if count < 0 {
                    continuation.resume(throwing: CocoaError(.fileReadUnknown, userInfo: [:]))
                } else {
                    continuation.resume(returning: count == 0 ? nil : data.prefix(count))
                }
            }
        }
    }
}

extension URL {
    /// The bytes of the file or of the response at this URL.
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

    /// The lines of the file or of the response at this URL.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }

    /// The bytes of the file or of the response at a URL, loaded when you ask for the first.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        fileprivate let url: URL

        public func makeAsyncIterator() -> Iterator { Iterator(url: url) }

        public struct Iterator: AsyncIteratorProtocol {
            fileprivate let url: URL
            private var file: FileHandle.AsyncBytes.Iterator?
            private var response: URLSession.AsyncBytes.Iterator?

            fileprivate init(url: URL) { self.url = url }

            public mutating func next() async throws -> UInt8? {
                if file == nil, response == nil {
                    if url.isFileURL {
                        file = try FileHandle(forReadingFrom: url).bytes.makeAsyncIterator()
                    } else {
                        response = try await URLSession.shared.bytes(from: url).0.makeAsyncIterator()
                    }
                }
                return file == nil ? try await response?.next() : try await file?.next()
            }
        }
    }
}
