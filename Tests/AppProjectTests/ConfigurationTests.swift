import FileAccess
import Testing

@testable import AppProject

@Suite("Configurations of projects") struct ConfigurationTests {
    /// A project whose target and itself have two configurations each, all of which begin with a configuration file.
    private static let project = """
        { objects = {
            P = { isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = PL; };
            G = { isa = PBXGroup; path = Config; children = (F1, F2, F3); sourceTree = "<group>"; };
            F1 = { isa = PBXFileReference; path = All.xcconfig; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = Trial.xcconfig; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; path = Store.xcconfig; sourceTree = "<group>"; };
            PL = { isa = XCConfigurationList; buildConfigurations = (PT, PS); };
            PT = { isa = XCBuildConfiguration; name = Trial; baseConfigurationReference = F1;
                   buildSettings = { PLACE = "$(inherited) project"; }; };
            PS = { isa = XCBuildConfiguration; name = Store; baseConfigurationReference = F1; buildSettings = { }; };
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                  buildPhases = (); buildConfigurationList = TL; };
            TL = { isa = XCConfigurationList; buildConfigurations = (TT, TS); };
            TT = { isa = XCBuildConfiguration; name = Trial; baseConfigurationReference = F2;
                   buildSettings = { PLACE = "$(PLACE) target"; "NAME[sdk=iphoneos*]" = Phone; }; };
            TS = { isa = XCBuildConfiguration; name = Store; baseConfigurationReferenceAnchor = G;
                   baseConfigurationReferenceRelativePath = Store.xcconfig; buildSettings = { }; };
        }; rootObject = P; }
        """

    private static func files(_ own: [String: String]) -> MemoryFiles {
        var all = ["/w/App.xcodeproj/project.pbxproj": project]
        for name in ["All", "Trial", "Store"] { all["/w/Config/\(name).xcconfig"] = "" }
        return MemoryFiles(all.merging(own) { $1 })
    }

    @Test(
        "Settings come from the project's file and settings, then from the target's, each of which may add to those before"
    )
    func levels() throws {
        let files = Self.files([
            "/w/Config/All.xcconfig": """
            // Settings of all configurations.
            PLACE = all // not this
            SERVER = https:/$()/example.com;
            #include "More/Shared.xcconfig"
            #include? "Secret.xcconfig"
            """,
            "/w/Config/More/Shared.xcconfig": "SHARED = yes\n#include \"../All.xcconfig\"",
            "/w/Config/Trial.xcconfig": """
            PLACE = $(inherited) trial
            NAME = Plain
            NAME[sdk=iphonesimulator*] = Simulated
            NAME[sdk=iphonesimulator*][config=Store] = Sold
            """,
        ])
        let app = try AppProject.find(in: "/w", files)
        #expect(app.settings["PLACE"] == "all project trial target")
        #expect(app.settings["SERVER"] == "https://example.com")
        #expect(app.settings["SHARED"] == "yes" && app.settings["NAME"] == "Simulated")
        #expect(app.settings["CONFIGURATION"] == "Trial" && app.remarks.isEmpty)
        #expect(app.descriptions.contains("/w/Config/More/Shared.xcconfig"))
    }

