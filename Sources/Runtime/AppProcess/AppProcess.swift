import Foundation
import Glibc
import JSONText
import AppDriver
public import UIKit

/// The process of an app that the command runs.
@preconcurrency @MainActor
public enum AppProcess {
    /// The environment variable that says how the app is run, as JSON.
    package nonisolated static let variable = "OPENSTORYBOARD_RUN"

    /// Tests that are run in the app's process once it was launched; they end the process.
    public static var tests: (@MainActor () -> Void)?

    /// Makes the controllers of scenes in code, by the ids that they have in a document. What compares them sets them when the
    /// app is launched.
    public static var scenesInCode: [String: @MainActor () -> UIViewController] = [:]

    /// Whether the views of scenes that are compared come from their document now: then no class makes them in code.
    public internal(set) static var isDrawingDocument = false

    /// Prepares the process, before the app is launched.
    public static func prepare() {
        // What an app prints is there at once, also if it crashes and its output is a pipe.
        if let output = dlsym(nil, "stdout") {
            setvbuf(output.load(as: UnsafeMutablePointer<FILE>.self), nil, _IOLBF, 0)
        }
        guard let text = ProcessInfo.processInfo.environment[variable] else { return }
        do {
            let run = try AppRun(text)
            if let document = run.comparedDocument {
                MainApplication.host = try ComparedScenes(run, document)
                return
            }
            MainApplication.host = run.run == nil ? try ShownApp(run) : try DrivenApp(run)
        } catch {
            FileHandle.standardError.write(Data("\(variable): \(error)\n".utf8))
            exit(1)
        }
    }
}
