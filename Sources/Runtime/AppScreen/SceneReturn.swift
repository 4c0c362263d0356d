import AppDriver
import AppHost
import CoreGraphics
import Foundation
import JSONText
import UIKit

/// Brings an app that was just launched to the scenes where an earlier one was.
@MainActor
package struct SceneReturn {
    /// The environment variable with the way of the earlier app.
    package nonisolated static let variable = "OPENSTORYBOARD_WAY"

    private struct Stop {
        var scenes: [String]
        var steps: [SceneWay.Step]
    }

    private let stops: [Stop]

    /// Whether this process's environment has a way to follow.
    package nonisolated static var isWanted: Bool { ProcessInfo.processInfo.environment[variable] != nil }

    /// Reads the way in this process's environment, or nil if there is none.
    package init?() {
        guard let text = ProcessInfo.processInfo.environment[Self.variable] else { return nil }
        unsetenv(Self.variable)
        self.init(text)
    }

    package init?(_ text: String) {
        guard let list = (try? JSONReader.read(Array(text.utf8)))?.elements else { return nil }
        stops = list.map { stop in
            Stop(
                scenes: (stop["scenes"]?.elements ?? []).compactMap(\.string),
                steps: (stop["steps"]?.elements ?? []).compactMap { node in
                    let point = (node["point"]?.elements ?? []).compactMap(\.number)
                    return node["step"].map {
                        SceneWay.Step(
                            step: JSONValue($0), point: point.count == 2 ? CGPoint(x: point[0], y: point[1]) : nil)
                    }
                })
        }
        if stops.isEmpty { return nil }
    }

    /// Repeats the steps while the app's time passes at once, and notes the way. Returns why the app is somewhere else, or
    /// nil if it is there.
    func perform(on host: AppHost, _ device: HostDevice, _ way: inout SceneWay) -> String? {
        let driver = AppDriver(on: device, deviceNamed: { _ in nil }) { _ in host }
        guard host.rest() else { return "The app begins at its first scene: it did not come to rest." }
        // State that the app has restored itself counts.
        let start = stops.lastIndex { $0.scenes == names(host) }
        for stop in stops.prefix(start ?? 0) { way.pass(stop.scenes, by: stop.steps) }
        way.arrive(at: host, by: start.map { stops[$0].steps } ?? [])
        guard let start else {
            return stops.count == 1 ? nil : "The app begins at its first scene, which is another one than before."
        }
        for (number, stop) in stops.enumerated().dropFirst(start + 1) {
            for step in stop.steps {
                if let problem = perform(step, driver) { return message(number, "\(step.step.line): \(problem)") }
            }
            // A scene may come a little later.
            for _ in 0..<20 where names(host) != stop.scenes {
                host.environment.perform {
                    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
                }
                host.wait(0.1)
            }
            guard names(host) == stop.scenes else {
                return message(number, "\(stop.steps.last?.step.line ?? "the app") doesn't lead there")
            }
            way.arrive(at: host, by: stop.steps)
        }
        return nil
    }

    /// Performs a step; what has another name now is touched where it was.
    private func perform(_ step: SceneWay.Step, _ driver: AppDriver) -> String? {
        do throws(DriverError) {
            try driver.perform(Self.step(step.step))
            return nil
        } catch {
            guard let point = step.point else { return error.message }
            let (query, place) = ElementNames.place(point)
            let touch = try? Self.step(.record(["tap": query, "at": place]))
            guard let touch, (try? driver.perform(touch)) != nil else { return error.message }
            return nil
        }
    }

    private static func step(_ value: JSONValue) throws(DriverError) -> DriverStep {
        let steps = try DriverStep.list(Array("[\(value.line)]".utf8))
        guard let first = steps.first else { throw DriverError("there is no step") }
        return first
    }

    private func names(_ host: AppHost) -> [String] { ShownScene.chain(of: host).map(\.name) }

    private func message(_ number: Int, _ reason: String) -> String {
        func name(_ stop: Stop) -> String { stop.scenes.last.map { String($0.split(separator: ".").last ?? "") } ?? "" }
        let place = number > 1 ? "The app is at \(name(stops[number - 1]))" : "The app begins at its first scene"
        return "\(place), not at \(name(stops[stops.count - 1])) as before: \(reason)"
    }
}
