import ClassModel

extension RSwiftSource {
    func addTexts(to source: inout GeneratedText) {
        source.block("struct string") { source in
            for (name, table) in RSwiftName.unique(contents.tables, { $0.name }) {
                source.block("struct \(SwiftName.declared(name))") { addTexts(of: table, to: &$0) }
            }
            addLookup(to: &source)
        }
    }

    private func addTexts(of table: TextTableKeys, to source: inout GeneratedText) {
        for (name, key) in RSwiftName.unique(Array(table.texts.keys), { $0 }) {
            guard let arguments = table.arguments[key], arguments.isValid else { continue }
            let types = arguments.all.map { Self.type(of: $0.kind) }
            let place = "key: \(SwiftName.literal(key)), tableName: \(SwiftName.literal(table.name))"
            switch library {
            case .rswift:
                add(
                    name, library.type("StringResource"),
                    "\(place), bundle: R.hostingBundle, locales: [], comment: nil",
                    to: &source)
                addFunction(name, key, table.name, arguments, types, to: &source)
            case .rswiftResources:
                let names = arguments.all.contains { $0.name != nil }
                if names || types.count > 9 { addFunction(name, key, table.name, arguments, types, to: &source) }
                guard types.count <= 9 else { continue }
                let type = library.type("StringResource\(types.isEmpty ? "" : "\(types.count)")")
                let generic = types.isEmpty ? "" : "<\(types.joined(separator: ", "))>"
                add(
                    name, type + generic,
                    "\(place), source: .hosting(R.hostingBundle), developmentValue: nil, comment: nil", to: &source)
            }
        }
    }

    /// Adds the function that returns a text with its values.
    private func addFunction(
        _ name: String, _ key: String, _ table: String, _ arguments: FormatArguments, _ types: [String],
        to source: inout GeneratedText
    ) {
        var parameters: [String] = []
        for (place, argument) in arguments.all.enumerated() {
            let label = argument.name.map(SwiftName.declared) ?? "_"
            parameters.append("\(label) value\(place + 1): \(types[place])")
        }
        parameters.append("preferredLanguages: [String]? = nil")
        let values = arguments.all.indices.map { "value\($0 + 1)" }.joined(separator: ", ")
        source.line(
            "static func \(SwiftName.declared(name))(\(parameters.joined(separator: ", "))) -> String "
                + "{ R.string.lookUp(\(SwiftName.literal(key)), \(SwiftName.literal(table)), preferredLanguages, [\(values)]) }"
        )
    }

    private func addLookup(to source: inout GeneratedText) {
        source.lines(
            """
            fileprivate static func lookUp(
                _ key: String, _ table: String, _ languages: [String]?, _ values: [any CVarArg]
            ) -> String {
                let own = (languages ?? []).lazy.compactMap { R.hostingBundle.path(forResource: $0, ofType: "lproj") }
                let bundle = own.first.flatMap { Bundle(path: $0) } ?? R.hostingBundle
                let format = bundle.localizedString(forKey: key, value: nil, table: table)
                return values.isEmpty ? format : String(format: format, locale: Locale.current, arguments: values)
            }
            """)
    }

    private static func type(of kind: FormatArguments.Kind) -> String {
        switch kind {
        case .object: "String"
        case .integer: "Int"
        case .unsigned: "UInt"
        case .number: "Double"
        case .character: "CChar"
        case .text: "UnsafePointer<CChar>"
        case .pointer: "UnsafeRawPointer"
        }
    }
}
