extension DocumentDevice {
    /// The product names of devices by id, the most general first. Devices with the same canvas share an id.
    public static let marketingNames: [String: [String]] = [
        "retina3_5": ["iPhone 4s", "iPhone 4"],
        "retina4_0": ["iPhone SE (1st generation)", "iPhone 5s", "iPhone 5c", "iPhone 5"],
        "retina4_7": [
            "iPhone SE (3rd generation)", "iPhone SE", "iPhone SE (2nd generation)", "iPhone 8", "iPhone 7",
            "iPhone 6s",
            "iPhone 6",
        ],
        "retina5_5": ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus", "iPhone 6 Plus"],
        "retina5_9": ["iPhone 11 Pro", "iPhone X", "iPhone XS"],
        "retina6_1": ["iPhone 11", "iPhone XR"],
        "retina6_5": ["iPhone 11 Pro Max", "iPhone XS Max"],
        "retina5_4": ["iPhone 13 mini", "iPhone 12 mini"],
        "retina6_0": ["iPhone 14", "iPhone 13 Pro", "iPhone 13", "iPhone 12 Pro", "iPhone 12", "iPhone 16e"],
        "retina6_7": ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"],
        "retina6_12": ["iPhone 15 Pro", "iPhone 15", "iPhone 14 Pro", "iPhone 16"],
        "retina6_72": ["iPhone 15 Pro Max", "iPhone 15 Plus", "iPhone 14 Pro Max", "iPhone 16 Plus"],
        "retina6_3": ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"],
        "retina6_9": ["iPhone 16 Pro Max", "iPhone 17 Pro Max"],
        "ipad9_7": ["iPad 9.7-inch", "iPad Air 2", "iPad mini", "iPad Pro 9.7-inch", "iPad (6th generation)"],
        "ipad10_2": ["iPad 10.2-inch", "iPad (9th generation)", "iPad (8th generation)", "iPad (7th generation)"],
        "ipad10_5": ["iPad Pro 10.5-inch", "iPad Air (3rd generation)"],
        "ipad10_9rounded": ["iPad Air", "iPad (10th generation)", "iPad", "iPad 10.9-inch", "iPad Air 11-inch"],
        "ipad11_0rounded": ["iPad Pro 11-inch"],
        "ipad12_9": ["iPad Pro 12.9-inch (2nd generation)", "iPad Pro 12.9-inch (1st generation)"],
        "ipad12_9rounded": ["iPad Pro 12.9-inch", "iPad Pro 13-inch", "iPad Air 13-inch"],
        "appleTV": ["Apple TV"],
        "watch38": ["Apple Watch 38mm"], "watch40": ["Apple Watch 40mm"], "watch41": ["Apple Watch 41mm"],
        "watch42": ["Apple Watch 42mm"], "watch44": ["Apple Watch 44mm"], "watch45": ["Apple Watch 45mm"],
        "watch49": ["Apple Watch Ultra"],
    ]

    /// The name of the device.
    public var title: String { Self.marketingNames[id]?.first ?? id }

    /// The phones and tablets that a layout should fit, from the smallest.
    public static let usualIDs = [
        "retina4_0", "retina4_7", "retina5_4", "retina6_0", "retina6_12", "retina6_3", "retina6_1", "retina6_72",
        "retina6_9", "ipad9_7", "ipad10_9rounded", "ipad11_0rounded", "ipad12_9rounded",
    ]

    /// Returns the id for Interface Builder's id or a product name, ignoring case and punctuation.
    public static func id(named name: String) -> String? {
        let wanted = plain(name)
        if let id = ids.first(where: { plain($0) == wanted }) { return id }
        return marketingNames.first { $0.value.contains { plain($0) == wanted } }?.key
    }

    /// Returns a name without case and punctuation: "iPad Pro 11-inch" and "ipad pro (11 inch)" are equal.
    private static func plain(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    }

    /// The number of pixels per point.
    public var displayScale: Double {
        switch id {
        case "retina6_1": 2
        case _ where id.hasPrefix("retina6"), "retina5_5", "retina5_9", "retina5_4": 3
        case "appleTV": 1
        default: 2
        }
    }

    /// A Boolean value that indicates whether the device is in landscape orientation.
    public var isTurned: Bool { width > height && id != "appleTV" }

    /// A Boolean value that indicates whether the device is an iPad.
    public var isPad: Bool { id.hasPrefix("ipad") }

    /// A Boolean value that indicates whether the width is regular in landscape.
    public var isLargePhone: Bool {
        ["retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9"].contains(id)
    }

    /// The left and right safe area insets, in landscape, of a phone without a home button.
    public var sideInset: Double {
        guard isTurned, !isPad, homeIndicatorHeight > 0 else { return 0 }
        return DocumentDevice(id: id)?.statusBarHeight ?? 0
    }
}
