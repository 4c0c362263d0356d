import AppSurroundings
import JSONText
import SceneRenderer
import StoryboardModel

extension Editor {
    /// The pause in editing, in milliseconds, after which a wall is drawn anew.
    private static let pause: UInt32 = 200

    /// Shows a page the wall of some scenes, or of all; without any, ends the one that it has.
    func wall(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        request.page.views[path]?.wall = nil
        let scenes = try request.optionalTexts("scenes")
        if scenes?.isEmpty == true { return [:] }
        guard document.session.document.kind.isUIKit else {
            throw Refusal("only documents of iOS and tvOS have a wall")
        }
        let wall = document.wall(of: scenes.map(Set.init))
        request.page.views[path, default: .init()].wall = wall
        let json = wall.json
        draw(wall, path, request.page)
        return ["variants": json.variants, "scenes": json.scenes]
    }

    /// Returns a picture of any page's wall by its key.
    func wallPicture(_ key: String) -> [UInt8]? {
        guard key.hasPrefix("wall-") else { return nil }
        return pages.values.lazy.flatMap(\.views.values).compactMap { $0.wall?.picture(key) }.first
    }

    /// Draws a picture at a time while nothing else is to be done.
    private func draw(_ wall: EditorWall, _ path: String, _ page: PageConnection) {
        later(1) { [weak self, weak wall, weak page] in
            guard let self, let wall, let page, page.views[path]?.wall === wall, !wall.isBehind, !wall.isDone else {
                return
            }
            let (picture, findings) = wall.step()
            if let picture { page.tell(.wallPicture, ["document": .string(path), "picture": picture]) }
            if let findings { page.tell(.wallFindings, ["document": .string(path), "findings": findings]) }
            draw(wall, path, page)
        }
    }

    /// Draws the walls of a document anew where it has changed, after a pause in editing.
    func followWalls(_ path: String, _ document: OpenDocument, _ changes: SceneChanges) {
        for page in pages(showing: path) {
            guard let wall = page.views[path]?.wall else { continue }
            let isPlanned = wall.isBehind
            wall.follow(document.session.document, changes)
            if !isPlanned { planWall(wall, path, page) }
        }
    }

    private func planWall(_ wall: EditorWall, _ path: String, _ page: PageConnection, waits: Int = 0) {
        let age = wall.age
        later(Self.pause) { [weak self, weak wall, weak page] in
            guard let self, let wall, let page, page.views[path]?.wall === wall else { return }
            if wall.age != age, waits < 6 { return planWall(wall, path, page, waits: waits + 1) }
            wall.catchUp()
            let json = wall.json
            page.tell(.wall, ["document": .string(path), "variants": json.variants, "scenes": json.scenes])
            draw(wall, path, page)
        }
    }
}
