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
    /// What the page shows.
    enum Subject {
        /// An earlier and a later version.
        case versions
        /// The sides of a merge.
        case conflicts

        var title: String { self == .versions ? "What differs" : "What the sides disagree on" }
        var old: String { self == .versions ? "Before" : "Ours" }
        var new: String { self == .versions ? "After" : "Theirs" }
    }

    let subject: Subject
    /// Whether what only tools changed is listed, too.
    let showsNoise: Bool
    private var body = ""
    /// The number of changes so far, by which words and outlines find each other.
    private var number = 0

    init(of subject: Subject, showsNoise: Bool) { (self.subject, self.showsNoise) = (subject, showsNoise) }

    /// The whole page.
    var html: String {
        let content = body.isEmpty ? "<p class=\"empty\">Nothing differs.</p>\n" : body
        return head + content + Self.foot
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
        let sections = Self.sections(entries.map(Line.init), old, new)
        addPictures(of: sections, old, new, around: place, in: files)
        if let noise = difference.noiseSummary, !showsNoise {
            body += "<p class=\"noise\">Noise: \(noise.escaped)</p>\n"
        }
        body += "</article>\n"
    }

    /// Adds conflicts of a document, each with a remark. `place` is the document's path in an app with images and colors.
    @MainActor
    mutating func add(
        _ name: String, _ conflicts: [(conflict: MergeConflict, remark: String?)], of sides: MergeSides,
        around place: String, in files: any FileStore
    ) {
        if conflicts.isEmpty { return }
        body += "<article>\n<h2>\(name.escaped)</h2>\n"
        let lines = conflicts.map { Line($0.conflict, $0.remark, in: sides) }
        addPictures(
            of: Self.sections(lines, sides.ours, sides.theirs), sides.ours, sides.theirs, around: place, in: files)
        body += "</article>\n"
    }

    @MainActor
    private mutating func addPictures(
        of sections: [Section], _ old: Document, _ new: Document, around place: String?, in files: any FileStore
    ) {
        let surroundings = place.map {
            DesignSurroundings(documentAt: $0, folder: AppFolder.path(around: $0, in: files), in: files)
        }
        let before = DifferencePictures(old, surroundings)
        let after = DifferencePictures(new, surroundings)
        if subject == .versions { addBoard(after, lit: Set(sections.map(\.id))) }
        for section in sections {
            add(section, before.picture(of: section.id), after.picture(of: section.id), old, new)
        }
    }

    // MARK: Sections

    private struct Section {
        var id: String
        var title: String
        var lines: [Line]
    }

    /// A change or a conflict in words, and where pictures show it.
    private struct Line {
        /// The class, which gives the color.
        var kind: String
        var sentence: String
        var remark: String?
        var objectID: String?
        var sceneID: String?
        var section: String
        /// Whether the versions have it.
        var isInOld = true
        var isInNew = true

        init(_ entry: DocumentDifference.Entry) {
            kind = entry.isNoise ? "noise" : entry.kind.rawValue
            (sentence, objectID) = (entry.sentence, entry.objectID)
            (sceneID, section) = (entry.sceneID, entry.section)
            (isInOld, isInNew) = (entry.kind != .added, entry.kind != .deleted)
        }

        init(_ conflict: MergeConflict, _ remark: String?, in sides: MergeSides) {
            kind = conflict.kind == .deletion || conflict.kind == .reference ? "deleted" : "changed"
            (sentence, self.remark) = ("\(conflict.object): \(conflict.message)", remark)
            let ids = [conflict.objectID, conflict.parentID].compactMap(\.self)
            let id = ids.first { sides.ours.object($0) != nil || sides.theirs.object($0) != nil }
            let nodes = [sides.ours, sides.theirs].compactMap { side in id.flatMap { side.object($0) } }
            objectID = id
            sceneID = nodes.lazy.compactMap { $0.scene?.id }.first
            section = conflict.scene ?? nodes.first?.scene?.title ?? "Document"
        }
    }

    /// Returns the lines by scene or, in a xib, by the top-level object that they are in.
    private static func sections(_ lines: [Line], _ old: Document, _ new: Document) -> [Section] {
        var sections: [Section] = []
        for line in lines {
            var (id, title) = (line.sceneID ?? "", line.section)
            if line.sceneID == nil, let object = line.objectID.flatMap({ new.object($0) ?? old.object($0) }) {
                let top = object.topLevelObject
                (id, title) = (top.objectID ?? "", top.displayName)
            }
            if let place = sections.firstIndex(where: { $0.id == id }) {
                sections[place].lines.append(line)
            } else {
                sections.append(Section(id: id, title: title, lines: [line]))
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
        for line in section.lines {
            number += 1
            let remark = line.remark.map { "<em>\($0.escaped)</em>" } ?? ""
            body +=
                "<li class=\"\(line.kind)\" data-change=\"\(number)\" tabindex=\"0\">\(line.sentence.escaped)\(remark)</li>\n"
            if line.isInOld { marks.old += mark(line, before, old) }
            if line.isInNew { marks.new += mark(line, after, new) }
        }
        body += "</ul>\n"
        if before != nil || after != nil {
            let sizes = [before, after].compactMap(\.?.size)
            let width = sizes.map(\.width).max() ?? 0
            let height = sizes.map(\.height).max() ?? 0
            body += "<div class=\"pair\" style=\"--width:\(pixels(width));--height:\(pixels(height))\">\n"
            body +=
                figure("before", subject.old, before, marks.old) + figure("after", subject.new, after, marks.new)
                + "</div>\n"
        }
        body += "</div>\n</section>\n"
    }

    /// A length without a fraction, or 0 for one that is no length.
    private func pixels(_ length: CGFloat) -> Int { Int(exactly: length.rounded(.up)) ?? 0 }

    private func figure(
        _ name: String, _ title: String, _ picture: DifferencePictures.Picture?, _ marks: String
    ) -> String {
        guard let picture else {
            return
                "<figure class=\"\(name)\"><div class=\"stage none\"></div><figcaption>\(title): no such scene</figcaption></figure>\n"
        }
        let size = "--w:\(pixels(picture.size.width));--h:\(pixels(picture.size.height))"
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
        _ line: Line, _ picture: DifferencePictures.Picture?, _ document: Document
    ) -> String {
        guard let picture, picture.size.width > 0, picture.size.height > 0, let object = line.objectID,
            let frame = document.object(object).flatMap({ Self.frame(of: $0, picture, document) })
        else { return "" }
        let share = { (length: CGFloat, whole: CGFloat) in String(format: "%.3f%%", Double(length / whole) * 100) }
        return
            "<i class=\"mark \(line.kind)\" data-change=\"\(number)\" style=\"left:\(share(frame.minX, picture.size.width));"
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
