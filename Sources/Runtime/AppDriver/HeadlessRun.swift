package import JSONText
package import UIKit

/// A run of an app without a person: steps, then a walk, then a picture of the screen.
package struct HeadlessRun {
    package var steps: [DriverStep]
    /// The number of steps to walk.
    package var crawl: Int
    package var seed: UInt64
    /// The file for the picture.
    package var picture: String?
    /// Looks at the app whenever it is at rest: after it was launched, and after each step with the view that the step was about.
    package var look: (@MainActor (AppDriver, UIView?) -> Void)?
    /// The number of steps that were performed before the last launch of the app.
    package var stepsDone = 0
    /// Whether the walk had begun before the last launch of the app.
    private var isWalking = false
    /// Launches the app in a process of its own and performs the rest of the run there; nil if the driver can launch it.
    package var relaunch: (@MainActor (HeadlessRun) -> Void)?

    package init(steps: [DriverStep] = [], crawl: Int = 0, seed: UInt64 = 1, picture: String? = nil) {
        (self.steps, self.crawl, self.seed, self.picture) = (steps, crawl, seed, picture)
    }

    /// How a run ended: the exit code of the process.
    package enum End: Int32 {
        case success = 0
        case crashed = 3
        case stepFailed = 4
        case unwritable = 6
    }

    /// Performs the run. `say` prints what can be replayed; `complain` prints problems.
    @MainActor
    package func perform(
        with driver: AppDriver, named name: String, say: (String) -> Void, complain: (String) -> Void
    ) -> End {
        var end = End.success
        do throws(DriverError) {
            try perform(driver, name, say, complain)
        } catch {
            complain("\(name): \(error.message)\n")
            complain(driver.tree.text)
            end = .stepFailed
        }
        for message in driver.messages { complain("\(name): \(message)\n") }
        if let picture, let bytes = driver.picture {
            do throws(DriverError) {
                try driver.write(picture, bytes)
            } catch {
                complain("\(error.message)\n")
                return .unwritable
            }
        }
        return end
    }

    @MainActor
    private func perform(
        _ driver: AppDriver, _ name: String, _ say: (String) -> Void, _ complain: (String) -> Void
    ) throws(DriverError) {
        driver.rest()
        look?(driver, nil)
        for (number, step) in steps.enumerated() {
            if step.isRelaunch { relaunch?(try rest(after: number + 1)) }
            let origin = look == nil ? nil : driver.origin(of: step)
            do throws(DriverError) {
                try driver.perform(step)
                look?(driver, origin)
            } catch {
                throw DriverError("step \(stepsDone + number + 1), \(step.json.line): \(error.message)")
            }
        }
        guard crawl > 0 || isWalking else { return }
        var crawler = Crawler(driver, seed: seed)
        if !isWalking { say("[\n") }
        defer { say("]\n") }
        for number in 0..<crawl {
            let step = try crawler.next()
            say(step.json.line + (number + 1 < crawl ? ",\n" : "\n"))
            if step.isRelaunch { relaunch?(try rest(walked: number + 1)) }
            do throws(DriverError) {
                try driver.perform(step)
            } catch {
                // What has gone in the meantime cannot be touched any more.
                complain("\(name): \(step.json.line): \(error.message)\n")
            }
        }
    }

    // MARK: Launching again

    /// Returns what is to be done after some of the steps, on the device that they have led to.
    private func rest(after count: Int) throws(DriverError) -> HeadlessRun {
        var run = self
        let device = try DriverStep.device(after: steps[..<count])
        run.steps = (device.map { [$0] } ?? []) + steps[count...]
        run.stepsDone += count - (device == nil ? 0 : 1)
        return run
    }

    /// Returns what is to be done after some steps of the walk.
    private func rest(walked count: Int) throws(DriverError) -> HeadlessRun {
        var run = try rest(after: steps.count)
        (run.crawl, run.seed, run.isWalking) = (crawl - count, seed &+ UInt64(count), true)
        return run
    }

    // MARK: JSON

    /// The run as JSON, for another process.
    package var json: JSONValue {
        .record([
            "steps": .array(steps.map(\.json)), "crawl": .integer(crawl), "seed": .string("\(seed)"),
            "picture": .optional(picture), "stepsDone": .integer(stepsDone), "isWalking": .bool(isWalking),
        ])
    }

    package init(_ node: JSONNode) throws(DriverError) {
        let steps = node["steps"].map { JSONValue($0).line } ?? "[]"
        self.init(
            steps: try DriverStep.list(Array(steps.utf8)), crawl: Int(node["crawl"]?.number ?? 0),
            seed: node["seed"]?.string.flatMap { UInt64($0) } ?? 1, picture: node["picture"]?.string)
        stepsDone = Int(node["stepsDone"]?.number ?? 0)
        isWalking = node["isWalking"]?.bool ?? false
    }
}
