import AppAssets
import AppSurroundings
import FileAccess
import Foundation
import SceneRenderer
import StoryboardModel
import StoryboardRevisions
import XMLTree

/// A page that shows how documents differ: one file, with pictures.
struct DifferencePage {
    /// Whether what only tools changed is listed, too.
    let showsNoise: Bool
    private var body = ""
    /// The number of changes so far, by which words and outlines find each other.
    private var number = 0

    init(showsNoise: Bool) { self.showsNoise = showsNoise }

    /// The whole page.
    var html: String {
        let content = body.isEmpty ? "<p class=\"empty\">Nothing differs.</p>\n" : body
        return Self.head + content + Self.foot
    }

    /// Adds the changes of a document. `place` is its path in an app with images and colors.
    @MainActor
    mutating func add(
        _ name: String, from old: Document?, to new: Document?, around place: String?, in files: any FileStore
    ) {
        guard let old, let new else {
            let document = old ?? new
            body += "<article>\n<h2>\(name.escaped)</h2>\n<p>\(new == nil ? "Deleted" : "New") "
            body += "\(document?.kind.title.escaped ?? "document")</p>\n</article>\n"
            return
        }
        let difference = DocumentDifference(from: old, to: new)
        let entries = showsNoise ? difference.entries : difference.decisions
        body += "<article>\n<h2>\(name.escaped)</h2>\n"
        let sections = Self.sections(entries, old, new)
        let surroundings = place.map {
            DesignSurroundings(documentAt: $0, folder: AppFolder.path(around: $0, in: files), in: files)
        }
        let before = DifferencePictures(old, surroundings)
        let after = DifferencePictures(new, surroundings)
        addBoard(after, lit: Set(sections.map(\.id)))
        for section in sections {
            add(section, before.picture(of: section.id), after.picture(of: section.id), old, new)
        }
        if let noise = difference.noiseSummary, !showsNoise {
            body += "<p class=\"noise\">Noise: \(noise.escaped)</p>\n"
        }
        body += "</article>\n"
    }

    // MARK: Sections

    private struct Section {
        var id: String
        var title: String
        var entries: [DocumentDifference.Entry]
    }

    /// Returns the changes by scene or, in a xib, by the top-level object that they are in.
    private static func sections(_ entries: [DocumentDifference.Entry], _ old: Document, _ new: Document) -> [Section] {
        var sections: [Section] = []
        for entry in entries {
            var (id, title) = (entry.sceneID ?? "", entry.section)
            if entry.sceneID == nil, let object = entry.objectID.flatMap({ new.object($0) ?? old.object($0) }) {
                let top = object.topLevelObject
                (id, title) = (top.objectID ?? "", top.displayName)
            }
            if let place = sections.firstIndex(where: { $0.id == id }) {
                sections[place].entries.append(entry)
            } else {
                sections.append(Section(id: id, title: title, entries: [entry]))
            }
        }
        return sections
    }

    private mutating func add(
        _ section: Section, _ before: DifferencePictures.Picture?, _ after: DifferencePictures.Picture?,
        _ old: Document, _ new: Document
    ) {
        body +=
            "<section id=\"scene-\(section.id.escaped)\">\n<h3>\(section.title.escaped)</h3>\n<div class=\"scene\">\n<ul>\n"
        var marks: (old: String, new: String) = ("", "")
        for entry in section.entries {
            number += 1
            let kind = entry.isNoise ? "noise" : entry.kind.rawValue
            body += "<li class=\"\(kind)\" data-change=\"\(number)\" tabindex=\"0\">\(entry.sentence.escaped)</li>\n"
            if entry.kind != .added { marks.old += mark(entry, kind, before, old) }
            if entry.kind != .deleted { marks.new += mark(entry, kind, after, new) }
        }
        body += "</ul>\n"
        if before != nil || after != nil {
            let sizes = [before, after].compactMap(\.?.size)
            let width = sizes.map(\.width).max() ?? 0
            let height = sizes.map(\.height).max() ?? 0
            body +=
                "<div class=\"pair\" style=\"--width:\(Int(width.rounded(.up)));--height:\(Int(height.rounded(.up)))\">\n"
            body +=
                figure("before", "Before", before, marks.old) + figure("after", "After", after, marks.new) + "</div>\n"
        }
        body += "</div>\n</section>\n"
    }

