import JSONText

/// A section of a list as it was on the screen.
struct CapturedSection {
    var title: String?
    var rows: [CapturedRow] = []

    var json: JSONValue { .record(["title": .optional(title), "rows": .array(rows.map(\.json))]) }
}

/// A row, made from a prototype: what it shows that differs, by the ids of the prototype's objects.
struct CapturedRow {
    var prototype: String
    var values: [String: [String: JSONValue]] = [:]

    var json: JSONValue {
        let values = values.sorted { $0.key < $1.key }.map { id, value in
            JSONMember(
                key: id,
                value: .object(value.sorted { $0.key < $1.key }.map { JSONMember(key: $0.key, value: $0.value) }))
        }
        return .record(["prototype": .string(prototype), "values": values.isEmpty ? nil : .object(values)])
    }

    /// Creates a row whose element was made as the prototype's was.
    init(_ row: CapturedElement, of prototype: CapturedElement) {
        self.prototype = prototype.id
        for (own, model) in zip(row.all, prototype.all) where own.name == model.name {
            guard !model.id.isEmpty else { continue }
            let (shown, usual) = (own.sample, model.sample)
            let different = shown.filter { usual[$0.key] != $0.value }
            if !different.isEmpty { values[model.id] = different }
        }
    }
}

extension CapturedElement {
    /// What sample data says of a view: text, image, whether it is hidden, on, a number.
    fileprivate var sample: [String: JSONValue] {
        var found: [String: JSONValue] = [:]
        switch name {
        case "label", "textField", "textView", "searchBar":
            let text = children.first { $0["key"] == "text" } as? CapturedText
            found["text"] = .string(self["text"] ?? text?.text ?? "")
        case "button":
            let shown = children.first { $0.name == "buttonConfiguration" } ?? children.first { $0.name == "state" }
            found["text"] = .string(shown?["title"] ?? "")
            if let image = shown?["image"] { found["image"] = .string(image) }
        case "imageView": if let image = self["image"] { found["image"] = .string(image) }
        case "switch": found["on"] = .bool(self["on"] == "YES")
        case "progressView": found["value"] = .number(self["progress"].flatMap(Double.init) ?? 0)
        case "slider", "stepper": found["value"] = .number(self["value"].flatMap(Double.init) ?? 0)
        default: break
        }
        found["hidden"] = .bool(self["hidden"] == "YES")
        return found
    }
}
