import XMLTree

/// The device that a document's canvas shows.
public struct DocumentDevice: Hashable, Sendable {
    /// Interface Builder's name for it, such as "retina6_12".
    public var id: String
    public var width: Double
    public var height: Double
    public var statusBarHeight: Double
    /// The height of the strip at the bottom that the home indicator takes; 0 with a home button.
    public var homeIndicatorHeight: Double
    /// How much of the top and the bottom Interface Builder's canvas keeps free. Not every version of Xcode kept as much as
    /// the status bar and the home indicator take.
    public var safeArea: SafeArea

    /// What a canvas keeps free at its edges, in points.
    public struct SafeArea: Hashable, Sendable {
        public var top: Double
        public var bottom: Double
    }

    /// The device that a document names, turned as the document says; an iPhone 8 where it names none that we know.
    public init(of document: Document) {
        let node = document.root.child("device")
        let id = node?["id"] ?? Self.usualID(for: document.kind)
        let usual = Self.usualID(for: document.kind)
        let isLandscape = node?["orientation"] == "landscape"
        self = Self(id: id, isLandscape: isLandscape) ?? Self(id: usual, isLandscape: isLandscape) ?? Self.usual
        self.id = id
        guard node != nil else { return }
        adjust(for: document.toolsMajorVersion)
    }

    /// Takes what the canvas of one version of Xcode, named by its tools, had otherwise.
    private mutating func adjust(for tools: Int) {
        // Status bars of phones without a home button: the iPhone 11 has 44 in all 40 documents of 14313 to 18122, and 48 in
        // all 12 from 19162 on; the iPhone X 44 up to 15xxx and 50 with 22505 (5 scenes). Where between these its step
        // lies nobody saw; it is taken to be the same.
        if statusBarHeight > 0 {
            if id == "retina6_1", tools < 19_000 { statusBarHeight = 44 }
            if id == "retina5_9" { statusBarHeight = tools < 19_000 ? 44 : 50 }
        }
        safeArea = SafeArea(top: statusBarHeight, bottom: homeIndicatorHeight)
        // Phones with a home button have no inset for the status bar with tools 14750 to 21507 (20 scenes, none against), and
        // 20 points up to 14490 and from 23504 on, and so have documents that name no device. Tools of Xcode 15, 22xxx, were not seen and count as those before.
        if id.hasPrefix("retina"), homeIndicatorHeight == 0, (14_750..<23_000).contains(tools) { safeArea.top = 0 }
        // One version counts the iPhone 11's edges twice, and no other phone's (10 scenes).
        if id == "retina6_1", tools == 24_127 {
            safeArea = SafeArea(top: 2 * statusBarHeight, bottom: 2 * homeIndicatorHeight)
        }
    }

    /// A device that Interface Builder knows under a name; nil for another name.
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

    /// The names of all devices that are known.
    public static var ids: [String] { all.keys.sorted() }

    /// How far apart new scenes lie on the canvas, from left edge to left edge, in the units of canvas locations: a screen of
    /// whatever size is 600 of them wide and high.
    public var sceneSpacing: Double { (600 * (width + 122) / width).rounded() }

    /// The same from top edge to top edge.
    public var sceneRowSpacing: Double { (600 * (height + 122) / height).rounded() }

    private static func usualID(for kind: DocumentKind) -> String {
        switch kind {
        case .televisionStoryboard: "appleTV"
        case .watchStoryboard: "watch38"
        case .padXib: "ipad9_7"
        default: "retina4_7"
        }
    }

    /// Width and height in points, upright; the height of the status bar and of the home indicator.
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
