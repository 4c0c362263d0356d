import AppProject
import FileAccess
import Testing

@Suite("Script phases of targets")
struct ScriptPhaseTests {
    private func script(_ text: String) -> AppProject.ScriptPhase {
        AppProject.ScriptPhase(name: "Run Script", text: text)
    }

    private func tools(_ text: String) -> [AppProject.ScriptPhase.Tool] { script(text).tools }

    @Test("A script's words say which program writes sources")
    func tools() {
        #expect(tools("\"$PODS_ROOT/R.swift/rswift\" generate \"$SRCROOT/R.generated.swift\"") == [.rSwift])
        #expect(tools("if which swiftgen; then\n  swiftgen config run\nfi\n") == [.swiftGen])
        #expect(tools("$PODS_ROOT/Sourcery/bin/sourcery --config .sourcery.yml") == [.sourcery])
        #expect(tools("\"${SWIFTGEN_BIN}\" config run\nprotoc --swift_out=. a.proto") == [.swiftGen, .protocolBuffers])
        #expect(tools("# swiftgen\nswiftlint") == [])
    }

    @Test("A file whose name ends like a program isn't one")
    func otherFiles() {
        #expect(tools("swift Scripts/LicenseGenerator.swift > Licenses.plist") == [])
        #expect(tools("cp sourcery.yml .swiftgen.yml Old/") == [])
    }

    @Test("The build does the work of a phase only if it does that of each of its programs")
    func phasesDoneByBuild() {
        #expect(script("swiftgen config run\nrswift generate R.generated.swift").isDoneByBuild)
        #expect(!script("swiftgen config run\nsourcery").isDoneByBuild && !script("swiftlint").isDoneByBuild)
    }

    @Test("Outputs, the text and the usual endings say which files a script writes")
    func files() {
        let script = AppProject.ScriptPhase(
            name: "API", text: "protoc --swift_out=. shop.proto", outputs: ["/w/Out/Cup.swift"])
        #expect(script.writes("/w/Out/Cup.swift") && script.writes("/w/shop.pb.swift"))
        #expect(!script.writes("/w/Other.swift"))
        let resources = self.script("\"$PODS_ROOT/R.swift/rswift\" generate")
        #expect(resources.writes("/w/R.generated.swift") && !resources.writes("/w/Color.generated.swift"))
        #expect(self.script("swiftgen\nsourcery").writes("/w/Color.generated.swift"))
    }

    @Test("Phases whose work the build does aren't named, and missing sources are known")
    func project() throws {
        let phase = "X = { isa = PBXShellScriptBuildPhase; name = Strings; shellScript = \"swiftgen config run\"; };"
        let text = ProjectTests.simple.replacing("buildPhases = (S, R);", with: "buildPhases = (X, S, R);")
            .replacing("P = { isa = PBXProject;", with: "\(phase) P = { isa = PBXProject;")
        let app = try AppProject.find(
            in: "/w",
            MemoryFiles([
                "/w/A.xcodeproj/project.pbxproj": text, "/w/App/Shop.swift": "", "/w/App/Info.plist": "",
                "/w/App/Base.lproj/Main.storyboard": "", "/w/App/Assets.xcassets/Contents.json": "{}",
            ]))
        #expect(app.scripts.map(\.name) == ["Strings"] && app.missingSources == ["/w/Gone.swift"])
        #expect(app.remarks == [AppProject.remark(aboutMissing: "/w/Gone.swift")])
    }
}
