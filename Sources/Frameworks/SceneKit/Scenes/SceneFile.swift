import Foundation
import UIKit

/// The files of scenes in an app. They can be found here, and aren't read.
enum SceneFile {
    /// Returns whether the app has a file.
    static func exists(_ name: String, in directory: String?, endings: [String]) -> Bool {
        let path = [Bundle.main.resourcePath, directory, name].compactMap(\.self).joined(separator: "/")
        return endings.contains { FileManager.default.fileExists(atPath: path + $0) }
    }

    /// Says once that a file isn't read.
    static func report(_ name: String, is result: String) {
        MainThread.perform {
            UIEnvironment.current.reportOnce("SceneKit: files of scenes aren't read here; \(name) is \(result)")
        }
    }
}
