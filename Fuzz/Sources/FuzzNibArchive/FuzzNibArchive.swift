import Fuzzing
import NibArchive

/// Any bytes are an error or an archive, which is equal after writing and reading it, and can be printed.
@main enum FuzzNibArchive: Fuzzer {
    static func check(_ input: [UInt8]) {
        let archive: NibArchive
        do { archive = try NibArchive(input) } catch {
            guard error.offset >= 0, error.offset <= input.count else { fatalError("\(error)") }
            return
        }
        let written = writtenAndReadBack(archive)
        guard archive.bytes() == written else { fatalError("the second time other bytes are written") }
        let ordered = archive.inDepthFirstOrder(coderVersion: archive.coderVersion)
        _ = writtenAndReadBack(ordered)
        guard ordered.inDepthFirstOrder(coderVersion: archive.coderVersion) == ordered else {
            fatalError("putting in order what is in order changes it")
        }
        lookInto(archive)
        guard archive.text().utf8.last == UInt8(ascii: "\n"), archive.json().utf8.last == UInt8(ascii: "\n") else {
            fatalError("a print does not end")
        }
    }

    private static func writtenAndReadBack(_ archive: NibArchive) -> [UInt8] {
        let bytes = archive.bytes()
        do {
            let again = try NibArchive(bytes)
            guard again == archive else { fatalError("what is written reads back as something else") }
            guard again.bytes() == bytes else { fatalError("what is read back is written as something else") }
        } catch { fatalError("what is written does not read back: \(error)") }
        return bytes
    }

    private static func lookInto(_ archive: NibArchive) {
        for object in archive.objects {
            for (key, value) in object.values {
                guard object.has(key), object[key] != nil else { fatalError("'\(key)' is there and is not found") }
                _ = (value.pointValue, value.rectValue, value.doublesValue, value.integerValue, value.doubleValue)
                _ = (object.string(key), object.objects(key)?.count, object.entry(key))
            }
        }
    }
}
