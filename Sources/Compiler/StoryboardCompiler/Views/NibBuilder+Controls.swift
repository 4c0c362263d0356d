import ElementCatalog
import NibArchive
import StoryboardModel
import XMLTree

/// Controls with objects for their content.
extension NibBuilder {
    /// Adds the content of a button's states.
    func addButtonStates(of node: Node, to id: NibObjectID) {
        let numbers = [
            "normal": 0, "highlighted": 1, "disabled": 2, "selected": 4, "focused": 8, "application": 0xFF0000,
        ]
        var entries: [(key: NibObjectID, value: NibObjectID)] = []
        for state in node.children where state.name == "state" {
            guard let key = state["key"], let mask = numbers[key] else {
                run.leaveOut("value.unknown", state, "a button has no state '\(state["key"] ?? "")'")
                continue
            }
            let content = graph.add("UIButtonContent")
            ElementEncoder(state, in: self).merge(into: content)
            relocalize(content, of: state, in: node)
            if !graph.values(of: content).isEmpty || state.attributeCount > 1 {
                entries.append((number(Double(mask)), content))
            }
        }
        guard !entries.isEmpty else { return }
        graph[id, "UIButtonStatefulContent"] = .reference(graph.dictionary(entries, mutable: true))
    }

    /// Localizes a state's title, whose key consists of the button's id and the state's name.
    private func relocalize(_ content: NibObjectID, of state: Node, in button: Node) {
        guard let title = state["title"] ?? state.child("string", key: "title")?.text else { return }
        let key = "\(button.objectID ?? "").\(state["key"] ?? "")Title"
        graph[content, "UITitle"] = .reference(text(title, key: key))
    }

    /// Adds the segments of a segmented control, which are also its subviews.
    func addSegments(of node: Node, to id: NibObjectID) {
        let segments = node.child("segments").map { Array($0.children) } ?? []
        guard !segments.isEmpty else { return }
        let frame = run.frame(of: node)
        let width = ((frame?.width ?? 0) - 1) / Double(segments.count)
        let height = (frame?.height ?? 29) - 1
        let objects = segments.enumerated().map { number, segment in
            self.segment(segment, number, of: segments.count, in: node, width: width, height: height)
        }
        graph[id, "UISegments"] = .reference(graph.array(objects, mutable: true))
        graph[id, "UISubviews"] = .reference(graph.array(objects, mutable: true))
    }

    private func segment(
        _ segment: Node, _ number: Int, of count: Int, in control: Node, width: Double, height: Double
    ) -> NibObjectID {
        let id = graph.add(
            "UISegment",
            [
                "UIBounds": .rect(x: 0, y: 0, width: width, height: height),
                "UICenter": .point(x: (Double(number) + 0.5) * (width + 1), y: height / 2),
                "UIOpaque": .bool(true), "UIUserInteractionDisabled": .bool(true), "UIAutoresizeSubviews": .bool(true),
            ])
        if let title = segment["title"] ?? segment.child("string", key: "title")?.text {
            let key = "\(control.objectID ?? "").segmentTitles[\(number)]"
            graph[id, "UISegmentInfo"] = .reference(text(title, key: key))
        } else if let name = segment["image"] {
            graph[id, "UISegmentInfo"] = .reference(image(named: name, attribute: "image", in: segment))
        }
        let place = count == 1 ? 3 : number == 0 ? 1 : number == count - 1 ? 2 : 0
        if place != 0 { graph[id, "UISegmentPosition"] = .integer(Int64(place)) }
        if segment["enabled"] == "NO" { graph[id, "UIDisabled"] = .bool(true) }
        if let width = segment.number("width") { graph[id, "UISegmentWidth"] = .float(Float(width)) }
        if let offset = segment.child("size", key: "contentOffset"), let x = offset.number("width"),
            let y = offset.number("height"),
            x != 0 || y != 0
        {
            graph[id, "UISegmentContentOffset"] = .size(width: x, height: y)
        }
        return id
    }

