import StoryboardModel
import XMLTree

/// The areas of scenes on the canvas, in the units of canvas locations: a screen is 600 of them wide and high.
struct BoardRoom {
    struct Area {
        /// The center, which is what canvas locations are.
        var x, y: Double
        var width = BoardRoom.screen
        var height = BoardRoom.screen

        /// The center of a screen with the same left edge.
        var left: Double { x - (width - BoardRoom.screen) / 2 }

        /// Returns whether two areas have a point in common.
        func overlaps(_ other: Area) -> Bool {
            abs(x - other.x) < (width + other.width) / 2 && abs(y - other.y) < (height + other.height) / 2
        }
    }

    static let screen = 600.0

    let scenes: [(id: NodeID, area: Area)]

    init(_ document: Document) {
        let device = DocumentDevice(of: document)
        scenes = document.scenes.compactMap { scene in
            guard let place = scene.canvasLocation else { return nil }
            var area = Area(x: place.x, y: place.y)
            // Larger views than a screen take more room.
            if let frame = scene.controller?.child(key: "view")?.frame {
                area.width = max(Self.screen, frame.width / device.width * Self.screen)
                area.height = max(Self.screen, frame.height / device.height * Self.screen)
            }
            return (scene.node.id, area)
        }
    }

    /// Returns whether a new scene at a location overlaps no other.
    func isFree(at place: (x: Double, y: Double)) -> Bool {
        let new = Area(x: place.x, y: place.y)
        return !scenes.contains { $0.area.overlaps(new) }
    }

    /// Returns the scenes that move to the right to make room for a new one, among them those in `first`, and how far:
    /// at least `spacing`, and so far that none of them is on the new scene. Scenes that they would move onto move too.
    func room(
        at place: (x: Double, y: Double), moving first: [NodeID], by spacing: Double
    ) -> (scenes: [(id: NodeID, area: Area)], shift: Double) {
        var moving = Set(first)
        while true {
            let moved = scenes.filter { moving.contains($0.id) }
            let shift = place.x + spacing - (moved.map(\.area.left).min() ?? place.x)
            var taken = moved.map(\.area)
            for index in taken.indices { taken[index].x += shift }
            taken.append(Area(x: place.x, y: place.y))
            let inTheWay = scenes.filter { scene in
                !moving.contains(scene.id) && taken.contains { $0.overlaps(scene.area) }
            }
            if inTheWay.isEmpty { return (moved, shift) }
            moving.formUnion(inTheWay.map(\.id))
        }
    }
}
