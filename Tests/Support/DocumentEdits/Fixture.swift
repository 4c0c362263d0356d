import Foundation

/// A document that comes with the repository.
public struct Fixture: Hashable, Sendable, CustomStringConvertible {
    /// Its path below `Tests/Fixtures/Documents`, or "DailyBuzz.storyboard" for the sample.
    public let name: String
    public let bytes: [UInt8]

    public var description: String { name }
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    public init(_ name: String) {
        self.init(name, at: Self.folder.appendingPathComponent(name))
    }

    private init(_ name: String, at url: URL) {
        self.name = name
        guard let data = try? Data(contentsOf: url) else { fatalError("there is no fixture '\(name)'") }
        bytes = Array(data)
    }

    public static let sample = Fixture(
        "DailyBuzz.storyboard", at: root.appendingPathComponent("Samples/DailyBuzz/DailyBuzz.storyboard"))

    /// The sample and every fixture that is a document of Xcode 5 or later.
    public static let all: [Fixture] = {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let documents = names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
        return [sample] + documents.filter { $0 != "ArchiveXcode4.xib" }.map { Fixture($0) }
    }()

    private static let folder = root.appendingPathComponent("Tests/Fixtures/Documents")

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
