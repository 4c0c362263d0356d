/// Prints an archive as readable text.
struct NibPrinter {
    private(set) var lines: [String] = []
    private let archive: NibArchive
    private let labels: NibLabels
    private let nesting: Int
    private static let width = 120

    init(_ archive: NibArchive, nesting: Int = 0) {
        self.archive = archive
        self.nesting = nesting
        labels = NibLabels(archive)
    }

    mutating func print(indentation: Int) {
        let count = archive.objects.count
        line(
            "NIBArchive format \(archive.formatVersion), coder \(archive.coderVersion), \(counted(count, "object"))",
            indentation)
        printTop(indentation)
        printConnections(indentation)
        for object in archive.objects where !labels.isShownWhereUsed(object) {
            line("", indentation)
            print(object, indentation)
        }
    }

    private mutating func printTop(_ indentation: Int) {
        guard let top = archive.root.objects("UINibTopLevelObjectsKey"), !top.isEmpty else { return }
        line("", indentation)
        line("top level", indentation)
        for object in top { line(labels.label(object), indentation + 4) }
    }

    private mutating func printConnections(_ indentation: Int) {
        guard let connections = archive.root.objects("UINibConnectionsKey"), !connections.isEmpty else { return }
        line("", indentation)
        line("connections", indentation)
        // An object may be listed often and be large.
        var known: [NibObjectID: String] = [:]
        for connection in connections {
            let words = known[connection.id] ?? labels.connection(connection)
            known[connection.id] = words
            line("\(connection.id) \(words)", indentation + 4)
        }
    }

    private mutating func print(_ object: NibObject, _ indentation: Int) {
        let fallbacks = object.fallbackClassNames
        let suffix = fallbacks.isEmpty ? "" : ", else " + fallbacks.map(labels.short).joined(separator: ", else ")
        line("\(object.id) \(labels.short(object.className))\(suffix)", indentation)
        let inner = indentation + 4
        if let list = labels.list(object) { return printList(list, prefix: "", inner) }
        for (key, value) in object.values { print(labels.short(key), value, of: object, inner) }
    }

    private mutating func print(_ key: String, _ value: NibValue, of object: NibObject, _ indentation: Int) {
        if let target = object.target(of: value), labels.isShownWhereUsed(target), let list = labels.list(target) {
            return printList(list, prefix: "\(key): ", indentation)
        }
        if nesting < NibArchive.deepestNesting, let nested = (try? value.nestedArchive()).flatMap(\.self) {
            line("\(key): archive, \(counted(value.dataValue?.count ?? 0, "byte"))", indentation)
            var printer = NibPrinter(nested, nesting: nesting + 1)
            printer.print(indentation: indentation + 4)
            lines += printer.lines
            return
        }
        line("\(key): \(labels.word(value, of: object, key: key))", indentation)
    }

    /// Prints a list in one line if it fits.
    private mutating func printList(_ list: NibLabels.List, prefix: String, _ indentation: Int) {
        let joined = prefix + list.open + list.items.joined(separator: ", ") + list.close
        if indentation + joined.utf8.count <= Self.width { return line(joined, indentation) }
        line(prefix + list.open, indentation)
        for item in list.items { line(item, indentation + 4) }
        line(list.close, indentation)
    }

    private mutating func line(_ text: String, _ indentation: Int) {
        lines.append(text.isEmpty ? "" : String(repeating: " ", count: indentation) + text)
    }
}

/// "1 byte", "2 bytes".
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
