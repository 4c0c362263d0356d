import FileAccess
import Synchronization
import Testing

@testable import AppProject

@Suite("Packages at addresses")
struct PackageResolverTests {
    /// Repositories with versions, without git. A package's folder is `/checkouts/NAME/VERSION`.
    final class Repositories: PackageCheckouts {
        let tags: [String: [String]]
        let manifests: [String: PackageManifest]
        let present: [String: String]
        private let kept = Mutex<[PackagePin]>([])

        init(
            _ tags: [String: [String]], _ manifests: [String: PackageManifest] = [:], present: [String: String] = [:]
        ) {
            (self.tags, self.manifests, self.present) = (tags, manifests, present)
        }

        var pins: [String] { kept.withLock { $0.map { "\($0.identity) \($0.title)" } } }

        func presentFolder(of address: PackageAddress) -> String? { present[address.identity] }

        func versions(of address: PackageAddress) throws(PackageProblem) -> [PackagePin] {
            guard let found = tags[address.identity] else { throw PackageProblem("there is no \(address.name)") }
            return found.map { PackagePin(address, revision: "aaaaaaaa", version: PackageVersion($0)) }
        }

        func pin(
            of address: PackageAddress, at requirement: PackageRequirement
        ) throws(PackageProblem) -> PackagePin {
            if case .branch(let name) = requirement { return PackagePin(address, revision: "bbbbbbbb", branch: name) }
            return PackagePin(address, revision: "cccccccc")
        }

        func folder(of pin: PackagePin) throws(PackageProblem) -> (path: String, remark: String?) {
            ("/checkouts/\(pin.identity)/\(pin.title)", nil)
        }

        func pins(of project: String) -> [PackagePin] { [] }
        func keep(_ pins: [PackagePin], of project: String) { kept.withLock { $0 = pins } }

        /// Returns what was chosen, or is wrong, when a project needs packages.
        func resolve(
            _ needs: [(name: String, requirement: PackageRequirement)], resolved: [PackagePin] = []
        ) throws -> (folders: [String: String], problems: [String]) {
            var resolver = PackageResolver(self, resolved: resolved, local: [:])
            let all = needs.map {
                PackageResolver.Need(
                    address: PackageAddress("https://example.org/\($0.name).git"), requirement: $0.requirement,
                    products: [$0.name], needer: "the project")
            }
            try resolver.add(all) { folder throws(ProjectError) -> PackageManifest? in manifests[folder] }
            var folders: [String: String] = [:]
            for name in tags.keys { folders[name] = resolver.folder(of: name) }
            return (folders, resolver.problems.sorted { $0.key < $1.key }.map(\.value.text))
        }
    }

    static func version(_ text: String) -> PackageVersion { PackageVersion(text) ?? PackageVersion(0, 0, 0) }

    static func from(_ text: String) -> PackageRequirement { .range(from: version(text), to: version(text).nextMajor) }

    /// Returns the manifest of a package with one target that needs others.
    static func manifest(_ name: String, needs: [(name: String, from: String, to: String)]) throws -> PackageManifest {
        let dependencies = needs.map { need in
            """
            {"sourceControl": [{"identity": "\(need.name)",
                "location": {"remote": [{"urlString": "https://example.org/\(need.name).git"}]},
                "requirement": {"range": [{"lowerBound": "\(need.from)", "upperBound": "\(need.to)"}]}}]}
            """
        }
        let products = needs.map { "{\"product\": [\"\($0.name)\", \"\($0.name)\", null, null]}" }
        return try PackageManifest(
            Array(
                """
                {"name": "\(name)", "dependencies": [\(dependencies.joined(separator: ","))],
                 "products": [{"name": "\(name)", "targets": ["\(name)"]}],
                 "targets": [{"name": "\(name)", "type": "regular", "dependencies": [\(products.joined(separator: ","))]}]}
                """.utf8), of: "/\(name)")
    }

