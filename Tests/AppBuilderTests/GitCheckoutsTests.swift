import AppProject
import ChildProcess
import FileAccess
import Foundation
import Testing

@testable import AppBuilder

@Suite("Packages of git repositories")
struct GitCheckoutsTests {
    /// A repository with a tag, in a temporary folder.
    struct Repository {
        let folder: String
        var address: PackageAddress { PackageAddress("file://\(folder)/Kit") }
        var cache: String { folder + "/cache" }

        init() throws {
            folder = try DiskFiles().resolve(NSTemporaryDirectory()) + "/checkouts-\(UUID().uuidString)"
            try DiskFiles().createFolder(folder + "/Kit/Sources/Kit")
            try git("init", "--quiet")
            try write("Package.swift", "// swift-tools-version:5.9\n")
            try commit("1.0.0")
        }

        func write(_ name: String, _ text: String) throws {
            try DiskFiles().put(Array(text.utf8), asFile: "\(folder)/Kit/\(name)")
        }

        func commit(_ tag: String) throws {
            try git("add", "--all")
            try git("-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "--quiet", "-m", tag)
            try git("tag", tag)
        }

        @discardableResult
        func git(_ arguments: String...) throws -> String {
            let output = try ChildProcess("git", ["-C", folder + "/Kit"] + arguments).run()
            return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        }

        func checkouts(isOffline: Bool = false) -> GitCheckouts {
            GitCheckouts(in: cache, for: folder, isOffline: isOffline, DiskFiles())
        }

        func remove() { try? DiskFiles().removeAll(at: folder) }
    }

    @Test("A version is fetched once, and is there without the repository afterward")
    func fetchedOnce() throws {
        let repository = try Repository()
        defer { repository.remove() }
        try repository.write("Sources/Kit/Kit.swift", "public let kit = 2\n")
        try repository.commit("v1.2")
        let versions = try repository.checkouts().versions(of: repository.address)
        #expect(Set(versions.map(\.title)) == ["1.0.0", "1.2.0"])
        let pin = try #require(versions.first { $0.title == "1.2.0" })
        #expect(pin.revision == (try repository.git("rev-parse", "HEAD")))
        let (folder, _) = try repository.checkouts().folder(of: pin)
        #expect(try DiskFiles().read(folder + "/Sources/Kit/Kit.swift").bytes == Array("public let kit = 2\n".utf8))
        try DiskFiles().removeAll(at: repository.folder + "/Kit")
        let offline = try repository.checkouts(isOffline: true).folder(of: pin)
        #expect(offline.path == folder && offline.remark == nil)
        try DiskFiles().put(Array("// changed".utf8), asFile: folder + "/Package.swift")
        #expect(try repository.checkouts().folder(of: pin).remark?.contains("changes that somebody made") == true)
    }

    @Test(
        "A tag that was moved, a branch that is gone and a build offline are problems in words, and leave nothing behind"
    )
    func problems() throws {
        let repository = try Repository()
        defer { repository.remove() }
        let pin = PackagePin(
            repository.address, revision: String(repeating: "a", count: 40), version: PackageVersion("1.0.0"))
        let moved = #expect(throws: PackageProblem.self) { try repository.checkouts().folder(of: pin) }
        #expect(moved?.message.contains("its tag 1.0.0 is now at") == true)
        #expect(throws: PackageProblem("the package 'Kit' at \(repository.address) has no branch 'gone'")) {
            try repository.checkouts().pin(of: repository.address, at: .branch("gone"))
        }
        let offline = #expect(throws: PackageProblem.self) {
            try repository.checkouts(isOffline: true).folder(of: pin)
        }
        #expect(offline?.message.contains("the build is offline") == true)
        let nothing = #expect(throws: PackageProblem.self) {
            try repository.checkouts().versions(of: PackageAddress("file://\(repository.folder)/Nothing"))
        }
        #expect(nothing?.message.hasPrefix("the package 'Nothing' can't be fetched from file://") == true)
        let left = try DiskFiles().list(repository.cache + "/packages/checkouts")
        for name in left { #expect(try DiskFiles().list("\(repository.cache)/packages/checkouts/\(name)") == []) }
    }

    @Test("Checkouts of Xcode and the package manager are used as they are")
    func present() throws {
        let repository = try Repository()
        defer { repository.remove() }
        #expect(repository.checkouts().presentFolder(of: repository.address) == nil)
        let folder = repository.folder + "/SourcePackages/checkouts/Kit"
        try DiskFiles().createFolder(folder)
        try DiskFiles().put([], asFile: folder + "/Package.swift")
        #expect(repository.checkouts().presentFolder(of: repository.address) == folder)
    }

    @Test("A manifest is read as on a Mac, begins paths at its own folder, and can't reach what is outside")
    func manifest() throws {
        let repository = try Repository()
        defer { repository.remove() }
        try repository.write(
            "Package.swift",
            """
            // swift-tools-version:5.9
            import PackageDescription
            import Foundation
            var targets: [Target] = [.target(name: "Kit")]
            #if os(macOS) && canImport(Darwin) && !os(Linux)
            targets.append(.target(name: "Apple"))
            #endif
            let secret = FileManager.default.contents(atPath: "\(repository.folder)/secret") == nil
            try? "x".write(toFile: "\(repository.folder)/written", atomically: false, encoding: .utf8)
            let package = Package(
                name: secret ? "Kit" : "Spy", products: [.library(name: "Kit", targets: ["Kit"])],
                dependencies: [.package(path: "../Other")], targets: targets)
            """)
        try DiskFiles().put(Array("secret".utf8), asFile: repository.folder + "/secret")
        let manifest = try #require(
            try PackageManifests(in: repository.cache, DiskFiles()).read(repository.folder + "/Kit"))
        let app = try AppProject.find(in: repository.folder + "/Kit", DiskFiles(), manifest: { _ in manifest })
        #expect(app.name == "Kit Host")
        #expect(manifest.targetNames == ["Kit", "Apple"])
        #expect(manifest.localFolders == ["\(repository.folder)/Other"])
        if Sandbox.isAvailable {
            #expect(manifest.name == "Kit")
            #expect(try DiskFiles().look(at: repository.folder + "/written").kind == .missing)
        }
    }
}
