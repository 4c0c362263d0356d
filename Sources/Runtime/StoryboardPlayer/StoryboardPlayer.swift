package import AppAssets
package import AppHost
package import FileAccess
import Foundation
package import QuartzCore
package import SceneRenderer
package import StoryboardModel
import UIKit
import XMLTree

/// Runs a storyboard alone: its scenes are alive, and custom classes are replaced by those they derive from.
@MainActor
package struct StoryboardPlayer {
    private let document: Document
    private let path: String
    private let surroundings: DesignSurroundings?
    private let files: any FileStore
    private let settings: StageSettings

    /// Creates a player for a document at a path, on a device. `surroundings` provide images and colors.
    package init(
        _ document: Document, at path: String, _ surroundings: DesignSurroundings?, in files: any FileStore,
        settings: StageSettings
    ) {
        (self.document, self.path, self.surroundings, self.files) = (document, path, surroundings, files)
        self.settings = settings
    }

    /// Launches the storyboard's initial scene on a device.
    package func launch(on device: HostDevice, clock: HostClock = HostClock()) -> AppHost {
        let host = AppHost(device, clock: clock)
        let name = FilePath.name(of: path).split(separator: ".").first.map(String.init) ?? "Main"
        let environment = host.environment
        let resources = PlayResources(
            document, named: name, at: path, surroundings, in: files, traits: device.screenTraits,
            state: settings.state,
            report: { environment.report($0) })
        SystemFrameworks.open(in: environment)
        let stage = SceneStage(document, settings: settings, surroundings: surroundings)
        environment.accentColor = stage.tint ?? surroundings?.accentColor(device.screenTraits)
        host.launch { UIStoryboard(name: name, resources: resources).instantiateInitialViewController() }
        return host
    }

    /// The device that the settings name.
    package var device: HostDevice { hostDevice(settings.device ?? Self.usualDevice ?? DocumentDevice(of: document)) }

    /// Interface Builder's id of the device.
    package var deviceID: String { (settings.device ?? Self.usualDevice ?? DocumentDevice(of: document)).id }

    private static var usualDevice: DocumentDevice? { DocumentDevice(id: "retina6_12") }

    /// Returns the device with Interface Builder's id or a product name, or nil if it is unknown.
    package func device(named name: String) -> HostDevice? {
        DocumentDevice.id(named: name).flatMap { DocumentDevice(id: $0) }.map(hostDevice)
    }

    private func hostDevice(_ device: DocumentDevice) -> HostDevice {
        var settings = settings
        settings.device = device
        var made = HostDevice(device, traits: settings.traits(of: document))
        if let system = settings.system { made.system = system }
        return made
    }
}
