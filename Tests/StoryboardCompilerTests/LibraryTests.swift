import Foundation
import StoryboardCompiler
import StoryboardEditing
import StoryboardModel
import Testing

@Suite("Objects of the library, compiled") struct LibraryTests {
    @Test("the compiler knows all that the library offers", arguments: Library.items(for: .phoneStoryboard).map(\.id))
    func compiles(id: String) throws {
        let file = FixtureTests.repository.appending(path: "Tests/Fixtures/Documents/EmptyStoryboard.storyboard")
        var document = try Document([UInt8](try Data(contentsOf: file)), idSeed: 1)
        for controller in ["viewController", "tableViewController", "collectionViewController"] {
            try document.perform(.addScene(controller: controller, storyboardIdentifier: controller, id: controller))
        }
        let item = try #require(Library.item(id))
        let target: Address? =
            switch item.category {
            case .controllers: nil
            case .cells: item.element.hasPrefix("table") ? "tableViewController" : "collectionViewController"
            default: "viewController"
            }
        if id == "tableViewSection" {
            try document.perform(.setTableContent(table: "tableViewController", mode: "static"))
        }
        let created = try document.perform(.addObject(item: id, into: target)).created
        if item.isController, item.element != "viewControllerPlaceholder" {
            try document.perform(.renameIdentifier(object: Address(created[0]), to: "New"))
        }
        let compilation = StoryboardCompiler(document, name: "Main").compile()
        let expected: Set<String> = ["reuse-identifier.missing", "scene.unreachable"]
        let found = compilation.diagnostics.filter { !expected.contains($0.rule) }
        #expect(found.isEmpty, "\(found.map(\.message))")
        try assertSound(compilation)
    }
}
