import NibArchive
import Testing

/// Reads bytes and checks that what is written from them reads back equal and is written alike ever after, that the order
/// and the prints can be made, and that everything can be asked for. Bytes that cannot be read must give a sensible error.
@discardableResult
func assertRoundTrip(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) throws -> NibArchive {
    let archive: NibArchive
    do { archive = try NibArchive(bytes) } catch {
        #expect(error.offset >= 0 && error.offset <= bytes.count, "\(error)", sourceLocation: sourceLocation)
        #expect(!error.message.isEmpty && error.message.first?.isUppercase == false, sourceLocation: sourceLocation)
        throw error
    }
    let written = archive.bytes()
    let again = try NibArchive(written)
    #expect(again == archive, sourceLocation: sourceLocation)
    #expect(again.hashValue == archive.hashValue, sourceLocation: sourceLocation)
    #expect(again.bytes() == written, sourceLocation: sourceLocation)

    let ordered = archive.inDepthFirstOrder(coderVersion: archive.coderVersion)
    #expect(try NibArchive(ordered.bytes()) == ordered, sourceLocation: sourceLocation)
    #expect(ordered.inDepthFirstOrder(coderVersion: archive.coderVersion) == ordered, sourceLocation: sourceLocation)
    #expect(archive.text().hasSuffix("\n") && archive.json().hasSuffix("\n"), sourceLocation: sourceLocation)
    for object in archive.objects {
        for (key, value) in object.values where value.referenceValue != nil {
            #expect(object.has(key) && object.target(of: value) != nil, sourceLocation: sourceLocation)
        }
        _ = (object.elements, object.entries?.count, object.stringValue, object.numberValue)
    }
    return archive
}
