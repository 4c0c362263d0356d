import AppProject
import FileAccess
import Testing

@testable import AppBuilder

@Suite("A cache without space")
struct CacheSpaceTests {
    @Test("Building into a cache that is full says so, and what makes room")
    func full() throws {
        let sources = [
            "/App/App.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
        ]
        let files = MemoryFiles(sources, capacity: 200)
        let toolchain = Toolchain(
            modules: "/UIKit", moduleMaps: [], libraryFolder: "/UIKit", systemModules: "/UIKit", moduleCache: "/UIKit")
        let build = AppBuild(try AppProject.find(in: "/App", files), with: toolchain, in: "/cache/App", files)
        let error = #expect(throws: BuildError.self) { try build.run() }
        #expect(error?.message.contains("there is no space left") == true)
        #expect(error?.message.contains("storyboard clean") == true)
    }
}
