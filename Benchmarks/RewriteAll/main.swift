import FileAccess
import Glibc
import XMLTree

// Parses the given files and writes them to memory, which `Benchmarks` compares with xmllint. A separate program, so
// that the time doesn't include loading UIKit's libraries.
for path in CommandLine.arguments.dropFirst() {
    let bytes = try DiskFiles().read(path, limit: XMLLimits().size).bytes
    guard let tree = try? XMLTree(bytes) else { continue }
    let written = tree.write()
    let isSame = written.count == bytes.count && memcmp(written, bytes, bytes.count) == 0
    precondition(isSame, "'\(path)' was not written as it was read")
}