    private func figure(
        _ name: String, _ title: String, _ picture: DifferencePictures.Picture?, _ marks: String
    ) -> String {
        guard let picture else {
            return
                "<figure class=\"\(name)\"><div class=\"stage none\"></div><figcaption>\(title): no such scene</figcaption></figure>\n"
        }
        let size = "--w:\(Int(picture.size.width.rounded(.up)));--h:\(Int(picture.size.height.rounded(.up)))"
        return """
            <figure class="\(name)"><div class="stage" style="\(size)">\(images(picture.light, picture.dark, title))
            \(marks)</div><figcaption>\(title)</figcaption></figure>

            """
    }

    private func images(_ light: String, _ dark: String, _ title: String) -> String {
        "<img class=\"light\" alt=\"\(title)\" src=\"\(light)\"><img class=\"dark\" alt=\"\(title)\" src=\"\(dark)\">"
    }

    /// Returns the outline of what a change is about: the view or, for anything else, the nearest view around it.
    private func mark(
        _ entry: DocumentDifference.Entry, _ kind: String, _ picture: DifferencePictures.Picture?, _ document: Document
    ) -> String {
        guard let picture, picture.size.width > 0, picture.size.height > 0, let object = entry.objectID,
            let frame = document.object(object).flatMap({ Self.frame(of: $0, picture, document) })
        else { return "" }
        let share = { (length: CGFloat, whole: CGFloat) in String(format: "%.3f%%", Double(length / whole) * 100) }
        return
            "<i class=\"mark \(kind)\" data-change=\"\(number)\" style=\"left:\(share(frame.minX, picture.size.width));"
            + "top:\(share(frame.minY, picture.size.height));width:\(share(frame.width, picture.size.width));"
            + "height:\(share(frame.height, picture.size.height))\"></i>\n"
    }

    private static func frame(
        of node: Node, _ picture: DifferencePictures.Picture, _ document: Document
    ) -> CGRect? {
        var candidates: [Node] = [node]
        if let item = Self.item(of: node, document) { candidates = [item, node] }
        for candidate in candidates {
            var current: Node? = candidate
            while let element = current {
                if let id = element["id"], let frame = picture.frames[id] { return frame }
                current = element.parent
            }
        }
        return nil
    }

    /// Returns the view that is meant with an object that is none: the item of a constraint, the end of an outlet, the view
    /// of a scene or controller.
    private static func item(of node: Node, _ document: Document) -> Node? {
        if let constraint = Constraint(node) { return document.object(constraint.firstItemID) }
        if node.name == "outlet" || node.name == "outletCollection" {
            return document.object(node["destination"] ?? "")
        }
        let controller = Scene(node)?.controller ?? node
        return controller.isController ? controller.child(key: "view") : nil
    }

    // MARK: Board

    @MainActor
    private mutating func addBoard(_ pictures: DifferencePictures, lit: Set<String>) {
        guard !lit.isEmpty, let board = pictures.board() else { return }
        body += "<div class=\"board\" style=\"--w:\(Int(board.size.width));--h:\(Int(board.size.height))\">"
        body += images(board.light, board.dark, "Board")
        for (id, frame) in board.scenes where lit.contains(id) {
            let share = { (length: CGFloat, whole: CGFloat) in String(format: "%.3f%%", Double(length / whole) * 100) }
            body += "<a class=\"lit\" href=\"#scene-\(id.escaped)\" aria-label=\"Changed scene\" style=\""
            body += "left:\(share(frame.minX, board.size.width));top:\(share(frame.minY, board.size.height));"
            body +=
                "width:\(share(frame.width, board.size.width));height:\(share(frame.height, board.size.height))\"></a>"
        }
        body += "</div>\n"
    }
}

extension Node {
    /// The object around the element that is in no other object.
    fileprivate var topLevelObject: Node {
        var top = self
        while let around = top.enclosingObject { top = around }
        return top
    }
}

extension String {
    /// The text with what HTML gives a meaning spelled as entities.
    var escaped: String {
        var text = ""
        for character in self {
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            default: text.append(character)
            }
        }
        return text
    }
}
