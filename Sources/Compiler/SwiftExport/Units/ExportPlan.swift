import ElementCatalog
import StoryboardModel
import XMLTree

/// What is exported of a document: its classes, and the functions that make its scenes.
struct ExportPlan {
    let document: Document
    /// The document's name without extension.
    let name: String
    /// The classes, in the order of the document.
    private(set) var units: [ExportUnit] = []
    /// The functions that make scenes, by the id of the controller.
    private(set) var functions: [String: String] = [:]
    private var positions: [NodeID: Int] = [:]

    /// The type with the functions that make scenes.
    var scenesName: String { Self.scenesName(of: name) }

    /// Whether segues are functions of one type.
    var hasCoordinator = false
    /// The type with the functions of segues, or nil if these are methods of the controllers.
    var coordinatorName: String? { hasCoordinator ? "\(SwiftWords.typeName(name) ?? "Main")Coordinator" : nil }

    /// The functions of the storyboards that are exported with this one, by their names.
    var siblings: [String: [String: String]] = [:]

    init(
        _ document: Document, name: String, scenes: Set<String>? = nil, shared: Set<String>, types: inout UsedNames
    ) {
        (self.document, self.name) = (document, name)
        func isWanted(_ node: Node) -> Bool {
            guard let scenes else { return true }
            return node.scene?.controller?["id"].map(scenes.contains) ?? false
        }
        for (node, kind) in Self.roots(of: document) where isWanted(node) {
            let unit = unit(node, kind, shared, &types)
            positions[node.id] = units.count
            units.append(unit)
        }
        var names = UsedNames()
        for controller in document.controllers where !controller.isStoryboardReference && isWanted(controller) {
            guard let id = controller["id"] else { continue }
            let wish = SwiftWords.typeName(controller["storyboardIdentifier"] ?? Self.title(of: controller))
            functions[id] = names.reserve("make\(wish ?? "Scene")")
        }
    }

    /// Returns the class that is exported for a controller, cell or view, or nil if UIKit's is enough.
    func unit(of node: Node) -> ExportUnit? { positions[node.id].map { units[$0] } }

    // MARK: Roots

    private static func roots(of document: Document) -> [(node: Node, kind: ExportUnit.Kind)] {
        document.kind.isStoryboard ? scenes(of: document) : views(of: document)
    }

    private static func scenes(of document: Document) -> [(node: Node, kind: ExportUnit.Kind)] {
        var roots: [(Node, ExportUnit.Kind)] = []
        for controller in document.controllers where controller.isController && !controller.isStoryboardReference {
            let view = controller.child(key: "view")
            if view?.isView == true || controller["customClass"] != nil && !isContainer(controller) {
                roots.append((controller, .controller))
            }
            for node in view?.subtree.map(\.self) ?? [] {
                if let kind = prototypeKind(of: node) { roots.append((node, kind)) }
            }
        }
        return roots
    }

    /// Returns the kind of a prototype cell, header or footer, or nil for other elements.
    static func prototypeKind(of node: Node) -> ExportUnit.Kind? {
        switch (node.name, node.parent?.name) {
        case ("tableViewCell", "prototypes"): .tableCell
        case ("collectionViewCell", "cells"), ("collectionReusableView", "collectionView"): .collectionView
        default: nil
        }
    }

    private static func views(of document: Document) -> [(node: Node, kind: ExportUnit.Kind)] {
        document.topLevelObjects.compactMap { node in
            switch node.name {
            case "tableViewCell": (node, .tableCell)
            case "collectionViewCell", "collectionReusableView": (node, .collectionView)
            default: node.isView ? (node, .view) : nil
            }
        }
    }

    /// Whether a controller only holds others.
    static func isContainer(_ controller: Node) -> Bool {
        ["navigationController", "tabBarController", "splitViewController", "pageViewController"].contains(
            controller.name)
    }

    /// Returns the classes of the app that several roots have.
    static func sharedClasses(_ documents: [Document]) -> Set<String> {
        let classes = documents.flatMap(roots).compactMap { $0.node["customClass"] }
        return Set(Dictionary(grouping: classes) { $0 }.filter { $0.value.count > 1 }.keys)
    }

    // MARK: Names

    private func unit(
        _ node: Node, _ kind: ExportUnit.Kind, _ shared: Set<String>, _ types: inout UsedNames
    ) -> ExportUnit {
        let own = node["customClass"].flatMap { SwiftWords.isIdentifier($0) ? $0 : nil }
        // A table whose cells don't change needs methods that the app's class may not have.
        let isStatic = node.child(key: "view")?.child("sections") != nil
        if let own, !shared.contains(own), !isStatic {
            return ExportUnit(
                root: node, kind: kind, form: .layout, className: own, superclass: own, summary: summary(of: node))
        }
        return ExportUnit(
            root: node, kind: kind, form: .whole, className: types.reserve(typeName(of: node, kind)),
            superclass: own ?? node.elementType?.className ?? "UIView", summary: summary(of: node))
    }

    private func typeName(of node: Node, _ kind: ExportUnit.Kind) -> String {
        let (text, suffix): (String?, String) =
            switch kind {
            case .controller:
                (Self.title(of: node), node.name == "tableViewController" ? "TableViewController" : "ViewController")
            case .tableCell: (node["reuseIdentifier"] ?? node["userLabel"], "Cell")
            case .collectionView:
                (node["reuseIdentifier"] ?? node["userLabel"], node.name == "collectionViewCell" ? "Cell" : "View")
            case .view: (node["userLabel"] ?? name, "View")
            }
        let base = text.flatMap(SwiftWords.typeName) ?? ""
        if base.hasPrefix("UI"), base.dropFirst(2).first?.isUppercase == true {
            return "Own\(base.dropFirst(2))"
        }
        if base.hasSuffix(suffix) || kind == .controller && base.hasSuffix("ViewController") { return base }
        if kind == .controller, base.hasSuffix("Controller") { return base.dropLast("Controller".count) + suffix }
        return base + suffix
    }

    /// Returns what a scene is called.
    static func title(of controller: Node) -> String {
        for text in [controller["userLabel"], controller["title"], controller["storyboardIdentifier"]] {
            if let text, !text.isEmpty { return text }
        }
        if let title = controller.child("navigationItem", key: "navigationItem")?["title"], !title.isEmpty {
            return title
        }
        return controller["customClass"] ?? controller.typeTitle
    }

    private func summary(of node: Node) -> String {
        let file = "\(name).\(document.kind.isStoryboard ? "storyboard" : "xib")"
        if node.isController { return "The scene \"\(Self.title(of: node).oneLine)\" of \(file)." }
        guard let identifier = node["reuseIdentifier"], !identifier.isEmpty else {
            return "A view of \(file)."
        }
        return "The \(node.name == "collectionReusableView" ? "view" : "cell") \"\(identifier.oneLine)\" of \(file)."
    }
}

extension String {
    /// The text as a comment can have it.
    var oneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
