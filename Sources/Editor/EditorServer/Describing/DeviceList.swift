import JSONText
import SceneRenderer
import StoryboardModel
import UIKit

/// The devices that a canvas can show.
@MainActor
enum DeviceList {
    static let all: [JSONValue] = devices.map { id, device in
        .record([
            "id": .string(id), "title": .string(device.title), "width": .number(device.width),
            "height": .number(device.height),
            "traits": .array([false, true].map { sizeClasses(of: DocumentDevice(id: id, isLandscape: $0) ?? device) }),
        ])
    }

    /// The phones, then the tablets, then the television, each from large to small and those of one size by name.
    private static let devices: [(id: String, device: DocumentDevice)] = DocumentDevice.ids.compactMap { id in
        id.hasPrefix("watch") ? nil : DocumentDevice(id: id).map { (id, $0) }
    }.sorted { one, other in
        let (first, second) = (rank(one.id), rank(other.id))
        if first != second { return first < second }
        let (area, otherArea) = (one.device.width * one.device.height, other.device.width * other.device.height)
        return area == otherArea ? one.device.title < other.device.title : area > otherArea
    }

    private static func rank(_ id: String) -> Int { id.hasPrefix("retina") ? 0 : id.hasPrefix("ipad") ? 1 : 2 }

    private static func sizeClasses(of device: DocumentDevice) -> JSONValue {
        let names = [UIUserInterfaceSizeClass.compact: "compact", .regular: "regular"]
        let traits = device.ownTraits
        return .record([
            "widthClass": .optional(names[traits.horizontalSizeClass]),
            "heightClass": .optional(names[traits.verticalSizeClass]),
        ])
    }

    /// The system symbols for images, with the icons that the page draws for them.
    static let symbols: [JSONValue] = SymbolSet.icons.map { name, icon in
        .record(["value": .string(name), "icon": .string(icon)])
    }

    /// The traits of variations.
    static let traits: [JSONValue] = VariationTraits.traits.map { trait in
        .record([
            "name": .string(trait.name), "title": .string(trait.title),
            "options": .array(
                trait.values.map { .record(["value": .string($0.name), "title": .string($0.title)]) }),
        ])
    }
}