    @Test("What is missing or unreadable in a configuration file is left out with a remark")
    func remarks() throws {
        let files = Self.files([
            "/w/Config/All.xcconfig": """
            #include "Gone.xcconfig"
            #include Gone.xcconfig
            what is this
            2ND = digit
            GOOD = 1
            """
        ])
        let app = try AppProject.find(in: "/w", files)
        #expect(app.settings["GOOD"] == "1")
        #expect(app.remarks.count == 4)
        #expect(app.remarks[0].hasPrefix("/w/Config/Gone.xcconfig: this configuration file can't be read: "))
        #expect(
            app.remarks.dropFirst() == [
                "/w/Config/All.xcconfig:2: an include names its file in quotation marks; this one is left out",
                "/w/Config/All.xcconfig:3: the build ignores this line, which is neither a setting nor an include",
                "/w/Config/All.xcconfig:4: the build ignores this line, which is neither a setting nor an include",
            ])
    }

    @Test("The scheme names the configuration of each action; another one can be asked for")
    func actions() throws {
        let scheme = """
            <Scheme><BuildAction/><TestAction buildConfiguration="Store"/><ArchiveAction buildConfiguration="Store"/>
            <LaunchAction buildConfiguration="Trial"><BuildableReference BlueprintName="App"/></LaunchAction></Scheme>
            """
        let files = Self.files([
            "/w/App.xcodeproj/xcshareddata/xcschemes/App.xcscheme": scheme,
            "/w/Config/Trial.xcconfig":
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS = TRIAL\nOTHER_SWIFT_FLAGS = -D OLD -g -DTIGHT",
            "/w/Config/Store.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = STORE",
        ])
        func conditions(_ action: AppProject.Action, _ name: String? = nil) throws -> [String] {
            try AppProject.find(in: "/w", configuration: name, for: action, files).settings.conditions
        }
        #expect(try conditions(.run) == ["TRIAL", "OLD", "TIGHT"])
        #expect(try conditions(.test) == ["STORE"] && conditions(.archive) == ["STORE"])
        #expect(try conditions(.run, "Store") == ["STORE"])
        #expect {
            try conditions(.run, "Debug")
        } throws: { error in
            error as? ProjectError
                == ProjectError(
                    "/w/App.xcodeproj", "there is no configuration named 'Debug'",
                    hint: "the project has 'Trial', 'Store'")
        }
        let plain = MemoryFiles(["/p/Main.swift": ""])
        #expect {
            try AppProject.find(in: "/p", configuration: "Debug", plain)
        } throws: { error in
            error as? ProjectError
                == ProjectError("/p", "there is no Xcode project in it, and only those have configurations")
        }
    }

    @Test("A package whose project has its tests is compiled with the conditions that only these have")
    func conditionsOfTests() throws {
        func configuration(_ name: String, _ conditions: String) -> String {
            "{ isa = XCBuildConfiguration; name = \(name); buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"\(conditions)\"; }; }"
        }
        let project = """
            { objects = {
                P = { isa = PBXProject; targets = (K, T); mainGroup = G; buildConfigurationList = KL; };
                G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
                K = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
                      buildPhases = (); buildConfigurationList = KL; };
                T = { isa = PBXNativeTarget; name = KitTests; productType = "com.apple.product-type.bundle.unit-test";
                      buildPhases = (); dependencies = (D); buildConfigurationList = KL; };
                D = { isa = PBXTargetDependency; target = K; };
                KL = { isa = XCConfigurationList; buildConfigurations = (KD, KR, KT); };
                KD = \(configuration("Debug", "DEBUG KIT")); KR = \(configuration("Release", "KIT"));
                KT = \(configuration("Testing", "DEBUG KIT INSIDE"));
            }; rootObject = P; }
            """
        let scheme = """
            <Scheme><BuildAction><BuildableReference BlueprintName="Kit"/></BuildAction>
            <TestAction buildConfiguration="Testing"><BuildableReference BlueprintName="KitTests"/></TestAction></Scheme>
            """
        let manifest = try ModuleFinderTests.manifest("{\"name\": \"Kit\", \"type\": \"regular\"}")
        let files = MemoryFiles([
            "/p/Package.swift": "", "/p/Sources/Kit/Kit.swift": "", "/p/Kit.xcodeproj/project.pbxproj": project,
            "/p/Kit.xcodeproj/xcshareddata/xcschemes/Kit.xcscheme": scheme,
        ])
        func conditions(_ action: AppProject.Action) throws -> [[String]] {
            try AppProject.find(in: "/p", for: action, files, manifest: { _ in manifest }).modules.map(
                \.settings.conditions)
        }
        #expect(try conditions(.test) == [["SWIFT_PACKAGE", "INSIDE"]])
        #expect(try conditions(.run) == [["SWIFT_PACKAGE"]])
    }
}
