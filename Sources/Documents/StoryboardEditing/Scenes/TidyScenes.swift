import StoryboardModel
import XMLTree

extension Command {
    /// Places all scenes in columns, as segues lead from one to the next.
    public static var tidyScenes: Self { Self(TidyScenes()) }
}

struct TidyScenes: DocumentCommand {
    static let summary = "places all scenes in columns, as segues lead from one to the next, the initial one first"
    static let example = "{}"
    var undoTitle: String { "Tidy Up Scenes" }

    static func read(_ fields: CommandFields) -> Self { Self() }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.tidyScenes()
        return []
    }
}

extension Document {
    /// Places all scenes in columns as segues lead from one to the next, from the initial scene on: what follows a scene is on its
    /// right, the first in line with it. Scenes that nothing leads to begin rows of their own.
    mutating func tidyScenes() throws(ChangeError) {
        guard kind.isStoryboard else { throw .refused("a xib has no scenes") }
        let flow = SceneFlow(self)
        let device = DocumentDevice(of: self)
        let gaps = (
            across: device.sceneSpacing - BoardRoom.screen, down: device.sceneRowSpacing - BoardRoom.screen
        )
        let areas = Dictionary(uniqueKeysWithValues: BoardRoom(self).scenes.map { ($0.id, $0.area) })
        func size(_ index: Int) -> (width: Double, height: Double) {
            let area = areas[flow.scenes[index]]
            return (area?.width ?? BoardRoom.screen, area?.height ?? BoardRoom.screen)
        }
        /// Returns the center of each column or row, whose lengths are those of the largest scenes in them.
        func centers(_ numbers: [Int], _ lengths: [Double], _ gap: Double) -> [Double] {
            let most = (numbers.max() ?? -1) + 1
            var largest = Array(repeating: 0.0, count: most)
            for (number, length) in zip(numbers, lengths) { largest[number] = max(largest[number], length) }
            var end = 0.0
            return largest.enumerated().map { number, length in
                let center = number == 0 ? 0 : end + gap + length / 2
                end = center + length / 2
                return center
            }
        }
        let sizes = flow.scenes.indices.map(size)
        let xs = centers(flow.columns, sizes.map(\.width), gaps.across)
        let ys = centers(flow.rows, sizes.map(\.height), gaps.down)
        for (index, scene) in flow.scenes.enumerated() {
            try place(scene: scene, x: xs[flow.columns[index]].rounded(), y: ys[flow.rows[index]].rounded())
        }
    }
}

/// The scenes of a storyboard in the order in which segues lead to them, each in a column and a row.
private struct SceneFlow {
    let scenes: [NodeID]
    private(set) var columns: [Int]
    private(set) var rows: [Int]
    private var next: [[Int]]

    init(_ document: Document) {
        let all = document.scenes.filter { $0.controller != nil }
        scenes = all.map(\.node.id)
        columns = Array(repeating: -1, count: all.count)
        rows = columns
        var places: [String: Int] = [:]
        for (index, scene) in all.enumerated() {
            for object in scene.objects { places[object["id"] ?? ""] = index }
        }
        next = all.map { scene in
            var seen: Set<Int> = []
            return scene.node.allSegues.compactMap { places[$0.destinationID] }.filter { seen.insert($0).inserted }
        }
        let initial = document.root["initialViewController"].flatMap { places[$0] }
        let led = Set(next.enumerated().flatMap { from, targets in targets.filter { $0 != from } })
        let roots = [initial].compactMap(\.self) + all.indices.filter { !led.contains($0) } + Array(all.indices)
        var row = 0
        for root in roots where columns[root] < 0 { row = arrange(from: root, row: row) }
    }

    /// Places a scene and what follows it. Returns the next free row.
    private mutating func arrange(from root: Int, row: Int) -> Int {
        // The nearest scene leads to another one, whichever comes first in the document.
        var levels = [[root]]
        var children = Array(repeating: [Int](), count: scenes.count)
        columns[root] = 0
        while let level = levels.last, !level.isEmpty {
            var following: [Int] = []
            for scene in level {
                for target in next[scene] where columns[target] < 0 {
                    columns[target] = columns[scene] + 1
                    children[scene].append(target)
                    following.append(target)
                }
            }
            levels.append(following)
        }
        // Without recursion, since documents may be chains of any length.
        var free = row
        var waiting = [root]
        while let scene = waiting.popLast() {
            rows[scene] = free
            if children[scene].isEmpty { free += 1 } else { waiting += children[scene].reversed() }
        }
        return free
    }
}
