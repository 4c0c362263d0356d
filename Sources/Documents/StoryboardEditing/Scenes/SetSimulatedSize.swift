package import StoryboardModel
package import XMLTree

extension Command {
    /// Sets the simulated size of a scene: `fixed`, `freeform`, `pageSheet` or `formSheet`; for `freeform`, a width and
    /// height other than those it has.
    public static func setSimulatedSize(
        controller: Address, size: String, width: Double? = nil, height: Double? = nil
    ) -> Self {
        Self(SetSimulatedSize(controller: controller, size: size, width: width, height: height))
    }
}

struct SetSimulatedSize: DocumentCommand {
    static let summary = "sets the size at which a scene is designed"
    static let example = #"{"controller": "8bC-Xf-vdC", "size": "freeform", "width": 320, "height": 300}"#
    var controller: Address
    var size: String
    var width, height: Double?

    static func read(_ fields: CommandFields) -> Self {
        Self(
            controller: fields.required("controller", "the controller or scene"),
            size: fields.required("size", "fixed, freeform, pageSheet or formSheet"),
            width: fields.optional("width", "the width of a freeform scene; its own without one"),
            height: fields.optional("height", "the height of a freeform scene; its own without one"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.setSimulatedSize(of: controller, to: size, width, height)
        return []
    }
}

/// The size at which a scene is designed.
package enum SimulatedSize: String, CaseIterable, Sendable {
    /// That of the device, or of the container view that embeds the scene.
    case fixed
    case freeform, pageSheet, formSheet

    fileprivate var element: String? {
        switch self {
        case .fixed: nil
        case .freeform: "freeformSimulatedSizeMetrics"
        case .pageSheet: "modalPageSheetSimulatedSizeMetrics"
        case .formSheet: "modalFormSheetSimulatedSizeMetrics"
        }
    }

    /// Creates the size that a controller has in its document, or nil for one that isn't known.
    package init?(of controller: Node) {
        let own = controller.child(key: Self.key)?.name
        guard let known = Self.allCases.first(where: { $0.element == own }) else { return nil }
        self = known
    }

    fileprivate static let key = "simulatedDestinationMetrics"
}

extension Document {
    /// Sets the simulated size of a scene, and the frame of its view.
    mutating func setSimulatedSize(
        of address: Address, to name: String, _ width: Double?, _ height: Double?
    ) throws(ChangeError) {
        guard let size = SimulatedSize(rawValue: name) else {
            let names = SimulatedSize.allCases.map(\.rawValue)
            throw .refused(
                "there is no simulated size '\(name)'\(Spelling.suggestion(for: name, among: names))",
                hint: "choose one of: \(names.joined(separator: ", "))")
        }
        try Self.check([width, height], of: "a size")
        for length in [width, height] {
            guard let length, length <= 0 else { continue }
            throw .refused("a scene cannot have the length \(length.xcodeSpelling)")
        }
        guard size == .freeform || width == nil && height == nil else {
            throw .refused("only a freeform scene has a width and height of its own")
        }
        let controller = try controller(at: address)
        guard kind.isStoryboard, !tree[controller].isStoryboardReference else {
            throw .refused("'\(address)' has no simulated size")
        }
        let now = sceneSize(of: tree[controller])
        let target =
            size == .freeform ? (width ?? now.width, height ?? now.height) : usualSize(of: tree[controller], size)
        let own = Address(tree[controller]["id"] ?? "")
        try setValue(own, key: SimulatedSize.key, size.element.map { "<\($0)/>" }, traits: nil)
        let freeform = SpelledElement(
            name: "size",
            attributes: [("width", target.0.xcodeSpelling), ("height", target.1.xcodeSpelling)])
        try setValue(own, key: "freeformSize", size == .freeform ? freeform.xml : nil, traits: nil)
        guard let view = tree[controller].child(key: "view"), view.isView, view.frame != nil else { return }
        try setFrame(of: view.id, to: DocumentRect(x: 0, y: 0, width: target.0, height: target.1))
    }

    /// Returns the size of a scene as it is designed now.
    package func sceneSize(of controller: Node) -> (width: Double, height: Double) {
        if let frame = controller.child(key: "view").flatMap({ $0.isView ? $0.frame : nil }) {
            return (frame.width, frame.height)
        }
        let own = controller.child("size", key: "freeformSize")
        let usual = usualSize(of: controller, .fixed)
        return (own?.number("width") ?? usual.width, own?.number("height") ?? usual.height)
    }

    /// Returns the size that a scene gets from its device or container.
    ///
    /// A page sheet of a phone leaves 10 points more than the status bar free, or 20 with a home button, as in the root
    /// views of documents; sheets of a tablet are 768 × 1024 and 540 × 620 points, or what of that fits.
    package func usualSize(of controller: Node, _ size: SimulatedSize) -> (width: Double, height: Double) {
        let device = DocumentDevice(of: self)
        let container = segues(to: controller["id"] ?? "").first { $0.kind == .embed }?.source?.frame
        let isPhone = min(device.width, device.height) < 700
        switch size {
        case .fixed, .freeform: return (container?.width ?? device.width, container?.height ?? device.height)
        case .pageSheet, .formSheet:
            guard !isPhone else {
                let free = device.homeIndicatorHeight > 0 ? device.statusBarHeight + 10 : 20
                return (device.width, device.height - free)
            }
            if size == .formSheet { return (540, 620) }
            return (min(768, device.width), min(1024, device.height - device.statusBarHeight - 20))
        }
    }
}
