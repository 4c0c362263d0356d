/// Reads the tables of the catalog, line by line.
///
/// A line begins one of these, or adds a row to the last `group` or `element`:
///
///     # a comment
///     enum axis: horizontal vertical          the values of an enumeration; a last `*` means that there are more
///     group identity                          rows that several elements share
///     element label : view class UILabel watchOS WKInterfaceLabel on iOS watchOS title "Label"
///
/// `class` names the class, then any platform with another one; `on` lists the platforms. The rows:
///
///     @identity                               the rows of a preceding group
///     text text                               an attribute and its type
///     hidden bool = NO                        absent means NO, and Interface Builder omits it then
///     contentMode enum contentMode ~ center   absent means center, but Interface Builder writes even that
///     toolTip text on macOS                   an attribute that the element has on some of its platforms only,
///                                             or not at all if it is on none of them; if it differs
///                                             between platforms, each has a row of its own
///     > subviews                              a child
///     > rect [frame contentRect]              a child that needs one of these values as its `key`
///     > {view} [titleView]                    any child of a kind
///     > {view} mixed                          one that is written among those of the row before, in any order
///
/// Attributes and children are in the order in which Interface Builder writes them.
///
/// Rows also describe UIKit's nibs, but not those of AppKit and WatchKit. A class with another name in nibs follows
/// `class`, with its fallbacks: `nib UITableViewCellContentView fallback UIView`.
///
///     text text -> UIText                     writes the key, in the default form of the type
///     hidden bool = NO -> UIHidden if YES     writes it if the value is this; also `unless VALUE`, `if set` for an
///                                             attribute that is present, `if changed` for one that isn't the default
///     alpha number = 1 -> UIAlpha as f64      writes it in another form of `NibForm`
///     tag integer -> UITag, UINumber          writes two keys
///     flag bool -> UIFlag since 13000         writes it for documents of this `toolsVersion` or newer; also `until`
///     left bool -> bit 2                      adds to the number that the parent writes `as mask`
///     > rect [frame] -> *frame                leaves it to the compiler's encoder with this name, see `NibEncoders`
///     misplaced bool -> none                  only Interface Builder reads it
///     -> none                                 the rule of all rows of this element or group that have none
///     ! enabled -> UISwitchEnabled            replaces the rule of an attribute from a group
///     ! color [tintColor] -> UITint           replaces the rule of a child from a group
///     on bool -> UIOn = 2 if YES              writes this number rather than the value
///     + UIDeepDrawRect true                   a key that no row has to write: `true`, `false`, `nil`, a whole number,
///                                             `{0,-1}` for geometry, `"text"`, others `as f32` or `as f64`
///     + *contentSize                          an encoder for every object of this element, whatever its rows
///
/// Numbers of enumerations are those of the public headers: in `enum fill: none=-1 even odd mixed=?`, odd is 1, and
/// mixed has no number. An enumeration whose first value has no number has none.
///
/// For a child row, `if changed` means numbers that are not all zero, or a list that is not empty. `UIGlow?` marks a
/// key that Apple's compiler has not been seen to write for this class: published tools know it, or it is named like
/// the public property.
struct CatalogReader {
    private(set) var enumerations: [String: Enumeration] = [:]

    private var groups: [String: Rows] = [:]
    private var elements: [(header: ElementHeader, rows: Rows)] = []
    private var elementNames: Set<String> = []
    private var attributeNumbers: [String: UInt16] = [:]
    private var open: Owner?
    private var rows = Rows()
    private var table = ""

    private enum Owner {
        case group(String)
        case element(ElementHeader)
    }

