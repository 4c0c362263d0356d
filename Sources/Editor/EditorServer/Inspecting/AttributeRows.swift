import ElementCatalog
import JSONText
import StoryboardEditing
import StoryboardModel
import XMLTree

/// Creates the inspector rows of an object's attributes and values from the catalog.
struct AttributeRows {
    let node: Node
    let platform: Platforms
    let resources: InspectorResources
    private let id: String

    /// Creates the rows of an object, or of an element with an `address` in it.
    init(_ node: Node, _ platform: Platforms, _ resources: InspectorResources, address: String? = nil) {
        (self.node, self.platform, self.resources) = (node, platform, resources)
        id = address ?? node["id"] ?? "document"
    }

    /// An element that has, or would have, the attributes and values of rows.
    private struct Holder {
        var type: ElementType
        /// The element, or nil if the document doesn't have it until something in it is set.
        var node: Node?
        var address: String
    }

    private var own: Holder? { node.elementType.map { Holder(type: $0, node: node, address: id) } }

    /// Returns the rows of a table entry and those of its variations; empty if the object doesn't have it.
    func rows(_ entry: InspectorTable.Entry) -> [InspectorRow] {
        if let holder = holder(at: entry.path), let texts = texts(entry, of: holder) { return texts }
        guard var row = row(entry) else { return [] }
        row.group = entry.group
        guard entry.mayVary else { return [row] }
        let varying = VaryingRows(node: node)
        row.vary = varying.introduction(of: entry.name)
        return [row]
            + varying.variations(of: entry.name).compactMap { variation in
                own.flatMap { self.row(entry.name, entry.title, of: $0, for: variation) }
            }
    }

    /// Returns the row of a table entry, or nil if the object doesn't have it.
    private func row(_ entry: InspectorTable.Entry) -> InspectorRow? {
        holder(at: entry.path).flatMap { holder in
            let row = row(entry.name, entry.title, of: holder)
            return entry.isInverse ? row.flatMap { opposite($0, entry, of: holder) } : row
        }
    }

    /// Returns the checkbox that is on where an attribute is off.
    private func opposite(_ row: InspectorRow, _ entry: InspectorTable.Entry, of holder: Holder) -> InspectorRow? {
        guard let attribute = holder.type.attribute(entry.name, on: platform), case .bool(let isOff) = row.value else {
            return nil
        }
        let set = { (value: String) in [CommandTemplate.set(holder.address, entry.name, value)] }
        var opposite = InspectorRow(
            entry.title, isOn: !isOff, usual: attribute.defaultValue != "YES", on: set("NO"), off: set("YES"))
        opposite.isDefault = row.isDefault
        return opposite
    }

    /// Returns the inner element at a path of steps, such as `state[normal]`.
    private func holder(at path: String?) -> Holder? {
        guard var holder = own else { return nil }
        for step in (path ?? "").split(separator: "/") {
            guard let step = Step(String(step)), let type = ElementCatalog.shared[step.name],
                holder.type.child(step.name, key: step.key) != nil
            else { return nil }
            let inner = holder.node?.child(step.name, key: step.key)
            guard inner != nil || type.platforms.isSuperset(of: platform) else { return nil }
            holder = Holder(type: type, node: inner, address: "\(holder.address)/\(step.text)")
        }
        return holder
    }

    /// Returns the rows of the catalog's attributes that the table doesn't name.
    func rest(beyond known: Set<String>) -> [InspectorRow] {
        guard let own else { return unknownAttributes(beyond: known) }
        var rows: [InspectorRow] = []
        var seen = known.union(InspectorTable.hidden)
        for attribute in own.type.attributes where attribute.platforms.isSuperset(of: platform) {
            guard seen.insert(attribute.name).inserted, attribute.type != .id else { continue }
            rows += [row(attribute.name, attribute.name.spacedWords, of: own)].compactMap(\.self)
        }
        let isForUIKit = platform == .iOS || platform == .tvOS
        for child in own.type.children {
            // What UIKit's nibs don't have is AppKit's, unless a document has it.
            let isForeign = isForUIKit && child.nibRules == [.designOnly]
            for key in child.keys where !seen.contains(key) && !(isForeign && node.child(key: key) == nil) {
                let title = key == "fontDescription" ? "Font" : key.spacedWords
                guard let row = valueRow(key, title, of: own) else { continue }
                seen.insert(key)
                rows.append(row)
            }
        }
        return rows + unknownAttributes(beyond: seen)
    }

