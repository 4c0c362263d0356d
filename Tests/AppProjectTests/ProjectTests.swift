import FileAccess
import Testing

@testable import AppProject

@Suite("App projects")
struct ProjectTests {
    /// Returns a project with one target, whose phases list files.
    static func project(
        files: String, references: String, groups: String, sources: String = "", resources: String = "",
        settings: String = "PRODUCT_NAME = \"$(TARGET_NAME)\"; SWIFT_VERSION = 4.2; INFOPLIST_FILE = App/Info.plist;",
        more: String = ""
    ) -> String {
        """
        // !$*UTF8*$!
        { objects = {
            \(files) \(references) \(groups) \(more)
            S = { isa = PBXSourcesBuildPhase; files = (\(sources)); };
            R = { isa = PBXResourcesBuildPhase; files = (\(resources)); };
            T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
                  buildPhases = (S, R); buildConfigurationList = TL; };
            P = { isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = PL; developmentRegion = de; };
            PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
            PC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; OTHER = one; }; };
            TL = { isa = XCConfigurationList; buildConfigurations = (TR, TC); };
            TC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) OTHER = "$(inherited) two"; }; };
            TR = { isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = Wrong; }; };
        }; rootObject = P; }
        """
    }

    static let simple = project(
        files:
            "B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = V; }; B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };",
        references: """
            F1 = { isa = PBXFileReference; path = Shop.swift; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
            F4 = { isa = PBXFileReference; path = Gone.swift; sourceTree = SOURCE_ROOT; };
            """,
        groups: """
            V = { isa = PBXVariantGroup; name = Main.storyboard; children = (F2); sourceTree = "<group>"; };
            A = { isa = PBXGroup; path = App; children = (F1, V, F3); sourceTree = "<group>"; };
            G = { isa = PBXGroup; children = (A, F4); sourceTree = "<group>"; };
            """, sources: "B1, B4", resources: "B2, B3")

    static let files = MemoryFiles([
        "/w/My App.xcodeproj/project.pbxproj": simple, "/w/App/Shop.swift": "", "/w/App/Base.lproj/Main.storyboard": "",
        "/w/App/Assets.xcassets/Contents.json": "{}", "/w/App/Info.plist": "",
    ])

    @Test("A property list's path on another computer leads to the file that it ends with, and a remark says so")
    func pathsOfAnotherComputer() throws {
        func find(_ place: String) throws -> AppProject {
            let text = Self.simple.replacing("INFOPLIST_FILE = App/Info.plist", with: "INFOPLIST_FILE = \"\(place)\"")
            var files = ["/w/My App.xcodeproj/project.pbxproj": text, "/w/App/Shop.swift": "", "/w/Info.plist": ""]
            files["/w/App/Info.plist"] = ""
            return try AppProject.find(in: "/w", MemoryFiles(files))
        }
        let other = "/elsewhere/Desk/Shop/App/Info.plist"
        let app = try find(other)
        #expect(app.infoPlist == "/w/App/Info.plist")
        let remark = "INFOPLIST_FILE is a path on another computer, \(other); this is used: /w/App/Info.plist"
        #expect(app.remarks.contains { $0.hasSuffix(remark) })
        let here = try find("/w/App/Info.plist")
        #expect(here.infoPlist == "/w/App/Info.plist" && !here.remarks.contains { $0.contains("another computer") })
        #expect(try find("/elsewhere/Info.plist").infoPlist == "/elsewhere/Info.plist")
    }

