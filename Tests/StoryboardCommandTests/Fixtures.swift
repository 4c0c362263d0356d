import FileAccess

/// The documents that several test targets read.
enum Fixtures {
    static let folder = #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined() + "/Fixtures/Documents"

    /// The archive of Xcode 4 is there to be refused.
    static func documents() throws -> [String] {
        try DiskFiles().walk(folder, extensions: ["storyboard", "xib"]).filter { !$0.hasSuffix("ArchiveXcode4.xib") }
    }
}
