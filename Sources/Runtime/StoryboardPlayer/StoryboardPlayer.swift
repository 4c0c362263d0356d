package import AppHost
package import FileAccess
import Foundation
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
    private let device: DocumentDevice

    /// Creates a player for a document at a path, on a device. `surroundings` provide images and colors.
    package init(
        _ document: Document, at path: String, _ surroundings: DesignSurroundings?, in files: any FileStore,
        settings: StageSettings
    ) {
        (self.document, self.path, self.surroundings, self.files) = (document, path, surroundings, files)
        device = settings.device ?? DocumentDevice(id: "retina6_12") ?? DocumentDevice(of: document)
        self.settings = settings
    }

    /// Launches the storyboard's initial scene.
    package func launch() -> AppHost {
        let host = AppHost(hostDevice)
        let name = FilePath.name(of: path).split(separator: ".").first.map(String.init) ?? "Main"
        let environment = host.environment
        let resources = PlayResources(
            document, named: name, at: path, surroundings, in: files, traits: hostDevice.traits,
            report: { environment.report($0) })
        host.launch { UIStoryboard(name: name, resources: resources).instantiateInitialViewController() }
        return host
    }

    private var hostDevice: HostDevice {
        var settings = settings
        settings.device = device
        let safe = UIEdgeInsets(
            top: device.statusBarHeight, left: device.sideInset, bottom: device.homeIndicatorHeight,
            right: device.sideInset)
        return HostDevice(
            size: CGSize(width: device.width, height: device.height), safeArea: safe,
            statusBarHeight: device.statusBarHeight, traits: settings.traits(of: document))
    }
}
