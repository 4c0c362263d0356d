package import JSONText

/// The sample data of a document: for each scene, states with the values and rows that it is designed with.
package struct SampleData: BesideContent, Hashable {
    package static var kind: BesideKind { .samples }

    /// The states of scenes, by the id of the scene. The first one is played.
    package var scenes: [String: [SampleState]] = [:]

    package init() {}

    package init(_ node: JSONNode) throws(JSONError) {
        try node.expectObject("scenes")
        for scene in try node.members(of: "scenes") {
            let states = try scene.value.elements(SampleState.init)
            let names = states.map(\.name)
            if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
                throw JSONError(message: "two states are called '\(twice)'", offset: scene.offset)
            }
            if !states.isEmpty { scenes[scene.key] = states }
        }
    }

    package var json: JSONValue { .record(["scenes": .sorted(scenes) { .array($0.map(\.json)) }]) }

    package mutating func adopt(_ ids: [String: String], from other: inout SampleData) {
        for (old, new) in ids {
            guard let states = other.scenes.removeValue(forKey: old) else { continue }
            scenes[new] = states.map { $0.with(ids) }
        }
    }

    /// Returns a state of a scene by its name, or nil if there is none.
    package func state(_ name: String, of scene: String) -> SampleState? {
        scenes[scene]?.first { $0.name == name }
    }
}

/// What a scene shows in a state such as "Loaded" or "Empty".
package struct SampleState: Hashable, Sendable {
    package var name: String
    /// The values of objects, by id.
    package var values: [String: SampleValues] = [:]
    /// The sections of tables and collections, by id.
    package var lists: [String: [SampleSection]] = [:]

    package init(_ node: JSONNode) throws(JSONError) {
        try node.expectObject("name", "values", "lists")
        name = try node.expectText("name")
        if name.isEmpty { throw JSONError(message: "a state needs a name", offset: node.offset) }
        for member in try node.members(of: "values") { values[member.key] = try SampleValues(member.value) }
        for member in try node.members(of: "lists") {
            lists[member.key] = try member.value.elements(SampleSection.init)
        }
    }

    package var json: JSONValue {
        .record([
            "name": .string(name), "values": values.isEmpty ? nil : .sorted(values, \.json),
            "lists": lists.isEmpty ? nil : .sorted(lists) { .array($0.map(\.json)) },
        ])
    }
}

extension SampleState {
    /// Returns the state of objects that have other ids now.
    fileprivate func with(_ ids: [String: String]) -> SampleState {
        var state = self
        state.values = values.renamed(ids)
        state.lists = lists.renamed(ids).mapValues { sections in
            sections.map { section in
                var section = section
                for number in section.rows.indices {
                    section.rows[number].values = section.rows[number].values.renamed(ids)
                    let prototype = section.rows[number].prototype
                    section.rows[number].prototype = ids[prototype] ?? prototype
                }
                return section
            }
        }
        return state
    }
}

extension Dictionary where Key == String {
    fileprivate func renamed(_ ids: [String: String]) -> Self {
        Dictionary(map { (ids[$0.key] ?? $0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
}

/// A section of a table or collection.
package struct SampleSection: Hashable, Sendable {
    package var title: String?
    package var rows: [SampleRow]

    package init(_ node: JSONNode) throws(JSONError) {
        try node.expectObject("title", "rows")
        title = try node.optionalText("title")
        rows = []
        for row in try node.expectElements("rows") { rows.append(try SampleRow(row)) }
    }

    package var json: JSONValue { .record(["title": .optional(title), "rows": .array(rows.map(\.json))]) }
}

/// A row of a table or an item of a collection, made from a prototype.
package struct SampleRow: Hashable, Sendable {
    /// The id of the prototype.
    package var prototype: String
    /// The values of the objects in it, by id.
    package var values: [String: SampleValues] = [:]
    package private(set) var place: SamplePlace

    package init(_ node: JSONNode) throws(JSONError) {
        try node.expectObject("prototype", "values")
        prototype = try node.expectText("prototype")
        place = SamplePlace(offset: node.offset)
        for member in try node.members(of: "values") { values[member.key] = try SampleValues(member.value) }
    }

    package var json: JSONValue {
        .record(["prototype": .string(prototype), "values": values.isEmpty ? nil : .sorted(values, \.json)])
    }
}

/// The values that an object shows; the others are those of the document.
package struct SampleValues: Hashable, Sendable {
    package var text: String?
    /// The name of an image.
    package var image: String?
    package var isHidden: Bool?
    package var isEnabled: Bool?
    /// Whether a switch is on, or an activity indicator is moving.
    package var isOn: Bool?
    /// The progress or the value of a slider, or the number of the selected segment.
    package var value: Double?
    package private(set) var place: SamplePlace

    package init(_ node: JSONNode) throws(JSONError) {
        try node.expectObject("text", "image", "hidden", "enabled", "on", "value")
        place = SamplePlace(offset: node.offset)
        text = try node.optionalText("text")
        image = try node.optionalText("image")
        isHidden = try node.optionalFlag("hidden")
        isEnabled = try node.optionalFlag("enabled")
        isOn = try node.optionalFlag("on")
        if let found = node["value"] {
            guard let number = found.number else {
                throw JSONError(message: "found \(found.title), expected a number as 'value'", offset: found.offset)
            }
            value = number
        }
    }

    package var json: JSONValue {
        .record([
            "text": .optional(text), "image": .optional(image), "hidden": isHidden.map { .bool($0) },
            "enabled": isEnabled.map { .bool($0) }, "on": isOn.map { .bool($0) }, "value": value.map { .number($0) },
        ])
    }

    /// The names of the values that are there, as in the file.
    package var names: [String] {
        guard case .object(let members) = json else { return [] }
        return members.map(\.key)
    }
}

/// Where something is in a file, which makes no difference to what it says.
package struct SamplePlace: Hashable, Sendable {
    package var offset: Int

    package static func == (_: SamplePlace, _: SamplePlace) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
}

extension JSONNode {
    /// Returns the members of a member that is an object, none if there is no such member.
    fileprivate func members(of name: String) throws(JSONError) -> [Member] {
        guard let value = self[name] else { return [] }
        guard let members = value.members else {
            throw JSONError(message: "found \(value.title), expected an object as '\(name)'", offset: value.offset)
        }
        return members
    }

    /// Returns what the elements of a list are read as.
    fileprivate func elements<Value>(_ read: (JSONNode) throws(JSONError) -> Value) throws(JSONError) -> [Value] {
        guard let elements else { throw JSONError(message: "found \(title), expected a list", offset: offset) }
        var values: [Value] = []
        for element in elements { values.append(try read(element)) }
        return values
    }

    fileprivate func optionalFlag(_ name: String) throws(JSONError) -> Bool? {
        guard let value = self[name] else { return nil }
        guard let flag = value.bool else {
            throw JSONError(message: "found \(value.title), expected true or false as '\(name)'", offset: value.offset)
        }
        return flag
    }
}

extension JSONValue {
    /// Returns an object with members in the order of their keys.
    fileprivate static func sorted<Value>(_ members: [String: Value], _ json: (Value) -> JSONValue) -> JSONValue {
        .object(members.sorted { $0.key < $1.key }.map { JSONMember(key: $0.key, value: json($0.value)) })
    }
}
