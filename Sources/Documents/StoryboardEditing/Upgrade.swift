import StoryboardModel
import XMLTree

extension Command {
    /// Sets the document to the format of a version of Xcode, such as `15`. What that Xcode would refuse is an error.
    public static func upgrade(xcode: String) -> Self { Self(Upgrade(xcode: xcode)) }
}

struct Upgrade: DocumentCommand {
    static let summary = "sets the document to the format of a version of Xcode"
    static let example = #"{"xcode": "15"}"#
    var xcode: String

    static func read(_ fields: CommandFields) -> Self {
        Self(xcode: fields.required("xcode", "the version, such as 15"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.upgrade(toXcode: xcode)
        return []
    }
}

/// Documents in the format of another release of Xcode. What the releases write differently was counted in 535 documents that
/// Xcode 5 to 26 saved; what both write in the same way stays as it is.
extension Document {
    /// Sets the document to the format of a release of Xcode. It changes only what that release writes differently.
    mutating func upgrade(toXcode name: String) throws(ChangeError) {
        guard let release = XcodeRelease(name) else {
            throw .refused("'\(name)' is not a known Xcode", hint: "known are \(XcodeRelease.names)")
        }
        if let feature = features(missingIn: release).first {
            throw .refused(
                "'\(feature.name)' came with Xcode \(feature.minimum), so \(release.title) refuses the document",
                hint: "remove what uses it, or name a later Xcode")
        }
        if release == self.release { return }
        let listedBefore = Set(Capability.allCases.filter { $0.isListed(byTools: toolsVersion) })
        try setVersions(to: release)
        if release.major >= 9, root.has("systemVersion") { try set("systemVersion", of: root.id, to: nil) }
        try setFormatCapability(for: release)
        try setCapabilities(for: release, listedBefore)
        guard kind.isUIKit else { return }
        try set("colorMatched", of: root.id, to: release.major >= 8 ? "YES" : nil)
        try setDevice(for: release)
        if release.major >= 12 { try listSystemColors() }
    }

    private mutating func setVersions(to release: XcodeRelease) throws(ChangeError) {
        try set("toolsVersion", of: root.id, to: release.toolsVersion)
        for plugIn in root.child("dependencies")?.children.filter({ $0.name == "plugIn" }) ?? [] {
            let name = plugIn["identifier"] ?? ""
            // Which versions the plug-in for watches has in later releases is not known; it stays.
            if name.hasSuffix("IBWatchKitPlugin") { continue }
            let isUIKit = name.hasSuffix("IBCocoaTouchPlugin")
            try set("version", of: plugIn.id, to: isUIKit ? release.plugInVersion : release.toolsVersion)
        }
    }

    // MARK: Capabilities

    /// Lists the format that all documents since Xcode 8 have, and that earlier ones refuse to open.
    private mutating func setFormatCapability(for release: XcodeRelease) throws(ChangeError) {
        let (name, minimum) = Self.formatCapability
        let listed = capabilities.first { $0["name"] == name }?.id
        if release.major < 8 {
            if let listed { try removeElement(listed) }
        } else if listed == nil {
            let dependencies = try ensureChild("dependencies", in: root.id)
            try insertElement(
                "capability", attributes: [(name: "name", value: name), (name: "minToolsVersion", value: minimum)],
                at: place(named: name, like: "capability", in: dependencies))
        }
    }

    /// Adds capabilities that the release lists and the one before didn't, and removes those that it doesn't list.
    private mutating func setCapabilities(
        for release: XcodeRelease, _ listedBefore: Set<Capability>
    ) throws(ChangeError) {
        for node in capabilities {
            guard let capability = node["name"].flatMap(Capability.init) else { continue }
            let minimum = Int(capability.minimumToolsVersion.prefix { $0 != "." }) ?? 0
            let isRefused = minimum > release.major
            if isRefused || !capability.isListed(byTools: release.toolsVersion) { try removeElement(node.id) }
        }
        for capability in Capability.allCases.filter({ !listedBefore.contains($0) }) { try keepUp(capability) }
    }

    private var capabilities: [Node] {
        root.child("dependencies")?.children.filter { $0.name == "capability" } ?? []
    }

    // MARK: Devices

    /// Sets how the device of the canvas is written: Xcode 8 to 10 with an adaptation, Xcode 11 and later with an appearance.
    private mutating func setDevice(for release: XcodeRelease) throws(ChangeError) {
        guard let device = root.child("device") else { return }
        if release.major < 8 { return try removeElement(device.id) }
        let adaptation = device.child("adaptation")
        if release.major >= 11 {
            if let adaptation, adaptation["id"] == "fullscreen" { try removeElement(adaptation.id) }
            if !device.has("appearance") { try set("appearance", of: device.id, to: "light") }
        } else {
            try set("appearance", of: device.id, to: nil)
            if adaptation == nil { try insertElement(#"<adaptation id="fullscreen"/>"#, at: Place(in: device.id)) }
        }
    }

    // MARK: Colors

    /// Moves the values of system colors from their uses, where Xcode 11 wrote them, into the document's resources.
    private mutating func listSystemColors() throws(ChangeError) {
        var names: Set<String> = []
        let colors = root.subtree.filter { $0.name == "color" }.map(\.id)
        for color in colors {
            let node = tree[color]
            guard let name = node["systemColor"] ?? node["xcode11CocoaTouchSystemColor"] else { continue }
            names.insert(name)
            if !node.has("systemColor") { try set("systemColor", of: color, to: name) }
            for attribute in Self.valueBesideSystemColor where tree[color].has(attribute) {
                try set(attribute, of: color, to: nil)
            }
        }
        for name in names.sorted() { try keepUp(ResourceName(.systemColor, name)) }
        if !names.isEmpty { try keepUp(.systemColors) }
    }

    private static let valueBesideSystemColor = [
        "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor", "red", "green", "blue", "white", "alpha", "colorSpace",
        "customColorSpace",
    ]
}
