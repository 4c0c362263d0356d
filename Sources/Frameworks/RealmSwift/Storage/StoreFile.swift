import Foundation

/// The file of a Realm: a JSON object with `format`, `schemaVersion` and `classes`. Each class has the types of its
/// `properties` and its `objects` by number. Dates are seconds since 2001, data are in Base64, links are numbers of
/// objects.
struct StoreFile {
    static let format = "RealmSwift for Linux 1"

    let url: URL

    /// A file that can't be read.
    struct Damage: Error {
        var text: String
    }

    enum Found {
        case contents(Contents)
        /// A file that Realm itself has written.
        case original
        case nothing
    }

    func read() throws -> Found {
        guard FileManager.default.fileExists(atPath: url.path) else { return .nothing }
        let data = try Data(contentsOf: url)
        // Some apps create an empty file first, as Realm does.
        if data.isEmpty { return .nothing }
        if data.count >= 24, Array(data.dropFirst(16).prefix(4)) == Array("T-DB".utf8) { return .original }
        guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            root["format"] as? String == Self.format
        else { throw Damage(text: "it is no file of a Realm") }
        return .contents(try contents(root))
    }

    private func contents(_ root: [String: Any]) throws -> Contents {
        guard let version = (root["schemaVersion"] as? NSNumber)?.uint64Value,
            let classes = root["classes"] as? [String: Any]
        else { throw Damage(text: "it lacks a schema version or classes") }
        var contents = Contents(schemaVersion: version)
        for (name, value) in classes {
            guard let description = value as? [String: Any],
                let properties = description["properties"] as? [String: String],
                let objects = description["objects"] as? [String: Any]
            else { throw Damage(text: "the class '\(name)' can't be read") }
            var table = Table()
            table.primaryKey = description["primaryKey"] as? String
            table.isEmbedded = description["isEmbedded"] as? Bool ?? false
            for (key, text) in properties {
                guard let type = ValueType(text) else { throw Damage(text: "'\(name).\(key)' has no type '\(text)'") }
                table.types[key] = type
            }
            let numbered = objects.map { (number: Int($0.key), row: $0.value as? [String: Any]) }
            for (number, values) in numbered.sorted(by: { $0.number ?? 0 < $1.number ?? 0 }) {
                guard let number, let values else { throw Damage(text: "an object of '\(name)' can't be read") }
                table.insert(try row(values, table.types, "\(name) \(number)"), number)
            }
            contents.tables[name] = table
        }
        return contents
    }

    private func row(_ values: [String: Any], _ types: [String: ValueType], _ owner: String) throws -> Row {
        var row: Row = [:]
        for (key, type) in types {
            guard let value = values[key] else { continue }
            guard let read = StoredValue(json: value, type) else {
                throw Damage(text: "the object \(owner) has a value for '\(key)' that is no \(type.text)")
            }
            row[key] = read
        }
        return row
    }

    // MARK: Writing

    func write(_ contents: Contents) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(Self.text(contents).utf8).write(to: url, options: .atomic)
    }

    private static func text(_ contents: Contents) -> String {
        var text = "{\n\"format\": \(quoted(format)),\n\"schemaVersion\": \(contents.schemaVersion),\n\"classes\": {"
        for (place, entry) in contents.tables.sorted(by: { $0.key < $1.key }).enumerated() {
            text += "\(place == 0 ? "" : ",")\n\(quoted(entry.key)): {\n"
            if let key = entry.value.primaryKey { text += "\"primaryKey\": \(quoted(key)),\n" }
            if entry.value.isEmbedded { text += "\"isEmbedded\": true,\n" }
            let types = entry.value.types.sorted { $0.key < $1.key }
            text += "\"properties\": {\(types.map { "\(quoted($0)): \(quoted($1.text))" }.joined(separator: ", "))},\n"
            text += "\"objects\": {"
            for (place, number) in entry.value.order.enumerated() {
                text += "\(place == 0 ? "" : ",")\n\"\(number)\": {"
                var isFirst = true
                for (key, type) in types {
                    guard let value = entry.value.rows[number]?[key] else { continue }
                    text += "\(isFirst ? "" : ", ")\(quoted(key)): \(value.json(type))"
                    isFirst = false
                }
                text += "}"
            }
            text += "}}"
        }
        return text + "}\n}\n"
    }

    /// Returns a text as JSON has it.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
