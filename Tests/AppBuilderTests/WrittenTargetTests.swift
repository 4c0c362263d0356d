import AppProject
import FileAccess
import SourceAdaptation
import Testing

@testable import AppBuilder

@Suite("Targets whose sources tools write")
struct WrittenTargetTests {
    private static let missing = "/w/Gen/Fonts.swift"

    /// An app that lists a file of SwiftGen, and whose phase runs it.
    private static let project = """
        // !$*UTF8*$!
        { objects = {
            P = { isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = L; };
            G = { isa = PBXGroup; children = (A, F); sourceTree = "<group>"; };
            A = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            F = { isa = PBXFileReference; path = Gen/Fonts.swift; sourceTree = "<group>"; };
            AB = { isa = PBXBuildFile; fileRef = A; };
            FB = { isa = PBXBuildFile; fileRef = F; };
            S = { isa = PBXSourcesBuildPhase; files = (AB, FB); };
            X = { isa = PBXShellScriptBuildPhase; name = Texts; shellScript = "swiftgen config run"; };
            T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                  buildPhases = (X, S); buildConfigurationList = L; };
            L = { isa = XCConfigurationList; buildConfigurations = (C); };
            C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; }; };
        }; rootObject = P; }
        """

    private func build(_ configuration: String, source: String = "") throws -> (build: AppBuild, target: WrittenTarget)
    {
        let files = MemoryFiles([
            "/w/Shop.xcodeproj/project.pbxproj": Self.project, "/w/App.swift": source, "/w/swiftgen.yml": configuration,
        ])
        let project = try AppProject.find(in: "/w", files)
        let toolchain = Toolchain(
            modules: "/m", moduleMaps: [], libraryFolder: "/l", systemModules: "/s", moduleCache: "/c")
        let sources = [AdaptedModule.Source(path: "/w/App.swift", bytes: Array(source.utf8))]
        return (AppBuild(project, with: toolchain, in: "/out", files), WrittenTarget(project, sources, importing: []))
    }

    private static func fonts(_ template: String) -> String {
        "fonts: {inputs: Fonts, outputs: {templateName: \(template), output: Gen/Fonts.swift}}"
    }

    @Test("The remark about a missing source is hidden where the build writes it, whatever is declared inside of types")
    func written() throws {
        let (build, target) = try build(
            Self.fonts("swift5"), source: "// struct FontFamily\nfunc a() {\n    let FontFamily = 1\n}\n")
        #expect(build.remarks == [])
        #expect(try build.toolSources(for: target).sources.map(\.path) == [Self.missing])
        #expect(build.remarks == [] && build.errorsAboutMissingSources == [])
    }

    @Test("The remark stays where the build doesn't write the source")
    func declared() throws {
        let (build, target) = try build(Self.fonts("swift5"), source: "enum FontFamily {}\n")
        #expect(build.remarks == [])
        #expect(try build.toolSources(for: target).sources == [])
        #expect(build.remarks.count == 1 && build.remarks.first?.hasPrefix("\(Self.missing): ") == true)
        #expect(build.remarks.first?.contains("the script phase 'Texts' would write it with SwiftGen") == true)
    }

    @Test("Templates that aren't known, and a configuration that can't be read, have warnings")
    func warnings() throws {
        for (configuration, words) in [
            (Self.fonts("own"), "SwiftGen's fonts with the template 'own' isn't known here"),
            (Self.fonts("own").replacing("Fonts.swift", with: "Unlisted.swift"), "keep /w/Gen/Unlisted.swift"),
            ("fonts: [", "this YAML can't be read here"),
        ] {
            let (build, target) = try build(configuration)
            let outcome = try build.toolSources(for: target)
            #expect(outcome.sources == [] && outcome.warnings.count == 1)
            #expect(outcome.warnings.first?.contains("/w/swiftgen.yml: warning: ") == true)
            #expect(outcome.warnings.first?.contains(words) == true, "\(outcome.warnings)")
        }
    }

    @Test("Nothing is written for modules of fetched packages")
    func fetched() throws {
        let (build, own) = try build(Self.fonts("swift5"))
        var target = own
        target.isFetched = true
        #expect(try build.toolSources(for: target).sources == [])
    }
}