    mutating func read(_ table: CatalogTable) throws(TableError) {
        try read(
            UnsafeBufferPointer(start: table.text.utf8Start, count: table.text.utf8CodeUnitCount), table: table.name)
    }

    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, table name: String) throws(TableError) {
        table = name
        var number = 0
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
            number += 1
            try read(TableLine(number: number, bytes: bytes[start..<end]))
            start = end + 1
        }
        close()
    }

    private mutating func read(_ line: TableLine) throws(TableError) {
        switch line.firstByte(of: 0) {
        case nil: close()
        case UInt8(ascii: "#"): break
        case UInt8(ascii: "@"): try include(line)
        case UInt8(ascii: ">"): rows.children.append(try readChild(line))
        case UInt8(ascii: "+"): try readConstant(line)
        case UInt8(ascii: "!"): try readOverride(line)
        case UInt8(ascii: "-"): try readBlockRules(line)
        default:
            if line.has("element", at: 0), line.has(":", at: 2) {
                try openElement(line)
            } else if line.has("group", at: 0), line.count == 2 {
                close()
                open = .group(line[1])
            } else if line.has("enum", at: 0), line.firstByte(of: 2) != UInt8(ascii: "=") {
                try readEnumeration(line)
            } else {
                try readAttribute(line)
            }
        }
    }
}

// MARK: - Blocks

extension CatalogReader {
    private mutating func close() {
        switch open {
        case .group(let name): groups[name] = rows.withRules()
        case .element(let header): elements.append((header, rows.withRules()))
        case nil: break
        }
        open = nil
        rows = Rows()
    }

    private mutating func openElement(_ line: TableLine) throws(TableError) {
        close()
        let header = try ElementHeader(line, table: table)
        guard elementNames.insert(header.name).inserted else {
            throw error(line, "element \"\(header.name)\" occurs twice")
        }
        open = .element(header)
    }

    private mutating func readEnumeration(_ line: TableLine) throws(TableError) {
        close()
        guard line.count > 2, line[1].hasSuffix(":") else {
            throw error(line, "expected \"enum NAME: VALUE …\"")
        }
        let name = line.word(1, last: 1)
        let isOpen = line.has("*", at: line.count - 1)
        var values: [String] = []
        var rawValues: [Int?] = []
        for position in 2..<(isOpen ? line.count - 1 : line.count) {
            let parts = line[position].split(separator: "=", omittingEmptySubsequences: false)
            let number = parts.count == 2 ? Int(parts[1]) : rawValues.last.flatMap(\.self).map { $0 + 1 }
            guard parts.count == 1 || number != nil || parts[1] == "?" else {
                throw error(line, "expected a number after \"=\", found \"\(line[position])\"")
            }
            values.append(String(parts[0]))
            rawValues.append(number)
        }
        let enumeration = Enumeration(name: name, values: values, isOpen: isOpen, rawValues: rawValues)
        guard enumerations.updateValue(enumeration, forKey: name) == nil
        else { throw error(line, "enumeration \"\(name)\" stands twice") }
    }
}

// MARK: - Rows

extension CatalogReader {
    private mutating func include(_ line: TableLine) throws(TableError) {
        let name = line.word(0, droppingFirst: 1)
        guard open != nil, line.count == 1 else { throw error(line, "unexpected text after \"@\(name)\"") }
        guard let group = groups[name] else {
            throw error(line, "unknown group \"\(name)\"; a group must precede its use")
        }
        for row in group.attributes {
            try append(row, line)
        }
        rows.children += group.children
        for constant in group.constants {
            append(constant)
        }
        for encoder in group.encoders {
            append(encoder)
        }
    }

    private mutating func readAttribute(_ whole: TableLine) throws(TableError) {
        let (line, hasRules) = withoutRules(whole)
        guard open != nil, line.count > 1 else {
            throw error(
                line, "expected an attribute row such as \"hidden bool = NO\", found \"\(line.text(from: 0))\"")
        }
        let name = line[0]
        let (type, behindType) = try readType(line)
        var position = behindType
        var defaultValue: String?
        let isOmitted = line.has("=", at: position)
        if isOmitted || line.has("~", at: position), position + 1 < line.count {
            defaultValue = line[position + 1]
            position += 2
        }
        let platforms = line.platforms(at: &position) ?? .all
        guard position == line.count else {
            throw error(line, "unexpected \"\(line.text(from: position))\" after \"\(name)\"")
        }
        var attribute = AttributeType(
            name: name, type: type, defaultValue: defaultValue, isOmittedWhenDefault: isOmitted, platforms: platforms)
        if hasRules { attribute.nibRules = try rules(whole, defaultForm: type.nibForm) }
        try append(Rows.Attribute(type: attribute, number: number(of: name)), line)
    }

