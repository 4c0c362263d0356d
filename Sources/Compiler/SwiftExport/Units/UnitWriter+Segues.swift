import ElementCatalog
import StoryboardModel
import XMLTree

/// Segues as methods of their controllers.
extension UnitWriter {
    /// Connects an object to the method of its segue.
    func write(trigger segue: Segue, _ node: Node, _ object: String) {
        guard unit.kind == .controller, segue.kind != .relationship, segue.node["key"] == nil else { return }
        if segue.kind == .embed { return embed(segue, in: object) }
        guard let method = method(of: segue) else { return }
        let selector = "#selector(\(method)(_:))"
        switch node.elementType?.kind {
        case .barItem: return
        case .gestureRecognizer: connections.append("\(object).addTarget(self, action: \(selector))")
        case .cellView: selections.append((object, method))
        default:
            connections.append(
                "\(member(object, "addTarget"))(self, action: \(selector), for: .primaryActionTriggered)")
        }
    }

    /// Writes the segues of the controller itself, and of its cells.
    func writeSegues() {
        guard unit.kind == .controller else { return }
        for segue in unit.root.segues where segue.kind != .relationship { _ = method(of: segue) }
        for segue in unit.root.scene?.node.allSegues ?? [] {
            guard let cell = segue.sender, ExportPlan.prototypeKind(of: cell) != nil, let method = method(of: segue)
            else { continue }
            cellSegues.append(
                SwiftExport.AppClass.Selection(
                    cell: cell["reuseIdentifier"] ?? "", method: method,
                    isAccessory: segue.node["trigger"] == "accessoryAction"))
            report.record(
                "export.selection", segue.node,
                "call '\(method)(_:)' when the cell '\(cell["reuseIdentifier"] ?? cell.displayName.oneLine)' is \(segue.node["trigger"] == "accessoryAction" ? "tapped at its accessory" : "selected")"
            )
        }
        writeSelections()
    }

    /// What the class of the app has to do for its extension.
    var appClass: SwiftExport.AppClass {
        // Methods of a subclass can't be called by the app's class.
        if unit.form == .whole { return SwiftExport.AppClass(name: unit.superclass, kind: .base) }
        var found = SwiftExport.AppClass(name: unit.className, kind: appKind)
        let view = unit.root.child(key: "view")
        let lists = view?.subtree.filter { $0.name == "tableView" || $0.name == "collectionView" } ?? []
        found.list = lists.first?.name
        found.overridesList = ["tableViewController", "collectionViewController"].contains(unit.root.name)
        for segue in unit.root.scene?.node.allSegues ?? [] where unit.kind == .controller {
            guard let identifier = segue.identifier, let method = segueMethods[segue.id] else { continue }
            found.segues[identifier] = method
        }
        found.selections = cellSegues
        return found
    }

    private var appKind: SwiftExport.AppClass.Kind {
        switch unit.kind {
        case .controller: .controller
        case .tableCell:
            switch unit.root["style"] {
            case "IBUITableViewCellStyleValue1": .tableCell(style: "value1")
            case "IBUITableViewCellStyleValue2": .tableCell(style: "value2")
            case "IBUITableViewCellStyleSubtitle": .tableCell(style: "subtitle")
            default: .tableCell(style: "default")
            }
        case .collectionView, .view: .view
        }
    }

    /// Writes what the selection of cells that don't change does.
    private func writeSelections() {
        guard !selections.isEmpty else { return }
        guard unit.form == .whole, !sections.isEmpty else {
            for (cell, method) in selections {
                report.record("export.selection", unit.root, "call '\(method)(_:)' when the cell '\(cell)' is selected")
            }
            return
        }
        var lines = ["override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {"]
        lines.append("    let cell = sections[indexPath.section].cells[indexPath.row]")
        lines.append("    switch indexPath {")
        for (cell, method) in selections {
            guard let place = place(of: cell) else { continue }
            lines += ["    case [\(place.section), \(place.row)]:", "        \(method)(cell)"]
        }
        methods.append(lines + ["    default:", "        break", "    }", "}"])
    }

