import XMLTree

/// The device on a document's canvas.
public struct DocumentDevice: Hashable, Sendable {
    /// Interface Builder's identifier of the device, such as "retina6_12".
    public var id: String
    /// The width in points, in the device's orientation.
    public var width: Double
    /// The height in points, in the device's orientation.
    public var height: Double
    /// The height of the status bar in points; 0 if the device shows none.
    public var statusBarHeight: Double
    /// The height of the home indicator's area; 0 for a device with a home button.
    public var homeIndicatorHeight: Double
    /// The safe area insets of Interface Builder's canvas, which in some versions of Xcode differ from the bars of the
    /// device.
    public var safeArea: SafeArea

    /// Insets of the safe area, in points.
    public struct SafeArea: Hashable, Sendable {
        /// The inset at the top.
        public var top: Double
        /// The inset at the bottom.
        public var bottom: Double
    }

    /// Creates the device and orientation that a document names, or an iPhone 8 if it names none that is known.
    public init(of document: Document) {
        let usual = Self.usualID(for: document.kind)
        let named = document.namedDevice
        let id = named?.id ?? usual
        let isLandscape = named?.isLandscape == true
        self = Self(id: id, isLandscape: isLandscape) ?? Self(id: usual, isLandscape: isLandscape) ?? Self.usual
        self.id = id
        guard named != nil else { return }
        adjust(for: document.toolsMajorVersion)
    }

    /// Adjusts the safe area to the version of Xcode that saved the document.
    private mutating func adjust(for tools: Int) {
        // Status bars of phones without a home button: the iPhone 11 has 44 in all 40 documents of 14313 to 18122, and
        // 48 in all 12 from 19162 on; the iPhone X 44 up to 15xxx and 50 with 22505 (5 scenes). No document shows where
        // between these its step lies; it is taken to be the same.
        if statusBarHeight > 0 {
            if id == "retina6_1", tools < 19_000 { statusBarHeight = 44 }
            if id == "retina5_9" { statusBarHeight = tools < 19_000 ? 44 : 50 }
        }
        safeArea = SafeArea(top: statusBarHeight, bottom: homeIndicatorHeight)
        // Phones with a home button have no inset for the status bar with tools 14750 to 21507 (20 scenes, none
        // against), and 20 points up to 14490 and from 23504 on, as do documents that name no device. Tools of Xcode
        // 15, 22xxx, were not seen and count as those before.
        if id.hasPrefix("retina"), homeIndicatorHeight == 0, (14_750..<23_000).contains(tools) { safeArea.top = 0 }
        // One version counts the iPhone 11's edges twice, and no other phone's (10 scenes).
        if id == "retina6_1", tools == 24_127 {
            safeArea = SafeArea(top: 2 * statusBarHeight, bottom: 2 * homeIndicatorHeight)
        }
    }

    /// Creates the device with Interface Builder's identifier, or nil if it is unknown.
    public init?(id: String, isLandscape: Bool = false) {
        guard let known = Self.all[id] else { return nil }
        self.init(id: id, known, isLandscape: isLandscape)
    }

    private init(id: String, _ known: (Double, Double, Double, Double), isLandscape: Bool) {
        let isTurned = isLandscape && known.0 < known.1
        self.id = id
        width = isTurned ? known.1 : known.0
        height = isTurned ? known.0 : known.1
        let hidesStatusBar = isTurned && !id.hasPrefix("ipad")
        statusBarHeight = hidesStatusBar ? 0 : known.2
        homeIndicatorHeight = isTurned && known.3 > 0 && !id.hasPrefix("ipad") ? 21 : known.3
        safeArea = SafeArea(top: statusBarHeight, bottom: homeIndicatorHeight)
    }

    private static let usual = DocumentDevice(id: "retina4_7", (375, 667, 20, 0), isLandscape: false)

    /// The identifiers of the known devices.
    public static var ids: [String] { all.keys.sorted() }

    /// The horizontal distance between new scenes on the canvas, from left edge to left edge, in the units of canvas
    /// locations: a screen of any size is 600 of them wide and high.
    public var sceneSpacing: Double { (600 * (width + 122) / width).rounded() }

    /// The vertical distance between new scenes on the canvas, from top edge to top edge.
    public var sceneRowSpacing: Double { (600 * (height + 122) / height).rounded() }

    private static func usualID(for kind: DocumentKind) -> String {
        switch kind {
        case .televisionStoryboard: "appleTV"
        case .watchStoryboard: "watch38"
        case .padXib: "ipad9_7"
        default: "retina4_7"
        }
    }

    /// Portrait width and height, status bar height and home indicator height, in points.
    private static let all: [String: (Double, Double, Double, Double)] = [
        "retina3_5": (320, 480, 20, 0),
        "retina4_0": (320, 568, 20, 0),
        "retina4_7": (375, 667, 20, 0),
        "retina5_5": (414, 736, 20, 0),
        "retina5_9": (375, 812, 44, 34),
        "retina6_1": (414, 896, 48, 34),
        "retina6_5": (414, 896, 44, 34),
        "retina5_4": (375, 812, 50, 34),
        "retina6_0": (390, 844, 47, 34),
        "retina6_7": (428, 926, 47, 34),
        "retina6_12": (393, 852, 59, 34),
        "retina6_72": (430, 932, 59, 34),
        "retina6_3": (402, 874, 62, 34),
        "retina6_9": (440, 956, 62, 34),
        "ipad9_7": (768, 1024, 20, 0),
        "ipad10_2": (810, 1080, 20, 0),
        "ipad10_5": (834, 1112, 20, 0),
        "ipad10_9rounded": (820, 1180, 24, 20),
        "ipad11_0rounded": (834, 1194, 24, 20),
        "ipad12_9": (1024, 1366, 20, 0),
        "ipad12_9rounded": (1024, 1366, 24, 20),
        "appleTV": (1920, 1080, 0, 0),
        "watch38": (136, 170, 0, 0),
        "watch42": (156, 195, 0, 0),
        "watch40": (162, 197, 0, 0),
        "watch44": (184, 224, 0, 0),
        "watch41": (176, 215, 0, 0),
        "watch45": (198, 242, 0, 0),
        "watch49": (205, 251, 0, 0),
    ]
}

extension Document {
    /// The device that the document names, or nil if it is drawn for any. Betas of Xcode 8 wrote it as a simulated screen, such
    /// as `retina4_7.fullscreen` (11 storyboards of RxExample).
    package var namedDevice: (id: String?, isLandscape: Bool)? {
        if let device = root.child("device") { return (device["id"], device["orientation"] == "landscape") }
        guard let container = root.child("simulatedMetricsContainer"),
            let type = container.child(key: "destination")?["type"], let dot = type.firstIndex(of: ".")
        else { return nil }
        return (String(type[..<dot]), container.child(key: "orientation")?["type"] == "landscape")
    }
}
