import FirebaseCore
import Foundation
import Testing

@Suite("Files of Firebase's services")
struct LocalFileTests {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")

    @Test("The end of the app waits for a file that is being written")
    func ending() throws {
        defer { try? FileManager.default.removeItem(at: url) }
        let file = LocalFile(url)
        let (begun, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        file.save {
            begun.signal()
            goOn.wait()
            return ["a": 1]
        }
        begun.wait()
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { goOn.signal() }
        WaitingFiles.shared.flush()
        #expect(file.read()?["a"] as? Int == 1)
    }

    @Test("A change during a write is written at the end of the app as well")
    func changing() throws {
        defer { try? FileManager.default.removeItem(at: url) }
        let file = LocalFile(url)
        let (begun, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        file.save {
            begun.signal()
            goOn.wait()
            return ["a": 1]
        }
        begun.wait()
        file.save { ["a": 2] }
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { goOn.signal() }
        WaitingFiles.shared.flush()
        #expect(file.read()?["a"] as? Int == 2)
    }

    @Test("A value that JSON can't have is null, and everything else is written")
    func cleaning() throws {
        defer { try? FileManager.default.removeItem(at: url) }
        let file = LocalFile(url)
        file.save { ["a": 1, "b": ["c": [Double.nan, 2]]] }
        file.flush()
        let object = try #require(file.read())
        let list = (object["b"] as? [String: Any])?["c"] as? [Any]
        #expect(object["a"] as? Int == 1 && list?.first is NSNull && list?.last as? Int == 2)
    }
}