    /// Returns the rows of unknown attributes, which are shown as text.
    private func unknownAttributes(beyond known: Set<String>) -> [InspectorRow] {
        node.attributes.map(\.name).filter { !known.contains($0) && node.elementType?.attribute($0) == nil }.map {
            name in
            var row = InspectorRow(name, .text, .string(node[name] ?? ""))
            row.edits(name, of: id)
            row.help = "an attribute that is not in the catalog"
            return row
        }
    }

    // MARK: One row

    private func row(
        _ name: String, _ title: String, of holder: Holder, for variation: Variation? = nil
    ) -> InspectorRow? {
        if InspectorTable.televisions.contains(name), platform != .tvOS, holder.node?.has(name) != true,
            holder.node?.child(key: name) == nil
        {
            return nil
        }
        var row: InspectorRow?
        if let attribute = holder.type.attribute(name, on: platform) {
            guard let variation else { return saying(name, attributeRow(attribute, title, of: holder), of: holder) }
            row = control(attribute, title, value: variation.node[name], of: holder)
            row?.set = [CommandTemplate.set(holder.address, name, traits: variation.key)]
            row?.reset = [CommandTemplate.remove(holder.address, name, traits: variation.key)]
        } else {
            row = valueRow(name, title, of: holder, for: variation)
        }
        row?.variation = variation
        return row.map { saying(name, $0, of: holder) }
    }

    /// Returns the row of a symbol configuration's size or font, which also sets which of them it has.
    private func saying(_ name: String, _ row: InspectorRow, of holder: Holder) -> InspectorRow {
        guard let type = Self.configurationTypes[name], holder.type.name == "preferredSymbolConfiguration" else {
            return row
        }
        var row = row
        row.set.insert(CommandTemplate.set(holder.address, "configurationType", type), at: 0)
        if holder.node?["configurationType"] == type {
            row.reset.append(CommandTemplate.remove(holder.address, "configurationType"))
        }
        return row
    }

    /// The kinds of symbol configurations by the value that they have.
    private static let configurationTypes = ["pointSize": "pointSize", "fontDescription": "font"]

    private func attributeRow(_ attribute: AttributeType, _ title: String, of holder: Holder) -> InspectorRow {
        let (name, node) = (attribute.name, holder.node)
        // Newer documents may have an image as an element with a symbol configuration.
        if case .image = attribute.type, let image = node?.child("imageReference", key: name),
            let type = image.elementType, let inner = type.attribute("image")
        {
            let address = "\(holder.address)/imageReference[\(name)]"
            var row = attributeRow(inner, title, of: Holder(type: type, node: image, address: address))
            row.reset = [CommandTemplate.removeValue(holder.address, name)]
            return row
        }
        var row = control(attribute, title, value: node?.text(name) ?? attribute.defaultValue, of: holder)
        row.isDefault = node?[name] == nil && node?.child(key: name) == nil
        if row.control == .readonly { return row }
        if let node, node[name] == nil, let text = node.children.first(where: { $0["key"] == name && $0.isText }) {
            row.set = [
                CommandTemplate.command(
                    "setText",
                    ["object": .string("\(holder.address)/\(text.name)[\(name)]"), "text": .string("$value")])
            ]
            row.reset = [CommandTemplate.removeValue(holder.address, name)]
        } else {
            row.edits(name, of: holder.address)
        }
        return row
    }

    private func control(
        _ attribute: AttributeType, _ title: String, value: String?, of holder: Holder
    ) -> InspectorRow {
        let text = JSONValue.string(value ?? "")
        switch attribute.type {
        case .bool: return InspectorRow(title, isOn: value == "YES")
        case .date:
            return InspectorRow(title, .date, value.flatMap { Double(spelled: $0) }.map { .number($0) } ?? .null)
        case .integer, .number, .extent:
            var row = InspectorRow(title, .number, value.flatMap { Double(spelled: $0) }.map { .number($0) } ?? .null)
            row.placeholder = attribute.defaultValue ?? "Default"
            return row
        case .enumeration(let name):
            var row = InspectorRow(title, .choice, text)
            row.options =
                node.name == "segue" && attribute.name == "kind"
                ? resources.choices(of: name, SegueRows(node).kinds(in: resources.document.kind))
                : resources.choices(name, including: value, standard: attribute.defaultValue)
            return attribute.defaultValue == nil && !Self.complete.contains(holder.type.name)
                ? withDefault(row, value, titled: EnumerationTitles.none(of: attribute.name)) : row
        case .text: return InspectorRow(title, Self.longTexts.contains(holder.type.name) ? .multiline : .text, text)
        case .className:
            var row = InspectorRow(title, .class, text)
            row.options = resources.classes(for: node)
            return row
        case .moduleName: return InspectorRow(title, .module, text)
        case .image:
            var row = InspectorRow(title, .image, text)
            row.options = resources.images
            return row
        case .reference: return reference(attribute, title, value)
        case .id: return InspectorRow(title, .readonly, text)
        case .keyPath where attribute.name == "relationship":
            return InspectorRow(title, .readonly, .string((value ?? "").spacedWords))
        default:
            if let known = EnumerationTitles.known(attribute.name) {
                var row = InspectorRow(title, .choice, text)
                row.options = resources.choices(
                    of: attribute.name, known + [value].compactMap(\.self).filter { !known.contains($0) })
                return withDefault(row, value)
            }
            var row = InspectorRow(title, .text, text)
            row.options = resources.suggestions(for: attribute, of: node)
            return row
        }
    }

