import ElementCatalog
import NibArchive
import StoryboardModel
import XMLTree

/// Properties of all views.
extension NibBuilder {
    /// Adds the bounds and center that replace the frame.
    func addFrame(of node: Node, to id: NibObjectID) {
        guard let frame = run.frame(of: node) else { return }
        graph[id, "UIBounds"] = .rect(x: 0, y: 0, width: frame.width, height: frame.height)
        graph[id, "UICenter"] = .point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    }

    func addAutoresizingMask(of node: Node, to id: NibObjectID) {
        let mask = node.child("autoresizingMask", key: "autoresizingMask").map(mask)
        let value = mask ?? 36
        graph[id, "UIAutoresizingMask"] = value == 0 ? nil : .integer(value)
    }

    func addTranslation(of node: Node, to id: NibObjectID) {
        guard node["translatesAutoresizingMaskIntoConstraints"] == "NO", node["fixedFrame"] != "YES" else { return }
        graph[id, "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"] = .bool(true)
    }

    func addSubviews(of node: Node, to id: NibObjectID) {
        let views = subviews(of: node)
        guard !views.isEmpty else { return }
        graph[id, "UISubviews"] = .reference(graph.array(views.map { object(for: $0) }, mutable: true))
    }

    /// Adds a pair of priorities if one of them isn't the default.
    func addPriority(_ name: String, _ usual: Double, _ key: String, of node: Node, to id: NibObjectID) {
        let horizontal = node.number("horizontal\(name)") ?? usual
        let vertical = node.number("vertical\(name)") ?? usual
        guard horizontal != usual || vertical != usual || graph[id, key] != nil else { return }
        // Some classes have their own hugging priority.
        let hugging = ["switch", "stepper", "activityIndicatorView"]
        if name == "HuggingPriority", horizontal == 750, vertical == 750, hugging.contains(node.name) { return }
        graph[id, key] = .reference(string("{\(horizontal.nibSpelling), \(vertical.nibSpelling)}"))
    }

    /// Returns the installed subviews. Unknown elements are omitted.
    private func subviews(of node: Node) -> [Node] {
        installed(node.child("subviews").map { Array($0.children) } ?? [], in: node, "subviews")
            .filter { $0.elementType != nil }
    }

    func addArrangedSubviews(of node: Node, to id: NibObjectID) {
        let views = subviews(of: node)
        graph[id, "UIStackViewArrangedSubviews"] = .reference(array(views.map { object(for: $0) }))
        // A stack view with margins arranges its views relative to them.
        if ["layoutMargins", "directionalLayoutMargins"].contains(where: { node.child(key: $0) != nil }) {
            graph[id, "UIStackViewLayoutMarginsRelative"] = .bool(true)
        }
    }

    func addStackSpacing(of node: Node, to id: NibObjectID) {
        guard node["spacingType"] == "standard" else { return }
        graph[id, "UIStackViewSpacing"] = .double(8)
        graph[id, "UIStackViewUsesStandardSpacing"] = .bool(true)
    }

    /// Adds the content size of a scroll view that lays out its own content.
    func addContentSize(of node: Node, to id: NibObjectID) {
        guard let frame = run.frame(of: node) else { return }
        switch node.name {
        case "collectionView": graph[id, "UIContentSize"] = .size(width: frame.width, height: 0)
        case "textView":
            graph[id, "UIContentSize"] = .size(width: frame.width, height: textHeight(of: node) ?? frame.height)
        case "tableView": addTableEnds(of: node, frame, to: id)
        default: break
        }
    }

    /// Returns the height of an empty text view's content: one line, and the insets. Returns nil if the content doesn't
    /// determine it.
    private func textHeight(of node: Node) -> Double? {
        let isEmpty =
            (node["text"] ?? "").isEmpty && !node.children.contains { ["text", "attributedText"].contains($0["key"]) }
        guard isEmpty, node["scrollEnabled"] != "NO" else { return nil }
        let size = node.child(key: "fontDescription")?.number("pointSize") ?? 14
        return (size * 1.193359375 + 16).rounded(.up)
    }

