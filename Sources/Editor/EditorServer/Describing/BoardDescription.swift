import Foundation
import JSONText
import SceneRenderer
import StoryboardModel
import XMLTree

/// The layout of the board for the page.
@MainActor
enum BoardDescription {
    static func board(_ plan: BoardPlan, of document: Document) -> JSONValue {
        .record([
            "items": .array(plan.items.map { item($0, document) }), "arrows": .array(plan.arrows.map(arrow)),
            "perUnit": .array([.number(plan.pointsPerUnit.width), .number(plan.pointsPerUnit.height)]),
        ])
    }

    /// Returns the board of a xib: one canvas with all its views, and a dock with the other objects.
    static func board(xib document: Document, _ size: CGSize) -> JSONValue {
        let describe = ObjectDescription(document: document)
        let dock = document.topLevelObjects.filter { $0.has("id") && !$0.isView }
        let item = JSONValue.record([
            "scene": .string(""), "frame": rect(CGRect(origin: .zero, size: size)), "title": .string("Objects"),
            "dock": .array(dock.map { dockObject($0, describe) }), "isInitial": .bool(false),
            "isReference": .bool(false),
        ])
        return .record([
            "items": .array([item]), "arrows": .array([]), "perUnit": .array([.number(1), .number(1)]),
        ])
    }

    private static func dockObject(_ node: Node, _ describe: ObjectDescription) -> JSONValue {
        .record([
            "id": .string(node["id"] ?? ""), "icon": .string(ObjectDescription.icon(of: node)),
            "name": .string(describe.name(of: node)),
        ])
    }

    private static func item(_ item: BoardItem, _ document: Document) -> JSONValue {
        let describe = ObjectDescription(document: document)
        let controller = item.scene.controller
        let dock = item.isReference ? [] : item.scene.objects.filter { $0.has("id") }
        return .record([
            "scene": .string(item.scene.id), "frame": rect(item.frame), "title": .string(item.title),
            "dock": .array(
                dock.map { dockObject($0, describe) }
                    + [PossibleExit(of: item.scene, in: document)?.dockJSON].compactMap(\.self)),
            "isInitial": .bool(item.isInitial), "isReference": .bool(item.isReference),
            "storyboard": item.isReference ? .optional(controller?["storyboardName"]) : nil,
            "referenced": item.isReference ? .optional(controller?["referencedIdentifier"]) : nil,
        ])
    }

    private static func arrow(_ arrow: BoardArrow) -> JSONValue {
        .record([
            "segues": .array(arrow.segues.map { .string($0) }), "kind": .string(arrow.kind.name),
            "points": .array(arrow.points.map(point)), "icon": point(arrow.icon),
        ])
    }

    static func point(_ point: CGPoint) -> JSONValue { .array([.number(point.x), .number(point.y)]) }

    static func rect(_ rect: CGRect) -> JSONValue {
        .array([rect.minX, rect.minY, rect.width, rect.height].map { .number($0) })
    }
}
