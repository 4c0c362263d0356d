import Testing

import SourceAdaptation

@Suite("Classes of tests in sources")
struct TestCaseTests {
    static func module(_ text: String) -> AdaptedModule {
        AdaptedModule("MyTests", [.init(path: "/w/MyTests.swift", bytes: Array(text.utf8))], isTest: true)
    }

    @Test("Tests are the methods without parameters of classes of tests, also in extensions and superclasses")
    func methods() {
        let module = Self.module(
            """
            import XCTest
            class Base: XCTestCase { func testShared() {} }
            final class Own: Base {
                func testB() async throws {}
                func testWith(_ value: Int) {}
                private func testHidden() {}
                func helper() {}
                func testValue() -> Int { 1 }
            }
            extension Own { func testA() throws {} }
            class Other { func testNothing() {} }
            """)
        #expect(module.testCases.map(\.name) == ["Base", "Own"])
        #expect(module.testCases[1].methods.map(\.name) == ["testA", "testB", "testShared"])
        #expect(module.testCases[1].methods.map(\.isAsync) == [false, true, false])
        #expect(module.testCases[1].methods.map(\.line) == [10, 4, 2])
    }

    @Test("XCTest brings the classes that drive apps, and lines and columns stay")
    func imports() {
        let module = Self.module("import XCTest\nfinal class Own: XCTestCase { func testA() {} }\n")
        let text = String(decoding: module.files[0].bytes, as: UTF8.self)
        #expect(text.contains("import XCTest; import XCUIAutomation; import Foundation; import CoreGraphics\n"))
        #expect(text.contains("\nfinal class Own: UITestCase { func testA() {} }\n"))
    }
}