    /// Adds the table's header and footer views, which are among its subviews.
    private func addTableEnds(of node: Node, _ frame: DocumentRect, to id: NibObjectID) {
        let ends = ["tableHeaderView", "tableFooterView"].compactMap { node.child(key: $0) }
        guard !ends.isEmpty || run.tools < 13_771 else { return }
        for end in ends { appendSubview(object(for: end), to: id) }
        let height = ends.compactMap { run.frame(of: $0)?.height }.reduce(0, +)
        graph[id, "UIContentSize"] = .size(width: frame.width, height: height)
    }

    /// Adds the content view of an effect view.
    func addEffectContentView(of node: Node, to id: NibObjectID) {
        guard let content = node.child(key: "contentView") else { return }
        let view = graph.reserve()
        adopt(view, for: content)
        graph.fill(view, "_UIVisualEffectContentView", fallbacks: ["UIView"])
        ElementEncoder(content, in: self).merge(into: view)
        graph[id, "UIVisualEffectViewContentView"] = .reference(view)
        graph[id, "UISubviews"] = .reference(graph.array([view], mutable: true))
    }

    func addVibrancyBlur(of node: Node, to id: NibObjectID) {
        guard let blur = node.child("blurEffect") ?? node.child(key: "blurEffect") else { return }
        graph[id, "UIVibrancyEffectBlurStyle"] = graph[object(for: blur), "UIBlurEffectStyle"]
    }

    func addGestureRecognizers(of node: Node, to id: NibObjectID) {
        guard let recognizers = node.child("gestureRecognizers") else { return }
        graph[id, "gestureRecognizers"] = .reference(array(recognizers.children.map { object(for: $0) }))
    }

    /// Adds the object that recognizes taps inside a tap gesture recognizer.
    func addTapRecognizer(of node: Node, to id: NibObjectID) {
        let recognizer = graph.add("UITapRecognizer")
        if let taps = node.number("numberOfTapsRequired")?.wholeNumber,
            taps != (node.name == "tapGestureRecognizer" ? 1 : 0)
        {
            graph[recognizer, "UITapRecognizer.numberOfTapsRequired"] = .integer(taps)
        }
        if let touches = node.number("numberOfTouchesRequired")?.wholeNumber, touches != 1 {
            graph[recognizer, "UITapRecognizer.numberOfTouchesRequired"] = .integer(touches)
        }
        let prefix = node.name == "tapGestureRecognizer" ? "UITapGestureRecognizer" : "UILongPressGestureRecognizer"
        graph[id, "\(prefix)._imp"] = .reference(recognizer)
    }

    // MARK: Helper objects

    func addRuntimeAttributes(of node: Node, to id: NibObjectID) {
        guard let list = node.child("userDefinedRuntimeAttributes") else { return }
        for attribute in list.children where attribute.name == "userDefinedRuntimeAttribute" {
            let pair = graph.add("UINibKeyValuePair", ["UIObject": .reference(id)])
            graph[pair, "UIValue"] = runtimeValue(of: attribute)
            graph[pair, "UIKeyPath"] = .reference(string(attribute["keyPath"] ?? ""))
            keyValuePairs.append(pair)
        }
    }

    private func runtimeValue(of attribute: Node) -> NibValue {
        let type = attribute["type"] ?? "nil"
        let inner = attribute.child(key: "value")
        switch type {
        case "boolean": return .reference(number(attribute["value"] == "YES" ? 1 : 0))
        case "number":
            let text = attribute["value"] ?? inner?["value"] ?? ""
            guard let number = Double(spelled: text) else {
                run.leaveOut("value.malformed", attribute, "'\(text)' is not a number")
                return .null
            }
            if inner?.name == "real" { return .reference(value("NSNumber", [("NS.dblval", .double(number))])) }
            return .reference(self.number(number))
        case "string": return .reference(string(attribute["value"] ?? inner?.text ?? ""))
        case "localizedString":
            let key = "\(attribute.enclosingObject?.objectID ?? "").\(attribute["keyPath"] ?? "")"
            return .reference(text(attribute["value"] ?? inner?.text ?? "", key: key))
        case "image":
            guard let name = attribute["value"] else { return .null }
            return .reference(image(named: name, attribute: "value", in: attribute))
        case "color", "point", "size", "rect", "range":
            guard let inner else {
                run.leaveOut("value.missing", attribute, "a runtime attribute of the type '\(type)' has no value")
                return .null
            }
            return .reference(type == "color" ? color(inner) : structure(type, inner))
        case "nil": return .null
        default:
            run.leaveOut("value.unknown", attribute, "'\(type)' is not a type of runtime attributes")
            return .null
        }
    }

