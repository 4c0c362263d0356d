import Foundation
import JSONText
import StoryboardModel
import XMLTree

/// A scene that UIKit cannot draw, as boxes where the document has its views.
struct Wireframe {
    let document: Document

    init(_ document: Document) { self.document = document }

    func stage(_ id: String, key: String) -> JSONValue? {
        let roots = roots(of: id)
        guard !roots.isEmpty else { return nil }
        var rows: [JSONValue] = []
        var size = CGSize.zero
        for root in roots {
            let frame = root.canvasFrame ?? CGRect(x: 0, y: 0, width: 320, height: 240)
            let isFlipped = !document.kind.isUIKit
            collect(root, CGRect(origin: .zero, size: frame.size), isFlipped, &rows)
            size = CGSize(width: max(size.width, frame.width), height: max(size.height, frame.height))
        }
        return .record([
            "scene": .string(id), "key": .string(key), "size": .array([.number(size.width), .number(size.height)]),
            "frames": .array(rows), "marks": .array([]), "safeArea": .array([0, 0, 0, 0].map { .number($0) }),
            "wireframe": .bool(true),
        ])
    }

    private func roots(of id: String) -> [Node] {
        let objects = id.isEmpty ? document.topLevelObjects : document.object(id).flatMap { Scene($0) }?.objects ?? []
        return objects.flatMap { $0.subtree.filter { $0.canvasFrame != nil && $0.has("id") }.prefix(1) }
    }

    /// Views of the Mac count from the bottom.
    private func collect(_ node: Node, _ frame: CGRect, _ isFlipped: Bool, _ rows: inout [JSONValue]) {
        if let id = node["id"] {
            rows.append(
                .array([
                    .string(id), .number(frame.minX), .number(frame.minY), .number(frame.width), .number(frame.height),
                ]))
        }
        for child in node.subtree where child != node && child.has("id") && child.enclosingObject == node {
            guard let own = child.canvasFrame else { continue }
            let y = isFlipped ? frame.height - own.maxY : own.minY
            collect(
                child, CGRect(x: frame.minX + own.minX, y: frame.minY + y, width: own.width, height: own.height),
                isFlipped, &rows)
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