    @Test(
        "Versions are ordered as semver.org says",
        arguments: [
            ("1.2.3", "1.10.0"), ("2.0.0-alpha", "2.0.0"), ("2.0.0-alpha", "2.0.0-alpha.1"), ("2.0.0-1", "2.0.0-beta"),
            ("v1.0", "1.0.1"), ("1.0.0-beta.2", "1.0.0-beta.11"),
        ])
    func order(_ lower: String, _ higher: String) throws {
        let (one, other) = (try #require(PackageVersion(lower)), try #require(PackageVersion(higher)))
        #expect(one < other)
        #expect(!(other < one))
    }

    @Test("What isn't a version is none", arguments: ["", "release", "1.x", "1.2.3.4", "-1.0.0", "v"])
    func noVersions(_ text: String) { #expect(PackageVersion(text) == nil) }

    @Test("The highest version that is allowed is chosen, one before a release only if that is asked for")
    func highest() throws {
        let all = Repositories(["kit": ["1.0.0", "1.9.0", "1.10.0", "2.0.0-beta", "2.0.0", "3.0.0"]])
        #expect(try all.resolve([("kit", Self.from("1.0.0"))]).folders == ["kit": "/checkouts/kit/1.10.0"])
        #expect(
            try all.resolve([("kit", .exact(Self.version("2.0.0-beta")))]).folders == [
                "kit": "/checkouts/kit/2.0.0-beta"
            ])
        #expect(try all.resolve([("kit", .branch("main"))]).folders == ["kit": "/checkouts/kit/main"])
        #expect(
            try all.resolve([("kit", Self.from("4.0.0"))]).problems == [
                "the package 'kit' at https://example.org/kit.git has no version that is 4.0.0 up to before 5.0.0; the newest one is 3.0.0"
            ])
    }

    @Test("What packages need is chosen with them, and narrows what was chosen before")
    func transitive() throws {
        let all = Repositories(
            ["top": ["1.0.0"], "base": ["1.0.0", "1.4.0", "1.8.0"]],
            ["/checkouts/top/1.0.0": try Self.manifest("top", needs: [("base", "1.0.0", "1.5.0")])])
        let chosen = try all.resolve([("base", Self.from("1.0.0")), ("top", Self.from("1.0.0"))])
        #expect(chosen.folders == ["top": "/checkouts/top/1.0.0", "base": "/checkouts/base/1.4.0"])
        #expect(chosen.problems.isEmpty)
    }

