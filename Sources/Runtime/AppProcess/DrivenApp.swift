import AppDriver
import AppHost
import FileAccess
import Foundation
import StoryboardModel
import UIKit

/// An app that a driver runs, without a window.
@MainActor
final class DrivenApp: ApplicationHost {
    private let run: AppRun
    private let host: AppHost

    init(_ run: AppRun) throws(DriverError) {
        guard let device = run.hostDevice else { throw DriverError("there is no device '\(run.device)'") }
        self.run = run
        host = AppHost(device)
        BundleAssets.open(in: host.environment)
    }

    var environment: UIEnvironment { host.environment }

    func run(_ launch: @MainActor () -> Void) -> Int32 {
        host.start(launch)
        let driver = AppDriver(on: host.device, deviceNamed: { AppRun.device(named: $0) }) { [host] _ in host }
        driver.write = { path, bytes throws(DriverError) in
            do throws(FileError) {
                try DiskFiles().put(bytes, asFile: path)
            } catch {
                throw DriverError("\(path): \(error.message)")
            }
        }
        guard let steps = run.run else { return 0 }
        let end = steps.perform(
            with: driver, named: run.name,
            say: { FileHandle.standardOutput.write(Data($0.utf8)) },
            complain: { FileHandle.standardError.write(Data($0.utf8)) })
        return end.rawValue
    }
}
