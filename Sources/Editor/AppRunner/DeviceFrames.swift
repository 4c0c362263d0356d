package import JSONText
import StoryboardModel

/// The looks of devices around their screens.
package enum DeviceFrames {
    /// The devices that an app can be shown on, as the protocol describes them.
    package static let all: [JSONValue] = DocumentDevice.ids.compactMap { id in
        guard id.hasPrefix("retina") || id.hasPrefix("ipad"), let device = DocumentDevice(id: id) else { return nil }
        let isTablet = id.hasPrefix("ipad")
        let frame = frames[id] ?? (id.hasSuffix("rounded") ? (18, "none") : (0, "none"))
        return .record([
            "id": .string(id), "title": .string(device.title), "width": .number(device.width),
            "height": .number(device.height), "isTablet": .bool(isTablet), "corner": .number(frame.corner),
            "cutout": .string(frame.cutout),
        ])
    }

    /// The radius of the corners in points, as measured on screenshots of devices with masks, and what is cut out.
    private static let frames: [String: (corner: Double, cutout: String)] = [
        "retina5_9": (39, "notch"), "retina6_1": (41.5, "notch"), "retina6_5": (39, "notch"),
        "retina5_4": (44, "notch"), "retina6_0": (47.33, "notch"), "retina6_7": (53.33, "notch"),
        "retina6_12": (55, "island"), "retina6_72": (55, "island"), "retina6_3": (62, "island"),
        "retina6_9": (62, "island"),
    ]
}