    /// The elements that always say all of their choices.
    private static let complete: Set<String> = ["segue", "constraint"]

    /// Returns a row with a choice for no value, which is chosen if there is none.
    private func withDefault(_ row: InspectorRow, _ value: String?, titled title: String = "Default") -> InspectorRow {
        var row = row
        row.options.insert(InspectorRow.Choice(.null, title), at: 0)
        if value == nil { row.value = .null }
        return row
    }

    /// Returns a row with the objects that may be referred to; read-only if they aren't known.
    private func reference(_ attribute: AttributeType, _ title: String, _ value: String?) -> InspectorRow {
        guard node.name == "segue", let known = SegueRows(node).candidates(for: attribute.name, in: resources.document)
        else {
            var row = InspectorRow(title, .readonly, .string(value.map(resources.name) ?? "None"))
            row.help = value
            return row
        }
        var row = InspectorRow(title, .choice, value.map { .string($0) } ?? .null)
        row.options =
            [InspectorRow.Choice(.null, "None")]
            + known.map { InspectorRow.Choice(value: $0["id"] ?? "", title: resources.name($0["id"] ?? "")) }
        return row
    }

    private static let longTexts: Set<String> = ["label", "textView"]

    // MARK: Texts

    /// Returns the rows of a text that may have attributes: which kind it is, and the text itself.
    private func texts(_ entry: InspectorTable.Entry, of holder: Holder) -> [InspectorRow]? {
        let key = "attributed" + entry.name.prefix(1).uppercased() + entry.name.dropFirst()
        guard holder.type.child("attributedString", key: key) != nil,
            let attribute = holder.type.attribute(entry.name, on: platform)
        else { return nil }
        let own = holder.node?.child("attributedString", key: key)
        var kind = InspectorRow("\(entry.title) Kind", .segments, .string(own == nil ? "plain" : "attributed"))
        let plain = AttributedText.plain(
            holder.node?.text(entry.name) ?? "", look: entry.path == nil ? node : nil)
        let command = { (runs: JSONValue?) in
            CommandTemplate.command(
                "setAttributedText", ["object": .string(holder.address), "key": .string(key), "runs": runs])
        }
        kind.options = [
            InspectorRow.Choice(value: "plain", title: "Plain", set: [command(nil)]),
            InspectorRow.Choice(value: "attributed", title: "Attributed", set: [command(.array([plain.json]))]),
        ]
        kind.isDefault = own == nil
        kind.set = [command(nil)]
        kind.reset = own == nil ? [] : kind.set
        guard let own else { return [kind, attributeRow(attribute, entry.title, of: holder)] }
        var row = InspectorRow(entry.title, .richText, AttributedText.value(of: own, resources))
        row.options = resources.colors
        row.set = [command(.string("$value"))]
        row.reset = [command(nil)]
        return [kind, row]
    }

    // MARK: Values

