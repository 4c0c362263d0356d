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

    @Test("The conditions around tests and their classes hold in the program that runs them")
    func conditions() {
        let module = Self.module(
            """
            import XCTest
            #if canImport(SceneKit) && !os(Linux)
            class Scenes: XCTestCase { func testA() {} }
            #endif
            class Own: XCTestCase {
                #if os(iOS) // on phones
                func testPhone() {}
                #else
                func testOther() {}
                #endif
            }
            """)
        let text = module.testStartSource(in: "App")
        #expect(module.testCases.map(\.condition) == [nil, "(canImport(SceneKit) && !os(macOS))"])
        #expect(module.testCases[0].methods.map(\.condition) == ["!(os(Linux))", "(os(Linux))"])
        #expect(text.contains("#if (canImport(SceneKit) && !os(macOS))\n    do {\n"))
        #expect(text.contains("#if (os(Linux))\n        tests.append((\"testPhone\""))
        #expect(text.contains("#if !(os(Linux))\n        tests.append((\"testOther\""))
    }

    @Test("A module that stands in for another can be imported where that one could")
    func standIns() {
        let module = Self.module("#if canImport(OSLog)\nimport OSLog\n#endif\n")
        let text = String(decoding: module.files[0].bytes, as: UTF8.self)
        #expect(text.contains("#if canImport(os   )"))
    }

    @Test("XCTest brings the classes that drive apps, and lines and columns stay")
    func imports() {
        let module = Self.module("import XCTest\nfinal class Own: XCTestCase { func testA() {} }\n")
        let text = String(decoding: module.files[0].bytes, as: UTF8.self)
        #expect(
            text.contains(
                "import XCTest; import XCUIAutomation; import UIKit; import QuartzCore; import Foundation; import CoreGraphics\n"
            ))
        #expect(text.contains("\nfinal class Own: UITestCase { func testA() {} }\n"))
    }
}
