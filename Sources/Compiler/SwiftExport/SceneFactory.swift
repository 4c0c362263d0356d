import ElementCatalog
import StoryboardModel
import XMLTree

extension ExportPlan {
    /// Returns the expression that makes the controller with an id, or nil if the document doesn't have it.
    func expression(of id: String) -> String? {
        if let function = functions[id] { return "\(scenesName).\(function)()" }
        guard let node = document.object(id), node.isController else { return nil }
        return node.isStoryboardReference ? expression(ofReference: node) : expression(ofStayingScene: node)
    }

    /// Returns the expression that makes a scene that stays in the storyboard, or nil if nothing names it.
    private func expression(ofStayingScene controller: Node) -> String? {
        let storyboard = "UIStoryboard(name: \(SwiftWords.literal(name)), bundle: nil)"
        if let identifier = controller["storyboardIdentifier"], !identifier.isEmpty {
            return "\(storyboard).instantiateViewController(withIdentifier: \(SwiftWords.literal(identifier)))"
        }
        guard controller["id"] == document.root["initialViewController"] else { return nil }
        return "\(storyboard).instantiateInitialViewController() ?? UIViewController()"
    }

    /// Returns the expression that makes a scene of another storyboard: its function if that storyboard is exported, too.
    private func expression(ofReference reference: Node) -> String {
        if let name = reference["storyboardName"],
            let function = siblings[name]?[reference["referencedIdentifier"] ?? Self.initialKey]
        {
            return "\(Self.scenesName(of: name)).\(function)()"
        }
        let name = SwiftWords.literal(reference["storyboardName"] ?? "Main")
        let bundle = reference["bundleIdentifier"].map { "Bundle(identifier: \(SwiftWords.literal($0)))" } ?? "nil"
        let storyboard = "UIStoryboard(name: \(name), bundle: \(bundle))"
        if let identifier = reference["referencedIdentifier"] {
            return "\(storyboard).instantiateViewController(withIdentifier: \(SwiftWords.literal(identifier)))"
        }
        return "\(storyboard).instantiateInitialViewController() ?? UIViewController()"
    }
}

extension ExportPlan {
    /// What stands for the initial scene among identifiers.
    private static let initialKey = ""

    static func scenesName(of name: String) -> String { "\(SwiftWords.typeName(name) ?? "Main")Scenes" }

    /// The functions of scenes that other storyboards can refer to, by their identifiers.
    var publicFunctions: [String: String] {
        var found: [String: String] = [:]
        for controller in document.controllers {
            guard let function = controller["id"].flatMap({ functions[$0] }) else { continue }
            if let identifier = controller["storyboardIdentifier"] { found[identifier] = function }
            if controller["id"] == document.root["initialViewController"] { found[Self.initialKey] = function }
        }
        return found
    }
}

/// Writes the functions that make the scenes of a storyboard.
final class SceneFactory {
    private let plan: ExportPlan
    private let values: SwiftValues
    private(set) var scenes: [SwiftExport.Scene] = []
    private var imports: Set<String> = ["UIKit"]

    init(_ plan: ExportPlan, _ values: SwiftValues) { (self.plan, self.values) = (plan, values) }

    func write() -> String {
        var functions: [[String]] = []
        if let initial = plan.document.initialController?["id"], let function = plan.functions[initial] {
            functions.append([
                "/// Makes the scene that the app begins with.",
                "static func makeInitial() -> UIViewController { \(function)() }",
            ])
        }
        for controller in plan.document.controllers {
            guard let id = controller["id"], let name = plan.functions[id] else { continue }
            functions.append(function(name, controller))
            let writer = UnitWriter(
                ExportUnit(
                    root: controller, kind: .controller, form: .whole, className: "", superclass: "", summary: ""),
                plan, values)
            scenes.append(
                SwiftExport.Scene(
                    controllerID: id, expression: "\(plan.scenesName).\(name)()",
                    type: plan.unit(of: controller)?.className ?? writer.className(of: controller),
                    identifier: controller["storyboardIdentifier"],
                    isInitial: id == plan.document.root["initialViewController"]))
        }
        var lines = ["/// The scenes of \(plan.name).storyboard.", "@MainActor", "enum \(plan.scenesName) {"]
        for (number, function) in functions.enumerated() { lines += (number > 0 ? [""] : []) + indented(function) }
        return (imports.sorted().map { "import \($0)" } + [""] + lines + ["}", ""]).flatMap(WrappedLines.wrapped)
            .joined(separator: "\n")
    }

    // MARK: Functions

    private func function(_ name: String, _ controller: Node) -> [String] {
        let unit = plan.unit(of: controller)
        let writer = UnitWriter(
            unit
                ?? ExportUnit(
                    root: controller, kind: .controller, form: .whole, className: "", superclass: "UIViewController",
                    summary: ""),
            plan, values)
        let type = unit?.className ?? writer.className(of: controller)
        let head = "static func \(name)() -> \(type) {"
        if let unit {
            guard unit.form == .layout, hasItems(controller) else { return ["\(head) \(type)() }"] }
            return [
                head, "    let controller = \(type)()", "    controller.\(ExportUnit.itemsFunction)()",
                "    return controller", "}",
            ]
        }
        var lines = container(controller, type, writer) ?? ["let controller = \(type)()"]
        lines += ItemWriter(writer).controllerLines(of: controller).map { $0.replacing("$.", with: "controller.") }
        lines.insert(contentsOf: writer.items, at: 1)
        lines += bars(of: controller, writer)
        imports.formUnion(writer.imports)
        if lines.count == 1, let made = lines.first?.dropFirst("let controller = ".count) {
            return ["\(head) \(made) }"]
        }
        return [head] + indented(lines + ["return controller"]) + ["}"]
    }

