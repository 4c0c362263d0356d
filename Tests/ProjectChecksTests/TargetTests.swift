import Foundation
import Testing

@testable import ProjectChecks

@Suite("Target")
struct TargetTests {
    @Test("The package manager's description gives folders, layers and dependencies")
    func described() throws {
        let json = """
            {"name": "P", "targets": [
              {"name": "Views", "type": "regular", "path": "Sources/Runtime/Views", "resources": [{"path": "Page", "rule": {"copy": {}}}],
               "dependencies": [{"byName": ["Text", null]}, {"target": ["Tool", {"platformNames": ["linux"]}]},
                                {"product": ["Kit", "kit", null, null]}]},
              {"name": "TextTests", "type": "test", "resources": [], "dependencies": []}
            ]}
            """
        let targets = try Target.described(by: Data(json.utf8))
        let views = try #require(targets.first)
        #expect(views.name == "Views" && views.kind == "regular" && views.layer == "Runtime")
        #expect(views.dependencies == ["Text", "Tool", "Kit"] && views.resources == ["Sources/Runtime/Views/Page"])
        #expect(targets.last?.folder == "Tests/TextTests" && targets.last?.isForTests == true)
        #expect(targets.last?.layer == nil)
    }
}
