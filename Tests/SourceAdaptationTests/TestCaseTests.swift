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

    @Test(
        "Classes whose superclass is a library's are of tests as the library says, which may list these when they run")
    func classesOfLibraries() {
        func sources(_ text: String) -> [AdaptedModule.Source] {
            [.init(path: "/w/Sources.swift", bytes: Array(text.utf8))]
        }
        let text = """
            import Specs
            class ShopSpec: Spec { func testNothing() {} }
            class OwnTests: BaseCase { func testA() {} }
            class Helper: Formatter {}
            """
        let alone = AdaptedModule("ShopTests", sources(text), isTest: true)
        #expect(alone.testCases.isEmpty)
        #expect(alone.possibleTestCases == ["OwnTests", "ShopSpec"])
        let library = AdaptedModule(
            "Specs",
            sources(
                """
                import XCTest
                open class BaseCase: XCTestCase {}
                open class Spec: SpecBase { public class var allTests: [(String, (Spec) -> () throws -> Void)] { [] } }
                """))
        let whole = AdaptedModule("ShopTests", sources(text), importing: [library], isTest: true)
        #expect(whole.testCases.map(\.name) == ["OwnTests", "ShopSpec"])
        #expect(whole.testCases.map(\.listsTests) == [false, true])
        #expect(whole.testCases[0].methods.map(\.name) == ["testA"])
        let start = whole.testStartSource(in: "Shop")
        #expect(
            start.contains("let tests = ShopSpec.allTests.filter { session.runs(\"ShopTests.ShopSpec/\\($0.0)\") }"))
        #expect(start.contains("XCTestObservationCenter.shared.addTestObserver(observer)"))
    }

    @Test("An optional method is called whatever properties have its name, if the call has labels")
    func optionalMethods() {
        let module = Self.module(
            "import UIKit\nvar collectionView = 1\nlet a: Any? = list.delegate?.collectionView?(list, didSelectItemAt: path)\n"
        )
        let text = String(decoding: module.files[0].bytes, as: UTF8.self)
        #expect(text.contains("optionalResult(list.delegate?.collectionView (list, didSelectItemAt: path))"))
    }

    @Test("The conditions around tests and their classes hold in the program that runs them")
    func conditions() {
        let module = Self.module(
            """
            import XCTest
            #if canImport(HomeKit) && !os(Linux)
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
        #expect(module.testCases.map(\.condition) == [nil, "(canImport(HomeKit) && !os(macOS))"])
        #expect(module.testCases[0].methods.map(\.condition) == ["!(os(Linux))", "(os(Linux))"])
        #expect(text.contains("#if (canImport(HomeKit) && !os(macOS))\n    do {\n"))
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
