import Testing
import XCUIAutomation

@testable import StoryboardCommand

@Suite("Tests over several processes")
struct TestRecordTests {
    private func events(_ words: [(String, TestEvent.Kind)]) -> [TestEvent] {
        words.map { TestEvent(test: $0.0, kind: $0.1, time: 0) }
    }

    @Test("After a test that crashed, another process runs those that haven't begun")
    func crash() {
        var record = TestRecord()
        let goesOn1 = record.add(events([("A", .start), ("A", .end), ("B", .start)]), signal: 4)
        #expect(goesOn1)
        #expect(record.begun == ["A", "B"])
        #expect(record.events.last?.kind == .crash(signal: 4))
        #expect(record.crashed == ["B"])
        let goesOn2 = record.add(events([("C", .start), ("C", .end)]), signal: nil)
        #expect(!goesOn2)
        #expect(record.crash == nil)
        #expect(record.crashed == ["B"])
    }

    @Test("Of tests that ran side by side, all run again, one after the other")
    func sideBySide() {
        var record = TestRecord()
        let goesOn3 = record.add(events([("A", .start), ("B", .start), ("A", .end), ("C", .start)]), signal: 11)
        #expect(goesOn3)
        #expect(record.isSerial && record.begun == ["A"] && record.crashed.isEmpty)
        let goesOn4 = record.add(events([("B", .start)]), signal: 11)
        #expect(goesOn4)
        #expect(record.begun == ["A", "B"])
        #expect(record.crashed == ["B"])
    }

    @Test("A process that crashes between tests isn't repeated, nor one that runs what it should leave out")
    func ends() {
        var record = TestRecord()
        let goesOn5 = record.add(events([("A", .start), ("A", .end)]), signal: 6)
        #expect(!goesOn5)
        #expect(record.crash == "the tests crashed (signal 6)")
        var other = TestRecord()
        let goesOn6 = other.add(events([("A", .start)]), signal: nil)
        #expect(goesOn6)
        #expect(other.events.last?.kind == .crash(signal: nil))
        let goesOn7 = other.add(events([("A", .start)]), signal: nil)
        #expect(!goesOn7)
    }
}
