import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What `storyboard test` keeps of the tests of an app.
@Suite("Results of tests", .serialized)
struct TestResultsTests {
    private static let tests = """
        import XCTest
        @testable import Shop

        final class ResultTests: XCTestCase {
            func testFine() { XCTAssertEqual(1 + 1, 2) }
            func testSkipped() throws { throw XCTSkip("not <today>") }
            func testWrong() { XCTAssertEqual("a", "<b> & \\"c\\"", "they differ") }
            func testCrash() { fatalError("over") }
            func testWriting() throws {
                let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Snapshot.txt")
                try "seen".write(to: file, atomically: true, encoding: .utf8)
                XCTAssertEqual(ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"], "all")
            }
        }
        """

    private static func app() throws -> SmallApp {
        try SmallApp(
            body: TestingTests.body,
            besides: [
                "ShopTests/ResultTests.swift": tests,
                "ShopTests/PriceTests.swift": "import UIKit\n" + TestingTests.testingTests,
            ])
    }

    @Test("Results are written in JUnit's form, with failures, skipped tests and a crash")
    func junit() throws {
        let app = try Self.app()
        defer { app.remove() }
        let file = app.folder.appending(path: "../results.xml")
        let outcome = try app.storyboard(
            "test", app.folder.path, "--junit", file.path, "--filter", "testFine|testSkipped|testWrong|adding|count")
        #expect(outcome.code == 1, "\(outcome.errors)")
        let root = try #require(XMLDocument(contentsOf: file, options: []).rootElement())
        let suite = try #require(root.elements(forName: "testsuite").first)
        func value(_ element: XMLElement, _ name: String) -> String? { element.attribute(forName: name)?.stringValue }
        #expect(
            ["name", "tests", "failures", "errors", "skipped"].map { value(suite, $0) } == [
                "ShopTests", "5", "2", "0", "1",
            ])
        let cases = Dictionary(
            uniqueKeysWithValues: suite.elements(forName: "testcase").map { (value($0, "name") ?? "", $0) })
        #expect(Set(cases.keys) == ["testFine", "testSkipped", "testWrong", "adding()", "count(_:)"])
        #expect(value(try #require(cases["testFine"]), "classname") == "ShopTests.ResultTests")
        #expect(value(try #require(cases["adding()"]), "classname") == "ShopTests.PriceTests")
        #expect(cases["testFine"]?.childCount == 0 && cases["adding()"]?.childCount == 0)
        let failure = try #require(cases["testWrong"]?.elements(forName: "failure").first)
        let message = try #require(value(failure, "message"))
        #expect(
            message.contains("XCTAssertEqual failed") && message.contains("\"<b> & \"c\"\"")
                && message.hasSuffix("they differ"))
        #expect(failure.stringValue?.contains("ShopTests/ResultTests.swift:7: ") == true)
        #expect(cases["testSkipped"]?.elements(forName: "skipped").first.map { value($0, "message") } == "not <today>")
        #expect(cases["count(_:)"]?.elements(forName: "failure").count == 1)
    }

    @Test("A test that crashes is an error of the results, and the others run in a new process")
    func crash() throws {
        let app = try Self.app()
        defer { app.remove() }
        let file = app.folder.appending(path: "../results.xml")
        let outcome = try app.storyboard(
            "test", app.folder.path, "--junit", file.path, "--filter", "testCrash|testFine|adding")
        #expect(outcome.code == 3, "\(outcome.errors)")
        #expect(outcome.errors.contains("ResultTests.testCrash: the tests crashed (signal "))
        #expect(outcome.errors.contains("); the other tests run in a new process\n"))
        #expect(outcome.output.contains("Test Case 'ResultTests.testFine' passed"))
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("tests=\"3\" failures=\"0\" errors=\"1\" skipped=\"0\""))
        #expect(text.contains("<error message=\"the tests crashed (signal "))
        #expect(text.contains("classname=\"ShopTests.PriceTests\" name=\"adding()\""))
    }

    @Test("Tests write beside their sources with --record only")
    func record() throws {
        let app = try Self.app()
        defer { app.remove() }
        let file = app.folder.appending(path: "ShopTests/Snapshot.txt").path
        let without = try app.storyboard("test", app.folder.path, "--filter", "testWriting")
        #expect(without.code == 1 && !FileManager.default.fileExists(atPath: file))
        let with = try app.storyboard("test", app.folder.path, "--filter", "testWriting", "--record")
        #expect(with.code == 0, "\(with.output)\(with.errors)")
        #expect(FileManager.default.fileExists(atPath: file))
    }

    @Test("Tests in a folder named '…UITests' that start no app run in the app's process")
    func kinds() throws {
        let tests = """
            import XCTest
            @testable import Shop

            final class KindTests: XCTestCase {
                func testController() {
                    XCTAssertNotNil(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? ShopController)
                }
            }
            """
        let app = try SmallApp(body: TestingTests.body, besides: ["ShopUITests/KindTests.swift": tests])
        defer { app.remove() }
        let outcome = try app.storyboard("test", app.folder.path)
        #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
        #expect(outcome.output.contains("Executed 1 test, with 0 failures"))
    }
}
