import FileAccess
import Glibc
import XMLTree

// Parses every file that is named and writes it back into memory: what `Benchmarks` times against xmllint. A program of its own,
// so that the time does not hold what it takes to load UIKit's libraries.
for path in CommandLine.arguments.dropFirst() {
    let bytes = try DiskFiles().read(path, limit: XMLLimits().size).bytes
    guard let tree = try? XMLTree(bytes) else { continue }
    let written = tree.write()
    let isSame = written.count == bytes.count && memcmp(written, bytes, bytes.count) == 0
    precondition(isSame, "'\(path)' was not written as it was read")
}