    /// Returns the type of an attribute row, and the position of the word after it.
    private func readType(_ line: TableLine) throws(TableError) -> (ValueType, Int) {
        if line.has("enum", at: 1), line.count > 2 {
            guard enumerations[line[2]] != nil else { throw error(line, "unknown enumeration \"\(line[2])\"") }
            return (.enumeration(line[2]), 3)
        }
        guard let type = ValueType(word: line[1]) else { throw error(line, "unknown type \"\(line[1])\"") }
        return (type, 2)
    }

    private mutating func append(_ row: Rows.Attribute, _ line: TableLine) throws(TableError) {
        let isTwice = rows.attributes.contains {
            $0.number == row.number && !$0.type.platforms.isDisjoint(with: row.type.platforms)
        }
        guard !isTwice else {
            throw error(line, "attribute \"\(row.type.name)\" stands twice")
        }
        rows.attributes.append(row)
    }

    private mutating func number(of attribute: String) -> UInt16 {
        if let number = attributeNumbers[attribute] { return number }
        let number = UInt16(attributeNumbers.count)
        attributeNumbers[attribute] = number
        return number
    }

    private func readChild(_ whole: TableLine) throws(TableError) -> ChildType {
        let (line, hasRules) = withoutRules(whole)
        var child = try child(line)
        if hasRules { child.nibRules = try rules(whole, defaultForm: child.content.nibForm) }
        return child
    }

    private func child(_ line: TableLine) throws(TableError) -> ChildType {
        guard open != nil, line.count >= 2 else { throw error(line, "expected an element or a kind after \">\"") }
        var keys: [String] = []
        let isMixed = line.has("mixed", at: 2)
        if line.count > 2, !isMixed {
            guard let found = line.words(from: 2, within: (UInt8(ascii: "["), UInt8(ascii: "]"))) else {
                throw error(line, "expected keys such as \"[frame]\", found \"\(line.text(from: 2))\"")
            }
            keys = found
        }
        guard line.firstByte(of: 1) == UInt8(ascii: "{") else {
            return ChildType(content: .element(line[1]), keys: keys, isMixed: isMixed)
        }
        let name = line.word(1, droppingFirst: 1, last: 1)
        guard let kind = ElementKind(rawValue: name) else { throw error(line, "unknown kind \"\(name)\"") }
        return ChildType(content: .kind(kind), keys: keys, isMixed: isMixed)
    }

    private func error(_ line: TableLine, _ problem: String) -> TableError {
        TableError(table: table, line: line.number, problem: problem)
    }
}

// MARK: - Nibs

extension CatalogReader {
    /// Returns the line before `->`, and whether it has rules.
    private func withoutRules(_ line: TableLine) -> (line: TableLine, hasRules: Bool) {
        guard let arrow = line.position(of: "->") else { return (line, false) }
        return (line.prefix(upTo: arrow), true)
    }

    private func rules(_ line: TableLine, defaultForm: NibForm) throws(TableError) -> [NibRule] {
        let first = (line.position(of: "->") ?? line.count) + 1
        return try NibRuleReader(line: line, table: table).rules(from: first, defaultForm: defaultForm)
    }

    private mutating func readConstant(_ line: TableLine) throws(TableError) {
        guard open != nil else { throw error(line, "a constant must be in a group or element") }
        let reader = NibRuleReader(line: line, table: table)
        if line.firstByte(of: 1) == UInt8(ascii: "*"), line.count == 2 {
            append(try reader.encoder(line[1]))
        } else {
            append(try reader.constant())
        }
    }

    private mutating func append(_ encoder: String) {
        if !rows.encoders.contains(encoder) { rows.encoders.append(encoder) }
    }

    /// Appends a constant, replacing one of a group with the same key.
    private mutating func append(_ constant: NibConstant) {
        rows.constants.removeAll { $0.key == constant.key }
        rows.constants.append(constant)
    }