    private func hasItems(_ controller: Node) -> Bool {
        let writer = UnitWriter(
            ExportUnit(root: controller, kind: .controller, form: .layout, className: "", superclass: "", summary: ""),
            plan, SwiftValues(document: plan.document, textTable: values.textTable, report: ExportReport(plan.document))
        )
        writer.collectItems()
        return !writer.items.isEmpty
    }

    /// Returns the statements that make a container with what it contains, or nil for another controller.
    private func container(_ controller: Node, _ type: String, _ writer: UnitWriter) -> [String]? {
        let children = controller.segues.filter { $0.kind == .relationship }.compactMap { segue in
            isCycle(segue, of: controller)
                ? nil : plan.expression(of: segue.destinationID)?.replacing("\(plan.scenesName).", with: "")
        }
        switch controller.name {
        case "navigationController":
            return navigation(controller, type, children)
        case "tabBarController":
            return ["let controller = \(type)()"] + assignment("viewControllers", children)
                + referenceItems(of: controller, writer)
        case "splitViewController":
            let style = controller["style"].map { "style: .\($0)" } ?? ""
            return ["let controller = \(type)(\(style == "style: .unspecified" ? "" : style))"]
                + assignment("viewControllers", children)
        case "pageViewController":
            let transition = controller["transitionStyle"] ?? "pageCurl"
            let orientation = controller["navigationOrientation"] ?? "horizontal"
            return ["let controller = \(type)(transitionStyle: .\(transition), navigationOrientation: .\(orientation))"]
        default: return nil
        }
    }

    /// Returns the statements that give scenes of other storyboards the items that their references have.
    private func referenceItems(of controller: Node, _ writer: UnitWriter) -> [String] {
        let children = controller.segues.filter { $0.kind == .relationship }.compactMap {
            plan.document.object($0.destinationID)
        }
        return children.enumerated().flatMap { place, child -> [String] in
            guard child.isStoryboardReference, let item = child.child("tabBarItem", key: "tabBarItem") else {
                return []
            }
            return ItemWriter(writer).tabBarItem(item)
                .map { $0.replacing("$.", with: "controller.viewControllers?[\(place)].") }
        }
    }

    private func navigation(_ controller: Node, _ type: String, _ children: [String]) -> [String] {
        let classes = ["navigationBar", "toolbar"].map { key in
            controller.child(key, key: key)?["customClass"].flatMap { SwiftWords.isIdentifier($0) ? "\($0).self" : nil }
        }
        if classes.contains(where: { $0 != nil }) {
            let arguments = "navigationBarClass: \(classes[0] ?? "nil"), toolbarClass: \(classes[1] ?? "nil")"
            return ["let controller = \(type)(\(arguments))"] + assignment("viewControllers", Array(children.prefix(1)))
        }
        guard let first = children.first else { return ["let controller = \(type)()"] }
        return ["let controller = \(type)(rootViewController: \(first))"]
    }

    private func assignment(_ property: String, _ children: [String]) -> [String] {
        if children.isEmpty { return [] }
        return ["controller.\(property) = [\(children.joined(separator: ", "))]"]
    }

    /// Whether a relationship leads back to its own container, which would be made without end.
    private func isCycle(_ segue: Segue, of controller: Node) -> Bool {
        var open = [segue.destinationID]
        var seen: Set<String> = []
        while let id = open.popLast() {
            if id == controller["id"] {
                values.report.leaveOut(
                    "export.cycle", segue.node,
                    "'\(controller.displayName.oneLine)' contains itself, and the relationship isn't in the code",
                    hint: "delete the relationship")
                return true
            }
            guard seen.insert(id).inserted, let node = plan.document.object(id) else { continue }
            open += node.segues.filter { $0.kind == .relationship || $0.kind == .embed }.map(\.destinationID)
        }
        return false
    }

    private func bars(of controller: Node, _ writer: UnitWriter) -> [String] {
        var lines: [String] = []
        for (key, property) in [("navigationBar", "navigationBar"), ("toolbar", "toolbar"), ("tabBar", "tabBar")] {
            guard let bar = controller.child(key, key: key), controller.name != "viewController" else { continue }
            let own = writer.runtimeAttributes(of: bar)
            for line in writer.looks(of: bar) {
                guard bar["customClass"] != nil, own.contains(line) else {
                    lines.append(line.replacing("$.", with: "controller.\(property)."))
                    continue
                }
                lines.append(line.replacing("$.", with: "(controller.\(property) as? \(writer.className(of: bar)))?."))
            }
        }
        return lines
    }
}
