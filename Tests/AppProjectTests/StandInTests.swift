import FileAccess
import Testing

@testable import AppProject

@Suite("Modules of ours in place of a library's part in Objective-C")
struct StandInTests {
    /// Returns the library of a package whose targets have their folders in `Sources`.
    private func library(_ targets: String, _ paths: String...) throws -> AppProject {
        let manifest = try ModuleFinderTests.manifest(targets)
        var files = ["/p/Package.swift": ""]
        for path in paths { files["/p/Sources/\(path)"] = "" }
        return try AppProject.find(in: "/p", MemoryFiles(files), manifest: { _ in manifest })
    }

    /// Returns the library of a package with a target of a name, which needs one in Objective-C.
    private func library(needingRuntimeIn name: String) throws -> AppProject {
        let targets = """
            {"name": "\(name)", "type": "regular", "dependencies": [{"byName": ["\(name)Runtime", null]}]},
            {"name": "\(name)Runtime", "type": "regular"}
            """
        return try library(
            targets, "\(name)/Part.swift", "\(name)Runtime/Proxy.m", "\(name)Runtime/include/Proxy.h")
    }

    @Test("A target in Objective-C that has a stand-in is no unavailable module, and nothing lacks it")
    func target() throws {
        let known = try library(needingRuntimeIn: "RxCocoa")
        #expect(known.modules.map(\.module) == ["RxCocoa"] && known.unavailable.isEmpty)
        #expect(known.modules.map(\.isPartial) == [false])
        let other = try library(needingRuntimeIn: "Half")
        #expect(other.modules.map(\.lacks) == [["HalfRuntime"]])
        #expect(
            other.unavailable == [
                .init("HalfRuntime", "'HalfRuntime' of the package 'Stand' has no Swift sources")
            ])
    }

    @Test("A project's target in Objective-C that has a stand-in is no unavailable module either")
    func projectTarget() throws {
        func unavailable(_ name: String) throws -> [AppProject.UnavailableModule] {
            let project = ModuleFinderTests.project([ModuleFinderTests.app(name), (name, "framework", [])])
                .replacing("path = \(name).swift;", with: "path = \(name).m;")
            let files = MemoryFiles([
                "/w/App.xcodeproj/project.pbxproj": project, "/w/App.swift": "", "/w/\(name).m": "",
            ])
            return try AppProject.find(in: "/w", files).unavailable
        }
        #expect(try unavailable("RxCocoaRuntime").isEmpty)
        #expect(
            try unavailable("Half") == [
                .init("Half", "the target 'Half' is written in Objective-C, which isn't compiled here")
            ])
    }

    @Test("A module with a stand-in for its part in Objective-C sees that, and is whole; any other one is mixed")
    func mixed() throws {
        func module(_ name: String) throws -> AppProject.Module {
            let found = try library(
                "{\"name\": \"\(name)\", \"type\": \"regular\"}", "\(name)/Part.swift", "\(name)/Proxy.m",
                "\(name)/Other.cpp")
            return try #require(found.modules.first)
        }
        let (known, other) = (try module("RxCocoa"), try module("Half"))
        #expect(!known.isMixed && !known.isPartial && known.headerModules == ["RxCocoaRuntime"])
        #expect(
            known.remarks == [
                "/p/Sources/RxCocoa/Other.cpp: only Swift and C are compiled here, this file is left out"
            ])
        #expect(other.isMixed && other.headerModules == [])
        #expect(
            other.remarks.contains("/p/Sources/Half/Proxy.m: Objective-C isn't compiled here, this file is left out"))
        #expect(other.remarks.count == 2)
    }

    @Test("A module with a stand-in and without sources in Objective-C doesn't see it")
    func plain() throws {
        let found = try library("{\"name\": \"RxCocoa\", \"type\": \"regular\"}", "RxCocoa/Part.swift")
        #expect(found.modules.map(\.headerModules) == [[]] && found.modules.map(\.isMixed) == [false])
    }

    @Test("The source without content that CocoaPods gives each library doesn't make it a mixed one")
    func dummy() throws {
        let found = try library(
            "{\"name\": \"Half\", \"type\": \"regular\"}", "Half/Part.swift", "Half/Half-dummy.m")
        #expect(found.modules.map(\.isMixed) == [false] && found.modules.flatMap(\.remarks) == [])
    }

    /// Returns what is found of an app whose project has more objects in it, without any package at hand.
    private func app(_ project: String, _ more: [String: String] = [:]) throws -> (app: AppProject, pins: [String]) {
        let files = ["/w/App.xcodeproj/project.pbxproj": project, "/w/App.swift": ""].merging(more) { $1 }
        let repositories = PackageResolverTests.Repositories([:])
        let app = try AppProject.find(
            in: "/w", MemoryFiles(files),
            manifest: { folder throws(ProjectError) in throw ProjectError(folder, "nothing is fetched") },
            checkouts: repositories)
        return (app, repositories.pins)
    }

    @Test(
        "A package that one of ours is there for isn't fetched, whatever its address",
        arguments: [
            "Realm", "RealmSwift", "FirebaseAuth", "FirebaseFirestoreSwift", "FirebaseAnalyticsWithoutAdIdSupport",
            "FirebaseCrashlytics", "SDWebImage",
        ])
    func package(_ product: String) throws {
        let found = try app(
            ModuleFinderTests.project(
                [ModuleFinderTests.app()],
                more: """
                    AppL = { isa = PBXFrameworksBuildPhase; files = (LB); };
                    LB = { isa = PBXBuildFile; productRef = LP; };
                    LP = { isa = XCSwiftPackageProductDependency; package = LR; productName = \(product); };
                    LR = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/fork.git";
                        requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
                    """))
        #expect(found.app.modules.isEmpty && found.app.unavailable.isEmpty && found.pins.isEmpty)
    }

    @Test(
        "A pod or a framework that one of ours is there for isn't fetched",
        arguments: ["RealmSwift", "Firebase", "MBProgressHUD", "SVProgressHUD"])
    func pod(_ library: String) throws {
        func project(linking file: String) -> String {
            ModuleFinderTests.project(
                [ModuleFinderTests.app()],
                more: """
                    AppL = { isa = PBXFrameworksBuildPhase; files = (LB); };
                    LB = { isa = PBXBuildFile; fileRef = LF; };
                    LF = { isa = PBXFileReference; path = \(file); sourceTree = BUILT_PRODUCTS_DIR; };
                    """)
        }
        let podfile = "target 'App' do\n  pod '\(library)', '~> 10.22'\n  pod '\(library)/Auth'\nend"
        let withPod = try app(project(linking: "Pods_App.framework"), ["/w/Podfile": podfile]).app
        #expect(withPod.modules.isEmpty && withPod.unavailable.isEmpty)
        #expect(try app(project(linking: "\(library).framework")).app.unavailable.isEmpty)
        #expect(try app(project(linking: "Other.framework")).app.unavailable.map(\.name) == ["Other"])
    }

    @Test(
        "A target that one of ours is there for isn't built, even if its sources are there",
        arguments: [("RealmSwift", "Realm", "RLMRealm"), ("FirebaseAuth", "FirebaseCore", "FIRApp")])
    func replacedTarget(_ library: String, _ base: String, _ mark: String) throws {
        let targets = [
            ModuleFinderTests.app(library, "Kit"), (library, "framework", [base]), (base, "framework", []),
            ("Kit", "framework", [library]),
        ]
        let source = "extension \(mark) {}"
        let sources = ["/w/Kit.swift": "", "/w/\(base).swift": source, "/w/\(library).swift": source]
        let found = try app(ModuleFinderTests.project(targets), sources).app
        #expect(found.modules.map(\.module) == ["Kit"] && found.unavailable.isEmpty)
    }

    @Test(
        "An app's own target with the name of a library is built, and a remark says what its name imports",
        arguments: ["Realm", "FirebaseAuth"])
    func ownTarget(_ name: String) throws {
        let targets = [ModuleFinderTests.app(name), (name, "framework", [])]
        let found = try app(ModuleFinderTests.project(targets), ["/w/\(name).swift": "struct King {}"]).app
        #expect(found.modules.map(\.module) == [name])
        #expect(found.remarks.contains { $0.contains("the target '\(name)' has the name of a library") })
    }

    @Test("What only a replaced library needs is no unavailable module, and the library's package isn't fetched for it")
    func neededByLibrary() throws {
        let found = try library(
            #"{"name": "Kit", "type": "regular", "dependencies": [{"product": ["FirebaseStorage", "firebase-ios-sdk", null, null]}, {"product": ["GTMSessionFetcher", "gtm", null, null]}, {"byName": ["nanopb", null]}]}"#,
            "Kit/Part.swift")
        #expect(found.modules.map(\.module) == ["Kit"] && found.unavailable.isEmpty)
        #expect(found.modules.map(\.lacks) == [[]])
    }

    @Test("A package that needs one that one of ours is there for is built without it")
    func needed() throws {
        let found = try library(
            #"{"name": "Kit", "type": "regular", "dependencies": [{"product": ["RealmSwift", "realm-swift", null, null]}]}"#,
            "Kit/Part.swift")
        #expect(found.modules.map(\.module) == ["Kit"] && found.unavailable.isEmpty)
        #expect(found.modules.map(\.lacks) == [[]])
    }

    @Test(
        "Sources of packages, pods and other libraries that were fetched are known by their folder",
        arguments: [
            ("/cache/checkouts/kit/1.0.0/Sources/Kit.swift", true), ("/w/Pods/Kit/Kit.swift", true),
            ("/w/Carthage/Checkouts/Kit/Kit.swift", true), ("/w/Kit/Kit.swift", false),
            ("/w/MyPods/Kit.swift", false), ("/w/Kit/Pods.swift", false),
        ])
    func fetched(_ path: String, _ isFetched: Bool) {
        let module = AppProject.Module(
            name: "Kit", module: "Kit", swiftVersion: "5", sources: [path], resources: [], settings: BuildVariables())
        #expect(module.isFetched == isFetched)
        var empty = module
        empty.sources = []
        #expect(!empty.isFetched)
    }
}
