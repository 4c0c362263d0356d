import CoreGraphics
import Foundation
import Testing

@testable import Gallery

/// What UIKit draws against the pictures in `docs/gallery`. `make gallery` records them again.
@MainActor
@Suite("Gallery")
struct GalleryTests {
    nonisolated static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let folder = root.appendingPathComponent("docs/gallery")

    private func pictures() -> [GalleryPicture] {
        GalleryPicture.all(sample: Self.root.appendingPathComponent("Samples/DailyBuzz/DailyBuzz.storyboard").path)
    }

    @Test("Everything looks as in docs/gallery")
    func looks() throws {
        let page = DifferencePage(in: Self.root.appendingPathComponent(".build/gallery"))
        for picture in pictures() {
            let new = try #require(try picture.draw(), "'\(picture.name)' has nothing to show")
            let file = Self.folder.appendingPathComponent("\(picture.name).png")
            guard let old = (try? Data(contentsOf: file)).flatMap({ CGImage(data: $0) }) else {
                Issue.record("docs/gallery has no picture '\(picture.name)'; `make gallery` draws it")
                continue
            }
            guard let difference = PictureDifference(old, new) else { continue }
            try page.add(picture.name, old, new, difference)
            Issue.record("'\(picture.name)' looks different: \(difference.words); see \(page.file.path)")
        }
        try page.finish()
    }

    @Test("docs/gallery contains no other image, and its page shows each")
    func files() throws {
        let stored = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter {
            $0.hasSuffix(".png")
        }
        #expect(Set(stored) == Set(pictures().map { "\($0.name).png" }))
        let page = try String(contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
        for file in stored { #expect(page.contains("(\(file))"), "README.md does not show \(file)") }
    }
}