    /// Returns the target and the action of a bar's item.
    func targetAction(of item: Node) -> (target: String, action: String)? {
        for connection in item.connections where connection.kind == .action {
            if let found = targetAction(connection) { return found }
        }
        guard let segue = item.segues.first(where: { $0.kind != .relationship && $0.node["key"] == nil }),
            unit.kind == .controller, let method = method(of: segue)
        else { return nil }
        return ("self", "#selector(\(method)(_:))")
    }

    /// Returns where a cell that doesn't change is.
    private func place(of cell: String) -> (section: Int, row: Int)? {
        for (number, section) in sections.enumerated() {
            guard let list = section.split(separator: "cells: [").last?.prefix(while: { $0 != "]" }) else { continue }
            let cells = list.split(separator: ", ").map(String.init)
            if let row = cells.firstIndex(of: cell) { return (number, row) }
        }
        return nil
    }

    // MARK: Methods

    /// Returns the name of the method of a segue, which is written on first use, or nil if it can't be.
    private func method(of segue: Segue) -> String? {
        if let known = segueMethods[segue.id] { return known }
        if segue.kind == .unwind { return unwind(segue) }
        guard let controller = plan.expression(of: segue.destinationID) else {
            report.leaveOut(
                "export.segue", segue.node,
                "the segue leads to '\(segue.destinationID.oneLine)', which is not a scene of the document")
            return nil
        }
        let name = freeName(segueName(segue))
        segueMethods[segue.id] = name
        let head = "@objc \(unit.form == .layout ? "" : "private ")func \(name)(_ sender: Any?) {"
        let body = body(of: segue, controller)
        if let coordinator = plan.coordinatorName {
            methods.append([head, "    \(coordinator).\(name)(from: self, sender: sender)", "}"])
            coordinated.append(
                ["static func \(name)(from source: \(unit.className), sender: Any?) {"]
                    + indented(body.map(Self.fromSource)) + ["}"])
        } else {
            methods.append([head] + indented(body) + ["}"])
        }
        return name
    }

    /// Returns a statement of a controller as one of the coordinator, for which the controller is another object.
    private static func fromSource(_ line: String) -> String {
        var line = line.replacing("self.", with: "source.").replacing("source: self", with: "source: source")
        for call in [
            "shouldPerformSegue(", "prepare(", "show(", "showDetailViewController(", "present(",
            "navigationController?",
        ] {
            let start = line.drop { $0 == " " }
            if start.hasPrefix(call) { line = line.prefix { $0 == " " } + "source." + start }
        }
        return line.replacing("guard should", with: "guard source.should")
    }

    private func segueName(_ segue: Segue) -> String {
        if let name = segue.identifier.flatMap({ SwiftWords.memberName($0) }) { return name }
        let title = document.object(segue.destinationID).map { ExportPlan.title(of: $0) }
        let verb = segue.kind == .show || segue.kind == .showDetail || segue.kind == .push ? "show" : "present"
        return verb + (title.flatMap(SwiftWords.typeName) ?? "Scene")
    }

    private func body(of segue: Segue, _ controller: String) -> [String] {
        var lines: [String] = []
        let isPrepared = unit.root["customClass"] != nil
        if isPrepared, let identifier = segue.identifier {
            lines.append(
                "guard shouldPerformSegue(withIdentifier: \(SwiftWords.literal(identifier)), sender: sender) else { return }"
            )
        }
        let name = "destination"
        lines.append("let \(name) = \(controller)")
        lines += presentation(of: segue, name)
        let call = call(for: segue, name)
        guard isPrepared else { return lines + [call.replacing("self.", with: "")] }
        let identifier = segue.identifier.map(SwiftWords.literal) ?? "nil"
        let type = segue.customClass.flatMap { SwiftWords.isIdentifier($0) ? $0 : nil }
        // What a segue of the app's class does by `super.perform()` is the document's kind; a custom one does all by itself.
        if let type, segue.kind == .custom {
            lines.append("let segue = \(type)(identifier: \(identifier), source: self, destination: \(name))")
        } else {
            lines.append(
                "let segue = \(type ?? "UIStoryboardSegue")(identifier: \(identifier), source: self, destination: \(name)) {"
            )
            lines += ["    \(call)", "}"]
        }
        lines += ["prepare(for: segue, sender: sender)", "segue.perform()"]
        guard type != nil else { return lines }
        // A storyboard's segue is kept while it is shown, and may be the delegate of the transition.
        let owner = plan.coordinatorName == nil ? "" : "self."
        return lines + [
            "// The segue may animate the transition.",
            "\(owner)transitionCoordinator?.animate(alongsideTransition: nil) { _ in withExtendedLifetime(segue) {} }",
        ]
    }

