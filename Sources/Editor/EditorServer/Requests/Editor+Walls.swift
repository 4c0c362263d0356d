import AppSurroundings
import JSONText
import SceneRenderer
import StoryboardModel

extension Editor {
    /// The number of walls that a page may have of a document.
    private static let mostWalls = 24

    /// Shows a page a wall of some scenes, or of all; without any, ends the one that it has.
    func wall(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        let name = try request.optionalText("name") ?? ""
        request.page.views[path]?.walls[name] = nil
        let scenes = try request.optionalTexts("scenes")
        if scenes?.isEmpty == true { return [:] }
        guard document.session.document.kind.isUIKit else {
            throw Refusal("only documents of iOS and tvOS have \(name.isEmpty ? "a wall" : "previews")")
        }
        guard request.page.views[path, default: .init()].walls.count < Self.mostWalls else {
            throw Refusal("a page has no more than \(Self.mostWalls) walls of a document")
        }
        let variant = name.isEmpty ? nil : try ViewSettings.variant(request, document.session.document)
        let scale = try request.optionalScale("scale")
        let wall = document.wall(of: scenes.map(Set.init), as: variant, scale: scale ?? 1)
        request.page.views[path, default: .init()].walls[name] = wall
        let json = wall.json
        draw(wall, name, path, request.page)
        return ["variants": json.variants, "scenes": json.scenes]
    }

    /// Returns a picture of any page's walls by its key.
    func wallPicture(_ key: String) -> [UInt8]? {
        guard key.hasPrefix("wall-") else { return nil }
        return pages.values.lazy.flatMap(\.views.values).flatMap(\.walls.values).compactMap { $0.picture(key) }.first
    }

    /// Draws a picture at a time while nothing else is to be done, and encodes it on another thread, so that commands don't wait.
    private func draw(_ wall: EditorWall, _ name: String, _ path: String, _ page: PageConnection) {
        later(1) { [weak self, weak wall, weak page] in
            guard let self, let wall, let page, page.views[path]?.walls[name] === wall, !wall.isBehind,
                let drawn = wall.step()
            else { return }
            unloadWalls(but: wall)
            let picture = drawn.picture
            inBackground { [weak self, weak wall, weak page] in
                let png = picture?.png
                return {
                    guard let self, let wall, let page, page.views[path]?.walls[name] === wall else { return }
                    self.notify(page, drawn, png, of: wall, name, path)
                    self.draw(wall, name, path, page)
                }
            }
        }
    }

    /// Lets the walls that were drawn longest ago give up their scenes if all have too many.
    private func unloadWalls(but wall: EditorWall) {
        recentWalls.removeAll { $0.wall == nil || $0.wall === wall }
        recentWalls.append(RecentWall(wall: wall))
        var loaded = recentWalls.compactMap { $0.wall?.loadedCount }.reduce(0, +)
        for other in recentWalls.dropLast() where loaded > mostWallScenes {
            loaded -= other.wall?.loadedCount ?? 0
            other.wall?.unload()
        }
    }

    private func notify(
        _ page: PageConnection, _ drawn: EditorWall.Drawn, _ png: [UInt8]?, of wall: EditorWall, _ name: String,
        _ path: String
    ) {
        let (document, name) = (JSONValue.string(path), JSONValue.string(name))
        if let png, let picture = wall.record(png, of: drawn) {
            page.notify(.wallPicture, ["document": document, "name": name, "picture": picture])
        }
        if let findings = drawn.findings {
            page.notify(.wallFindings, ["document": document, "name": name, "findings": findings])
        }
    }

    /// Draws the walls of a document again where it has changed, after a pause in editing.
    func followWalls(_ path: String, _ document: OpenDocument, _ changes: SceneChanges) {
        for page in pages(showing: path) {
            for (name, wall) in page.views[path]?.walls ?? [:] {
                let isPlanned = wall.isBehind
                wall.follow(document.session.document, changes)
                if !isPlanned { planWall(wall, name, path, document, page) }
            }
        }
    }

    private func planWall(
        _ wall: EditorWall, _ name: String, _ path: String, _ document: OpenDocument, _ page: PageConnection
    ) {
        inPause(of: document) { [weak self, weak wall, weak page] _ in
            guard let self, let wall, let page, page.views[path]?.walls[name] === wall else { return }
            wall.catchUp()
            let json = wall.json
            page.notify(
                .wall,
                [
                    "document": .string(path), "name": .string(name), "variants": json.variants,
                    "scenes": json.scenes,
                ])
            draw(wall, name, path, page)
        }
    }

    /// Tells the languages of a document's texts.
    func languages(_ request: Request) throws(Refusal) -> Answer {
        let (own, others) = try document(try request.text("document")).languages
        return ["own": .string(own), "others": .array(others.map(JSONValue.string))]
    }
}

/// A wall in the order in which walls are drawn.
struct RecentWall {
    weak var wall: EditorWall?
}
