import AppDriver
import AppHost
import Foundation
import JSONText
import UIKit

/// Answers a test in another process: each line of standard input, which is a socket, is a request as JSON, and is answered
/// by a line.
///
/// `{"look": seconds}` lets time pass and describes the screen, `{"step": …}` performs a step of the driver,
/// `{"activity": …}` leaves the app or comes back, and `{"open": …}` opens an address.
@MainActor
struct TestRequests {
    private let driver: AppDriver

    init(_ driver: AppDriver) { self.driver = driver }

    /// Answers until the test ends the app or itself. Returns the exit code.
    func answer() -> Int32 {
        var reader = LineReader()
        // The app is launched: a change of the device happens while it runs.
        let start = attempt { () throws(DriverError) in
            try driver.perform(DriverStep.list(Array("[{\"wait\":0}]".utf8))[0])
        }
        guard write(start.map { ["error": .string($0)] } ?? ["isReady": .bool(true)]) else { return 0 }
        while let line = reader.next() {
            guard let request = try? JSONReader.read(line, limit: 1_000_000) else {
                guard write(["error": .string("the request is not JSON")]) else { return 0 }
                continue
            }
            guard write(answer(request)) else { break }
            if request["activity"]?.string == "terminate" { break }
        }
        UserDefaults.standard.synchronize()
        return 0
    }

    private func answer(_ request: JSONNode) -> KeyValuePairs<String, JSONValue?> {
        if let seconds = request["look"]?.number { return look(after: seconds) }
        let problem = attempt { () throws(DriverError) in
            if let step = request["step"] { try driver.perform(DriverStep(step)) }
            if let name = request["activity"]?.string { try change(name) }
            if let address = request["open"]?.string, let url = URL(string: address) {
                driver.host.send(.appActivity(.open(url)))
                driver.rest()
            }
        }
        return ["error": .optional(problem)]
    }

    private func look(after seconds: Double) -> KeyValuePairs<String, JSONValue?> {
        if seconds > 0 { driver.host.wait(min(seconds, 60)) }
        driver.rest()
        let size = driver.host.size
        return [
            "size": .array([.number(Double(size.width)), .number(Double(size.height))]),
            "elements": ScreenTree(driver.elements).json, "messages": .array(driver.messages.map(JSONValue.string)),
        ]
    }

    private func change(_ name: String) throws(DriverError) {
        switch name {
        case "background": driver.host.send(.appActivity(.background))
        case "activate": driver.host.send(.appActivity(.activate))
        case "terminate": driver.host.send(.appActivity(.terminate))
        default: throw DriverError("there is no activity '\(name)'")
        }
        driver.rest()
    }

    private func attempt(_ body: () throws(DriverError) -> Void) -> String? {
        do throws(DriverError) {
            try body()
            return nil
        } catch {
            return error.message
        }
    }

    /// Writes an answer. Returns false if the test is gone.
    private func write(_ answer: KeyValuePairs<String, JSONValue?>) -> Bool {
        let bytes = Array((JSONValue.record(answer).line + "\n").utf8)
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(STDIN_FILENO, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

/// Reads lines from standard input.
private struct LineReader {
    private var buffer: [UInt8] = []

    /// Returns the next line, or nil at the end.
    mutating func next() -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                defer { buffer.removeSubrange(...end) }
                return Array(buffer[..<end])
            }
            let count = read(STDIN_FILENO, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return nil }
            buffer += bytes[..<count]
        }
    }
}
