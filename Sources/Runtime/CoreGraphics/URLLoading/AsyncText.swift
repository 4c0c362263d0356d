// Sequences of bytes as text, which Foundation for Linux doesn't have.

extension AsyncSequence where Element == UInt8 {
    /// The characters of the bytes, which are text in UTF-8.
    public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }

    /// The Unicode scalars of the bytes, which are text in UTF-8.
    public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(base: self) }

    /// The lines of the bytes, which are text in UTF-8, without their ends. As in Foundation, empty lines are left out.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}

/// Text as Unicode scalars; bytes that aren't UTF-8 are replacement characters.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = UnicodeScalar

    fileprivate let base: Base

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var bytes: Base.AsyncIterator
        private var next: UInt8?

        fileprivate init(bytes: Base.AsyncIterator) { self.bytes = bytes }

        public mutating func next() async throws -> UnicodeScalar? {
            guard let first = try await nextByte() else { return nil }
            var scalar = [first]
            while scalar.count < Self.length(of: first) {
                guard let byte = try await nextByte() else { break }
                guard byte & 0b1100_0000 == 0b1000_0000 else {
                    next = byte
                    break
                }
                scalar.append(byte)
            }
            return String(decoding: scalar, as: UTF8.self).unicodeScalars.first
        }

        private mutating func nextByte() async throws -> UInt8? {
            if let byte = next {
                next = nil
                return byte
            }
            return try await bytes.next()
        }

        /// How many bytes the scalar has that begins with a byte.
        private static func length(of byte: UInt8) -> Int {
            switch byte {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        }
    }
}

/// Text as characters.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = Character

    fileprivate let base: Base

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(scalars: base.unicodeScalars.makeAsyncIterator())
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
        private var text = ""

        fileprivate init(scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

        public mutating func next() async throws -> Character? {
            while let scalar = try await scalars.next() {
                text.unicodeScalars.append(scalar)
                // A character ends where the next one begins.
                if text.count > 1 { return text.removeFirst() }
            }
            return text.isEmpty ? nil : text.removeFirst()
        }
    }
}

/// The scalars that end a line, as `Character.isNewline` knows them.
private let lineEnds: Set<UnicodeScalar> = ["\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}"]

/// Text as lines.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String

    fileprivate let base: Base

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(scalars: base.unicodeScalars.makeAsyncIterator())
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator

        fileprivate init(scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

        public mutating func next() async throws -> String? {
            var line = ""
            while let scalar = try await scalars.next() {
                if lineEnds.contains(scalar) {
                    if !line.isEmpty { return line }
                } else {
                    line.unicodeScalars.append(scalar)
                }
            }
            return line.isEmpty ? nil : line
        }
    }
}

extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}
extension AsyncCharacterSequence: Sendable where Base: Sendable {}
extension AsyncLineSequence: Sendable where Base: Sendable {}
