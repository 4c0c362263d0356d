import ClassModel

extension SwiftGenSource {
    func addTexts(isFlat: Bool, to source: inout GeneratedText) {
        let name = output.typeName
        let inFiles = contents.tables.count > 1 || output.parameters["forceFileNameEnum"]?.isTrue == true
        source.block("\(access) enum \(name)") { source in
            for table in contents.tables where !inFiles || SwiftGenName.type(table.name) != "_" {
                let texts = table.texts.keys.sorted().map { (path: path(of: $0, isFlat), key: $0) }
                if inFiles {
                    source.block("\(access) enum \(SwiftName.declared(SwiftGenName.type(table.name)))") {
                        add(texts, of: table, to: &$0)
                    }
                } else {
                    add(texts, of: table, to: &source)
                }
            }
            source.line("")
            source.block(
                "fileprivate static func lookUp(_ table: String, _ key: String, _ values: [any CVarArg] = []) -> String"
            ) { source in
                source.line("let format = resourceBundle.localizedString(forKey: key, value: nil, table: table)")
                source.line(
                    "return values.isEmpty ? format : String(format: format, locale: Locale.current, arguments: values)"
                )
            }
        }
    }

    /// Returns the parts of a key, one for each enumeration around its text.
    private func path(of key: String, _ isFlat: Bool) -> [String] {
        let separator = output.parameters["separator"]?.text ?? "."
        let parts = isFlat || separator.isEmpty ? [key] : key.split(separator: separator).map(String.init)
        return parts.isEmpty ? [key] : parts
    }

    private func add(
        _ texts: [(path: [String], key: String)], of table: TextTableKeys, to source: inout GeneratedText
    ) {
        let groups = SwiftGenName.groups(texts.filter { $0.path.count > 1 }) { $0.path[0] }
        let own = texts.filter { $0.path.count == 1 }
        for (name, text) in SwiftGenName.members(own, besides: groups.map(\.name), { $0.path[0] }) {
            add(name, text.key, of: table, to: &source)
        }
        for (group, inside) in groups {
            source.block("\(access) enum \(SwiftName.declared(group))") {
                add(inside.map { (Array($0.path.dropFirst()), $0.key) }, of: table, to: &$0)
            }
        }
    }

    private func add(_ name: String, _ key: String, of table: TextTableKeys, to source: inout GeneratedText) {
        guard let arguments = table.arguments[key], arguments.isValid else { return }
        let place = "\(SwiftName.literal(table.name)), \(SwiftName.literal(key))"
        let call = "\(output.typeName).lookUp(\(place)"
        guard !arguments.all.isEmpty else {
            return source.line("\(access) static var \(name): String { \(call)) }")
        }
        let numbered = Array(arguments.all.enumerated())
        let parameters = numbered.map { "_ p\($0 + 1): \(Self.type(of: $1.kind))" }.joined(separator: ", ")
        let values = numbered.map { $1.kind == .object ? "String(describing: p\($0 + 1))" : "p\($0 + 1)" }
        source.line(
            "\(access) static func \(name)(\(parameters)) -> String { \(call), [\(values.joined(separator: ", "))]) }")
    }

    private static func type(of kind: FormatArguments.Kind) -> String {
        switch kind {
        case .object: "Any"
        case .integer, .unsigned: "Int"
        case .number: "Float"
        case .character: "CChar"
        case .text: "UnsafePointer<CChar>"
        case .pointer: "UnsafeRawPointer"
        }
    }
}