    @Test("A project's target has the files of its phases, with the folders of their languages")
    func phases() throws {
        let app = try AppProject.find(in: "/w", Self.files)
        #expect(app.name == "My App" && app.module == "My_App" && app.swiftVersion == "4.2")
        #expect(app.sources == ["/w/App/Shop.swift"])
        #expect(
            app.resources == [
                .init(path: "/w/App/Base.lproj/Main.storyboard", folder: "Base.lproj"),
                .init(path: "/w/App/Assets.xcassets"),
            ])
        #expect(app.infoPlist == "/w/App/Info.plist")
        #expect(app.remarks == ["/w/Gone.swift: the project lists this file, which does not exist"])
        #expect(app.settings["OTHER"] == "one two")
        #expect(app.settings["DEVELOPMENT_LANGUAGE"] == "de")
    }

    @Test("Names of files and folders may differ in case from those on the disk, as on a Mac, unless that is ambiguous")
    func spelling() throws {
        let files = MemoryFiles([
            "/w/My App.xcodeproj/project.pbxproj": Self.simple, "/w/app/shop.swift": "",
            "/w/app/base.lproj/Main.storyboard": "", "/w/app/Assets.xcassets/Contents.json": "{}",
            "/w/app/info.plist": "", "/w/GONE.swift": "", "/w/gone.Swift": "",
        ])
        let app = try AppProject.find(in: "/w", files)
        #expect(app.sources == ["/w/app/shop.swift"] && app.infoPlist == "/w/app/info.plist")
        #expect(app.resources.map(\.path) == ["/w/app/base.lproj/Main.storyboard", "/w/app/Assets.xcassets"])
        #expect(app.remarks == ["/w/Gone.swift: the project lists this file, which does not exist"])
        #expect(files.spelling(of: "app/../APP/Shop.swift") == "app/../APP/Shop.swift")
        #expect(files.spelling(of: "/W/App/SHOP.SWIFT") == "/w/app/shop.swift")
        #expect(files.spelling(of: "/w/app/other/SHOP.SWIFT") == "/w/app/other/SHOP.SWIFT")
    }

    @Test("A target that isn't there is an error that lists those that are")
    func unknownTarget() {
        #expect(
            throws: ProjectError(
                "/w/My App.xcodeproj", "there is no app target named 'Other'", hint: "the project has 'My App'")
        ) {
            try AppProject.find(in: "/w", target: "Other", Self.files)
        }
    }

    @Test("A damaged project is an error with its place")
    func damaged() {
        let files = MemoryFiles(["/w/A.xcodeproj/project.pbxproj": "{ objects = {\n x = \n"])
        #expect { try AppProject.find(in: "/w", files) } throws: { error in
            (error as? ProjectError)?.path == "/w/A.xcodeproj/project.pbxproj"
                && (error as? ProjectError)?.location != nil
        }
    }

    @Test("Script phases are named together, but those of CocoaPods")
    func scripts() throws {
        func remarks(_ phases: [String]) throws -> [String] {
            let text = Self.project(
                files: "", references: "", groups: "G = { isa = PBXGroup; sourceTree = \"<group>\"; };",
                more: phases.enumerated().map { "X\($0.offset) = { isa = PBXShellScriptBuildPhase; \($0.element) };" }
                    .joined()
            ).replacing("buildPhases = (S, R);", with: "buildPhases = (S, X0, R, X1, X2);")
            return try AppProject.find(in: "/w", MemoryFiles(["/w/A.xcodeproj/project.pbxproj": text])).remarks
        }
        let pods = "name = \"[CP] Check Pods Manifest.lock\";"
        #expect(try remarks([]) == [] && remarks([pods]) == [])
        let tail = "not run; files that they would write must be there"
        #expect(
            try remarks(["", pods]) == ["/w/A.xcodeproj: the script phase 'Run Script' is \(tail)"])
        #expect(
            try remarks(["name = Icons;", pods, "name = \"Make texts\";"])
                == ["/w/A.xcodeproj: the script phases 'Icons', 'Make texts' are \(tail)"])
    }

    @Test("A synchronized folder has all files in it, but those that are excepted")
    func synchronizedFolder() throws {
        let text = Self.project(
            files: "", references: "", groups: "G = { isa = PBXGroup; children = (Y); sourceTree = \"<group>\"; };",
            more: """
                Y = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E); };
                E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Old.swift); };
                """
        ).replacing("buildPhases = (S, R);", with: "buildPhases = (S, R); fileSystemSynchronizedGroups = (Y);")
        let files = MemoryFiles([
            "/w/A.xcodeproj/project.pbxproj": text, "/w/App/A.swift": "", "/w/App/Old.swift": "",
            "/w/App/In/B.swift": "", "/w/App/de.lproj/A.strings": "", "/w/App/Assets.xcassets/Contents.json": "{}",
            "/w/App/Info.plist": "", "/w/App/notes.md": "",
        ])
        let app = try AppProject.find(in: "/w", files)
        #expect(app.sources == ["/w/App/A.swift", "/w/App/In/B.swift"])
        #expect(app.resources.map(\.path) == ["/w/App/Assets.xcassets", "/w/App/de.lproj/A.strings"])
        #expect(app.resources.map(\.folder) == ["", "de.lproj"])
    }

    @Test("A folder without a project is an app with its sources and resources, but not what is kept beside documents")
    func plainFolder() throws {
        let files = MemoryFiles([
            "/w/shop/A.swift": "", "/w/shop/Base.lproj/Main.storyboard": "", "/w/shop/Tests/T.swift": "",
            "/w/shop/Base.lproj/Main.storyboard.comments.json": "{}", "/w/shop/Cell.xib.samples.json": "{}",
        ])
        let app = try AppProject.find(in: "/w/shop", files)
        #expect(app.name == "shop" && app.sources == ["/w/shop/A.swift"])
        #expect(app.resources == [.init(path: "/w/shop/Base.lproj/Main.storyboard", folder: "Base.lproj")])
    }

    @Test("A folder without sources is an error that says what else there is")
    func noSources() {
        #expect { try AppProject.find(in: "/w", MemoryFiles(["/w/a.txt": ""])) } throws: { error in
            (error as? ProjectError)?.message == "there are no Swift sources in it and no Xcode project"
        }
    }

    @Test(
        "Variables are replaced, with their operators",
        arguments: [
            ("$(A)", "one two"), ("${A}", "one two"), ("x-$(A:c99extidentifier)-y", "x-one_two-y"),
            ("$(A:rfc1034identifier)", "one-two"), ("$(A:upper)", "ONE TWO"), ("$(B)", "<one two>"), ("$(UNKNOWN)", ""),
            ("$(X:default=none)", "none"), ("$$(A)", "$one two"), ("$(A", "$(A"), ("$(LOOP)", ""),
            ("$($(C))", "one two"),
        ])
    func variables(text: String, expected: String) {
        let variables = BuildVariables(["A": "one two", "B": "<$(A)>", "C": "A"])
        #expect(variables.expand(text) == expected)
    }

    @Test("A variable that contains itself ends")
    func endlessVariable() {
        #expect(BuildVariables(["A": "$(B)x", "B": "$(A)"]).expand("$(A)").count < 100)
    }

    @Test("Links are followed inside of the app's folder, and each folder is entered once")
    func links() throws {
        let files = MemoryFiles([
            "/w/Shop.swift": "", "/w/Shared/Cart.swift": "", "/lib/Other.swift": "", "/lib/deep/x.swift": "",
            "/secret": "",
        ])
        for (name, target) in [
            ("again", "/w"), ("lib", "/lib"), ("Cart", "/w/Shared"), ("own", "/w/own"), ("s.txt", "/secret"),
        ] {
            files.makeLink(at: "/w/\(name)", to: target)
        }
        let app = try AppProject.find(in: "/w", files)
        #expect(Set(app.sources.map(FilePath.name)) == ["Shop.swift", "Cart.swift"] && app.sources.count == 2)
        #expect(app.resources == [])
        #expect(
            Set(app.remarks) == [
                "/w/lib: this link leads out of the app's folder, and is left out",
                "/w/s.txt: this link leads out of the app's folder, and is left out",
            ])
    }
}
