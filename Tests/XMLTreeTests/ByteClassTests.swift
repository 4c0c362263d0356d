import Testing

@testable import XMLTree

@Suite("Classes of bytes")
struct ByteClassTests {
    @Test("bits correspond to the pattern of every byte")
    func bits() {
        for byte in UInt8.min...UInt8.max {
            #expect(ByteClass.isNamePart(byte) == byte.isXMLNamePart, "\(byte)")
            #expect(ByteClass.isPlain(byte) == !"&<\"'\n\r\t".utf8.contains(byte), "\(byte)")
        }
    }

    @Test("a byte that is not allowed in a document is found anywhere")
    func faults() {
        for length in [1, 7, 8, 9, 31] {
            for place in 0..<length {
                for (byte, reason) in [(UInt8(0x1F), XMLError.Reason.invalidCharacter(0x1F)), (0xFF, .invalidUTF8)] {
                    var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: length)
                    bytes[place] = byte
                    bytes.withUnsafeBufferPointer { bytes in
                        let fault = TextCheck.firstFault(in: bytes, from: 0, to: length)
                        #expect(fault?.offset == place && fault?.reason == reason)
                    }
                }
            }
        }
        let plain = Array("\tgrün\r\n und \u{7F} 😀".utf8)
        plain.withUnsafeBufferPointer { #expect(TextCheck.firstFault(in: $0, from: 0, to: plain.count) == nil) }
    }
}
