import AppHost
import AppStage
import CoreGraphics
import Foundation
import FoundationNetworking
import Testing
import UIKit

/// Files that apps ask sessions for.
@MainActor
struct FileLoadingTests {
    @Test func `A session loads a file with its type, and names what is wrong with one`() async throws {
        let stage = try AppStage { UIViewController() }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("menu.json")
        try Data("[1]".utf8).write(to: file)
        for session in [URLSession.shared, URLSession(configuration: .ephemeral)] {
            let (data, response) = try await session.data(from: file)
            #expect(data == Data("[1]".utf8))
            #expect(response.mimeType == "application/json" && response.url == file)
            for (address, code) in [
                (folder.appendingPathComponent("nothing.json"), URLError.fileDoesNotExist),
                (folder, .fileIsDirectory),
            ] {
                await #expect {
                    try await session.data(from: address)
                } throws: {
                    ($0 as? URLError)?.code == code
                }
            }
        }
        #expect(stage.host.rest())
    }
}