    @Test("Versions that don't fit together are an error with all who need them")
    func conflict() throws {
        let all = Repositories(
            ["top": ["1.0.0"], "base": ["1.0.0", "2.0.0"]],
            ["/checkouts/top/1.0.0": try Self.manifest("top", needs: [("base", "2.0.0", "3.0.0")])])
        let chosen = try all.resolve([("top", Self.from("1.0.0")), ("base", Self.from("1.0.0"))])
        #expect(chosen.folders == ["top": "/checkouts/top/1.0.0"])
        #expect(
            chosen.problems == [
                "no version of the package 'base' satisfies everyone that needs it: the project needs 1.0.0 up to before 2.0.0, 'top' needs 2.0.0 up to before 3.0.0"
            ])
    }

    @Test("Package.resolved decides, unless the project allows its state no more")
    func resolved() throws {
        let all = Repositories(["kit": ["1.0.0", "1.2.0", "2.0.0"]])
        let pin = PackagePin(
            PackageAddress("https://example.org/kit"), revision: "dddddddd", version: Self.version("1.0.0"))
        #expect(
            try all.resolve([("kit", Self.from("1.0.0"))], resolved: [pin]).folders == ["kit": "/checkouts/kit/1.0.0"])
        #expect(
            try all.resolve([("kit", Self.from("2.0.0"))], resolved: [pin]).folders == ["kit": "/checkouts/kit/2.0.0"])
    }

    @Test("Each format of Package.resolved is read, and what is written is read again")
    func formats() throws {
        let first = """
            {"object": {"pins": [{"package": "Kit", "repositoryURL": "https://example.org/Kit.git",
                "state": {"branch": null, "revision": "0123456789abcdef", "version": "1.2.3"}}]}, "version": 1}
            """
        let later = """
            {"pins": [{"identity": "kit", "kind": "remoteSourceControl", "location": "https://example.org/Kit.git",
                "state": {"revision": "0123456789abcdef", "version": "1.2.3"}}], "version": 3}
            """
        let pins = try PackagePin.all(in: Array(first.utf8))
        #expect(pins.map(\.identity) == ["kit"] && pins.map(\.title) == ["1.2.3"])
        #expect(try PackagePin.all(in: Array(later.utf8)) == pins)
        #expect(try PackagePin.all(in: Array(PackagePin.text(of: pins).utf8)) == pins)
    }

    @Test("An app's package comes from its address, that of a folder first, and one that can't be had says why")
    func app() throws {
        let project = ModuleFinderTests.project(
            [ModuleFinderTests.app()],
            more: """
                AppL = { isa = PBXFrameworksBuildPhase; files = (LB); };
                LB = { isa = PBXBuildFile; productRef = LP; };
                LP = { isa = XCSwiftPackageProductDependency; package = LR; productName = kit; };
                LR = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/kit.git";
                    requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
                """)
        let files = MemoryFiles([
            "/w/App.xcodeproj/project.pbxproj": project, "/w/App.swift": "",
            "/checkouts/kit/1.2.0/Package.swift": "", "/checkouts/kit/1.2.0/Sources/kit/Kit.swift": "",
            "/mine/kit/Package.swift": "", "/mine/kit/Sources/kit/Kit.swift": "",
        ])
        let manifest = try Self.manifest("kit", needs: [])
        func find(_ all: Repositories) throws -> AppProject {
            try AppProject.find(in: "/w", files, manifest: { _ in manifest }, checkouts: all)
        }
        let fetched = Repositories(["kit": ["1.0.0", "1.2.0"]])
        #expect(try find(fetched).modules.map(\.sources) == [["/checkouts/kit/1.2.0/Sources/kit/Kit.swift"]])
        #expect(fetched.pins == ["kit 1.2.0"])
        let present = Repositories([:], present: ["kit": "/mine/kit"])
        #expect(try find(present).modules.map(\.sources) == [["/mine/kit/Sources/kit/Kit.swift"]])
        let missing = try find(Repositories([:]))
        #expect(missing.modules.isEmpty && missing.unavailable.map(\.reason) == ["there is no kit"])
    }

    @Test("The project's Package.resolved comes first for what only a local package of the project needs")
    func localPackage() throws {
        let project = ModuleFinderTests.project(
            [ModuleFinderTests.app()],
            more: """
                AppL = { isa = PBXFrameworksBuildPhase; files = (LB); };
                LB = { isa = PBXBuildFile; productRef = LP; };
                LP = { isa = XCSwiftPackageProductDependency; package = LR; productName = top; };
                LR = { isa = XCLocalSwiftPackageReference; relativePath = Packages/top; };
                """)
        let place = "/w/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
        let own = "/w/Packages/top/Package.resolved"
        let (top, base) = (
            try Self.manifest("top", needs: [("base", "1.0.0", "2.0.0")]), try Self.manifest("base", needs: [])
        )
        func pins(_ version: String) -> String {
            let address = PackageAddress("https://example.org/base.git")
            return PackagePin.text(of: [
                PackagePin(address, revision: "0123456789abcdef", version: Self.version(version))
            ])
        }
        func find(_ more: [String: String]) throws -> [[String]] {
            var all = [
                "/w/App.xcodeproj/project.pbxproj": project, "/w/App.swift": "", "/w/Packages/top/Package.swift": "",
                "/w/Packages/top/Sources/top/Top.swift": "",
            ]
            for version in ["1.0.0", "1.1.0", "1.2.0"] {
                all["/checkouts/base/\(version)/Package.swift"] = ""
                all["/checkouts/base/\(version)/Sources/base/Base.swift"] = ""
            }
            let files = MemoryFiles(all.merging(more) { $1 })
            let repositories = Repositories(["base": ["1.0.0", "1.1.0", "1.2.0"]])
            let app = try AppProject.find(
                in: "/w", files, manifest: { folder in folder == "/w/Packages/top" ? top : base },
                checkouts: repositories)
            return app.modules.map(\.sources)
        }
        func sources(_ version: String) -> [[String]] {
            [["/checkouts/base/\(version)/Sources/base/Base.swift"], ["/w/Packages/top/Sources/top/Top.swift"]]
        }
        #expect(try find([:]) == sources("1.2.0"))
        #expect(try find([own: pins("1.1.0")]) == sources("1.1.0"))
        #expect(try find([own: pins("1.1.0"), place: pins("1.0.0")]) == sources("1.0.0"))
    }

    @Test("Package.resolved is looked for in workspaces, in the project, and in the folder of a package at last")
    func resolvedFiles() throws {
        let places = try ProjectPlaces(
            in: "/w",
            MemoryFiles([
                "/w/App.xcodeproj/project.pbxproj": "", "/w/All.xcworkspace/contents.xcworkspacedata": "<Workspace/>",
                "/w/Kit/Package.swift": "",
            ]))
        let ofProject = ["/w/All.xcworkspace", "/w/App.xcodeproj/project.xcworkspace"].map {
            $0 + "/xcshareddata/swiftpm/Package.resolved"
        }
        #expect(places.resolvedFiles(of: "/w/App.xcodeproj") == ofProject)
        #expect(places.resolvedFiles(of: "/w/Kit") == ofProject + ["/w/Kit/Package.resolved"])
        let package = try ProjectPlaces(in: "/w/Kit", MemoryFiles(["/w/Kit/Package.swift": ""]))
        #expect(package.resolvedFiles(of: "/w/Kit") == ["/w/Kit/Package.resolved"])
    }

    @Test("Packages that are known not to be Swift are not fetched, unless they are there")
    func foreign() throws {
        func address(_ text: String) -> PackageAddress { PackageAddress(text) }
        let reason = "the package 'SDWebImage' is written in Objective-C, which isn't compiled here"
        #expect(ForeignPackages.reason(for: address("https://github.com/SDWebImage/SDWebImage.git")) == reason)
        #expect(ForeignPackages.reason(for: address("git@github.com:SDWebImage/SDWebImage")) == reason)
        #expect(ForeignPackages.reason(for: address("https://github.com/me/SDWebImage")) == nil)
        #expect(ForeignPackages.reason(for: address("")) == nil)
        let need = PackageResolver.Need(
            address: address("https://github.com/SDWebImage/SDWebImage"), requirement: Self.from("5.0.0"),
            products: ["SDWebImage"], needer: "the project")
        var asked = PackageResolver(Repositories(["sdwebimage": ["5.1.0"]]), resolved: [], local: [:])
        try asked.add([need]) { _ throws(ProjectError) in nil }
        #expect(asked.folder(of: "sdwebimage") == nil && asked.problems["sdwebimage"]?.text == reason)
        #expect(asked.problems["sdwebimage"]?.isFetchable == false)
        var present = PackageResolver(
            Repositories([:], present: ["sdwebimage": "/mine"]), resolved: [], local: [:])
        try present.add([need]) { _ throws(ProjectError) in nil }
        #expect(present.folder(of: "sdwebimage") == "/mine" && present.problems.isEmpty)
    }

    @Test(
        "Addresses that git would take for something else are refused",
        arguments: [
            "--upload-pack=touch", "ext::sh -c touch", "", "https://example.org/a\nb",
        ])
    func unsafe(_ text: String) {
        #expect(!PackageAddress(text).isSafe)
    }

    @Test("An address in a message has no password")
    func password() {
        #expect("\(PackageAddress("https://me:secret@example.org/Kit.git"))" == "https://me@example.org/Kit.git")
        #expect(PackageAddress("git@example.org:owner/Kit.git").identity == "kit")
    }
}