    private mutating func readOverride(_ line: TableLine) throws(TableError) {
        if line.count > 3, line[2].hasPrefix("[") { return try readChildOverride(line) }
        guard open != nil, line.count > 3, line.has("->", at: 2) else {
            throw error(line, "expected \"! ATTRIBUTE -> RULE\"")
        }
        let matches = rows.attributes.indices.filter { rows.attributes[$0].type.name == line[1] }
        guard !matches.isEmpty else { throw error(line, "there is no attribute \"\(line[1])\" before") }
        for match in matches {
            let form = rows.attributes[match].type.type.nibForm
            rows.attributes[match].type.nibRules = try rules(line, defaultForm: form)
        }
    }

    private mutating func readChildOverride(_ line: TableLine) throws(TableError) {
        let wanted = try child(withoutRules(line).line)
        guard let match = rows.children.firstIndex(where: { $0.content == wanted.content && $0.keys == wanted.keys })
        else {
            throw error(line, "no child \"\(line[1])\" with these keys stands before")
        }
        rows.children[match].nibRules = try rules(line, defaultForm: wanted.content.nibForm)
    }

    private mutating func readBlockRules(_ line: TableLine) throws(TableError) {
        guard open != nil, line.has("->", at: 0) else { throw error(line, "expected \"-> RULE\"") }
        rows.rules = try rules(line, defaultForm: .object)
    }
}

// MARK: - Result

extension CatalogReader {
    /// Returns the elements of all tables.
    func finishedElements() throws(TableError) -> [ElementType] {
        var kinds: [String: ElementKind] = [:]
        kinds.reserveCapacity(elements.count)
        for (header, _) in elements {
            kinds[header.name] = header.kind
        }
        let index = CatalogIndex(attributeNumbers: attributeNumbers, kinds: kinds)
        return elements.map { header, rows in
            var attributes: [AttributeType] = []
            var numbers: [UInt16] = []
            attributes.reserveCapacity(rows.attributes.count)
            numbers.reserveCapacity(rows.attributes.count)
            for var row in rows.attributes where !row.type.platforms.isDisjoint(with: header.platforms) {
                row.type.platforms.formIntersection(header.platforms)
                if row.type.platforms.isDisjoint(with: .uiKit) { row.type.nibRules = [] }
                attributes.append(row.type)
                numbers.append(row.number)
            }
            let hasNibs = !header.platforms.isDisjoint(with: .uiKit)
            let children = hasNibs ? rows.children : rows.children.map { $0.withoutRules() }
            return ElementType(
                name: header.name, kind: header.kind, title: header.title, className: header.className,
                platforms: header.platforms, attributes: attributes, children: children,
                nibConstants: hasNibs ? rows.constants : [], nibEncoders: hasNibs ? rows.encoders : [],
                nibObjectEncoder: hasNibs ? rows.objectEncoder : nil, nibClassName: hasNibs ? header.nibClassName : nil,
                nibFallbacks: header.nibFallbacks,
                classNameOverrides: header.classNameOverrides, attributeNumbers: numbers,
                index: index)
        }
    }
}

extension ChildType {
    fileprivate func withoutRules() -> ChildType {
        ChildType(content: content, keys: keys, isMixed: isMixed)
    }
}

/// The rows of a group or element.
private struct Rows {
    struct Attribute {
        var type: AttributeType
        let number: UInt16
    }

    var attributes: [Attribute] = []
    var children: [ChildType] = []
    var constants: [NibConstant] = []
    var encoders: [String] = []
    /// The rules of the rows that have none of their own.
    var rules: [NibRule] = []

    /// Returns the rows, with the common rules added to those that have none of their own.
    func withRules() -> Rows {
        guard !rules.isEmpty else { return self }
        var result = self
        for position in attributes.indices where attributes[position].type.nibRules.isEmpty {
            result.attributes[position].type.nibRules = rules
        }
        for position in children.indices where children[position].nibRules.isEmpty {
            result.children[position].nibRules = rules
        }
        return result
    }

    /// The encoder that all rules name, or nil if they differ.
    var objectEncoder: String? {
        guard case .computed(let name)? = rules.first, rules.count == 1 else { return nil }
        return name
    }
}