    private func call(for segue: Segue, _ name: String) -> String {
        let animates = segue.node["animates"] != "NO"
        switch segue.kind {
        case .show: return "self.show(\(name), sender: sender)"
        case .showDetail, .replace: return "self.showDetailViewController(\(name), sender: sender)"
        case .push: return "self.navigationController?.pushViewController(\(name), animated: \(animates))"
        default: return "self.present(\(name), animated: \(animates))"
        }
    }

    private func presentation(of segue: Segue, _ name: String) -> [String] {
        var lines: [String] = []
        let isPopover = segue.kind == .popoverPresentation || segue.kind == .popover
        if isPopover { lines.append("\(name).modalPresentationStyle = .popover") }
        if let style = segue.node["modalPresentationStyle"], style != "automatic", !isPopover {
            lines.append("\(name).modalPresentationStyle = .\(style)")
        }
        if let style = segue.node["modalTransitionStyle"], style != "coverVertical" {
            lines.append("\(name).modalTransitionStyle = .\(style)")
        }
        guard isPopover else { return lines }
        if let anchor = segue.node["popoverAnchorView"].flatMap(reference), !unit.usesConstants {
            lines.append("\(name).popoverPresentationController?.sourceView = \(anchor)")
        } else if segue.node.has("popoverAnchorView") {
            lines.append("\(name).popoverPresentationController?.sourceView = sender as? UIView")
        } else {
            lines.append("\(name).popoverPresentationController?.barButtonItem = sender as? UIBarButtonItem")
        }
        if let arrows = segue.node.child("popoverArrowDirection").flatMap(values.flags) {
            lines.append("\(name).popoverPresentationController?.permittedArrowDirections = \(arrows)")
        }
        return lines
    }

    private func unwind(_ segue: Segue) -> String? {
        guard let action = segue.unwindAction else { return nil }
        let name = freeName(segue.identifier.flatMap({ SwiftWords.memberName($0) }) ?? "unwind")
        segueMethods[segue.id] = name
        usesUnwind = true
        let identifier = segue.identifier.map { ", identifier: \(SwiftWords.literal($0))" } ?? ""
        methods.append([
            "@objc \(unit.form == .layout ? "" : "private ")func \(name)(_ sender: Any?) {",
            "    unwind(with: Selector((\(SwiftWords.literal(action))))\(identifier), sender: sender)", "}",
        ])
        return name
    }

    // MARK: Embedded scenes

    private func embed(_ segue: Segue, in container: String) {
        guard let controller = plan.expression(of: segue.destinationID) else {
            return report.leaveOut(
                "export.segue", segue.node,
                "the segue leads to '\(segue.destinationID.oneLine)', which is not a scene of the document")
        }
        let name = freeName("\(container)Child")
        connections += [
            "let \(name) = \(controller)", "addChild(\(name))", "\(name).view.frame = \(container).bounds",
            "\(name).view.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
            "\(container).addSubview(\(name).view)",
            "\(name).didMove(toParent: self)",
        ]
        guard unit.root["customClass"] != nil else { return }
        let identifier = segue.identifier.map(SwiftWords.literal) ?? "nil"
        connections.append(
            "prepare(for: UIStoryboardSegue(identifier: \(identifier), source: self, destination: \(name)), sender: nil)"
        )
    }
}

/// Returns lines that stand deeper.
func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? "" : "    \($0)" } }
