import JSONText
import SceneRenderer
import StoryboardModel

/// The devices that a canvas can show.
enum DeviceList {
    static let all: [JSONValue] = DocumentDevice.ids.compactMap { id in
        guard let device = DocumentDevice(id: id), !id.hasPrefix("watch") else { return nil }
        return .record([
            "id": .string(id), "title": .string(device.title), "width": .number(device.width),
            "height": .number(device.height),
        ])
    }
}
