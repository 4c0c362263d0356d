import AppAssets
import AppSurroundings
import FileAccess
import SceneRenderer
import StoryboardModel
import UIKit
import XMLTree

/// The options for laying out a document on other devices, or with other settings.
struct CanvasOptions {
    var settings = StageSettings()
    /// Whether an image of every device is requested.
    var wantsAllDevices = false
    private(set) var isLandscape: Bool?

    static let device = Option(
        "device", value: "NAME",
        says:
            "the device: Interface Builder's id (retina6_12) or its name (\"iPhone 15 Pro\"); by default the document's"
    )
    static let orientation = Option(
        "orientation", value: "ORIENTATION", choices: ["portrait", "landscape"],
        says: "the orientation of the device: portrait or landscape; by default the document's")
    static let locale = Option(
        "locale", value: "LANGUAGE",
        says: "the language of the texts (de, pt-BR, ar), from the tables next to Base.lproj; also sets the direction")
    static let appearance = Option(
        "appearance", value: "LOOK", choices: ["light", "dark"],
        says: "light or dark; by default the document's, and light for an app")
    static let contentSize = Option(
        "content-size", value: "SIZE", choices: StageSettings.contentSizes.map(\.name),
        says: "the preferred text size: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5; by default L")

    static let system = Option(
        "system", value: "N",
        says: "the version of iOS to look like, 7 to 26; by default 17, and for a document that of its Xcode")

    static let samples = Option(
        "samples", value: "STATE",
        says: "the state of the sample data next to the document, such as Empty, for scenes that have it")

    init(_ arguments: Arguments, for document: Document, verb: String) throws(Failure) {
        isLandscape = arguments.value(of: "orientation").map { $0 == "landscape" }
        if let name = arguments.value(of: "device") {
            if name == "all" { wantsAllDevices = true } else { settings.device = try device(name, document, verb) }
        } else if isLandscape != nil {
            settings.device = turned(DocumentDevice(of: document).id, document)
        }
        settings.state = arguments.value(of: "samples")
        settings.appearance = arguments.value(of: "appearance").map { $0 == "dark" ? .dark : .light }
        if let size = arguments.value(of: "content-size").flatMap(StageSettings.contentSize) {
            settings.contentSize = size
        }
        settings.system = try arguments.system(verb: verb).map { SystemGeneration(rawValue: $0) }
        settings.language = try arguments.language("locale", verb: verb)
    }

    /// Returns the settings for another device in the same orientation.
    func settings(forDevice id: String, _ document: Document) -> StageSettings {
        var settings = settings
        settings.device = turned(id, document)
        return settings
    }

    private func device(_ name: String, _ document: Document, _ verb: String) throws(Failure) -> DocumentDevice {
        if let id = DocumentDevice.id(named: name), let device = turned(id, document) { return device }
        throw .usage("unknown device '\(name)'\(Self.suggestion(for: name))", help: verb)
    }

    /// Returns the known device whose name is most like an unknown one, in words.
    static func suggestion(for name: String) -> String {
        let names = DocumentDevice.ids + DocumentDevice.marketingNames.values.flatMap { $0 }.sorted()
        return Spelling.suggestion(for: name, among: names + ["all"])
    }

    /// Returns a device; without an option, in the document's orientation.
    private func turned(_ id: String, _ document: Document) -> DocumentDevice? {
        let own = document.root.child("device")?["orientation"] == "landscape"
        return DocumentDevice(id: id, isLandscape: isLandscape ?? own)
    }
}

extension Arguments {
    /// Returns the major version of iOS of the option `--system`, or nil if it isn't given.
    func system(verb: String) throws(Failure) -> Int? {
        guard let text = value(of: "system") else { return nil }
        if let version = Int(text), StageSettings.systems.contains(version) { return version }
        throw .usage("'\(text)' is not a version of iOS to look like, expected 7 to 26", help: verb)
    }
}

extension LoadedDocument {
    /// Returns the app around the document, which is unknown for standard input.
    @MainActor
    func surroundings(in files: any FileStore) -> DesignSurroundings? {
        guard path != "-" else { return nil }
        return DesignSurroundings(
            documentAt: path, folder: AppFolder.path(around: path, in: files), in: files)
    }
}
