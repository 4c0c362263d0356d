package import SwiftExport

/// The pictures of scenes as their document and as their code have them, from a build of the app with the code.
package struct CodeProof: Sendable {
    /// What is compared.
    package struct Wish: Sendable {
        /// The app's folder, and the path of the document.
        package var folder, path: String
        package var source: SwiftExport.Source
        package var hasCoordinators: Bool
        /// Files that differ from what is saved, by their paths.
        package var unsaved: [String: [UInt8]] = [:]
        package var look = Look()

        package init(_ source: SwiftExport.Source, at path: String, in folder: String, hasCoordinators: Bool = false) {
            (self.source, self.path, self.folder) = (source, path, folder)
            self.hasCoordinators = hasCoordinators
        }
    }

    /// What the scenes are shown on; without a device on that of the document.
    package struct Look: Hashable, Sendable {
        package var device: String?
        package var isLandscape = false
        package var isDark = false
        package var contentSize: String?

        package init() {}
    }

    /// A scene that was compared.
    package struct Scene: Hashable, Sendable {
        /// The ids of the scene and its controller.
        package var id, controller: String
        /// How many pixels differ, or -1 if the sizes do.
        package var pixels: Int
        /// The frames that differ, in words.
        package var frames: [String]
        /// Pictures as PNG files.
        package var document, code: [UInt8]?

        package init(
            id: String, controller: String, pixels: Int, frames: [String], document: [UInt8]?, code: [UInt8]?
        ) {
            (self.id, self.controller, self.pixels, self.frames) = (id, controller, pixels, frames)
            (self.document, self.code) = (document, code)
        }

        package var isEqual: Bool { pixels == 0 && frames.isEmpty }
    }

    package var scenes: [Scene] = []
    /// Why the app with the code can't be built or run, or nil.
    package var problem: String?

    package init() {}
}
