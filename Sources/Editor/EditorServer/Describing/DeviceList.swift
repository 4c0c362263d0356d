import JSONText
import SceneRenderer
import StoryboardModel
import UIKit

/// The devices that a canvas can show.
@MainActor
enum DeviceList {
    static let all: [JSONValue] = DocumentDevice.ids.compactMap { id in
        guard let device = DocumentDevice(id: id), !id.hasPrefix("watch") else { return nil }
        return .record([
            "id": .string(id), "title": .string(device.title), "width": .number(device.width),
            "height": .number(device.height),
            "traits": .array([false, true].map { sizeClasses(of: DocumentDevice(id: id, isLandscape: $0) ?? device) }),
        ])
    }

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
