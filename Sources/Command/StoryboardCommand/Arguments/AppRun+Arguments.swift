import AppDriver
import AppProcess
import FileAccess
import SceneRenderer
import StoryboardModel
import UIKit

extension AppRun {
    /// Creates a run on the device of the arguments. `steps` are what a driver does, or nil if there is none.
    init(
        _ steps: HeadlessRun?, _ arguments: Arguments, _ environment: CommandEnvironment, verb: String
    ) throws(Failure) {
        self.init(name: FilePath.name(of: environment.absolute(arguments["FOLDER"])), run: steps)
        if let name = arguments.value(of: "device") {
            guard let id = DocumentDevice.id(named: name) else {
                throw .usage("unknown device '\(name)'\(CanvasOptions.suggestion(for: name))", help: verb)
            }
            device = id
        }
        isLandscape = arguments.value(of: "orientation") == "landscape"
        appearance = arguments.value(of: "appearance")
        contentSize = arguments.value(of: "content-size")
        system = try arguments.system(verb: verb)
        if let text = arguments.value(of: "location") {
            guard let place = DevicePlace(text) else {
                throw .usage("'\(text)' isn't a location, expected degrees such as 48.14,11.58", help: verb)
            }
            self.place = place
        }
    }
}
