package import AppDriver
import AppHost
import FileAccess
import Foundation
import JSONText
import SceneRenderer
import StoryboardModel
import StoryboardPlayer
package import UIKit

/// How the command runs an app in a process of its own.
package struct AppRun {
    /// The name of the app in messages.
    package var name: String
    /// What is done without a person, or nil for an app that is shown over its connection.
    package var run: HeadlessRun?
    /// Interface Builder's id of the device, or nil for one that the app is made for; how it is held, and what a person prefers.
    package var device: String?
    package var isLandscape = false
    package var appearance: String?
    package var contentSize: String?
    /// The major version of the system, or nil for the newest.
    package var system: Int?
    /// Where the device is: degrees of latitude and longitude.
    package var place: DevicePlace?
    /// Whether a test in another process drives the app, through standard input.
    package var isTested = false

    /// The document whose scenes are compared with those that the app makes in code, or nil.
    package var comparedDocument: String?
    /// The file with the text of the document, if that isn't what is saved. The scenes have the app's classes then.
    package var comparedText: String?

    /// The file in which the app leaves what was captured of its screens or how its scenes compare, or nil if nothing is left.
    package var capture: String?
    /// Whether UIKit's classes take the place of the app's in what is captured.
    package var isCaptureStandalone = false

    /// The folder for files that the command takes to where they belong, or nil if the app writes them there itself.
    package var outbox: String?

    /// Returns the name that a file with a path has in the outbox.
    package static func outboxName(of path: String) -> String {
        String(FileStamp.hash(of: Array(path.utf8)), radix: 36)
    }

    package init(name: String, run: HeadlessRun?) { (self.name, self.run) = (name, run) }

    /// The text for the environment of the process.
    package var text: String {
        JSONValue.record([
            "name": .string(name), "run": run?.json, "device": .optional(device), "isLandscape": .bool(isLandscape),
            "appearance": .optional(appearance), "contentSize": .optional(contentSize), "isTested": .bool(isTested),
            "capture": .optional(capture), "isCaptureStandalone": .bool(isCaptureStandalone),
            "outbox": .optional(outbox), "comparedDocument": .optional(comparedDocument),
            "comparedText": .optional(comparedText),
            "system": .optional(system.map(String.init)),
            "place": place.map { .string("\($0.latitude),\($0.longitude)") },
        ]).line
    }

    package init(_ text: String) throws(DriverError) {
        let node: JSONNode
        do throws(JSONError) {
            node = try JSONReader.read(Array(text.utf8))
        } catch {
            throw DriverError(error.message)
        }
        self.init(name: node["name"]?.string ?? "App", run: try node["run"].map(HeadlessRun.init))
        device = node["device"]?.string
        isLandscape = node["isLandscape"]?.bool ?? false
        appearance = node["appearance"]?.string
        contentSize = node["contentSize"]?.string
        system = node["system"]?.string.flatMap { Int($0) }
        isTested = node["isTested"]?.bool ?? false
        capture = node["capture"]?.string
        isCaptureStandalone = node["isCaptureStandalone"]?.bool ?? false
        outbox = node["outbox"]?.string
        comparedDocument = node["comparedDocument"]?.string
        comparedText = node["comparedText"]?.string
        place = node["place"]?.string.flatMap(DevicePlace.init)
    }

    /// The id of the device on which the app of a bundle runs.
    func deviceID(for bundle: Bundle) -> String {
        // 1 stands for iPhone, 2 for iPad (Information Property List, UIDeviceFamily).
        let families = bundle.infoDictionary?["UIDeviceFamily"] as? [Int]
        return device ?? (families == [2] ? "ipad10_9rounded" : "retina6_12")
    }

    /// The device with the settings.
    @MainActor
    func hostDevice(for bundle: Bundle = .main) -> HostDevice? {
        var device = Self.device(named: deviceID(for: bundle), isLandscape: isLandscape, settings)
        device?.conditions.place = place
        if let system { device?.system = SystemGeneration(rawValue: system) }
        return device
    }

    var settings: StageSettings {
        var settings = StageSettings()
        // The direction is that of the app's language.
        if AppLanguage.isRightToLeft { settings.language = "ar" }
        settings.appearance = appearance == "dark" ? .dark : .light
        if let size = contentSize.flatMap(StageSettings.contentSize) { settings.contentSize = size }
        return settings
    }

    /// Returns the device with Interface Builder's id or a product name, or nil if it is unknown.
    @MainActor
    static func device(
        named name: String, isLandscape: Bool = false, _ settings: StageSettings = StageSettings()
    ) -> HostDevice? {
        guard let id = DocumentDevice.id(named: name), let device = DocumentDevice(id: id, isLandscape: isLandscape)
        else {
            return nil
        }
        return HostDevice(device, traits: settings.traits(on: device))
    }
}
