import StoryboardModel
import XMLTree

extension Document {
    /// Adds the scenes of a library item. The ids begin with that of the object named by the item.
    mutating func add(_ scenes: [LibraryScene], _ x: Double?, _ y: Double?) throws(ChangeError) -> [String] {
        let device = DocumentDevice(of: self)
        let free = freeCanvasLocation(apartFrom: root.id)
        var created: [String] = []
        for scene in scenes {
            let column = (x ?? free.x) + scene.column * device.sceneSpacing
            let row =
                (y.map { $0 - (scenes[0].row * device.sceneRowSpacing) } ?? free.y) + scene.row * device.sceneRowSpacing
            let isInitial: Bool? = scene.parent == nil ? nil : false
            let made = try add(
                AddScene(controller: scene.controller, x: column.rounded(), y: row.rounded(), isInitial: isInitial))
            guard let controller = made.first else { throw ChangeError(.impossiblePlace) }
            try complete(controller, as: scene)
            if let parent = scene.parent {
                _ = try add(
                    AddSegue(
                        from: Address(created[parent.number]), to: Address(controller), kind: "relationship",
                        relationship: parent.relationship, attributes: [:]))
            }
            created.append(controller)
        }
        return created
    }

    private mutating func complete(_ id: String, as scene: LibraryScene) throws(ChangeError) {
        guard let controller = index.object(id) else { return }
        if let title = scene.title {
            try insertElement(
                "navigationItem", attributes: [(name: "key", value: "navigationItem"), (name: "title", value: title)],
                at: place(forChild: "navigationItem", key: "navigationItem", in: controller))
        }
        if let title = scene.tabTitle {
            try insertElement(
                "tabBarItem", attributes: [(name: "key", value: "tabBarItem"), (name: "title", value: title)],
                at: place(forChild: "tabBarItem", key: "tabBarItem", in: controller))
        }
        guard scene.hasCell else { return }
        let isTable = scene.controller == "tableViewController"
        _ = try addObject(
            isTable ? "tableViewCell" : "collectionViewCell", into: Address(id), nil, nil, before: nil)
    }
}