    func addSwitchStyle(of node: Node, to id: NibObjectID) {
        let styles = ["automatic": 0, "checkbox": 1, "sliding": 2]
        guard let style = node["preferredStyle"].flatMap({ styles[$0] }), style != 0 else { return }
        graph[id, "UIPreferredStyle"] = .integer(Int64(style))
    }

    func addPixelFormat(of node: Node, to id: NibObjectID) {
        let formats = [
            "BGRA8Unorm": 80, "BGRA8Unorm_sRGB": 81, "RGBA16Float": 115, "Depth32Float": 252,
            "Depth32Float_Stencil8": 260,
        ]
        for (attribute, key) in [
            ("colorPixelFormat", "MTKViewColorPixelFormatCoderKey"),
            ("depthStencilPixelFormat", "MTKViewDepthStencilPixelFormatCoderKey"),
        ] {
            guard let name = node[attribute] else { continue }
            guard let format = formats[name] else {
                if name != "Invalid" { run.leaveOut("value.unknown", node, "the pixel format '\(name)' is not known") }
                continue
            }
            graph[id, key] = .integer(Int64(format))
        }
    }

    // MARK: Configurations

    func addButtonConfiguration(of node: Node, to id: NibObjectID) {
        guard node.name == "buttonConfiguration" else { return }
        let styles = [
            "plain": 0, "gray": 1, "tinted": 2, "filled": 3, "borderless": 4, "bordered": 5, "borderedTinted": 6,
            "borderedProminent": 7,
        ]
        if let style = node["style"] {
            guard let number = styles[style] else {
                return run.leaveOut("value.unknown", node, "'\(style)' is not a style of button configurations")
            }
            graph[id, "UIButtonConfigurationButtonStyle"] = .integer(Int64(number))
        }
        for name in ["title", "subtitle"] {
            graph[id, "UIButtonConfiguration\(name.capitalizedFirst)"] = .reference(configured(name, of: node))
        }
        if let insets = node.child(key: "contentInsets") {
            graph[id, "UIButtonConfigurationContentInsets"] = value(of: insets, as: .insets, key: "")
        }
    }

    /// Returns a configuration's title or subtitle, which is always attributed, and empty for none.
    private func configured(_ name: String, of node: Node) -> NibObjectID {
        if let attributed = node.child("attributedString", key: "attributed\(name.capitalizedFirst)") {
            return attributedString(attributed)
        }
        let content = node[name] ?? node.child("string", key: name)?.text ?? ""
        let key = "\(node.enclosingObject?.objectID ?? "").configuration.\(name)"
        let string = content.isEmpty ? self.string("") : text(content, key: key)
        let object = graph.add("NSAttributedString", ["NSString": .reference(string)])
        if name == "title", let font = node.child(key: "titleFontDescription") {
            let attributes = graph.dictionary([(self.string("NSFont"), self.font(font))])
            graph[object, "NSAttributes"] = .reference(attributes)
        }
        return object
    }

    func addBackgroundConfiguration(of node: Node, to id: NibObjectID) {
        guard let color = node.child("color", key: "backgroundColor") else { return }
        graph[id, "backgroundColor"] = .reference(self.color(color))
        graph[id, "hasCustomized-backgroundColor"] = .bool(true)
    }

    /// Adds one of a bar's appearances.
    func addBarAppearance(of node: Node, to id: NibObjectID) {
        if let name = node["backgroundEffect"] {
            if let style = ElementCatalog.shared.enumerations["blurStyle"]?.rawValue(of: name) {
                let blur = graph.add("UIBlurEffect", ["UIBlurEffectStyle": .integer(Int64(style))])
                graph[id, "backgroundEffect"] = .reference(blur)
            } else {
                run.leaveOut("value.unknown", node, "'\(name)' is not an effect of a bar's background")
            }
        }
        for name in ["backgroundImage", "shadowImage"] {
            if let image = node[name] {
                graph[id, name] = .reference(self.image(named: image, attribute: name, in: node))
            }
        }
        for child in node.children {
            guard let key = child["key"], node.elementType?.child(child.name, key: key) != nil else { continue }
            if child.name == "color" { graph[id, key] = .reference(color(child)) }
            if child.name == "textAttributes" { graph[id, key] = .reference(textAttributes(child)) }
        }
    }
}
