import ElementCatalog
import NibArchive
import StoryboardModel
import XMLTree

/// Size class variations.
extension NibBuilder {
    /// Returns the members of a list that are installed by default.
    func installed(_ members: [Node], in owner: Node, _ key: String) -> [Node] {
        let excluded = Set(
            owner.children.compactMap(Variation.init).filter { $0.key == "default" }
                .flatMap { variation in
                    variation.node.children.filter { $0.name == "mask" && $0["key"] == key }
                        .flatMap { mask in mask.children.filter { $0.name == "exclude" }.compactMap { $0["reference"] }
                        }
                })
        guard !excluded.isEmpty else { return members }
        return members.filter { !excluded.contains($0["id"] ?? "") }
    }

    func addVariations(of node: Node, to id: NibObjectID) {
        let variations = node.children.compactMap(Variation.init).filter { $0.key != "default" }
        var storages: [NibObjectID] = []
        for key in ["subviews", "constraints"] {
            let records = variations.compactMap { record(of: $0, key, in: node) }
            guard !records.isEmpty else { continue }
            let storage = graph.add(
                "_UIRelationshipTraitStorage",
                [
                    "UIObject": .reference(id), "UIKeyPath": .reference(string(key)),
                    "UIRecords": .reference(graph.array(records)),
                ])
            if key == "subviews", run.isForDesign {
                let order = node.child(key)?.children.compactMap { $0["id"] } ?? []
                graph[storage, "OSBOrder"] = .reference(graph.array(order.map { string($0) }))
            }
            storages.append(storage)
        }
        storages += attributeStorages(of: node, variations, id)
        guard !storages.isEmpty else { return }
        traitStorages.append(
            graph.add(
                "_UITraitStorageList",
                [
                    "UITopLevelObject": .reference(id), "UITraitStorages": .reference(graph.array(storages)),
                ]))
    }

    private func record(of variation: Variation, _ key: String, in node: Node) -> NibObjectID? {
        let masks = variation.node.children.filter { $0.name == "mask" && $0["key"] == key }
        let included = masks.flatMap { $0.children.filter { $0.name == "include" } }
        let excluded = masks.flatMap { $0.children.filter { $0.name == "exclude" } }
        guard !included.isEmpty || !excluded.isEmpty else { return nil }
        return graph.add(
            "_UIRelationshipTraitStorageRecord",
            [
                "UITraitCollection": .reference(traits(variation.key)),
                "UIAddedObjects": .reference(array(mentioned(included))),
                "UIRemovedObjects": .reference(array(mentioned(excluded))),
            ])
    }

    private func mentioned(_ mentions: [Node]) -> [NibObjectID] {
        mentions.compactMap { mention in
            guard let id = mention["reference"], let target = run.document.object(id) else {
                run.report(
                    "variation.dangling", mention,
                    "the variation names '\(mention["reference"] ?? "")', which is not in the document")
                return nil
            }
            return reference(to: target)
        }
    }

    /// Returns the storages of attributes that vary with traits, by the keys of the runtime's properties.
    private func attributeStorages(of node: Node, _ variations: [Variation], _ id: NibObjectID) -> [NibObjectID] {
        var records: [String: [NibObjectID]] = [:]
        var order: [String] = []
        func add(_ path: String, _ variation: Variation, _ value: NibValue) {
            if records[path] == nil { order.append(path) }
            let record = graph.add(
                "_UIAttributeTraitStorageRecord",
                ["UITraitCollection": .reference(traits(variation.key)), "UIValue": value])
            records[path, default: []].append(record)
        }
        for variation in variations {
            for (name, text) in variation.node.attributes where name != "key" {
                add(Self.properties[name] ?? name, variation, attributeValue(text, name, in: node))
            }
            for child in variation.node.children where child.name != "mask" {
                guard let key = child["key"] else { continue }
                let value: NibValue = child.name == "nil" ? .null : .reference(object(of: child))
                add(Self.properties[key] ?? key, variation, value)
            }
        }
        return order.map { path in
            graph.add(
                "_UIAttributeTraitStorage",
                [
                    "UIObject": .reference(id), "UIKeyPath": .reference(string(path)),
                    "UIRecords": .reference(graph.array(records[path] ?? [])),
                ])
        }
    }

    /// The properties that have another name in documents.
    private static let properties = [
        "fontDescription": "font", "highlightedColor": "highlightedTextColor", "clipsSubviews": "clipsToBounds",
    ]

    private func attributeValue(_ text: String, _ name: String, in node: Node) -> NibValue {
        if text == "YES" || text == "NO" { return .reference(number(text == "YES" ? 1 : 0)) }
        if let number = Double(spelled: text) {
            guard node.name == "constraint", name == "constant" else { return .reference(self.number(number)) }
            return .reference(graph.add("_NSLayoutConstraintConstant", ["UINumericConstant": .double(number)]))
        }
        if let type = node.elementType?.attribute(name), case .image = type.type {
            return .reference(image(named: text, attribute: name, in: node))
        }
        if case .enumeration(let enumeration)? = node.elementType?.attribute(name)?.type,
            let raw = ElementCatalog.shared.enumerations[enumeration]?.rawValue(of: text)
        {
            return .reference(number(Double(raw)))
        }
        return .reference(string(text))
    }

    /// Returns the traits of a variation's key.
    private func traits(_ key: String) -> NibObjectID {
        var contents: [(String, NibValue)] = []
        let classes: [Substring: Int64] = ["unspecified": 0, "compact": 1, "regular": 2]
        let gamuts: [Substring: Int64] = ["sRGB": 0, "P3": 1]
        let idioms: [Substring: Int64] = ["phone": 0, "pad": 1, "tv": 2, "carPlay": 3, "mac": 5]
        for part in key.split(separator: "-") {
            let pair = part.split(separator: "=")
            guard pair.count == 2 else { continue }
            switch pair[0] {
            case "heightClass":
                contents.append(
                    ("UITraitCollectionBuiltinTrait-_UITraitNameVerticalSizeClass", .integer(classes[pair[1]] ?? 0)))
            case "widthClass":
                contents.append(
                    ("UITraitCollectionBuiltinTrait-_UITraitNameHorizontalSizeClass", .integer(classes[pair[1]] ?? 0)))
            case "displayGamut":
                contents.append(
                    ("UITraitCollectionBuiltinTrait-_UITraitNameDisplayGamut", .integer(gamuts[pair[1]] ?? -1)))
            case "userInterfaceIdiom":
                contents.append(
                    ("UITraitCollectionBuiltinTrait-_UITraitNameUserInterfaceIdiom", .integer(idioms[pair[1]] ?? 0)))
            default: break
            }
        }
        return value("UITraitCollection", contents)
    }
}
