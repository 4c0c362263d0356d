import AppDriver
import AppHost
import FileAccess
import Foundation
import StoryboardModel
import StoryboardPlayer
import UIKit

/// An app that a driver runs, without a window.
@MainActor
final class DrivenApp: ApplicationHost {
    private let run: AppRun
    private let host: AppHost

    init(_ run: AppRun) throws(DriverError) {
        guard var device = run.hostDevice() else {
            throw DriverError("there is no device '\(run.deviceID(for: .main))'")
        }
        // A change of the device before anything else is where the app is launched.
        if case .device(let change) = run.run?.steps.first?.action {
            device = try device.changed(by: change) { AppRun.device(named: $0) }
        }
        self.run = run
        host = AppHost(device)
        BundleAssets.open(in: host.environment)
        SavedState.open(in: host.environment)
        SystemFrameworks.open(in: host.environment)
    }

    var environment: UIEnvironment { host.environment }

    func run(_ launch: @MainActor () -> Void) -> Int32 {
        host.start(launch)
        let driver = AppDriver(on: host.device, deviceNamed: { AppRun.device(named: $0) }) { [host] _ in host }
        driver.write = { [outbox = run.outbox] path, bytes throws(DriverError) in
            do throws(FileError) {
                guard let outbox else { return try DiskFiles().put(bytes, asFile: path) }
                try DiskFiles().createFolder(outbox)
                try DiskFiles().put(bytes, asFile: FilePath.join(outbox, AppRun.outboxName(of: path)))
            } catch {
                throw DriverError("\(path): \(error.message)")
            }
        }
        if let tests = AppProcess.tests {
            // Tests wait in the run loop, for as long as the app's time passes there.
            let timer = Foundation.Timer(timeInterval: AppHost.frame, repeats: true) { [host] _ in
                MainActor.assumeIsolated { host.wait(AppHost.frame) }
            }
            RunLoop.main.add(timer, forMode: .default)
            _ = host.rest()
            host.environment.perform(tests)
            return 0
        }
        // Nobody runs the run loop while steps are performed.
        host.performQueues = { [environment] in
            environment.perform { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
        }
        if run.isTested { return TestRequests(driver).answer() }
        guard var headless = run.run else { return 0 }
        headless.relaunch = { self.relaunch($0, driver) }
        let capture = run.capture.map { AppCapture(run, leavesAt: $0) }
        if let capture { headless.look = { capture.look(at: $0, after: $1) } }
        let end = headless.perform(
            with: driver, named: run.name,
            say: { FileHandle.standardOutput.write(Data($0.utf8)) },
            complain: { FileHandle.standardError.write(Data($0.utf8)) })
        if end == .success, let problem = capture?.leave() {
            FileHandle.standardError.write(Data("\(run.name): \(problem)\n".utf8))
            return HeadlessRun.End.unwritable.rawValue
        }
        return end.rawValue
    }

    /// Ends the app, and replaces the process by one in which the rest of the run is performed.
    private func relaunch(_ rest: HeadlessRun, _ driver: AppDriver) {
        driver.host.send(.appActivity(.terminate))
        UserDefaults.standard.synchronize()
        for message in driver.messages { FileHandle.standardError.write(Data("\(run.name): \(message)\n".utf8)) }
        var next = run
        next.run = rest
        fflush(nil)
        setenv(AppProcess.variable, next.text, 1)
        var words = CommandLine.arguments.map { strdup($0) } + [nil]
        execv("/proc/self/exe", &words)
        FileHandle.standardError.write(Data("\(run.name): the app could not be relaunched\n".utf8))
        exit(HeadlessRun.End.crashed.rawValue)
    }
}
