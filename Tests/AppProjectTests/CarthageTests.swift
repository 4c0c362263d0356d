import FileAccess
import Testing

@testable import AppProject

@Suite("Frameworks of Carthage")
struct CarthageTests {
    /// Returns a project with an app that is linked with a framework which Carthage would build.
    private static let app = ProjectTests.project(
        files: "B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };",
        references: """
            F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = Carthage/Build/iOS/Beans.framework; sourceTree = "<group>"; };
            """,
        groups: "G = { isa = PBXGroup; children = (F1, F2); sourceTree = \"<group>\"; };", sources: "B1",
        more: "K = { isa = PBXFrameworksBuildPhase; files = (B2); };"
    ).replacing("buildPhases = (S, R);", with: "buildPhases = (S, R, K);")

    /// Returns a project with the framework.
    private static let framework = ProjectTests.project(
        files: "B1 = { isa = PBXBuildFile; fileRef = F1; };",
        references: """
            F1 = { isa = PBXFileReference; path = Bean.swift; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = Beans.framework; sourceTree = BUILT_PRODUCTS_DIR; };
            """,
        groups: "G = { isa = PBXGroup; children = (F1); sourceTree = \"<group>\"; };", sources: "B1",
        settings: "PRODUCT_NAME = Beans;"
    ).replacing("product-type.application\";", with: "product-type.framework\"; productReference = F2;")

    private static let files = ["/w/App.xcodeproj/project.pbxproj": app, "/w/App.swift": ""]

    private func find(_ more: [String: String], _ tags: [String: [String]] = [:]) throws -> AppProject {
        try AppProject.find(
            in: "/w", MemoryFiles(Self.files.merging(more) { $1 }),
            manifest: { folder throws(ProjectError) in throw ProjectError(folder, "no tools version") },
            checkouts: PackageResolverTests.Repositories(tags))
    }

    @Test("A framework is built from the checkout that makes it, by its project at most one folder below")
    func checkouts() throws {
        for place in ["Carthage/Checkouts/Kit", "Carthage/Checkouts/Kit/Project"] {
            let app = try find([
                "/w/\(place)/Beans.xcodeproj/project.pbxproj": Self.framework, "/w/\(place)/Bean.swift": "",
                "/w/Carthage/Checkouts/Other/Other.swift": "",
            ])
            #expect(app.modules.map(\.module) == ["Beans"] && app.unavailable.isEmpty)
            #expect(app.modules.first?.sources == ["/w/\(place)/Bean.swift"])
        }
    }

    @Test("Without checkouts, the repositories of Cartfile.resolved are fetched; without these, it is a binary")
    func resolved() throws {
        let file = """
            github "owner/Cups" "v2.0.0"
            git "https://example.org/beans.git" "1.2.0"
            binary "https://example.org/Tray.json" "1.0.0"
            """
        let app = try find(
            [
                "/w/Cartfile.resolved": file, "/checkouts/beans/1.2.0/Beans.xcodeproj/project.pbxproj": Self.framework,
                "/checkouts/beans/1.2.0/Bean.swift": "",
            ], ["beans": ["1.2.0"], "cups": ["2.0.0"]])
        #expect(app.modules.map(\.sources) == [["/checkouts/beans/1.2.0/Bean.swift"]])
        #expect(
            CarthagePin.all(in: file).map { "\($0.address.text) \($0.requirement)" } == [
                "https://github.com/owner/Cups.git exactly 2.0.0", "https://example.org/beans.git exactly 1.2.0",
            ])
        let binary = try find([:])
        #expect(binary.modules.isEmpty)
        #expect(
            binary.unavailable.map(\.reason) == [
                "Beans.framework is a binary for Apple's systems; only sources are built here"
            ])
    }
}
