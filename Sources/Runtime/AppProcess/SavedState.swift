import AppHost
import Foundation
import UIKit

/// The file in an app's home folder that has the state of its interface between launches.
@MainActor
enum SavedState {
    static func open(in environment: UIEnvironment) {
        let name = "\(Bundle.main.bundleIdentifier ?? "App").savedState"
        let folder = URL(fileURLWithPath: NSHomeDirectory())
            .appendingPathComponent("Library/Saved Application State").appendingPathComponent(name)
        let file = folder.appendingPathComponent("state.plist")
        environment.readSavedState = { try? Data(contentsOf: file) }
        environment.writeSavedState = { [weak environment] data in
            do {
                guard let data else {
                    if FileManager.default.fileExists(atPath: file.path) {
                        try FileManager.default.removeItem(at: file)
                    }
                    return
                }
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try data.write(to: file, options: .atomic)
            } catch {
                environment?.report("The state of the app can't be saved: \(error)")
            }
        }
    }
}
