import FileAccess
import Testing

@testable import AppProject

@Suite("Modules that an app imports") struct ModuleFinderTests {
    /// Returns a project whose targets have a source each, and depend on others: `name: type: dependencies`.
    static func project(_ targets: [(name: String, type: String, needs: [String])], more: String = "") -> String {
        var text = ""
        for target in targets {
            let name = target.name
            let phases = target.needs.map { "\(name)\($0)D" }.joined(separator: ", ")
            for need in target.needs { text += "\(name)\(need)D = { isa = PBXTargetDependency; target = \(need); };\n" }
            text += """
                \(name)F = { isa = PBXFileReference; path = \(name).swift; sourceTree = "<group>"; };
                \(name)B = { isa = PBXBuildFile; fileRef = \(name)F; };
                \(name)S = { isa = PBXSourcesBuildPhase; files = (\(name)B); };
                \(name)P = { isa = PBXFileReference; path = \(name).framework; sourceTree = BUILT_PRODUCTS_DIR; };
                \(name) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(target.type)";
                    buildPhases = (\(name)S, \(name)L); dependencies = (\(phases)); productReference = \(name)P; };

                """
        }
        let names = targets.map(\.name)
        return """
            { objects = { \(text) \(more)
                G = { isa = PBXGroup; children = (\(names.map { $0 + "F" }.joined(separator: ", "))); sourceTree = "<group>"; };
                P = { isa = PBXProject; targets = (\(names.joined(separator: ", "))); mainGroup = G; };
            }; rootObject = P; }
            """
    }

    static func app(_ needs: String...) -> (name: String, type: String, needs: [String]) {
        ("App", "application", needs)
    }

    @Test("A framework's header, and the bridging header of an app, make modules known to all sources")
    func headerModules() throws {
        let header =
            "#import <UIKit/UIKit.h>\n  #include <MapKit/MKMapView.h>\n@import CoreData;\n#import \"Own.h\"\n#import <zlib.h>\n"
        let files = MemoryFiles([
            "/w/Kit.h": header,
            "/w/Bridge.h": "# import <WebKit/WebKit.h>\n#import <UIKit/UIView.h>\n#include \"sqlite3.h\"",
        ])
        var foreign = ForeignSources()
        foreign.headers = ["/w/Own.h", "/w/Kit.h"]
        #expect(foreign.headerModules(of: "Kit", files) == ["UIKit", "MapKit", "CoreData", "zlib.h"])
        #expect(foreign.headerModules(of: "Other", files) == [])
        foreign.bridgingHeader = "/w/Bridge.h"
        #expect(foreign.headerModules(of: "Other", files) == ["WebKit", "UIKit", "sqlite3.h"])
        // A copy of a library in the app isn't the system's.
        foreign.headers.append("/w/Vendor/sqlite3.h")
        #expect(foreign.headerModules(of: "Other", files) == ["WebKit", "UIKit"])
    }

    @Test("A framework in C is a module with the folder of its header, without what CocoaPods adds")
    func frameworkInC() throws {
        let more = """
            H = { isa = PBXFileReference; path = include/Cups.h; sourceTree = "<group>"; };
            O = { isa = PBXFileReference; path = Other/Tray.h; sourceTree = "<group>"; };
            D = { isa = PBXFileReference; path = "Cups-dummy.m"; sourceTree = "<group>"; };
            DB = { isa = PBXBuildFile; fileRef = D; };
            """
        let project = Self.project([Self.app("Cups"), ("Cups", "framework", [])], more: more)
            .replacing("path = Cups.swift", with: "path = Cups.c")
            .replacing("files = (CupsB);", with: "files = (CupsB, DB);")
            .replacing("children = (AppF,", with: "children = (H, O, D, AppF,")
        var all = [
            "/w/App.xcodeproj/project.pbxproj": project, "/w/App.swift": "", "/w/Cups.c": "", "/w/Cups-dummy.m": "",
            "/w/include/Cups.h": "", "/w/Other/Tray.h": "",
        ]
        let app = try AppProject.find(in: "/w", MemoryFiles(all))
        #expect(app.modules.map(\.module) == ["Cups"] && app.unavailable.isEmpty)
        let c = try #require(app.modules[0].c)
        #expect(c.sources == ["/w/Cups.c"] && c.headers == ["/w/include/Cups.h"] && c.publicHeaders == "/w/include")
        // Without a header of its name, nobody can import it.
        all["/w/App.xcodeproj/project.pbxproj"] = project.replacing("include/Cups.h", with: "include/Others.h")
        all["/w/include/Others.h"] = ""
        let without = try AppProject.find(in: "/w", MemoryFiles(all))
        #expect(without.modules.isEmpty && without.unavailable.map(\.name) == ["Cups"])
    }