    /// Returns a structure in an `NSValue`, as text.
    func structure(_ type: String, _ node: Node) -> NibObjectID {
        func spell(_ name: String) -> String { (node.number(name) ?? 0).nibSpelling }
        let size = "{\(spell("width")), \(spell("height"))}"
        switch type {
        case "inset", "edgeInsets", "directionalEdgeInsets":
            let sides = [
                ["minY", "top"], ["minX", "left", "leading"], ["maxY", "bottom"], ["maxX", "right", "trailing"],
            ]
            let numbers = self.numbers(of: node, sides).map(\.nibSpelling).joined(separator: ", ")
            return valueObject(8, "NS.edgeval", "{\(numbers)}")
        case "offsetWrapper": return valueObject(1, "NS.pointval", "{\(spell("horizontal")), \(spell("vertical"))}")
        case "point":
            return valueObject(1, "NS.pointval", "{\(spell("x")), \(spell("y"))}")
        case "size": return valueObject(2, "NS.sizeval", size)
        case "rect": return valueObject(3, "NS.rectval", "{{\(spell("x")), \(spell("y"))}, \(size)}")
        default:
            return value(
                "NSValue",
                [
                    ("NS.special", .integer(4)),
                    ("NS.rangeval.location", .reference(number(node.number("location") ?? 0))),
                    ("NS.rangeval.length", .reference(number(node.number("length") ?? 0))),
                ])
        }
    }

    private func valueObject(_ kind: Int64, _ key: String, _ text: String) -> NibObjectID {
        value("NSValue", [(key, .reference(string(text))), ("NS.special", .integer(kind))])
    }

    func addAccessibility(of node: Node, to id: NibObjectID) {
        guard let settings = node.child("accessibility", key: "accessibilityConfiguration") else { return }
        let object = graph.add("UIRuntimeAccessibilityConfiguration", ["UIAccessibileObject": .reference(id)])
        for (attribute, key) in [("hint", "UIAccessibilityHint"), ("label", "UIAccessibilityLabel")] {
            guard let content = settings[attribute] else { continue }
            let name = LocalizableText.key(of: node, "accessibility\(attribute.capitalizedFirst)")
            graph[object, key] = .reference(text(content, key: name))
        }
        if let traits = settings.child("accessibilityTraits") {
            graph[object, "UIAccessibilityTraits"] = .reference(number(Double(mask(of: traits))))
        }
        if let flag = settings.child("bool", key: "isElement") {
            graph[object, "UIIsAccessibilityElement"] = .reference(number(flag["value"] == "YES" ? 1 : 0))
        }
        if let identifier = settings["identifier"] {
            graph[object, "UIAccessibilityIdentifier"] = .reference(string(identifier))
        }
        accessibilities.append(object)
    }
}

extension CompilerRun {
    /// Returns the frame of a view in its superview: that of the document.
    func frame(of node: Node) -> DocumentRect? {
        guard let frame = node.frame else { return nil }
        guard let size = canvasSize(of: node) else { return frame }
        return DocumentRect(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// Returns the size of a xib's top-level view: that of the document's device, or 600 by 600 without one, whatever
    /// its frame; nil if it has a freeform size.
    private func canvasSize(of node: Node) -> (width: Double, height: Double)? {
        guard !document.kind.isStoryboard, node.parent?.parent == document.root, node.elementType?.kind == .view,
            node.child("freeformSimulatedSizeMetrics") == nil, node["key"] == nil
        else { return nil }
        guard document.namedDevice != nil else { return (600, 600) }
        let device = DocumentDevice(of: document)
        return (device.width, device.height)
    }
}
