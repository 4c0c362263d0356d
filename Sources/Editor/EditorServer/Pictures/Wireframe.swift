import ElementCatalog
import Foundation
import JSONText
import StoryboardModel
import XMLTree

/// A scene that UIKit can't draw, as boxes at the document's frames.
struct Wireframe {
    let document: Document

    init(_ document: Document) { self.document = document }

    func stage(_ id: String, key: String) -> JSONValue {
        let (rows, size) = boxes(of: id)
        return .record([
            "scene": .string(id), "key": .string(key), "size": .array([.number(size.width), .number(size.height)]),
            "frames": .array(
                rows.map { id, frame in
                    .array([.string(id)] + [frame.minX, frame.minY, frame.width, frame.height].map { .number($0) })
                }), "marks": .array([]), "safeArea": .array([0, 0, 0, 0].map { .number($0) }),
            "wireframe": .bool(true),
        ])
    }

    func size(of id: String) -> CGSize { boxes(of: id).size }

    private typealias Box = (id: String, frame: CGRect)

    private func boxes(of id: String) -> (rows: [Box], size: CGSize) {
        var rows: [Box] = []
        var size = CGSize.zero
        for root in roots(of: id) {
            let frame = root.canvasFrame ?? CGRect(x: 0, y: 0, width: 320, height: 240)
            let own = CGRect(x: size.width > 0 ? size.width + 40 : 0, y: 0, width: frame.width, height: frame.height)
            collect(root, own, &rows)
            size = CGSize(width: own.maxX, height: max(size.height, own.height))
        }
        return rows.isEmpty ? list(of: id) : (rows, size)
    }

    /// Returns objects without frames, such as menus and the interfaces of watches, as a list.
    private func list(of id: String) -> (rows: [Box], size: CGSize) {
        var rows: [Box] = []
        func add(_ node: Node, depth: CGFloat) {
            let isListed = node.has("id") && node.elementType?.kind != .connection
            if let id = node["id"], isListed {
                let y = 8 + CGFloat(rows.count) * 28
                rows.append((id, CGRect(x: 8 + depth * 16, y: y, width: 224 - depth * 16, height: 24)))
            }
            for child in node.children where rows.count < 400 { add(child, depth: min(8, depth + (isListed ? 1 : 0))) }
        }
        for object in objects(of: id) { add(object, depth: 0) }
        return (rows, CGSize(width: 240, height: max(120, 16 + CGFloat(rows.count) * 28)))
    }

    private func objects(of id: String) -> [Node] {
        id.isEmpty ? document.topLevelObjects : document.object(id).flatMap { Scene($0) }?.objects ?? []
    }

    private func roots(of id: String) -> [Node] {
        objects(of: id).flatMap { $0.subtree.filter { $0.canvasFrame != nil && $0.has("id") }.prefix(1) }
    }

    /// Collects the boxes of a view. Views of the Mac have their origin at the bottom.
    private func collect(_ node: Node, _ frame: CGRect, _ rows: inout [Box]) {
        if let id = node["id"] { rows.append((id, frame)) }
        for child in node.subtree where child != node && child.has("id") && child.enclosingObject == node {
            guard let own = child.canvasFrame else { continue }
            let y = document.countsUpward(in: node) ? frame.height - own.maxY : own.minY
            collect(
                child, CGRect(x: frame.minX + own.minX, y: frame.minY + y, width: own.width, height: own.height), &rows)
        }
    }
}

extension Node {
    /// The `<rect key="frame">` of a view, or of a window's content.
    fileprivate var canvasFrame: CGRect? {
        guard let rect = child(key: "frame") ?? child(key: "contentRect"), let x = rect.number("x"),
            let y = rect.number("y"), let width = rect.number("width"), let height = rect.number("height")
        else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