    @Test("Modules come after those that they depend on, each once, and know all of these")
    func order() throws {
        let files = MemoryFiles([
            "/w/App.xcodeproj/project.pbxproj": Self.project([
                Self.app("Top", "Base"), ("Top", "framework", ["Middle", "Base"]), ("Middle", "framework", ["Base"]),
                ("Base", "library.static", []), ("Unused", "framework", []), ("Watch", "application.watchapp2", []),
            ]),
            "/w/App.swift": "", "/w/Top.swift": "", "/w/Middle.swift": "", "/w/Base.swift": "", "/w/Unused.swift": "",
        ])
        let modules = try AppProject.find(in: "/w", files).modules
        #expect(modules.map(\.module) == ["Base", "Middle", "Top"])
        #expect(modules.map(\.dependencies) == [[], ["Base"], ["Base", "Middle"]])
        #expect(modules.map(\.bundle) == [nil, "Frameworks/Middle.framework", "Frameworks/Top.framework"])
        #expect(modules.map(\.sources) == [["/w/Base.swift"], ["/w/Middle.swift"], ["/w/Top.swift"]])
    }

    @Test("Targets that depend on each other are an error with the way around")
    func circle() {
        let files = MemoryFiles([
            "/w/App.xcodeproj/project.pbxproj": Self.project([
                Self.app("Kit"), ("Kit", "framework", ["Core"]), ("Core", "framework", ["Kit"]),
            ]), "/w/App.swift": "", "/w/Kit.swift": "", "/w/Core.swift": "",
        ])
        #expect(
            throws: ProjectError(
                "/w/App.xcodeproj", "targets depend on each other in a circle: 'Kit' → 'Core' → 'Kit'",
                hint: "move what they share into a target of its own")
        ) { try AppProject.find(in: "/w", files) }
    }

    static let linked = """
        AppL = { isa = PBXFrameworksBuildPhase; files = (LB); };
        LB = { isa = PBXBuildFile; fileRef = LF; };
        LF = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        """

    @Test("A workspace has the projects of an app and of what it is linked with")
    func workspace() throws {
        let files = MemoryFiles([
            "/w/All.xcworkspace/contents.xcworkspacedata": """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace
               version = "1.0">
               <FileRef
                  location = "group:Kit/Kit.xcodeproj">
               </FileRef>
               <Group location = "group:Parts" name = "Parts">
                  <FileRef location = "group:App/App.xcodeproj"></FileRef>
               </Group>
            </Workspace>
            """,
            "/w/Kit/Kit.xcodeproj/project.pbxproj": Self.project([("Kit", "framework", [])]),
            "/w/Parts/App/App.xcodeproj/project.pbxproj": Self.project([Self.app()], more: Self.linked),
            "/w/Kit/Kit.swift": "", "/w/Parts/App/App.swift": "",
        ])
        let app = try AppProject.find(in: "/w", files)
        #expect(app.name == "App" && app.modules.map(\.module) == ["Kit"] && app.unavailable.isEmpty)
        #expect(try AppProject.find(in: "/w/All.xcworkspace", files).modules == app.modules)
        #expect(app.descriptions.count == 3)
    }

    @Test("The tests of a library without any are those of its workspace, or of a folder beside it")
    func testsElsewhere() throws {
        let manifest = try Self.manifest("{\"name\": \"Kit\", \"type\": \"regular\"}")
        let example = Self.project([Self.app(), ("AppTests", "bundle.unit-test", ["App"])])
        func find(_ more: [String: String], for action: AppProject.Action = .test) throws -> AppProject {
            let package = ["/p/Package.swift": "", "/p/Sources/Kit/Kit.swift": ""]
            let files = MemoryFiles(package.merging(more) { $1 })
            return try AppProject.find(in: "/p", for: action, files, manifest: { _ in manifest })
        }
        let folder = ["/p/Example/App.xcodeproj/project.pbxproj": example, "/p/Example/App.swift": ""]
        let found = try find(folder)
        #expect(found.name == "App" && found.tests.map(\.name) == ["AppTests"])
        #expect(found.remarks == ["the library has no tests of its own; these are those of Example"])
        #expect(try find(folder, for: .run).isLibrary)
        let workspace = """
            <Workspace><FileRef location = "group:Lib/App.xcodeproj"></FileRef></Workspace>
            """
        let both = try find([
            "/p/All.xcworkspace/contents.xcworkspacedata": workspace, "/p/Lib/App.xcodeproj/project.pbxproj": example,
            "/p/Lib/App.swift": "",
        ])
        #expect(both.tests.map(\.name) == ["AppTests"])
        #expect(both.remarks == ["the library has no tests of its own; these are those of All.xcworkspace"])
        #expect(try find([:]).tests.isEmpty)
    }

    @Test("A product is found by its name, too, where its file has another one")
    func productName() throws {
        let kit = Self.project([("Kit", "framework", [])])
            .replacing("path = Kit.framework;", with: "name = Kit.framework; path = \"Its-Kit.framework\";")
        let files = MemoryFiles([
            "/w/App.xcodeproj/project.pbxproj": Self.project([Self.app()], more: Self.linked), "/w/App.swift": "",
            "/w/Kit/Kit.xcodeproj/project.pbxproj": kit, "/w/Kit/Kit.swift": "",
            "/w/All.xcworkspace/contents.xcworkspacedata": """
            <Workspace>
               <FileRef location = "group:Kit/Kit.xcodeproj"></FileRef>
               <FileRef location = "group:App.xcodeproj"></FileRef>
            </Workspace>
            """,
        ])
        let app = try AppProject.find(in: "/w", files)
        #expect(app.modules.map(\.module) == ["Kit"] && app.unavailable.isEmpty)
    }

    @Test("What no project makes is known by its name, with the reason")
    func unavailable() throws {
        let files = MemoryFiles([
            "/w/App.xcodeproj/project.pbxproj": Self.project([Self.app()], more: Self.linked), "/w/App.swift": "",
        ])
        #expect(
            try AppProject.find(in: "/w", files).unavailable == [.init("Kit", "no project here makes Kit.framework")])
    }

    @Test("A package's folder that is missing is an error that says who needs it")
    func missingFolder() {
        let files = MemoryFiles([
            "/w/App.xcodeproj/project.pbxproj": Self.project(
                [Self.app()],
                more: """
                    AppL = { isa = PBXFrameworksBuildPhase; files = (LB); };
                    LB = { isa = PBXBuildFile; productRef = LP; };
                    LP = { isa = XCSwiftPackageProductDependency; package = LR; productName = Kit; };
                    LR = { isa = XCLocalSwiftPackageReference; relativePath = Packages/Kit; };
                    """), "/w/App.swift": "",
        ])
        #expect(
            throws: ProjectError(
                "/w/Packages/Kit", "the project names the package in this folder, where there is no Package.swift",
                hint: "put the package there, or remove it from the project")
        ) { try AppProject.find(in: "/w", files, manifest: { _ in nil }) }
    }

    @Test(
        "A module that imports another one of the app without depending on it comes after it, unless that makes a circle"
    )
    func implicitDependencies() throws {
        let files = MemoryFiles([
            "/w/App.xcodeproj/project.pbxproj": Self.project([
                Self.app("Screens", "Models", "Base"), ("Screens", "framework", []), ("Models", "framework", []),
                ("Base", "framework", ["Screens"]),
            ]),
            "/w/App.swift": "",
            "/w/Screens.swift":
                "import UIKit\n@testable import class Models.User\n// import Base\nimport Base // a circle",
            "/w/Models.swift": "#if canImport(Screens)\nimport Screens\n#endif", "/w/Base.swift": "",
        ])
        let modules = try AppProject.find(in: "/w", files).modules
        #expect(modules.map(\.module) == ["Models", "Screens", "Base"])
        #expect(modules.map(\.dependencies) == [[], ["Models"], ["Models", "Screens"]])
    }

    // MARK: Packages

    static func manifest(_ targets: String, dependencies: String = "") throws -> PackageManifest {
        try PackageManifest(
            Array(
                """
                {"name": "Stand", "toolsVersion": {"_version": "6.0.0"}, "dependencies": [\(dependencies)],
                 "products": [], "targets": [\(targets)]}
                """.utf8), of: "/p")
    }

    @Test("A target of a package has the sources, resources and options that its manifest says")
    func packageTarget() throws {
        let manifest = try Self.manifest(
            """
            {"name": "App", "type": "executable", "dependencies": [{"byName": ["Core", null]},
                {"target": ["Mac", {"platformNames": ["macos"]}]}, {"product": ["Far", "far", null, null]}]},
            {"name": "Mac", "type": "regular"},
            {"name": "Core", "type": "regular", "exclude": ["Notes"], "resources": [
                {"path": "Texts", "rule": {"process": {}}}, {"path": "Data", "rule": {"copy": {}}}],
             "settings": [{"tool": "swift", "kind": {"define": {"_0": "FAST"}}},
                {"tool": "swift", "kind": {"define": {"_0": "MAC"}}, "condition": {"platformNames": ["macos"]}},
                {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "5"}}}]}
            """,
            dependencies: """
                {"sourceControl": [{"identity": "far", "location": {"remote": [{"urlString": "https://example.org/far"}]}}]}
                """)
        let files = MemoryFiles([
            "/p/Package.swift": "", "/p/Sources/App/main.swift": "", "/p/Sources/Core/Core.swift": "",
            "/p/Sources/Core/Notes/Old.swift": "", "/p/Sources/Core/Texts/a.txt": "", "/p/Sources/Core/b.txt": "",
            "/p/Sources/Core/Data/Sample.swift": "", "/p/Sources/Core/Main.storyboard": "",
            "/p/Sources/Mac/Mac.swift": "",
        ])
        let app = try AppProject.find(in: "/p", files, manifest: { _ in manifest })
        #expect(app.name == "App" && app.isPackage && app.sources == ["/p/Sources/App/main.swift"])
        #expect(app.swiftVersion == "6")
        #expect(app.unavailable.map(\.name) == ["Far"])
        let core = try #require(app.modules.first)
        #expect(app.modules.count == 1 && core.sources == ["/p/Sources/Core/Core.swift"] && core.swiftVersion == "5")
        #expect(core.bundle == "Stand_Core.bundle")
        #expect(
            core.resources.map(\.path) == [
                "/p/Sources/Core/Data", "/p/Sources/Core/Main.storyboard", "/p/Sources/Core/Texts/a.txt",
            ])
        #expect(core.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == "SWIFT_PACKAGE FAST")
    }

    @Test("A package without an app is a library, which an empty app has, and its tests")
    func library() throws {
        let manifest = try Self.manifest(
            """
            {"name": "Core", "type": "regular"},
            {"name": "CoreTests", "type": "test", "dependencies": [{"byName": ["Core", null]}]}
            """)
        let files = MemoryFiles([
            "/p/Package.swift": "", "/p/Sources/Core/Core.swift": "", "/p/Tests/CoreTests/CoreTests.swift": "",
        ])
        let app = try AppProject.find(in: "/p", files, manifest: { _ in manifest })
        #expect(app.isLibrary && app.sources.isEmpty && app.modules.map(\.module) == ["Core"])
        #expect(app.tests.map(\.name) == ["CoreTests"] && app.tests.first?.modules == [])
        let beside = MemoryFiles([
            "/p/Package.swift": "", "/p/Sources/Core/Core.swift": "",
            "/p/Core.xcodeproj/project.pbxproj": Self.project([("Core", "framework", [])]), "/p/Core.swift": "",
        ])
        #expect(try AppProject.find(in: "/p", beside, manifest: { _ in manifest }).isLibrary)
        let plain = MemoryFiles([
            "/w/Core.xcodeproj/project.pbxproj": Self.project([("Core", "framework", [])]), "/w/Core.swift": "",
        ])
        #expect(try AppProject.find(in: "/w", plain).modules.map(\.module) == ["Core"])
    }

    @Test(
        "The repository of a package is a library, although its project has an example; a project that makes other modules isn't"
    )
    func libraryWithExample() throws {
        let manifest = try Self.manifest("{\"name\": \"Core\", \"type\": \"regular\"}")
        func find(_ framework: String, target: String? = nil) throws -> AppProject {
            let files = MemoryFiles([
                "/p/Package.swift": "", "/p/Sources/Core/Core.swift": "", "/p/App.swift": "",
                "/p/\(framework).swift": "",
                "/p/Core.xcodeproj/project.pbxproj": Self.project([
                    Self.app(framework), (framework, "framework", []),
                ]),
            ])
            return try AppProject.find(in: "/p", target: target, files, manifest: { _ in manifest })
        }
        #expect(try find("Core").isLibrary)
        #expect(try find("Other").name == "App")
        #expect(try find("Core", target: "App").name == "App")
    }

    @Test("A package whose manifest has no tests has those of its project's frameworks, whatever app they run in")
    func testsOfProject() throws {
        let manifest = try Self.manifest("{\"name\": \"Core\", \"type\": \"regular\"}")
        let files = MemoryFiles([
            "/p/Package.swift": "", "/p/Sources/Core/Core.swift": "", "/p/App.swift": "", "/p/Core.swift": "",
            "/p/CoreTests.swift": "", "/p/AppTests.swift": "",
            "/p/Core.xcodeproj/project.pbxproj": Self.project([
                Self.app("Core"), ("Core", "framework", []), ("CoreTests", "bundle.unit-test", ["Core"]),
                ("AppTests", "bundle.unit-test", ["App"]),
            ]),
        ])
        let library = try AppProject.find(in: "/p", files, manifest: { _ in manifest })
        #expect(library.isLibrary && library.modules.map(\.module) == ["Core"])
        #expect(library.tests.map(\.name) == ["CoreTests"] && library.tests.first?.modules == [])
        #expect(library.tests.first?.sources == ["/p/CoreTests.swift"])
    }

    @Test("Of targets for several systems that make one module, the app has the one for iOS")
    func twins() throws {
        let mac = """
            Mac = { isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.framework";
                buildPhases = (MacS); productReference = MacP; buildConfigurationList = MacC; };
            MacC = { isa = XCConfigurationList; buildConfigurations = (MacR); };
            MacR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = macosx; PRODUCT_NAME = Kit; }; };
            MacP = { isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            MacF = { isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
            MacB = { isa = PBXBuildFile; fileRef = MacF; };
            MacS = { isa = PBXSourcesBuildPhase; files = (MacB); };
            AppMacD = { isa = PBXTargetDependency; target = Mac; };
            """
        let text = Self.project([Self.app("Mac", "Kit"), ("Kit", "framework", [])], more: mac)
            .replacing("targets = (App", with: "targets = (Mac, App").replacing(
                "children = (App", with: "children = (MacF, App")
        let files = MemoryFiles([
            "/w/App.xcodeproj/project.pbxproj": text, "/w/App.swift": "", "/w/Kit.swift": "", "/w/Mac.swift": "",
        ])
        let app = try AppProject.find(in: "/w", files)
        #expect(app.modules.map(\.module) == ["Kit"] && app.modules.first?.sources == ["/w/Kit.swift"])
    }

    @Test("A package that only has tests, and a target without a folder, are errors")
    func packageErrors() throws {
        let manifest = try Self.manifest("{\"name\": \"CoreTests\", \"type\": \"test\"}")
        let files = MemoryFiles(["/p/Package.swift": "", "/p/Tests/CoreTests/Core.swift": ""])
        #expect(throws: ProjectError("/p", "the package has no target that can be built here")) {
            try AppProject.find(in: "/p", files, manifest: { _ in manifest })
        }
        let other = try Self.manifest(
            """
            {"name": "App", "type": "executable", "dependencies": [{"byName": ["Gone", null]}]},
            {"name": "Gone", "type": "regular"}
            """)
        let more = MemoryFiles(["/p/Package.swift": "", "/p/Sources/App/main.swift": ""])
        #expect(
            throws: ProjectError(
                "/p/Package.swift", "the folder of the target 'Gone' is missing",
                hint: "expected at /p/Sources/Gone")
        ) { try AppProject.find(in: "/p", more, manifest: { _ in other }) }
    }

    @Test("A library without the folder of one of its targets is built without it, and says so")
    func libraryWithoutFolder() throws {
        let manifest = try Self.manifest(
            "{\"name\": \"Core\", \"type\": \"regular\"}, {\"name\": \"Gone\", \"type\": \"regular\"}")
        let files = MemoryFiles(["/p/Package.swift": "", "/p/Sources/Core/Core.swift": ""])
        let app = try AppProject.find(in: "/p", files, manifest: { _ in manifest })
        #expect(app.modules.map(\.module) == ["Core"])
        #expect(
            app.remarks == ["the target 'Gone' of the package 'Stand' is left out: its folder is missing"])
    }
}