    /// Returns the row of a value that is an element: a color, font, size and so on.
    private func valueRow(
        _ key: String, _ title: String, of holder: Holder, for variation: Variation? = nil
    ) -> InspectorRow? {
        let child = (variation?.node ?? holder.node)?.children.first { $0["key"] == key }
        if child == nil, isOfUIKit(key, of: holder.type) { return nil }
        let names = holder.type.children.filter { $0.keys.contains(key) }.compactMap { row -> String? in
            guard case .element(let name) = row.content else { return nil }
            let isKnown = ElementCatalog.shared[name]?.platforms.isSuperset(of: platform) != false
            return isKnown || child?.name == name ? name : nil
        }
        let (address, traits) = (holder.address, variation?.key)
        var row: InspectorRow
        if names.contains("color") {
            row = InspectorRow(title, .color, resources.color(child))
            row.options = resources.colors
            row.set = [CommandTemplate.setValue(address, key, .record(["color": .string("$value")]), traits: traits)]
        } else if names.contains("fontDescription") {
            row = InspectorRow(title, .font, resources.font(child))
            row.options = resources.fonts
            row.set = [CommandTemplate.setValue(address, key, .record(["font": .string("$value")]), traits: traits)]
        } else if let name = names.first(where: { Self.lists[$0] != nil }), let list = Self.lists[name] {
            row = InspectorRow(title, .list, .array(list.parts.map { .number(child?.number($0) ?? 0) }))
            row.parts = list.titles
            let value = JSONValue.record([list.kind: CommandTemplate.parts(list.parts.count)])
            row.set = [CommandTemplate.setValue(address, key, value, traits: traits)]
        } else if let flags = holder.type.flagSet(key: key) {
            row = flagsRow(flags, title, child)
            row.set = [CommandTemplate.setValue(address, key, .record(["flags": .string("$value")]), traits: traits)]
        } else if names.contains("date"), let type = ElementCatalog.shared["date"],
            let attribute = type.attribute("timeIntervalSinceReferenceDate")
        {
            let inner = Holder(type: type, node: child, address: "\(address)/date[\(key)]")
            row = attributeRow(attribute, title, of: inner)
        } else {
            return nil
        }
        row.isDefault = child == nil || child?.name == "nil"
        row.reset = [CommandTemplate.removeValue(address, key, traits: traits)]
        return row
    }

    /// Returns whether only UIKit has a value of an element that other platforms have too. A Mac's controls have theirs in
    /// cells, and WatchKit's have few.
    private func isOfUIKit(_ key: String, of type: ElementType) -> Bool {
        guard platform == .macOS || platform == .watchOS, type.platforms.isSuperset(of: .iOS) else { return false }
        if platform == .watchOS, ["textColor", "fontDescription"].contains(key) { return false }
        return type.children.contains { child in
            guard child.keys.contains(key), case .element(let name) = child.content else { return false }
            return child.nibRules != [.designOnly]
                || ElementCatalog.shared[name]?.platforms.isSuperset(of: platform) == false
        }
    }

    /// Returns a row with a checkbox for each flag.
    private func flagsRow(_ flags: ElementType, _ title: String, _ child: Node?) -> InspectorRow {
        let names = flags.flagNames.filter { $0 != "none" }
        // Without a value, content extends below all bars, and a popover's arrow may point anywhere.
        let isAll = child == nil && ["extendedEdge", "popoverArrowDirection"].contains(flags.name)
        let on = names.filter { isAll || child?.bool($0) == true }
        var row = InspectorRow(title, .flags, .array(on.map { .string($0) }))
        row.options = resources.choices(of: flags.name, names)
        return row
    }

    /// A value that is a list of numbers: its name in commands, and its components.
    private struct List {
        var kind: String
        var parts: [String]
        var titles: [String]

        init(_ kind: String, _ parts: [String], _ titles: [String]? = nil) {
            (self.kind, self.parts) = (kind, parts)
            self.titles = titles ?? parts.map(\.spacedWords)
        }
    }

    private static let lists = [
        "rect": List("rect", ["x", "y", "width", "height"]), "size": List("size", ["width", "height"]),
        "value": List("size", ["width", "height"]), "offsetWrapper": List("offset", ["horizontal", "vertical"]),
        "point": List("point", ["x", "y"]), "edgeInsets": List("insets", ["top", "left", "bottom", "right"]),
        "directionalEdgeInsets": List("insets", ["top", "leading", "bottom", "trailing"]),
        "inset": List("insets", ["minY", "minX", "maxY", "maxX"], ["Top", "Left", "Bottom", "Right"]),
    ]

    /// A step of a path, such as `state[normal]`.
    private struct Step {
        var text: String
        var name: String
        var key: String?

        init?(_ text: String) {
            let parts = text.split(separator: "[")
            guard let first = parts.first else { return nil }
            self.text = text
            name = String(first)
            key = parts.count > 1 ? String(parts[1].dropLast()) : nil
        }
    }
}

extension Node {
    fileprivate var isText: Bool { name == "string" || name == "mutableString" }
}
